"""Makes the wanted packages. Runs inside the environment that bundle/main.py has prepared."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from problems import say

from bundle import compiled, deb, desktop, facts, licences, portable, windows
from bundle.freeze import BUILD, DIST, FOLDER, PARTS, BadBuild, freeze, size_of
from bundle.tree import Item, items_of, write_sums, zip_file


def shared() -> list[Item]:
    """What a Linux desktop shows of the program."""
    from game.cli.main import HEADLESS
    from scenes.__main__ import WINDOW_COMMANDS

    return list(desktop.shared(PARTS, (*WINDOW_COMMANDS, *HEADLESS)))


def make_deb() -> None:
    keep(deb.file_name(), deb.build(FOLDER, shared()))


def make_tar() -> None:
    keep(f"{portable.stem()}.tar.xz", portable.build(FOLDER, shared()))


def make_setup() -> None:
    """The Windows installer; on other systems only a trial of its script."""
    real = sys.platform == "win32"
    folder = FOLDER if real else windows.placeholder(BUILD / "placeholder")
    out = (DIST if real else BUILD) / windows.setup_name()
    if not windows.compile_setup(folder, PARTS / "kododo.ico", out):
        say("no makensis here: the Windows installer is left out")
    elif not real:
        say(f"the installer script compiles; {out} holds no program, only a placeholder")


def make_zip() -> None:
    """The folder for people who install nothing."""
    items = (item.below(facts.NAME) for item in items_of(FOLDER))
    keep(f"{facts.NAME}-{facts.version()}-windows.zip", zip_file(items, facts.build_time()))


def app_name() -> str:
    """It tells the processor: there is one for each of the two kinds of Mac."""
    return f"{facts.TITLE}-{facts.version()}-macos-{platform.machine()}.zip"


def make_app() -> None:
    """The macOS bundle, packed by the one tool that keeps its links and signatures."""
    out = DIST / app_name()
    bundle = DIST / f"{facts.TITLE}.app"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(out)], check=True)  # noqa: S607 - part of the system


def make_wheel() -> None:
    """The source archive, a wheel for every system, and one with the compiled searches for this."""
    hatch("sdist")
    hatch("wheel")
    if compiled.found_in(compiled.FOLDER):
        import wheel_search  # late: hatchling is known only inside the environment

        hatch("wheel", {wheel_search.FOLDER: str(compiled.FOLDER)})


def hatch(target: str, more: Mapping[str, str] = MappingProxyType({})) -> None:
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=facts.ROOT, env={**os.environ, **more}, check=True)


MAKERS: Final[dict[str, Callable[[], None]]] = {
    "deb": make_deb,
    "tar": make_tar,
    "setup": make_setup,
    "zip": make_zip,
    "app": make_app,
    "wheel": make_wheel,
}
USUAL: Final = {
    "linux": ("deb", "tar", "wheel"),
    "win32": ("setup", "zip"),
    "darwin": ("app",),
}


def keep(name: str, data: bytes) -> None:
    (DIST / name).write_bytes(data)


def main(wanted: Sequence[str]) -> int:
    """Build the folder and the wanted packages of it, then list what there is."""
    try:
        say("building the program")
        freeze()
        for name in wanted or USUAL.get(sys.platform, ()):
            say(f"making {name}")
            MAKERS[name]()
    except (BadBuild, licences.UnknownContents) as problem:
        print(f"{type(problem).__name__}: {problem}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as problem:
        print(f"{Path(problem.cmd[0]).name} failed, see above.", file=sys.stderr)
        return 1
    finish()
    return 0


def finish() -> None:
    """Write the list of contents and the checksums, and tell the sizes."""
    shutil.copyfile(FOLDER / licences.NOTICE, DIST / f"{facts.NAME}-{facts.version()}-licences.txt")
    files = write_sums(DIST)
    print(f"{size_of(FOLDER) / 1e6:8.1f} MB  {FOLDER.name}/")
    for path in files:
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
