"""What the program says of files speaks one language; what others say is quoted."""

import errno
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from whistdesk.app.language import LANGUAGES, Translators
from whistdesk.app.sentences import LONGEST_QUOTATION, disk_sentence, why
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.archive.ledger import Ledger

FOREIGN = "Mumble mumble"
QUOTED = re.compile("[“„].*[“”]$")


@pytest.fixture(params=LANGUAGES)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    del qapp
    translators = Translators()
    translators.install(request.param)
    yield request.param
    translators.remove()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("fault", DiskFault)
def test_the_words_of_the_system_are_quoted_or_left_out(fault: DiskFault) -> None:
    sentence = disk_sentence(DiskError(fault, Path("ledger"), FOREIGN))
    assert FOREIGN not in QUOTED.sub("", sentence)
    assert (FOREIGN in sentence) is (fault is DiskFault.OTHER)


@pytest.mark.usefixtures("language")
def test_what_nobody_foresaw_is_quoted_whatever_it_says() -> None:
    for error in (RuntimeError(FOREIGN), RuntimeError(), RuntimeError("mumble\n" * 100)):
        sentence = why(error)
        assert QUOTED.sub("", sentence) in {
            "Something unforeseen has gone wrong: ",
            "Etwas Unvorhergesehenes ist schiefgegangen: ",
        }
        assert sentence.isprintable()
        assert len(sentence) < LONGEST_QUOTATION + 60


def test_what_systems_say_of_drives_and_networks_has_words_of_its_own() -> None:
    known = {
        errno.ENOSPC: DiskFault.FULL,
        errno.EROFS: DiskFault.READ_ONLY,
        errno.EIO: DiskFault.BROKEN,
        errno.ENETUNREACH: DiskFault.BROKEN,
        errno.ENOTCONN: DiskFault.BROKEN,
        errno.EILSEQ: DiskFault.NO_NAME,
    }
    assert {number: DiskError.of(OSError(number, FOREIGN), Path()).fault for number in known} == known


def test_a_ledger_that_is_spoilt_while_the_program_runs_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    ledger = Ledger(path)
    ledger.open()
    for content in (b"no database" * 500, b""):
        path.write_bytes(content)
        with pytest.raises(DiskError) as raised:
            ledger.tally("counting", "game")
        assert raised.value.fault is DiskFault.DAMAGED
        assert isinstance(raised.value.__cause__, sqlite3.Error)
