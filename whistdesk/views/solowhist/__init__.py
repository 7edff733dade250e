"""The table of Solo Whist: where things lie, what is said, which panels appear."""
