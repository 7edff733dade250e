"""Takes from the process that it is called in what the bundle leaves out, as if it were the bundled program."""

import importlib.util
import sys
from pathlib import Path

PARTS = Path(__file__).parents[1] / "packaging" / "parts.py"


def leave_out() -> None:
    """From now on importing such a module fails."""
    spec = importlib.util.spec_from_file_location("parts", PARTS)
    assert spec is not None
    assert spec.loader is not None
    parts = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(parts)
    for name in (*parts.EXCLUDED_MODULES, *parts.SPARED_MODULES):
        sys.modules[name] = None  # type: ignore[assignment]
