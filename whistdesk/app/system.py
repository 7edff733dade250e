"""What the system wishes for everybody: less motion, more contrast.

Qt tells of contrast since 6.10 and of motion since 6.12, where it knows: on Linux its GNOME theme asks the desktop's
settings portal for both. Where it knows nothing it says that there is no wish; None means that this Qt cannot say.
"""

from typing import Final

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QGuiApplication

MOTION: Final = "motionPreference"
CONTRAST: Final = "contrastPreference"


def wishes_less_motion() -> bool | None:
    """Whether the system wishes less motion."""
    return _wishes(MOTION, "ReducedMotion")


def wishes_more_contrast() -> bool | None:
    """Whether the system wishes more contrast."""
    return _wishes(CONTRAST, "HighContrast")


def follow(told: SignalInstance) -> None:
    """Emit ``told`` whenever one of the wishes changes."""
    style = QGuiApplication.styleHints()
    hints = style.accessibility() if hasattr(style, "accessibility") else None
    for name in (MOTION, CONTRAST):
        if hasattr(hints, f"{name}Changed"):
            getattr(hints, f"{name}Changed").connect(told)


def _wishes(name: str, wish: str) -> bool | None:
    # The hints belong to the style's Python object: they are gone as soon as nobody holds that.
    style = QGuiApplication.styleHints()
    hints = style.accessibility() if hasattr(style, "accessibility") else None
    ask = getattr(hints, name, None)
    return None if ask is None else bool(ask().name == wish)
