"""The program's icon in the sizes and forms that the systems want, drawn from the SVG files in ``assets``."""

from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SMALL = 32
"""Up to this size the simpler drawing is used: the other one's details would blur."""
HICOLOR_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)
"""The sizes that fill the eight places of an icns file, some of them twice (256 is also 128 at ratio 2)."""


def png(size: int) -> bytes:
    """The icon as PNG, ``size`` pixels wide and high."""
    renderer = QSvgRenderer(str(ASSETS / ("icon-small.svg" if size <= SMALL else "icon.svg")))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def write_ico(file: Path) -> Path:
    """An icon file for Windows with all ``ICO_SIZES``."""
    largest, *others = _images(ICO_SIZES)
    file.parent.mkdir(parents=True, exist_ok=True)
    largest.save(file, append_images=others, sizes=[(size, size) for size in ICO_SIZES])
    return file


def write_icns(file: Path) -> Path:
    """An icon file for macOS: 32 to 1024 pixels, eight places."""
    largest, *others = _images(ICNS_SIZES)
    file.parent.mkdir(parents=True, exist_ok=True)
    largest.save(file, append_images=others)
    return file


def write_hicolor(folder: Path, name: str, context: str = "apps") -> None:
    """PNG files and the SVG file in ``folder``, sorted as a hicolor theme is."""
    for size in HICOLOR_SIZES:
        file = folder / f"{size}x{size}" / context / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(size))
    scalable = folder / "scalable" / context / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes((ASSETS / "icon.svg").read_bytes())


def _images(sizes: tuple[int, ...]) -> list[Image.Image]:
    """Those sizes, the largest first."""
    return [Image.open(BytesIO(png(size))) for size in sorted(sizes, reverse=True)]
