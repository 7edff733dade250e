"""Compiles the search kernels where a C compiler is at hand; elsewhere the same files run as they are.

The environment variable ``WHISTDESK_KERNEL`` may say ``require`` (fail where they cannot be
compiled, for releases) or ``never``; without it, ``auto`` holds. All else is in pyproject.toml.
"""

import os
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNELS = (
    *(
        f"whistdesk.players.search.{name}"
        for name in ("kernel", "misere_kernel", "trick_playouts", "misere_playouts", "deal_kernel")
    ),
    "whistdesk.players.cribbage.round_kernel",
    "whistdesk.players.oneonta.hand_kernel",
)
MODES = ("auto", "require", "never")


def extensions(mode: str) -> list[Extension]:
    """The kernels as extension modules, translated to C anew; none where ``mode`` is ``never``."""
    if mode == "never":
        return []
    sources = [Extension(name, [f"{name.replace('.', '/')}.py"]) for name in KERNELS]
    translated: list[Extension] = cythonize(sources, build_dir="build/kernel", language_level=3, force=True)
    for extension in translated:
        extension.optional = mode != "require"
    return translated


def remove_stale(root: Path) -> None:
    """Remove what was compiled for this Python before: it would go first, before an edited source."""
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    for name in KERNELS:
        place = Path(*name.split(".")).with_suffix(ending)
        for stale in [root / place, *(root / "build").glob(f"lib*/{place.as_posix()}")]:
            stale.unlink(missing_ok=True)


def chosen_mode() -> str:
    """What ``WHISTDESK_KERNEL`` says; SystemExit where that is none of the three."""
    mode = os.environ.get("WHISTDESK_KERNEL", "auto")
    if mode not in MODES:
        raise SystemExit(f"WHISTDESK_KERNEL is {mode!r}, not one of {', '.join(MODES)}.")
    return mode


if __name__ == "__main__":
    remove_stale(Path(__file__).resolve().parent)
    setup(ext_modules=extensions(chosen_mode()))
