"""Files are chosen where the last one was, at first among the documents."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

from whistdesk.app.files import FileChooser
from whistdesk.app.program import Program

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Where the dialogs begin; the player leaves the first, then takes "mine" in another folder."""
    begun: list[Path] = []

    def answer(_parent: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        begun.append(Path(place))
        return (str(tmp_path / "mine") if len(begun) > 1 else ""), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    return begun


def test_the_folder_of_the_last_file_is_offered_next(program: Program, begun: list[Path], tmp_path: Path) -> None:
    documents = Path(QStandardPaths.writableLocation(DOCUMENTS))
    files = FileChooser(program.window, program.choices)
    assert files.to_save("Save", "one.txt", "*") is None
    assert files.to_save("Save", "one.txt", "*") == tmp_path / "mine.txt"
    assert FileChooser(program.window, program.choices).to_open("Open", "*") == tmp_path / "mine"
    assert begun == [documents / "one.txt", documents / "one.txt", tmp_path]
