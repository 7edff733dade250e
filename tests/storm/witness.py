"""Catches what a running program complains of: exceptions on any thread, and Qt's messages."""

import re
import sys
import threading
import traceback
from types import TracebackType
from typing import Self

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = re.compile("This plugin does not support (propagateSizeHints|raise|grabbing)")


class Witness:
    """``complaints`` collects them from entry to exit."""

    def __init__(self) -> None:
        self.complaints: list[str] = []

    def __enter__(self) -> Self:
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._handler = qInstallMessageHandler(self._hear)
        sys.excepthook = self._catch
        threading.excepthook = lambda told: self._note(told.exc_value)
        sys.unraisablehook = lambda told: self._note(told.exc_value)
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._handler)

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del context
        if kind is not QtMsgType.QtDebugMsg and not HARMLESS.search(message):
            self.complaints.append(f"Qt: {message}")

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        del kind, trace
        self._note(error)

    def _note(self, error: BaseException | None) -> None:
        if error is not None:
            self.complaints.append("".join(traceback.format_exception(error)))
