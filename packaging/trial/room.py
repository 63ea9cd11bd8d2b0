"""Where a package is tried out: a small Debian without Python, or an environment without a path."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from trial.waiting import TrialFailed

PLAYERS: Final = ("ana", "ben")
RELEASE: Final = "bookworm"
LONGEST_COMMAND: Final = 600


class Room(Protocol):
    """A place in which players find the program installed."""

    words: str

    def install(self, package: Path) -> None: ...

    def remove(self, *, purge: bool) -> None: ...

    def command(self, arguments: Sequence[str], player: str, display: str) -> list[str]:
        """The command line, for our own system, that starts the program in there."""
        ...

    def home(self, player: str) -> Path:
        """The player's home, as our own system sees it."""
        ...

    def program(self) -> Path:
        """The folder of the program, as our own system sees it."""
        ...

    def installed(self) -> list[Path]:
        """Everything in there that bears the program's name, but for the homes of players."""
        ...


def forget(room: Room) -> None:
    """Take away what players of an earlier trial left."""
    for player in PLAYERS:
        for place in (".config/kododo", ".local/share/kododo"):
            shutil.rmtree(room.home(player) / place, ignore_errors=True)


def run(command: Sequence[str], variables: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(
        command,
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST_COMMAND,
        check=False,
    )
    if done.returncode:
        raise TrialFailed(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()[-600:]}")
    return done.stdout


def bare(home: str, display: str, path: str) -> list[str]:
    """The start of a command line that runs the rest at home, with only these variables."""
    env = shutil.which("env") or "/usr/bin/env"
    variables = [f"HOME={home}", f"DISPLAY={display}", f"PATH={path}", "LANG=C.UTF-8"]
    return [env, "-i", f"--chdir={home}", *variables, "SDL_AUDIODRIVER=dummy"]


def is_whole(root: Path) -> bool:
    """Whether there is a system; debootstrap takes its own folder away when it is done."""
    return (root / "usr/bin/apt-get").exists() and not (root / "debootstrap").exists()


def make_system(root: Path, release: str) -> None:
    """Let debootstrap work through a link without a blank: it parts the paths it is given there."""
    root.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir="/tmp") as folder:
        link = Path(folder) / "system"
        link.symlink_to(root.resolve())
        run(["debootstrap", "--variant=minbase", release, str(link)])


class SmallDebian:
    """A system of its own below a folder, made by debootstrap. Needs to be root."""

    def __init__(self, root: Path, release: str = RELEASE) -> None:
        self.root = root
        self.words = f"a minimal system ({release}) without Python"
        if not is_whole(root):
            make_system(root, release)
            self._inside("apt-get", "update")
        if list(root.glob("usr/bin/python*")):
            raise TrialFailed(f"{root} holds a Python, so that it proves nothing.")
        # Every running system has this; a folder that nobody booted does not.
        (root / "dev/shm").mkdir(exist_ok=True)
        (root / "dev/shm").chmod(0o1777)
        for player in PLAYERS:
            if not self.home(player).exists():
                self._inside("useradd", "--create-home", player)

    def install(self, package: Path) -> None:
        shutil.copy(package, self.root / "tmp" / package.name)
        install = ["apt-get", "install", "-y", "--no-install-recommends", "--reinstall"]
        self._inside(*install, f"/tmp/{package.name}")  # noqa: S108 - of the small system

    def remove(self, *, purge: bool) -> None:
        self._inside("apt-get", "purge" if purge else "remove", "-y", "kododo")

    def command(self, arguments: Sequence[str], player: str, display: str) -> list[str]:
        start = ["chroot", f"--userspec={player}:{player}", str(self.root)]
        path = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
        return [*start, *bare(f"/home/{player}", display, path), "kododo", *arguments]

    def home(self, player: str) -> Path:
        return self.root / "home" / player

    def program(self) -> Path:
        return self.root / "usr/lib/kododo"

    def installed(self) -> list[Path]:
        return sorted((self.root / "usr").rglob("*kododo*"))

    def _inside(self, *command: str) -> None:
        variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        run(["chroot", str(self.root), *command], variables)


class EmptiedEnvironment:
    """The package unpacked into a folder, and started without a search path or other variables."""

    words = "this system, with an empty search path and no variables"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        for player in PLAYERS:
            self.home(player).mkdir(parents=True)

    def install(self, package: Path) -> None:
        run(["dpkg-deb", "-x", str(package), str(self.folder / "root")])

    def remove(self, *, purge: bool) -> None:
        shutil.rmtree(self.folder / "root", ignore_errors=True)
        if purge:
            forget(self)

    def command(self, arguments: Sequence[str], player: str, display: str) -> list[str]:
        program = str(self.folder / "root/usr/games/kododo")
        return [*bare(str(self.home(player)), display, "/nonexistent"), program, *arguments]

    def home(self, player: str) -> Path:
        return self.folder / "home" / player

    def program(self) -> Path:
        return self.folder / "root/usr/lib/kododo"

    def installed(self) -> list[Path]:
        return sorted((self.folder / "root").rglob("*kododo*"))
