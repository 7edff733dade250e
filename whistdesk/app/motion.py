"""Whether the system wishes less motion."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def system_reduces_motion() -> bool:
    """The system's own setting, where Qt can tell; False elsewhere."""
    style_hints = QGuiApplication.styleHints()
    hints = style_hints.accessibility() if hasattr(style_hints, "accessibility") else None
    return (
        hints is not None
        and hasattr(hints, "motionPreference")
        and hints.motionPreference() == Qt.MotionPreference.ReducedMotion
    )
