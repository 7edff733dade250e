"""What the search kernel needs of ``cython`` where it runs uncompiled and Cython is not installed."""

import builtins
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Final, TypeVar

compiled: Final = False

T = TypeVar("T")


class _Unlocked(nullcontext[None]):
    """``nogil``: a decorator that changes nothing, and a context without effect."""

    def __call__(self, function: T) -> T:
        return function


def cclass(kind: T) -> T:
    """An extension type where compiled."""
    return kind


def cfunc(function: T) -> T:
    """A C function where compiled."""
    return function


def inline(function: T) -> T:
    """A C function whose calls the compiler is asked to replace by its text."""
    return function


def final(kind: T) -> T:
    """A type without subclasses."""
    return kind


def declare(_: object, value: T) -> T:
    """A variable of a C type where compiled."""
    return value


def exceptval(**_: Any) -> Callable[[T], T]:
    """How a C function reports an exception."""
    return final


int: Final = builtins.int  # noqa: A001 - as Cython calls it
nogil: Final = _Unlocked()
gil: Final = nullcontext()
