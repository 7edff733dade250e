"""What is said to screen readers."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(speaker: QWidget, sentence: str) -> None:
    """Let a screen reader say ``sentence`` when it has finished what it is saying."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, sentence))
