"""Is everything there that comes with the program, and can it be read?"""

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QPluginLoader, QTranslator
from PySide6.QtSvg import QSvgRenderer

from whistdesk.views.shipped import shipped

LIST: Final = "contents.txt"
"""In ``assets``: one file a line, beginning with the room that it lies in (``seeds/keys.en.md``)."""

WINDOW_PLUGINS: Final = {"linux": "libqxcb.so", "win32": "qwindows.dll", "darwin": "libqcocoa.dylib"}
"""Qt's part that opens windows, by platform."""


def wanting() -> list[str]:
    """The names of files that are missing or damaged, as the list has them; the list itself if that is."""
    try:
        names = (shipped("assets") / LIST).read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError):
        return [f"assets/{LIST}"]
    return [name for name in names if not _sound(name)]


def window_plugin(platform: str = sys.platform) -> str:
    """The name of Qt's plugin for windows where it is missing or damaged, else empty. It is not started."""
    name = WINDOW_PLUGINS.get(platform, "")
    plugin = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", name)
    return "" if QPluginLoader(str(plugin)).metaData() else name


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
