"""What macOS is told of the program: the property list of its bundle."""

from typing import Any

from whistdesk import APPLICATION_ID, RECORD_TYPE, VENDOR, __version__

RECORD_UTI = f"{APPLICATION_ID.lower()}.record"
OLDEST_SYSTEM = "14.0"
"""What the wheels of Qt need."""


def architecture(platform: str) -> str | None:
    """What PyInstaller builds for: both processors where Python serves both, as the wheels of Qt do.

    ``platform`` is what sysconfig says; None stands for the processor that is there.
    """
    return "universal2" if platform.endswith("-universal2") else None


def property_list() -> dict[str, Any]:
    """The keys of ``Info.plist`` beyond those that PyInstaller writes by itself."""
    return {
        "CFBundleName": "Whistdesk",
        "CFBundleDisplayName": "Whistdesk",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© 2026 {VENDOR}",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Whistdesk record",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "whistdesk.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_UTI],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_UTI,
                "UTTypeDescription": "Whistdesk record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["whistdesk"],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
    }
