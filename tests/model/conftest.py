from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from whistdesk.model.outbox import Outbox


@pytest.fixture
def outbox(qapp: QApplication) -> Iterator[Outbox]:
    del qapp
    made = Outbox()
    yield made
    made.close(10)
