"""What goes into the bundle."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
ALL_MODULES = """
import json, pkgutil, sys, whistdesk
sys.modules["cython"] = None  # plain kernels take it where it is; the bundle has its stand-in
for module in pkgutil.walk_packages(whistdesk.__path__, "whistdesk."):
    if not module.name.endswith("__main__"):
        __import__(module.name)
print(json.dumps(sorted(name for name, module in sys.modules.items() if module is not None)))
"""


@pytest.fixture(scope="module")
def parts() -> ModuleType:
    spec = importlib.util.spec_from_file_location("parts", ROOT / "packaging" / "parts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_nothing_that_the_program_imports_is_left_out(parts: ModuleType) -> None:
    said = subprocess.run([sys.executable, "-c", ALL_MODULES], cwd=ROOT, check=True, capture_output=True, text=True)
    loaded = set(json.loads(said.stdout))
    assert "whistdesk.views.shipped" in loaded
    assert not loaded & set(parts.EXCLUDED_MODULES)


@pytest.mark.parametrize(
    ("target", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platforms/libqminimal.so", True),
        ("PySide6/Qt/plugins/platforms/libqminimalegl.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("whistdesk/assets/translations/whistdesk_de.qm", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
    ],
)
def test_only_the_plugins_and_translations_that_are_used_go_in(parts: ModuleType, target: str, *, kept: bool) -> None:
    assert parts.wanted(parts.Entry(target, target, "BINARY")) is kept


def test_a_library_goes_in_if_something_that_goes_in_needs_it(parts: ModuleType) -> None:
    needs = {"QtGui.so": ["libgui.so"], "libgui.so": ["libpng.so"], "libgtk.so": ["libcairo.so"]}
    entries = [
        parts.Entry("PySide6/QtGui.so", "QtGui.so", "EXTENSION"),
        *(parts.Entry(name, name, "BINARY") for name in ("libgui.so", "libpng.so", "libgtk.so", "libcairo.so")),
        parts.Entry("libdbus-1.so.3", "libdbus-1.so.3", "BINARY"),
        parts.Entry("deep/libpng.so", "../libcairo.so", "SYMLINK"),
    ]
    kept = parts.linked(entries, lambda source: needs.get(source, []))
    assert [entry.name for entry in kept] == ["QtGui.so", "libgui.so", "libpng.so", "libdbus-1.so.3"]


def test_a_link_stays_with_what_it_points_to(parts: ModuleType) -> None:
    entries = [
        parts.Entry("PySide6/lib/libgui.so", "libgui.so", "BINARY"),
        parts.Entry("PySide6/QtGui.so", "QtGui.so", "EXTENSION"),
        parts.Entry("libgui.so", "PySide6/lib/libgui.so", "SYMLINK"),
        parts.Entry("PySide6/plugins/libgui.so", "../lib/libgui.so", "SYMLINK"),
        parts.Entry("libgone.so", "PySide6/lib/libgone.so", "SYMLINK"),
    ]
    kept = parts.linked(entries, lambda source: ["libgui.so"] if source == "QtGui.so" else [])
    assert "libgone.so" not in [entry.target for entry in kept]
    assert len(kept) == 4
