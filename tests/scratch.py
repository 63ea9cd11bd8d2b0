"""Where tests write: one folder for a whole run, whoever writes, and nothing of it stays.

It is laid before anything can ask where a player's files are, and everything that a run starts,
its workers included, inherits it: the temporary folder, and a home that is a trap. Each test gets
a home of its own later; what writes earlier, as a fixture of a whole module can, falls into the
trap. Whoever laid the folder looks through it when all others have ended.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import platformdirs

from game.app.storage import paths

HOME: Final = "KODODO_HOME"
TEMPORARY: Final = ("TMPDIR", "TEMP", "TMP")
MARK: Final = "KODODO_TESTS_SCRATCH"
"""Names the folder to workers and to runs inside of a run: it is there, and not theirs."""
PYTEST: Final = "pytest-of-"
"""How pytest's own folder begins, which holds whatever it gave to tests."""

Found = dict[Path, tuple[int, int]]


class Scratch:
    """The folder of a run, and how the player's own files were before it."""

    def __init__(self) -> None:
        self.theirs = players_folders()
        self.before = found_in(self.theirs)
        self.folder = Path(tempfile.mkdtemp(prefix="kododo-tests-")).resolve()
        self.trap = self.folder / "trap"
        self.trap.mkdir()

    def use(self) -> None:
        """Send all that write there, from here on; take it away when this process ends."""
        os.environ.update(dict.fromkeys(TEMPORARY, str(self.folder)))
        os.environ.update({HOME: str(self.trap), MARK: str(self.folder)})
        tempfile.tempdir = None  # it may have been asked for already
        atexit.register(self.remove)

    def keep(self) -> str:
        """Leave everything for whoever looks into a failure; the sentence says where."""
        atexit.unregister(self.remove)
        return f"what the tests wrote is kept in {self.folder}"

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def complaints(self) -> list[str]:
        """What was written to where no test should write, a sentence for each place."""
        lost = [path for path in sorted(self.folder.iterdir()) if path != self.trap]
        left = [path.name for path in lost if not path.name.startswith(PYTEST)]
        trapped = [path.relative_to(self.trap).as_posix() for path in sorted(self.trap.rglob("*"))]
        after = found_in(self.theirs)
        changed = [path for path in self.before | after if self.before.get(path) != after.get(path)]
        told: dict[str, Sequence[str | Path]] = {
            "left in the temporary folder": left,
            "written to a home before the test had its own": trapped,
            "written to the player's own files (or did somebody play meanwhile?)": changed,
        }
        return [f"{what}: {_listed(names)}" for what, names in told.items() if names]


def lay() -> Scratch | None:
    """Lay the folder of this run; none where a run around this one has done so."""
    if MARK in os.environ:
        return None
    scratch = Scratch()
    scratch.use()
    return scratch


def players_folders() -> list[Path]:
    """Every place where the game would keep files of whoever runs the tests."""
    named = os.environ.pop(HOME, None)
    own = [Path(named)] if named else []
    pictures = platformdirs.user_pictures_path() / "Kododo"
    return [*own, paths.data_folder(), paths.config_folder(), paths.exports_folder(), pictures]


def found_in(folders: list[Path]) -> Found:
    """Every file below some folders, with its size and time."""
    return {path: _shape(path) for folder in folders for path in _files(folder)}


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _shape(path: Path) -> tuple[int, int]:
    facts = path.stat()
    return facts.st_size, facts.st_mtime_ns


def _listed(names: Sequence[str | Path]) -> str:
    shown = ", ".join(map(str, names[:8]))
    return f"{shown} and {len(names) - 8} more" if len(names) > 8 else shown
