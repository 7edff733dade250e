"""The fixture that finds what a test leaves behind, shown by tests that leave something behind."""

from pathlib import Path
from textwrap import dedent

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py")


@pytest.mark.parametrize(
    ("left", "said"),
    [
        ("timer = QTimer(); timer.start(60_000); KEPT.append(timer)", "left behind: QTimer"),
        ("pause = QPauseAnimation(60_000); pause.start(); KEPT.append(pause)", "left behind: QPauseAnimation"),
        ("thread = Thread(target=END.wait, name='straggler'); thread.start()", "left behind: thread straggler"),
    ],
)
def test_a_test_that_leaves_something_behind_fails(pytester: pytest.Pytester, left: str, said: str) -> None:
    result = _run(pytester, left)
    result.stdout.fnmatch_lines([f"*{said}*"])
    result.assert_outcomes(passed=1, errors=1)


def test_a_test_that_tidies_up_passes(pytester: pytest.Pytester) -> None:
    result = _run(pytester, "timer = QTimer(); timer.start(60_000); timer.stop(); KEPT.append(timer)")
    result.assert_outcomes(passed=1)


def _run(pytester: pytest.Pytester, body: str) -> pytest.RunResult:
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    head = """
        from threading import Event, Thread

        import pytest
        from PySide6.QtCore import QPauseAnimation, QTimer

        END, KEPT = Event(), []

        @pytest.fixture(scope="module", autouse=True)
        def end():
            yield
            END.set()

        def test_something(qapp):
    """
    pytester.makepyfile(test_inner=dedent(head) + f"    {body}\n")
    return pytester.runpytest_subprocess()
