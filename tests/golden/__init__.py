"""Games written out, move by move: what a change of the rules does shows in their diff.

Each ``*.txt`` file begins with the game's key and its setup; a line that starts with ``>`` is a
move, the lines under it are what followed. ``python -m tests.golden`` plays the moves of all files
again and writes down what follows now; read the diff before you commit it. A new file needs the
two lines at its head and its moves only.
"""
