"""The page of settings: every change is seen at once."""
