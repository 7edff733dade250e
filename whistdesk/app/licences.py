"""What About says of the parts that Whistdesk is made with, and their licences."""

from importlib.resources import files
from platform import python_version

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, qVersion

from whistdesk.views.dialogs import Papers
from whistdesk.views.names import fill


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
    return [
        fill(made_with, qVersion(), pyside_version, python_version()),
        search,
        QCoreApplication.translate("About", "The typeface is Inter, free under the SIL Open Font License."),
        QCoreApplication.translate("About", "Cards, icons and lettering were drawn for Whistdesk."),
    ]


def papers() -> list[Papers]:
    """The licences of what comes with the program; Qt's can be had from the web."""
    font = (files("fontpkg_inter") / "LICENSE").read_text(encoding="utf-8")
    qt = QCoreApplication.translate("About", "The text of the licence: %1. The sources of Qt: %2.")
    return [
        Papers("Inter", font),
        Papers("Qt, PySide6", fill(qt, "https://www.gnu.org/licenses/lgpl-3.0.html", "https://download.qt.io")),
    ]
