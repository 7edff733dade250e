"""Cribbage Solitaire at the table."""
