"""Solo Whist (SW-01 to SW-19)."""
