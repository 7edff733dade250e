"""The style sheet of everything that is made of widgets: pages, dialogs, menus.

It sets every colour itself, so that light and dark system palettes leave all of it readable.
"""

from typing import Final

from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, GOLD_TEXT, INK
from whistdesk.views.theme.type import FAMILIES, SMALLEST

PANEL: Final = "#0B1222"

_SHEET: Final = """
* {{ font-family: {families}; font-size: {body}px; color: {cream}; }}
QDialog, QMenu, QToolTip {{ background: {panel}; }}
QDialog {{ border: 1px solid {gold}; }}
QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
QLabel[role="heading"] {{ font-size: {heading}px; font-weight: 600; }}
QLabel[role="label"] {{ font-size: {label}px; font-weight: 600; color: {gold_text}; }}
QLabel[role="name"] {{ font-weight: 600; }}
QLabel[role="note"] {{ font-size: {small}px; color: rgba(251, 243, 223, 205); }}
QLabel[role="fault"] {{ font-size: {small}px; font-weight: 600; color: #FFB4A8; }}

QPushButton {{
    background: rgba(255, 255, 255, 26); border: 1px solid rgba(255, 255, 255, 56); border-radius: {round}px;
    padding: {pad}px {pad2}px; font-weight: 600; min-height: {tall}px;
}}
QPushButton:hover {{ background: rgba(255, 255, 255, 46); }}
QPushButton:pressed {{ background: rgba(255, 255, 255, 16); }}
QPushButton:focus {{ border: 2px solid {gold_text}; }}
QPushButton:disabled {{ color: rgba(251, 243, 223, 122); background: rgba(255, 255, 255, 8); }}
QPushButton[kind="gold"] {{ background: {gold_button}; color: {gold_ink}; border: 1px solid {gold_button}; }}
QPushButton[kind="gold"]:hover {{ background: #FFD078; }}
QPushButton[kind="gold"]:focus {{ border: 2px solid {cream}; }}
QPushButton[kind="gold"]:disabled {{ background: rgba(240, 191, 91, 90); color: rgba(42, 27, 0, 150); }}
QPushButton[kind="bar"] {{ border-radius: {half}px; padding: 0 {pad}px; }}
QPushButton[kind="segment"] {{
    background: transparent; border: 2px solid transparent; font-weight: 500; padding: 2px {pad}px;
    font-size: {small}px; min-height: {row}px;
}}
QPushButton[kind="segment"]:hover {{ background: rgba(255, 255, 255, 26); }}
QPushButton[kind="segment"]:focus {{ border: 2px solid {gold_text}; }}
QPushButton[kind="segment"]:checked {{ background: {cream}; color: {ink}; font-weight: 600; }}
QFrame[role="segments"] {{
    background: rgba(255, 255, 255, 18); border: 1px solid rgba(251, 243, 223, 51); border-radius: {round}px;
}}

QLineEdit, QPlainTextEdit {{
    background: rgba(255, 255, 255, 20); border: 1px solid rgba(251, 243, 223, 90); border-radius: {round}px;
    padding: {pad}px; selection-background-color: {gold_button}; selection-color: {gold_ink};
}}
QLineEdit:focus, QPlainTextEdit:focus {{ border: 2px solid {gold_text}; }}

QMenu {{ border: 1px solid {gold}; padding: 6px; }}
QMenu::item {{ padding: {pad}px {pad3}px; border-radius: 6px; }}
QMenu::item:selected {{ background: rgba(232, 180, 76, 64); }}
QMenu::item:disabled {{ color: rgba(251, 243, 223, 122); }}
QMenu::separator {{ height: 1px; background: rgba(251, 243, 223, 51); margin: 6px 10px; }}
QToolTip {{ border: 1px solid {gold}; padding: 4px 6px; font-size: {small}px; }}

QTreeWidget, QListWidget {{ background: transparent; border: none; outline: none; }}
QTreeWidget::item, QListWidget::item {{
    border: 1px solid transparent; border-radius: 9px; padding: {pad}px {pad}px;
}}
QTreeWidget::item:hover, QListWidget::item:hover {{ background: rgba(255, 255, 255, 20); }}
QTreeWidget::item:selected, QListWidget::item:selected {{
    background: rgba(232, 180, 76, 46); border: 1px solid rgba(232, 180, 76, 178); color: {gold_text};
}}
QTreeWidget::item:selected:active, QListWidget::item:selected:active {{ border: 2px solid {gold_text}; }}
QTreeWidget::branch, QTreeWidget::branch:selected {{ background: transparent; border-image: none; image: none; }}

QScrollArea, QScrollArea > QWidget > QWidget[role="sheet"] {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: rgba(251, 243, 223, 90); border-radius: 4px; min-height: 36px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; height: 0; width: 0;
}}
"""


def sheet(k: float) -> str:
    """The style sheet with all lengths and text sizes multiplied by ``k``."""

    def text(size: float) -> int:
        return max(SMALLEST, round(size * k))

    def length(size: float) -> int:
        return round(size * k)

    return _SHEET.format(
        families=", ".join(f'"{family}"' for family in FAMILIES),
        body=text(15),
        heading=text(21),
        label=text(12),
        small=text(13),
        pad=length(6),
        pad2=length(16),
        pad3=length(26),
        round=length(9),
        half=length(16.5) - 1,
        tall=length(24),
        row=length(24),
        cream=CREAM,
        ink=INK,
        gold=GOLD,
        gold_text=GOLD_TEXT,
        gold_button=GOLD_BUTTON,
        gold_ink=GOLD_BUTTON_INK,
        panel=PANEL,
    )
