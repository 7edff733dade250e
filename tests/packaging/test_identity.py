"""Every system is told the same of the program, and its icons have the sizes that they need."""

import plistlib
import re
import runpy
from configparser import ConfigParser
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from whistdesk import APPLICATION_ID, HOMEPAGE, RECORD_TYPE, VENDOR, __version__

PACKAGING = Path(__file__).parents[2] / "packaging"
LINUX = PACKAGING / "linux"


def module(name: str) -> SimpleNamespace:
    return SimpleNamespace(**runpy.run_path(str(PACKAGING / name)))


def test_the_menu_entry_names_program_icon_and_file_type() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / f"{APPLICATION_ID}.desktop", encoding="utf-8")
    words = entry["Desktop Entry"]
    assert words["Icon"] == APPLICATION_ID
    assert words["Exec"] == "whistdesk %f"
    assert words["MimeType"] == f"{RECORD_TYPE};"
    assert words["Comment[de]"] != words["Comment"]


def test_records_have_a_type_with_a_name_in_both_languages() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(LINUX / f"{APPLICATION_ID}.xml").getroot().find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == RECORD_TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == ["*.whistdesk"]
    assert len(list(kind.iter(f"{space}comment"))) == 2


def test_software_centres_show_this_version() -> None:
    root = ET.parse(LINUX / f"{APPLICATION_ID}.metainfo.xml").getroot()
    released = module("linux/build.py").RELEASED
    release = next(root.iter("release"))
    assert root.findtext("id") == APPLICATION_ID
    assert root.findtext("url") == HOMEPAGE
    assert (release.get("version"), release.get("date")) == (__version__, f"{released:%Y-%m-%d}")
    assert (root.findtext("developer/name")) == VENDOR
    images = [image.text or "" for image in root.iter("image")]
    shown = [Path(image).name for image in images]
    assert shown
    assert all(image.startswith(f"{HOMEPAGE}/") for image in images)
    assert all((PACKAGING.parent / "docs" / "screenshots" / name).exists() for name in shown)
    assert root.findtext("provides/mediatype") == RECORD_TYPE


def test_the_man_page_is_of_this_version() -> None:
    released = module("linux/build.py").RELEASED
    first = (LINUX / "whistdesk.6").read_text(encoding="utf-8").splitlines()[0]
    assert first == f'.TH WHISTDESK 6 "{released:%Y-%m-%d}" "whistdesk {__version__}" "Games"'


def test_the_homepage_stands_in_one_place_and_is_the_same_everywhere() -> None:
    for name in ("whistdesk.6", "copyright", f"{APPLICATION_ID}.metainfo.xml"):
        found = set(re.findall(r"https://[a-z.]*whistdesk[a-z.]*", (LINUX / name).read_text(encoding="utf-8")))
        assert found == {HOMEPAGE}


def test_macos_is_told_of_records_and_both_languages() -> None:
    properties = module("macos/bundle.py").property_list()
    assert plistlib.loads(plistlib.dumps(properties)) == properties
    assert properties["CFBundleShortVersionString"] == __version__
    assert properties["CFBundleLocalizations"] == ["en", "de"]
    declared, opened = properties["UTExportedTypeDeclarations"][0], properties["CFBundleDocumentTypes"][0]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["whistdesk"]
    assert declared["UTTypeTagSpecification"]["public.mime-type"] == [RECORD_TYPE]
    assert properties["LSMinimumSystemVersion"] == "14.0"
    assert opened["CFBundleTypeIconFile"] == "whistdesk.icns"


def test_macos_gets_a_bundle_for_both_processors_where_python_serves_both() -> None:
    architecture = module("macos/bundle.py").architecture
    assert architecture("macosx-10.13-universal2") == "universal2"
    assert architecture("macosx-14.0-arm64") is None
    assert architecture("linux-x86_64") is None


def test_windows_is_told_version_and_vendor(tmp_path: Path) -> None:
    file = module("windows/version.py").write_resource(tmp_path / "version.txt", "whistdesk.exe")
    text = file.read_text(encoding="utf-8")
    compile(text, "version.txt", "eval")
    assert "filevers=(0, 1, 0, 0)" in text
    assert f"StringStruct('CompanyName', '{VENDOR}')" in text
    assert "StringStruct('OriginalFilename', 'whistdesk.exe')" in text


def test_windows_is_told_of_sharp_screens_long_paths_and_unicode() -> None:
    settings = {
        element.tag.rpartition("}")[2]: element.text
        for element in ET.parse(PACKAGING / "windows" / "whistdesk.manifest").iter()
    }
    assert settings["dpiAwareness"] == "PerMonitorV2"
    assert settings["longPathAware"] == "true"
    assert settings["activeCodePage"] == "UTF-8"


@pytest.mark.usefixtures("qapp")
def test_icons_have_all_sizes(tmp_path: Path) -> None:
    icons = module("icons.py")
    with Image.open(icons.write_ico(tmp_path / "a.ico")) as ico:
        assert ico.info["sizes"] == {(size, size) for size in (16, 24, 32, 48, 64, 128, 256)}
    with Image.open(icons.write_icns(tmp_path / "a.icns")) as icns:
        assert len(icns.info["sizes"]) == 8
    icons.write_hicolor(tmp_path, APPLICATION_ID)
    assert (tmp_path / "scalable/apps" / f"{APPLICATION_ID}.svg").is_file()
    for size in icons.HICOLOR_SIZES:
        with Image.open(BytesIO((tmp_path / f"{size}x{size}/apps/{APPLICATION_ID}.png").read_bytes())) as png:
            assert png.size == (size, size)
