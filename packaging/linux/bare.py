"""A bare Debian in a folder, made by debootstrap from the mirror that this machine takes its own packages from.

Run as root: ``python3 packaging/linux/bare.py [bookworm|trixie]`` makes ``build/SUITE``, where it is not there yet.
``prove.py`` does that by itself; while something else runs it costs no time of its own.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SUITE = "bookworm"
USER = "player"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
REACHING = ("Acquire::http", "Acquire::https")
"""Of apt's settings those that say how a mirror is reached."""
ROAD = ("http_proxy", "https_proxy", "no_proxy")


class Failed(Exception):
    """What was to be done or proved is not so."""


def printed(*command: str, environment: Mapping[str, str] | None = None) -> str:
    """What a program prints; Failed with its last words where it fails."""
    run = subprocess.run(
        command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    )
    if run.returncode:
        raise Failed(f"{shlex.join(command)} ended with {run.returncode}:\n{run.stdout[-2000:]}")
    return run.stdout


def mirror() -> str:
    """Where this machine takes Debian's packages from."""
    asked = "$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)"
    lines = printed("apt-get", "indextargets", "--format", asked, "Created-By: Packages").splitlines()
    found = [line.split()[0] for line in lines if line.split()[1:] == ["Debian", "Debian", "main"]]
    if not found:
        raise Failed("apt knows no mirror of Debian; is its list of packages there (apt-get update)?")
    return found[0]


class BareSystem:
    """A system without a display, fonts or anything else that is not needed to start it."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree

    @classmethod
    def made(cls, suite: str) -> "BareSystem":
        """The one of ``suite`` in ``build``, made where it is not there or was not finished; Failed without root."""
        system = cls(ROOT / "build" / suite)
        if not (system.tree / "home" / USER).exists():
            system.make(suite)
        return system

    def make(self, suite: str) -> None:
        """Make it anew."""
        if os.geteuid() != 0:
            raise Failed("Only root can make a system of its own in a folder: debootstrap and chroot ask for it.")
        shutil.rmtree(self.tree, ignore_errors=True)
        self.tree.mkdir(parents=True)
        printed("debootstrap", "--variant=minbase", suite, str(self.tree), mirror())
        (self.tree / "etc/apt/apt.conf.d/90mirror").write_text(printed("apt-config", "dump", *REACHING))
        for name in ("etc/resolv.conf", CERTIFICATES):
            if Path("/", name).exists():
                (self.tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path("/", name), self.tree / name)
        self.run("useradd", "--create-home", USER)

    @contextmanager
    def copy(self) -> Iterator["BareSystem"]:
        """A copy of the system to do with as one likes; it is thrown away."""
        tree = self.tree.with_name(f"{self.tree.name}-{os.getpid()}")
        printed("cp", "--archive", str(self.tree), str(tree))
        try:
            yield BareSystem(tree)
        finally:
            shutil.rmtree(tree)

    def run(self, *command: str) -> str:
        """What a program prints that root runs there."""
        road = [f"{name}={os.environ[name]}" for name in ROAD if name in os.environ]
        settings = [f"PATH={PATH}", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", *road]
        return printed("chroot", str(self.tree), "env", "-i", *settings, *command)

    def install(self, *packages: str) -> None:
        """Install Debian packages, or files of such, with all that they ask for."""
        self.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)

    def by_user(self, environment: Mapping[str, str], command: Sequence[str], folder: str = "/usr/share") -> list[str]:
        """The words that run a program there as a person without rights, standing in ``folder``."""
        settings = [f"{name}={value}" for name, value in {"PATH": PATH, **environment}.items()]
        words = f"cd {shlex.quote(folder)} && exec {shlex.join(['env', '-i', *settings, *command])}"
        return ["chroot", f"--userspec={USER}:{USER}", str(self.tree), "sh", "-c", words]

    def home(self, name: str) -> str:
        """An empty home folder of that name for the person, as the system itself calls it."""
        home = f"/home/{USER}/{name}"
        shutil.rmtree(self.inside(home), ignore_errors=True)
        self.inside(home).mkdir()
        self.own(home)
        return home

    def own(self, folder: str) -> None:
        """Give a folder and all in it to the person."""
        self.run("chown", "-R", f"{USER}:{USER}", folder)

    def inside(self, path: str) -> Path:
        """Where a file of the system lies on this machine."""
        return self.tree / path.lstrip("/")


def main() -> int:
    """Make the system; 1 where that cannot be."""
    try:
        BareSystem.made(sys.argv[1] if len(sys.argv) > 1 else SUITE)
    except Failed as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
