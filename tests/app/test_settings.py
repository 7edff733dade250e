import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from whistdesk.app.glance import Glance
from whistdesk.app.settings import LARGEST_FILE, VERSION, Settings, load, store
from whistdesk.archive.disk import DiskError, DiskFault, backup_of
from whistdesk.archive.occupant import Occupant
from whistdesk.rules.registry import GAMES

ALL_SET = Settings(
    language="de",
    speed="off",
    reduced_motion="on",
    trick_hold=None,
    theme="walnut",
    back="linen",
    deck="four-large",
    letters="english",
    text=150,
    mirrored=True,
    contrast="off",
    hand_suits="fixed",
    hand_ranks="rising",
    hand_trumps="right",
    immediate=frozenset({"solo-whist"}),
    auto_play=True,
    match=None,
    house_rules={"solo-whist": frozenset({"pass_is_final"})},
    coaches={"oneonta-whist": "forgetful"},
    own_name="Grace",
    seats={"solo-whist": {"W": Occupant("Ada", "club", "bold")}},
    guided=frozenset({"cribbage-solitaire"}),
    window="AdnQ",
    home=Glance("de", "solo-whist", frozenset({"solo-whist"}), {"solo-whist": "Blatt 2"}),
    foreign={"sound": {"volume": 3}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, **document: Any) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_without_a_file_there_are_the_defaults(path: Path) -> None:
    assert load(path) == (Settings(), (), ())


def test_every_setting_survives(path: Path) -> None:
    store(ALL_SET, path)
    assert load(path) == (ALL_SET, (), ())
    differing = [name for name in Settings._fields if getattr(ALL_SET, name) == getattr(Settings(), name)]
    assert differing == []


def test_settings_that_are_missing_have_their_defaults(path: Path) -> None:
    assert load(written(path, speed="fast")).settings == Settings(speed="fast")


@pytest.mark.parametrize(("kept", "games"), [(True, set(GAMES)), (False, set())])
def test_a_file_of_version_1_is_read(path: Path, kept: bool, games: set[str]) -> None:
    opened = load(written(path, version=1, speed="slow", immediate=kept))
    assert tuple(opened) == (Settings(speed="slow", immediate=frozenset(games)), (), ())
    store(opened.settings, path)
    assert load(path).settings == opened.settings
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == VERSION


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("speed", 1),
        ("trick_hold", -1),
        ("trick_hold", True),
        ("trick_hold", 10**9),
        ("theme", "pink"),
        ("deck", ""),
        ("text", 100.0),
        ("mirrored", 1),
        ("contrast", True),
        ("hand_suits", "mixed"),
        ("hand_trumps", "middle"),
        ("immediate", ["solo-whist", 1]),
        ("match", 0),
        ("match", 5),
        ("house_rules", {"solo-whist": "pass_is_final"}),
        ("house_rules", [["solo-whist"]]),
        ("guided", "solo-whist"),
        ("guided", [1]),
        ("window", None),
        ("home", {"language": "de"}),
        ("home", {"language": "de", "last": "", "begun": [[]], "notes": {}}),
        ("home", {"language": "de", "last": "", "begun": [], "notes": {"solo-whist": "x" * 10_000}}),
        ("own_name", "x" * 200),
        ("own_name", "\ud800"),
        ("own_name", "\u202egpj"),
    ],
)
def test_a_wrong_value_is_replaced_by_its_default_and_named(path: Path, name: str, value: Any) -> None:
    opened = load(written(path, **{"auto_play": True, name: value}))
    assert opened == (Settings(auto_play=True), (name,), ())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"a": ' + b"[" * 400 + b"]" * 400 + b"}",
        b'{"a": "' + b"x" * LARGEST_FILE + b'"}',
    ],
)
def test_a_damaged_file_is_set_aside_and_the_backup_used(path: Path, content: bytes) -> None:
    store(Settings(speed="slow"), path)
    store(ALL_SET, path)
    path.write_bytes(content)
    aside = path.with_name("settings.damaged1.json")
    assert load(path) == (Settings(speed="slow"), (), (aside,))
    assert aside.read_bytes() == content
    backup_of(path).write_bytes(content)
    assert load(path).settings == Settings()


def test_a_file_that_cannot_be_read_is_set_aside_and_the_backup_used(path: Path) -> None:
    store(Settings(speed="slow"), path)
    store(Settings(speed="fast"), path)
    path.unlink()
    path.mkdir()
    assert load(path) == (Settings(speed="slow"), (), (path.with_name("settings.damaged1.json"),))


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "config").touch()
    with pytest.raises(DiskError) as raised:
        store(Settings(), tmp_path / "config" / "settings.json")
    assert raised.value.fault is DiskFault.NO_FOLDER


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from(["fast", "de", 8, 125, "four"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=4,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(Settings._fields) | st.text(max_size=5), ANYTHING))
def test_whatever_object_a_file_holds_it_is_read_and_kept(path: Path, document: dict[str, Any]) -> None:
    opened = load(written(path, **document))
    assert opened.damaged == ()
    store(opened.settings, path)
    assert load(path).settings == opened.settings
