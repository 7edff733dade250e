"""PySide6's features, which nobody here asks for.

On its import PySide6 takes the place of Python's ``__import__``, to learn whether the module that imports wants
``snake_case`` or ``true_property``. From then on each import reads the source of the module that was imported and
looks for PySide6 in it, which takes longer than the import itself.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - its import puts the other one in place


def forgo_features() -> None:
    """Have Python's own import again."""
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
