"""Choosing deals, and the calendar of the daily ones."""
