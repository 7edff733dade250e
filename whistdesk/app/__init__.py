"""Starts and wires the program: window, menus, settings, translations, command line."""
