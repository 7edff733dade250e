"""What Windows is told of the program: the version resource in ``whistdesk.exe`` and ``whistdesk-cli.exe``."""

from pathlib import Path

from whistdesk import VENDOR, __version__

ENGLISH, UNICODE = 0x0409, 1200
TEXTS = {
    "CompanyName": VENDOR,
    "FileDescription": "Whistdesk card games",
    "FileVersion": __version__,
    "InternalName": "whistdesk",
    "LegalCopyright": f"© 2026 {VENDOR}",
    "ProductName": "Whistdesk",
    "ProductVersion": __version__,
}
"""What the file's properties show; the task manager shows the description."""
RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={version}, prodvers={version}),
  kids=[
    StringFileInfo([StringTable("{language:04X}{code:04X}", [
{texts}
    ])]),
    VarFileInfo([VarStruct("Translation", [{language}, {code}])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version such as ``0.1.0`` as the four numbers that Windows compares."""
    major, minor, micro = (int(part) for part in version.split("."))
    return major, minor, micro, 0


def write_resource(file: Path, program: str) -> Path:
    """The resource of ``program`` as a file of the kind that PyInstaller reads."""
    named = TEXTS | {"OriginalFilename": program}
    texts = ",\n".join(f"      StringStruct({name!r}, {text!r})" for name, text in named.items())
    resource = RESOURCE.format(version=numbers(__version__), language=ENGLISH, code=UNICODE, texts=texts)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(resource, encoding="utf-8")
    return file
