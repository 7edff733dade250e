"""The kernels as they were imported (compiled, where there is a compiler) and as plain Python."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from whistdesk.players.search import kernel, misere_kernel

SOURCES = Path(kernel.__file__).parent


def from_source(name: str) -> ModuleType:
    """The kernel of this name as uncompiled Python, whatever else lies beside it."""
    path = str(SOURCES / f"{name}.py")
    spec = spec_from_file_location(f"uncompiled_{name}", path, loader=SourceFileLoader(f"uncompiled_{name}", path))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["imported", "plain"])
def trick_kernel(request: pytest.FixtureRequest) -> ModuleType:
    return kernel if request.param == "imported" else from_source("kernel")


@pytest.fixture(params=["imported", "plain"])
def ducking_kernel(request: pytest.FixtureRequest) -> ModuleType:
    return misere_kernel if request.param == "imported" else from_source("misere_kernel")
