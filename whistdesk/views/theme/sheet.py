"""The style sheet of everything that is made of widgets: pages, dialogs, menus.

It sets every colour itself, so that light and dark system palettes leave all of it readable.
"""

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, GOLD_TEXT, INK
from whistdesk.views.theme.type import font

PANEL: Final = "#0B1222"

_SHEET: Final = """
* {{ color: {cream}; }}
QDialog, QMenu, QToolTip {{ background: {panel}; }}
QDialog {{ border: 1px solid {gold}; }}
QLabel, QCheckBox {{ background: transparent; }}
QLabel[role="label"] {{ color: {gold_text}; }}
QLabel[role="note"] {{ color: rgba(251, 243, 223, 205); }}
QLabel[role="fault"] {{ color: #FFB4A8; }}
QLabel[role="figure"] {{ color: {gold_text}; }}

QPushButton {{
    background: rgba(255, 255, 255, 26); border: 1px solid rgba(255, 255, 255, 56); border-radius: {round}px;
    padding: {pad}px {pad2}px; min-height: {tall}px;
}}
QPushButton:hover {{ background: rgba(255, 255, 255, 46); }}
QPushButton:pressed {{ background: rgba(255, 255, 255, 16); }}
QPushButton:focus {{ border: 2px solid {gold_text}; }}
QPushButton:disabled {{ color: rgba(251, 243, 223, 122); background: rgba(255, 255, 255, 8); }}
QPushButton[kind="segment"] {{
    background: transparent; border: 2px solid transparent; padding: 2px {pad}px; min-height: {row}px;
}}
QPushButton[kind="segment"]:hover {{ background: rgba(255, 255, 255, 26); }}
QPushButton[kind="segment"]:focus {{ border: 2px solid {gold_text}; }}
QPushButton[kind="segment"]:checked {{ background: {cream}; color: {ink}; }}
QFrame[role="segments"] {{
    background: rgba(255, 255, 255, 18); border: 1px solid rgba(251, 243, 223, 51); border-radius: {round}px;
}}

QLineEdit, QPlainTextEdit {{
    background: rgba(255, 255, 255, 20); border: 1px solid rgba(251, 243, 223, 90); border-radius: {round}px;
    padding: {pad}px; selection-background-color: {gold_button}; selection-color: {gold_ink};
    placeholder-text-color: rgba(251, 243, 223, 180);
}}
QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {gold_text}; }}

QMenu {{ border: 1px solid {gold}; padding: 6px; }}
QMenu::item {{ padding: {pad}px {pad3}px; border-radius: 6px; }}
QMenu::item:selected {{ background: rgba(232, 180, 76, 64); }}
QMenu::item:disabled {{ color: rgba(251, 243, 223, 122); }}
QMenu::separator {{ height: 1px; background: rgba(251, 243, 223, 51); margin: 6px 10px; }}
QToolTip {{ border: 1px solid {gold}; padding: 4px 6px; }}

QTreeWidget, QListWidget {{ background: transparent; border: none; outline: none; }}
QTreeWidget::item, QListWidget::item {{
    border: 1px solid transparent; border-radius: 9px; padding: {pad}px {pad}px;
}}
QTreeWidget::item:hover, QListWidget::item:hover {{ background: rgba(255, 255, 255, 20); }}
QTreeWidget::item:selected, QListWidget::item:selected {{
    background: rgba(232, 180, 76, 46); border: 1px solid rgba(232, 180, 76, 178); color: {gold_text};
}}
QTreeWidget::item:selected:active, QListWidget::item:selected:active {{ border: 2px solid {gold_text}; }}

QSlider::groove:horizontal {{ height: {groove}px; border-radius: {groove2}px; background: rgba(255, 255, 255, 56); }}
QSlider::sub-page:horizontal {{ border-radius: {groove2}px; background: {gold}; }}
QSlider::handle:horizontal {{
    width: {knob}px; margin: -{knob2}px 0; border-radius: {knob2}px; background: {cream}; border: 2px solid {panel};
}}
QSlider::handle:horizontal:focus {{ border: 2px solid {gold_text}; background: {gold_button}; }}

QTableWidget {{
    background: transparent; border: none; gridline-color: rgba(251, 243, 223, 30); outline: none;
    selection-background-color: rgba(232, 180, 76, 46); selection-color: {gold_text};
}}
QTableWidget:focus {{ border: 2px solid {gold_text}; border-radius: {round}px; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{
    background: transparent; color: {gold_text}; border: none; border-bottom: 1px solid rgba(251, 243, 223, 77);
    padding: 4px {pad}px;
}}

QScrollArea, QScrollArea > QWidget > QWidget[role="sheet"] {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: rgba(251, 243, 223, 90); border-radius: 4px; min-height: 36px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: rgba(251, 243, 223, 90); border-radius: 4px; min-width: 36px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; height: 0; width: 0;
}}
"""


def sheet(k: float) -> str:
    """The style sheet with all lengths multiplied by ``k``; fonts are ``fit``'s."""

    def length(size: float) -> int:
        return round(size * k)

    return _SHEET.format(
        pad=length(6),
        pad2=length(16),
        pad3=length(26),
        round=length(9),
        tall=length(24),
        row=length(24),
        groove=2 * length(3),
        groove2=length(3),
        knob=2 * length(7),
        knob2=length(7),
        cream=CREAM,
        ink=INK,
        gold=GOLD,
        gold_text=GOLD_TEXT,
        gold_button=GOLD_BUTTON,
        gold_ink=GOLD_BUTTON_INK,
        panel=PANEL,
    )


def house_palette() -> QPalette:
    """Dark colours for all that no sheet reaches: the program looks the same under dark and light systems."""
    palette = QPalette(QColor(CREAM), QColor(PANEL))
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: PANEL,
        roles.Base: "#141C30",
        roles.Button: "#1C263E",
        roles.Highlight: GOLD_BUTTON,
        roles.HighlightedText: GOLD_BUTTON_INK,
        roles.ToolTipBase: PANEL,
        roles.Link: GOLD_TEXT,
    }.items():
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
        palette.setColor(role, QColor(CREAM))
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor("#8D8A82"))
    return palette


def fit(root: QWidget, k: float) -> None:
    """Dress ``root`` and all that is in it: colours by the sheet, fonts by each widget's ``role``."""
    root.setStyleSheet(sheet(k))
    fit_fonts(root, k)


def fit_fonts(root: QWidget, k: float) -> None:
    """Dress what came into a ``root`` that has its colours already."""
    for widget in (root, *root.findChildren(QWidget)):
        size, weight, spacing = _FONTS.get(
            widget.property("role"), _BUTTON if isinstance(widget, QPushButton) else _BODY
        )
        widget.setFont(font(size * k, weight, spacing))


_BODY: Final = (15, 400, 0.0)
_BUTTON: Final = (15, 600, 0.0)
_FONTS: Final = {
    "label": (12, 600, 1.6),
    "heading": (20, 600, 0.0),
    "name": (15, 600, 0.0),
    "note": (13, 400, 0.0),
    "figure": (28, 600, 0.0),
    "fault": (13, 600, 0.0),
    "segment": (14, 500, 0.0),
}
"""Role: size in pixels at 100 %, weight, spacing of letters."""
