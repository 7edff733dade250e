"""Colours, type, card art and icons: what the app looks like, apart from any screen."""
