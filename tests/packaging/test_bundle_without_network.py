"""A bundle that could reach a network is refused when it is tried out."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/QtNetwork.abi3.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "lib-dynload/_socket.cpython-313-x86_64-linux-gnu.so",
        "lib-dynload/_ssl.cpython-313-x86_64-linux-gnu.so",
        "libssl.so.3",
        "libcrypto-3.dll",
    ],
)
def test_what_serves_networks_is_found(tmp_path: Path, name: str) -> None:
    spec = importlib.util.spec_from_file_location("try_bundle", ROOT / "packaging" / "try_bundle.py")
    assert spec is not None
    assert spec.loader is not None
    try_bundle = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(try_bundle)
    own = tmp_path / "_internal" / "PySide6" / "QtWidgets.abi3.so"
    foreign = tmp_path / "_internal" / name
    for file in (own, foreign):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert foreign.name in try_bundle.made_for_networks(tmp_path)
    assert own.name not in try_bundle.made_for_networks(tmp_path)
