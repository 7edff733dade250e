"""Is everything there that comes with the program, and can it be read?"""

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTranslator
from PySide6.QtSvg import QSvgRenderer

from whistdesk.views.shipped import shipped

LIST: Final = "contents.txt"
"""In ``assets``: one file a line, beginning with the room that it lies in (``seeds/keys.en.md``)."""

PLUGINS: Final = {
    "linux": ("platforms/libqxcb.so", "iconengines/libqsvgicon.so", "imageformats/libqsvg.so"),
    "win32": ("platforms/qwindows.dll", "iconengines/qsvgicon.dll", "imageformats/qsvg.dll"),
    "darwin": ("platforms/libqcocoa.dylib", "iconengines/libqsvgicon.dylib", "imageformats/libqsvg.dylib"),
}
"""Qt's parts that open windows, draw icons and draw cards, by platform."""


def wanting() -> list[str]:
    """The names of files that are missing or damaged, as the list has them; the list itself if that is."""
    try:
        names = (shipped("assets") / LIST).read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError):
        return [f"assets/{LIST}"]
    return [name for name in names if not _sound(name)]


def wanting_plugins(platform: str = sys.platform) -> list[str]:
    """The names of Qt's plugins that are missing or damaged. None is started."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    return [name for name in PLUGINS.get(platform, ()) if not QPluginLoader(str(folder / name)).metaData()]


def _sound(name: str) -> bool:
    room, _, rest = name.partition("/")
    file = shipped(room) / rest
    if not file.is_file():
        return False
    if file.suffix == ".svg":
        return QSvgRenderer(str(file)).isValid()
    if file.suffix == ".qm":
        return QTranslator().load(str(file))
    return _readable(file)


def _readable(file: Path) -> bool:
    try:
        return bool(file.read_text(encoding="utf-8").strip())
    except UnicodeDecodeError:
        return False
