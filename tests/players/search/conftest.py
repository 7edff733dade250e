"""The kernels as they are imported (compiled, where there is a compiler) and as plain Python."""

from types import ModuleType

import pytest

from tests.players.search.plain import from_source
from whistdesk.players.search import kernel, misere_kernel


@pytest.fixture(params=["imported", "plain"])
def trick_kernel(request: pytest.FixtureRequest) -> ModuleType:
    return kernel if request.param == "imported" else from_source("kernel")


@pytest.fixture(params=["imported", "plain"])
def ducking_kernel(request: pytest.FixtureRequest) -> ModuleType:
    return misere_kernel if request.param == "imported" else from_source("misere_kernel")
