"""Oneonta Whist (OW-01 to OW-17)."""
