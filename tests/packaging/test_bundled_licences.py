"""The licences that travel in the bundle."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def licences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """On a system where libcard came with the package libcard1, which names two licences that all may know."""
    monkeypatch.syspath_prepend(PACKAGING)
    module = importlib.import_module("licences")
    (tmp_path / "doc/libcard1").mkdir(parents=True)
    (tmp_path / "doc/libcard1/copyright").write_text(
        "see /usr/share/common-licenses/LGPL-2.1, or `common-licenses/MPL-2.0'."
    )
    (tmp_path / "common").mkdir()
    (tmp_path / "common/LGPL-2.1").write_text("as it is")
    (tmp_path / "common/MPL-2.0").write_text("as it is")
    monkeypatch.setattr(module, "DOCUMENTS", tmp_path / "doc")
    monkeypatch.setattr(module, "COMMON", tmp_path / "common")
    monkeypatch.setattr(module.sys, "platform", "linux")
    monkeypatch.setattr(module, "_package", lambda library: library.name.partition(".")[0] + "1")
    return module


def library(licences: ModuleType, source: str) -> tuple[str, str, str]:
    entry: tuple[str, str, str] = licences.Entry(Path(source).name, source, "BINARY")
    return entry


def test_what_is_always_there_brings_its_licence(licences: ModuleType) -> None:
    texts = {name: text.read_text(encoding="utf-8") for name, text in licences.papers([]).items()}
    assert texts.keys() >= {
        "Qt.txt",
        "LGPL-3.txt",
        "GPL-3.txt",
        "ICU.txt",
        "Python.txt",
        "Inter.txt",
        "PyInstaller.txt",
    }
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python.txt"]
    assert "SIL OPEN FONT LICENSE" in texts["Inter.txt"]
    assert "exception" in texts["PyInstaller.txt"]
    assert "Version 3, 29 June 2007" in texts["LGPL-3.txt"]


def test_a_library_of_the_system_brings_its_licence_and_those_that_this_names(licences: ModuleType) -> None:
    texts = licences.papers([library(licences, "/usr/lib/libcard.so.1")])
    assert texts.keys() >= {"libcard1.txt", "LGPL-2.1.txt", "MPL-2.0.txt"}


def test_a_library_of_a_wheel_needs_no_paper_of_its_own(licences: ModuleType) -> None:
    wheels = licences.sysconfig.get_path("platlib")
    assert not licences.of_system(library(licences, f"{wheels}/PySide6/Qt/lib/libQt6Core.so.6"))
    assert not licences.of_system(library(licences, "/somewhere/libpython3.13.so.1.0"))
    assert licences.of_system(library(licences, "/usr/lib/libcard.so.1"))


def test_without_a_licence_nothing_is_bundled(licences: ModuleType) -> None:
    with pytest.raises(licences.Unknown, match=r"libtarot1\.txt"):
        licences.papers([library(licences, "/usr/lib/libtarot.so.1")])
