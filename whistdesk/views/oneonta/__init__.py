"""The table of Oneonta Whist."""
