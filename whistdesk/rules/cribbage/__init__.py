"""Cribbage Solitaire (CS-01 to CS-08)."""
