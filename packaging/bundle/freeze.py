"""The folder build: PyInstaller's work, the list of licences, and a look at the result."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bundle import compiled, elf, facts, icons, licences, windows

BUILD: Final = facts.ROOT / "build"
PARTS: Final = BUILD / "parts"
DIST: Final = facts.ROOT / "dist"
FOLDER: Final = DIST / facts.NAME
LARGEST: Final = {"linux": 52_000_000, "win32": 56_000_000, "darwin": 74_000_000}
"""Bytes; a build that grows past this has caught something that it should not carry.

Linux was measured, at 50 million. The others were not; they differ by what
can be seen from here. pygame's libraries are 8 million smaller for Windows, but two programs carry
all modules there, 11 million each; and those for macOS, 16 million larger, are for two processors.
"""
STRAYS: Final = ("__pycache__", "tests", "test", ".git", ".hypothesis")


class BadBuild(Exception):
    """Why a build must not be given to anybody."""


def freeze() -> Path:
    """Make the folder with the program, and refuse it when it is not fit to ship."""
    # A package of an earlier build must not stand beside this one as if it were of it.
    shutil.rmtree(DIST, ignore_errors=True)
    icons.write(PARTS)
    (PARTS / "version.txt").write_text(windows.version_resource(), encoding="utf-8")
    compiled.compile_into(compiled.FOLDER, compiled.modules())
    spec = facts.ROOT / "packaging" / "bundle" / "kododo.spec"
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--distpath", str(DIST)]
    command += ["--workpath", str(BUILD / "work"), str(spec)]
    subprocess.run(command, cwd=BUILD, check=True)
    forget_the_builder(FOLDER)
    notice = licences.notice([*licences.files_below(FOLDER), licences.NOTICE])
    (FOLDER / licences.NOTICE).write_text(notice, encoding="utf-8", newline="\n")
    inspect(FOLDER)
    try_out(FOLDER)
    return FOLDER


def forget_the_builder(folder: Path) -> None:
    """Libraries must not look for others in folders of the machine that built them."""
    for path in files_of(folder):
        before = path.read_bytes()
        after = elf.without_absolute_run_paths(before)
        if after != before:
            path.write_bytes(after)


def inspect(folder: Path) -> None:
    """Raise BadBuild for what belongs to the workshop, or for too much of anything."""
    paths = licences.files_below(folder)
    strays = [path for path in paths if set(Path(path).parts) & set(STRAYS)]
    strays += [path for path in paths if path.endswith((".py", ".pyc"))]
    if strays:
        raise BadBuild(f"These do not belong into a build: {', '.join(strays)}")
    for path in files_of(folder):
        foreign = [each for each in elf.run_paths(path.read_bytes()) if not elf.is_relative(each)]
        if foreign:
            raise BadBuild(f"{path.name} looks for libraries in {', '.join(foreign)}")
    size, most = size_of(folder), LARGEST.get(sys.platform, LARGEST["linux"])
    if size > most:
        raise BadBuild(f"The folder is too large: {size:,} bytes instead of {most:,}.")


def files_of(folder: Path) -> list[Path]:
    """Every file, each once: links lead to files that are there as well."""
    return [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in files_of(folder))


def try_out(folder: Path) -> None:
    """Run the program: its version, and bots in processes of their own."""
    name = "kododo-text.exe" if sys.platform == "win32" else facts.NAME
    program = str(folder / name)
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    if said.stdout.strip() != f"{facts.NAME} {facts.version()}":
        raise BadBuild(f"The program says {said.stdout!r} when asked for its version.")
    play = ["simulate", "greedy", "random", "--games", "4", "--processes", "2"]
    subprocess.run([program, *play], capture_output=True, check=True, timeout=120)
