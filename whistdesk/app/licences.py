"""What About says of the parts that Whistdesk is made with, and their licences."""

from importlib.resources import files
from pathlib import Path
from platform import python_version
from typing import Final

from PySide6 import __file__ as pyside_file
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, qVersion

from whistdesk import HOMEPAGE, VENDOR
from whistdesk.views.dialogs import Papers
from whistdesk.views.names import fill
from whistdesk.views.shipped import shipped

LGPL: Final = "https://www.gnu.org/licenses/lgpl-3.0.html"


def facts(*, compiled: bool) -> list[str]:
    """One sentence for each part; ``compiled`` says whether the search kernels are."""
    if compiled:
        search = QCoreApplication.translate("About", "The search of the computer players is compiled.")
    else:
        search = QCoreApplication.translate(
            "About", "The search of the computer players is not compiled here, so they look at fewer deals."
        )
    made_with = QCoreApplication.translate(
        "About",
        "Made with Qt %1 and PySide6 %2, which are free under the GNU Lesser General Public License 3, on Python %3.",
    )
    ours = QCoreApplication.translate("About", "Whistdesk is free under the MIT License, © 2026 %1: %2.")
    return [
        fill(ours, VENDOR, HOMEPAGE),
        fill(made_with, qVersion(), pyside_version, python_version()),
        search,
        QCoreApplication.translate("About", "The typeface is Inter, free under the SIL Open Font License."),
        QCoreApplication.translate("About", "Cards, icons and lettering were drawn for Whistdesk."),
    ]


def papers() -> list[Papers]:
    """The licences of what comes with the program; only a bundle brings libraries, with a folder of licences."""
    font = (files("fontpkg_inter") / "LICENSE").read_text(encoding="utf-8")
    qt = QCoreApplication.translate("About", "The text of the licence: %1. The sources of Qt: %2.")
    replace = QCoreApplication.translate(
        "About",
        "Qt and PySide6 lie in %1 as files of their own: put your own build of the same version in their place.",
    )
    python = QCoreApplication.translate("About", "Python is free under the PSF License: %1.")
    others = QCoreApplication.translate("About", "The licences of everything that comes along lie in %1.")
    along = shipped("licences")
    return [
        Papers("Inter", font),
        Papers(
            "Qt, PySide6",
            f"{fill(qt, LGPL, 'https://download.qt.io')}\n\n{fill(replace, str(Path(pyside_file).parent))}",
        ),
        Papers("Python", fill(python, "https://docs.python.org/3/license.html")),
        *(
            [Papers(QCoreApplication.translate("About", "Other libraries"), fill(others, str(along)))]
            if along.is_dir()
            else []
        ),
    ]
