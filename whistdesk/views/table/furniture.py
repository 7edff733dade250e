"""What a game draws on the table besides cards: a painter that knows the house style.

Positions are window coordinates (a panel's own in a panel); sizes of text, and lengths where the
docstring says "at 100 %", are multiplied by ``k``, the factor of window and text size.
"""
