"""The locks of packaging/: everything that a release is built of is pinned, fits pyproject.toml, and names no place."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import dev

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RELEASED = (ROOT / dev.RELEASED).read_text("utf-8")
SYSTEMS = [
    {"python_version": version, "python_full_version": f"{version}.1", "sys_platform": system}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for system in ("linux", "win32", "darwin")
]
FREE = re.compile(r"MIT|BSD|Apache|OFL|LGPL|GPLv2.*exception")
"""PyInstaller's GPL makes an exception for what it builds."""


class Pin(NamedTuple):
    """A line of a lock with its hashes."""

    requirement: Requirement
    hashes: tuple[str, ...]


def pins(text: str) -> Iterator[Pin]:
    for entry in text.replace("\\\n", " ").splitlines():
        if entry and not entry.startswith("#"):
            requirement, *hashes = entry.split("--hash=")
            yield Pin(Requirement(requirement), tuple(each.strip() for each in hashes))


def fitting(name: str, system: dict[str, str]) -> list[Pin]:
    """The pins of a package that hold on a system; the one that runs where nothing else is said."""
    wanted = [pin for pin in pins(RELEASED) if canonicalize_name(pin.requirement.name) == canonicalize_name(name)]
    return [pin for pin in wanted if pin.requirement.marker is None or pin.requirement.marker.evaluate(system)]


def wanted() -> list[Requirement]:
    """What pyproject.toml asks for to run, to bundle and to build."""
    groups = PROJECT["dependency-groups"]
    texts = (
        *PROJECT["project"]["dependencies"],
        *groups["bundle"],
        *groups["build"],
        *PROJECT["build-system"]["requires"],
    )
    return list(map(Requirement, texts))


@pytest.mark.parametrize("name", dev.LOCKS)
def test_each_pin_is_one_version_with_the_hashes_of_its_files(name: str) -> None:
    found = list(pins((ROOT / name).read_text("utf-8")))
    assert found
    for pin in found:
        assert re.fullmatch(r"==[\w.]+", str(pin.requirement.specifier)), pin
        assert pin.hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in pin.hashes), pin


@pytest.mark.parametrize("name", dev.LOCKS)
def test_a_lock_names_no_place_to_fetch_from(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "python3 dev.py lock" in text
    assert not re.search(r"://|index|find-links|trusted-host", text)


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: f"{system['python_version']}-{system['sys_platform']}")
def test_the_lock_is_in_step_with_the_project_file(system: dict[str, str]) -> None:
    for asked in wanted():
        if asked.marker is None or asked.marker.evaluate(system):
            (pin,) = fitting(asked.name, system)
            (version,) = pin.requirement.specifier
            assert asked.specifier.contains(version.version), f"{asked} is pinned at {version}"


def test_the_build_group_has_all_that_the_build_asks_for() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(PROJECT["dependency-groups"]["build"])


def test_what_the_pinned_packages_need_is_pinned_too() -> None:
    here = SYSTEMS[0] | {"extra": ""}
    for pin in pins(RELEASED):
        try:
            needs = distribution(pin.requirement.name).requires or []
        except PackageNotFoundError:  # of another system
            continue
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate(here):
                assert fitting(need.name, here), f"{pin.requirement.name} needs {need}"


def test_the_environment_is_built_from_the_lock() -> None:
    assert dev.RELEASED in dev.BUILT_FROM


def test_an_environment_takes_its_released_parts_by_their_hashes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "run", ran.append)
    dev.make_venv(dev.Python("python3", (3, 13, 0), complete=True))
    _, locked, own = ran
    assert locked[-3:] == ["--require-hashes", "--requirement", str(ROOT / dev.RELEASED)]
    assert "--no-build-isolation" in own


@pytest.mark.parametrize("name", sorted({pin.requirement.name for pin in pins(RELEASED)}))
def test_each_part_has_a_licence_under_which_it_may_be_shipped(name: str) -> None:
    try:
        told = distribution(name).metadata
    except PackageNotFoundError:
        assert fitting(name, {}) == []  # of another system
        return
    licence = " ".join([told.get("License-Expression") or told.get("License") or "", *told.get_all("Classifier", [])])
    assert FREE.search(licence), licence
