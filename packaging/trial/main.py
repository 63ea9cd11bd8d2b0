"""The front of `smoke.py`: finds package and room, tries one out in the other, tells the end."""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle import facts

from trial import claims
from trial.player import Player
from trial.room import RELEASE, EmptiedEnvironment, Room, SmallDebian, forget
from trial.screen import missing_tools, screen
from trial.waiting import TrialFailed

BUILD: Final = facts.ROOT / "build"
PICTURES: Final = BUILD / "smoke"
FAILED: Final = "failed-{}.png"


def failed(screen_name: str) -> Path:
    """Where a failure leaves the picture of a screen."""
    return PICTURES / FAILED.format(screen_name)


def try_out(room: Room, package: Path) -> None:
    claims.tell(f"in {room.words}: {package.name}, {package.stat().st_size / 1e6:.1f} MB")
    room.install(package)
    forget(room)
    claims.check(bool(room.installed()), "the package installs")
    with screen(failed("1-alone")) as on:
        player = Player(room, on)
        claims.commands_work(player)
        claims.a_game_is_played(player, PICTURES)
        python = BUILD / "venv" / "bin" / "python"
        if python.exists():
            claims.starts_as_fast_as_from_source(player, python, BUILD / "source-home")
    claims.games_at_once_do_not_harm_each_other(room, failed)
    claims.removal_keeps_what_players_would_miss_and_a_purge_does_not(room, package)


def room_of(options: Namespace) -> Room:
    may_make = os.name == "posix" and os.geteuid() == 0 and shutil.which("debootstrap")
    if may_make and not options.emptied:
        return SmallDebian(options.root or BUILD / options.release, options.release)
    return EmptiedEnvironment(BUILD / "emptied, größer")


def parser() -> ArgumentParser:
    made = ArgumentParser("smoke.py", description="Try a Debian package of Kododo out.")
    made.add_argument("package", nargs="?", type=Path, help="instead of the one in dist")
    made.add_argument("--release", default=RELEASE, help="of Debian or Ubuntu, by its name")
    made.add_argument("--root", type=Path, help="a folder for it, or with it")
    made.add_argument("--emptied", action="store_true", help="make no small Debian")
    return made


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    package = options.package or next((facts.ROOT / "dist").glob("*.deb"), None)
    if package is None or (missing := missing_tools()):
        print("There is no package." if package is None else f"Missing: {', '.join(missing)}")
        return 1
    shutil.rmtree(PICTURES, ignore_errors=True)
    try:
        try_out(room_of(options), package.resolve())
    except (TrialFailed, subprocess.TimeoutExpired) as problem:
        print(f"failed: {problem}", file=sys.stderr)
        for picture in sorted(PICTURES.glob(FAILED.format("*"))):
            print(f"what was seen: {picture}", file=sys.stderr)
        return 1
    claims.tell(f"all well; pictures in {PICTURES}")
    return 0
