"""The searches of the bots as machine code, for what is built; from source they stay Python.

mypyc compiles the typed modules as they stand, and the bots choose the same to the last card.
Where it or a C compiler is missing, a build carries the modules as they were: slower, not weaker.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from problems import say

from bundle import elf, facts

FOLDER: Final = facts.ROOT / "build" / "search"
GROUP: Final = "kododo_search"
"""The library that holds the code of all modules, and the name of its module without `__mypyc`."""
SHARED: Final = ("game.ai.race",)
"""What the searches of all games stand on; what is their own, every game says itself. No protocol
that `isinstance` is asked about can be compiled, so that `game.ai.bot` stays as it is."""
TYPING: Final = ("--strict", "--explicit-package-bases", "--namespace-packages")
SLOW: Final = "the searches could not be compiled and stay Python, which is slower; the reason: {}"


def modules() -> list[str]:
    """The modules that are worth compiling, of all games at this table."""
    from game.kits.registry import KITS

    own = [f"game.ai.{kit.key}.{name}" for kit in KITS.values() for name in kit.players.searches]
    return [*SHARED, *own]


def compile_into(folder: Path, wanted: Sequence[str], optimised: int = 3) -> Mapping[str, Path]:
    """Leave the libraries of some modules in a folder, and name them; none where that fails."""
    shutil.rmtree(folder, ignore_errors=True)
    # In a copy: what lies beside its source would be preferred to it whenever the game is started.
    ignored = shutil.ignore_patterns("__pycache__", "*.md")
    shutil.copytree(facts.ROOT / "game", folder / "game", ignore=ignored)
    command = [sys.executable, "-P", "-m", "bundle.compiled", str(optimised), *wanted]
    log = folder / "compile.log"
    with log.open("w", encoding="utf-8") as words:
        done = subprocess.run(command, cwd=folder, stdout=words, stderr=words, check=False)
    libraries = found_in(folder) if done.returncode == 0 else {}
    for library in libraries.values():
        library.write_bytes(elf.without_absolute_run_paths(library.read_bytes()))
    if not libraries:
        lines = log.read_text(encoding="utf-8", errors="replace").split("\n")
        say(SLOW.format(next((line for line in reversed(lines) if line.strip()), "none is given")))
    return libraries


def found_in(folder: Path) -> dict[str, Path]:
    """The compiled modules of a folder by their names, in order."""
    suffix = EXTENSION_SUFFIXES[0]
    paths = [*folder.glob(f"*{suffix}"), *folder.glob(f"game/**/*{suffix}")]
    return {
        path.relative_to(folder).as_posix().removesuffix(suffix).replace("/", "."): path
        for path in sorted(paths)
    }


def compile_here(optimised: str, wanted: Iterable[str]) -> None:
    """Compile modules of the folder we stand in, each beside its source."""
    from mypyc.build import mypycify
    from setuptools import setup

    sources = [f"{name.replace('.', '/')}.py" for name in wanted]
    libraries = mypycify(
        [*TYPING, *sources], opt_level=optimised, debug_level="0", group_name=GROUP
    )
    script = ["--quiet", "build_ext", "--inplace"]
    setup(name=GROUP, packages=[], ext_modules=libraries, script_args=script)


if __name__ == "__main__":
    compile_here(sys.argv[1], sys.argv[2:])
