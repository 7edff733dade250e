"""whistdesk: Oneonta Whist, Cribbage Solitaire and Solo Whist with card graphics."""

__version__ = "0.1.0"

APPLICATION_ID = "org.whistdesk.Whistdesk"
"""By this name desktops, installers and file managers know the program."""
VENDOR = "The whistdesk project"
HOMEPAGE = "https://whistdesk.org"
"""The one place for the address: installers, About and package metadata take it from here."""
RECORD_TYPE = "application/x-whistdesk-record+json"
"""The MIME type of records, files whose names end in ``.whistdesk``."""
