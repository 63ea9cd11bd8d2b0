"""The Windows set-up does as it says; run under wine, around a placeholder of the program."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from bundle import icons, windows

from tests.tools import needs

pytestmark = needs("the Windows set-up", "makensis", "wine")

LONGEST = 300
"""Seconds; wine makes a whole Windows on its first start."""
REFUSED = 2
BROUGHT = ["Kododo.exe", "LICENCES.txt", "kododo-text.exe", "lib", "uninstall.exe"]


@dataclass(frozen=True, slots=True)
class Machine:
    """A Windows of its own, and the set-up."""

    prefix: Path
    setup: Path

    def run(self, program: str, *arguments: str) -> int:
        command = [shutil.which("wine") or "wine", program, *arguments]
        variables = {**os.environ, "WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all"}
        done = subprocess.run(command, env=variables, timeout=LONGEST, check=False)
        return done.returncode

    def install(self, folder: str) -> int:
        return self.run(str(self.setup), "/S", f"/D=C:\\{folder}")

    def remove(self, folder: str) -> int:
        # By itself the program goes on in a copy of itself and this call would end at once.
        return self.run(f"C:\\{folder}\\uninstall.exe", "/S", f"_?=C:\\{folder}")

    def folder(self, name: str) -> Path:
        return self.prefix / "drive_c" / name

    def holds(self, name: str) -> list[str]:
        return sorted(path.name for path in self.folder(name).iterdir())

    def shortcuts(self) -> list[Path]:
        return list(self.prefix.glob("drive_c/users/*/AppData/Roaming/**/Kododo.lnk"))


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    work = tmp_path_factory.mktemp("windows")
    icons.write(work)
    setup = work / windows.setup_name()
    assert windows.compile_setup(windows.placeholder(work / "program"), work / "kododo.ico", setup)
    made = Machine(work / "prefix", setup)
    made.run("wineboot", "--init")
    yield made
    made.run("wineboot", "--shutdown")


def test_fresh_set_up_brings_the_program_and_its_remover(machine: Machine) -> None:
    assert machine.install("fresh") == 0
    assert machine.holds("fresh") == BROUGHT
    assert machine.shortcuts()


def test_removal_takes_the_program_and_leaves_what_is_not_ours(machine: Machine) -> None:
    machine.install("removed")
    (machine.folder("removed") / "my notes.txt").touch()
    assert machine.remove("removed") == 0
    assert set(machine.holds("removed")) <= {"my notes.txt", "uninstall.exe"}
    assert (machine.folder("removed") / "my notes.txt").exists()
    assert not machine.shortcuts()


def test_silent_removal_keeps_settings_and_saves(machine: Machine) -> None:
    machine.install("kept")
    (home,) = machine.prefix.glob("drive_c/users/*/AppData/Local")
    (home / "kododo").mkdir()
    machine.remove("kept")
    assert (home / "kododo").is_dir()


def test_set_up_goes_over_a_remover_that_was_left_behind(machine: Machine) -> None:
    machine.install("again")
    machine.remove("again")
    machine.folder("again").mkdir(exist_ok=True)
    (machine.folder("again") / "uninstall.exe").touch()
    assert machine.holds("again") == ["uninstall.exe"]
    assert machine.install("again") == 0
    assert machine.holds("again") == BROUGHT


def test_update_leaves_no_module_of_the_old_version(machine: Machine) -> None:
    machine.install("update")
    (machine.folder("update") / "lib/old module").touch()
    assert machine.install("update") == 0
    assert not (machine.folder("update") / "lib/old module").exists()


@pytest.mark.parametrize("others", [["thesis.txt"], ["thesis.txt", "uninstall.exe"], ["lib"]])
def test_folder_of_somebody_else_is_refused_and_left_alone(
    machine: Machine, others: list[str]
) -> None:
    folder = machine.folder("-".join(others))
    folder.mkdir()
    for name in others:
        (folder / name).write_text("mine")
    assert machine.install(folder.name) == REFUSED
    assert machine.holds(folder.name) == sorted(others)
    assert [(folder / name).read_text() for name in others] == ["mine"] * len(others)
