"""Takes the place of PySide6's own module of this name in the bundle: see ``support.py``.

PySide6 loads at each start all that it needs to word errors and to tell signatures. Here that comes when the first of
these functions is called: they are all that PySide6's C++ side looks for.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import signature_bootstrap  # type: ignore[import-not-found]
from shibokensupport import signature  # type: ignore[import-not-found]

signature.get_signature = signature_bootstrap.get_signature
signature.make_snake_case_name = signature_bootstrap.make_snake_case_name


def _late(name: str) -> Callable[..., Any]:
    def called(*arguments: Any, **named: Any) -> Any:
        return getattr(import_module("shibokensupport.signature.whole_loader"), name)(*arguments, **named)

    return called


pyside_type_init = _late("pyside_type_init")
create_signature = _late("create_signature")
seterror_argument = _late("seterror_argument")
make_helptext = _late("make_helptext")
feature_import = _late("feature_import")
feature_imported = _late("feature_imported")


def finish_import(module: object) -> None:
    """Nothing: it is for deprecated functions, which PySide6-Essentials does not bring."""


def post_init() -> None:
    """Nothing: it would put PySide6's import in the place of Python's, for features that nobody here asks for."""
