"""RULES.md read a second time, without a look at the program's own rules."""
