"""Which sockets does the real program make? The kernel is asked, so that Qt's own are seen too.

Run from the top of the project: ``python -m tests.benchmarks.no_network`` (Linux, with ``strace`` and ``unshare``;
with ``xvfb-run`` in a real window too). The self-test plays a deal of each game, and ``tests.app.offline`` plays each
with coach, review, statistics and a second start. Printed is each kind of socket that was made; exits with 1 if one is
none of this machine's own (AF_UNIX: the screen, D-Bus). The self-test is run once more where there is no network.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

OWN: Final = {"AF_UNIX", "AF_LOCAL"}
RUNS: Final = (("-m", "whistdesk", "selftest"), ("-m", "tests.app.offline"))
SCREENS: Final = {"offscreen": (), "xcb": ("xvfb-run", "--auto-servernum")}


def sockets(screen: str, words: tuple[str, ...]) -> Counter[str]:
    """The families of all sockets that a run makes, its children included; CalledProcessError where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        traced = (
            "strace",
            "--follow-forks",
            "--seccomp-bpf",
            "--trace=socket,socketpair",
            "--output",
            str(log),
            sys.executable,
            *words,
        )
        here = os.environ | {"QT_QPA_PLATFORM": screen}
        subprocess.run([*SCREENS[screen], *traced], env=here, check=True, stdout=subprocess.DEVNULL)
        return Counter(re.findall(r"socket(?:pair)?\((AF_\w+)", log.read_text(encoding="utf-8")))


def without_any_network() -> bool:
    """Whether the self-test passes in a network of its own, in which nothing is connected."""
    run = ("unshare", "--user", "--map-root-user", "--net", sys.executable, *RUNS[0])
    here = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(run, env=here, check=False, stdout=subprocess.DEVNULL).returncode == 0


def main() -> int:
    """Print a line for each run; 0 where no socket leads off this machine."""
    foreign = False
    for screen, before in SCREENS.items():
        if before and not shutil.which(before[0]):
            continue
        for words in RUNS:
            found = sockets(screen, words)
            foreign |= not set(found) <= OWN
            told = ", ".join(f"{count} {family}" for family, count in found.items()) or "none"
            print(f"{screen}, {' '.join(words)}: sockets: {told}", flush=True)
    passed = without_any_network()
    print(f"the self-test where there is no network: {'passed' if passed else 'FAILED'}")
    return int(foreign or not passed)


if __name__ == "__main__":
    sys.exit(main())
