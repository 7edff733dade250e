"""A kernel as plain Python, also where its compiled form lies beside it and would be imported first."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from whistdesk.players import search


def from_source(name: str, package: ModuleType = search) -> ModuleType:
    """The module of this name in ``players/search`` or another package, uncompiled."""
    path = str(Path(package.__path__[0]) / f"{name}.py")
    spec = spec_from_file_location(f"plain_{name}", path, loader=SourceFileLoader(f"plain_{name}", path))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
