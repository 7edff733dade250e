"""Sheets that lay each picture beside the draft of the same name."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

OURS = "-1280x800.png"
WIDTH, HEIGHT, GAP = 960, 600, 12
ROWS = 3


def lay_sheets(pictures: Path, drafts: Path, into: Path) -> None:
    """Write ``sheet-1.png`` and so on: the picture at the left, its draft at the right, three rows on each."""
    into.mkdir(parents=True, exist_ok=True)
    found = [
        (picture, drafts / f"{picture.name.removesuffix(OURS)}.png") for picture in sorted(pictures.glob(f"*{OURS}"))
    ]
    pairs = [pair for pair in found if pair[1].is_file()]
    for number, start in enumerate(range(0, len(pairs), ROWS), start=1):
        _sheet(pairs[start : start + ROWS]).save(str(into / f"sheet-{number}.png"))


def _sheet(pairs: list[tuple[Path, Path]]) -> QImage:
    sheet = QImage(2 * WIDTH + GAP, len(pairs) * (HEIGHT + GAP) - GAP, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for row, pair in enumerate(pairs):
        for column, file in enumerate(pair):
            mode = Qt.TransformationMode.SmoothTransformation
            image = QImage(str(file)).scaled(WIDTH, HEIGHT, Qt.AspectRatioMode.KeepAspectRatio, mode)
            painter.drawImage(QPoint(column * (WIDTH + GAP), row * (HEIGHT + GAP)), image)
    painter.end()
    return sheet
