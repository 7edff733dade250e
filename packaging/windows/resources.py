"""What a Windows program tells the system about itself, read from the file (pefile comes with PyInstaller)."""

from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pefile

ICONS, VERSION, MANIFEST = 14, 16, 24
"""Kinds of resources, as Windows numbers them."""
CONSOLE = 3


class Resources(NamedTuple):
    """Its icon's sizes in pixels, its version texts and manifest as they are stored, and whether it opens a console."""

    icon: frozenset[int]
    version: bytes
    manifest: bytes
    console: bool


def resources(program: Path) -> Resources:
    """Read ``program``; KeyError where it lacks one of them."""
    # Windows lets nobody delete a file that is still open.
    with closing(pefile.PE(str(program), fast_load=True)) as read:
        read.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]])
        kinds = {kind.id: kind for kind in read.DIRECTORY_ENTRY_RESOURCE.entries}

        def content(kind: int) -> bytes:
            place = kinds[kind].directory.entries[0].directory.entries[0].data.struct
            return bytes(read.get_data(place.OffsetToData, place.Size))

        # A head of 6 bytes, then 14 for each size, its width first; 0 stands for 256.
        sizes = frozenset(width or 256 for width in content(ICONS)[6::14])
        return Resources(sizes, content(VERSION), content(MANIFEST), read.OPTIONAL_HEADER.Subsystem == CONSOLE)
