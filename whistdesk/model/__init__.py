"""Sessions and the computer seats' desk as Qt objects (QtCore only)."""
