"""whistdesk: Oneonta Whist, Cribbage Solitaire and Solo Whist with card graphics."""

__version__ = "0.1.0"
