"""Prove that a package runs where there is no Python: `python3 packaging/smoke.py [FILE.deb]`.

Installs it, plays a whole game by keyboard, pulls the plug in the middle, goes on, removes it.
Pictures of what was seen go to build/smoke.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from bundle import facts
from trial.player import Player
from trial.room import PLAYERS, RELEASE, EmptiedEnvironment, Room, SmallDebian, forget
from trial.screen import TrialFailed, missing_tools, screen
from trial.start import start, summary

BUILD = facts.ROOT / "build"
PICTURES = BUILD / "smoke"
STARTS = 9


def tell(words: str) -> None:
    print(words, flush=True)


def check(holds: bool, claim: str) -> None:  # noqa: FBT001 - a claim holds or does not
    if not holds:
        raise TrialFailed(f"Not so: {claim}.")
    tell(f"ok: {claim}")


def headless(player: Player) -> None:
    """What the program does without its window."""
    check(player.ask("--version").strip() == f"kododo {facts.version()}", "the version is right")
    simulated = player.ask("simulate", "greedy", "random", "--games", "8", "--processes", "2")
    check("8 games" in simulated, "bots play in processes of their own")
    check("The game is kept" in player.ask("text"), "the game in the terminal begins and is kept")
    check("mid-game" in player.ask("bench", "--games", "5"), "the rules can be measured")
    seats = ["--seat", "greedy", "--seat", "random", "--games", "4"]
    check("greedy" in player.ask("arena", *seats), "the arena opens")
    listed = player.ask("--help").partition("commands:\n")[2].partition("\n\n")[0]
    commands = [re.split(r"\s{2,}", line.strip())[0] for line in listed.splitlines()]
    for command in commands:
        player.ask(*command.split(), "--help")
    check(len(commands) > 5, f"these explain themselves: {', '.join(commands)}")


def whole_game(player: Player) -> None:
    """New game, plug pulled in the middle, Continue, to the end."""
    player.start()
    time.sleep(1.5)
    player.screen.shot(PICTURES / "1-title.png")
    player.screen.press("Return", "Return", pause=1.5)
    player.play_until(moves=20)
    player.screen.shot(PICTURES / "2-table.png")
    player.kill()
    before = player.moves()
    check("Everything fits." in player.verify(), f"the save is whole after a kill at move {before}")
    player.start()
    time.sleep(1.5)
    player.screen.shot(PICTURES / "3-title-with-continue.png")
    player.screen.press("Return", pause=1.5)
    player.screen.shot(PICTURES / "4-resumed.png")
    end = player.play_until()
    check(end > before, f"the game went on to its end at move {end}")
    check(player.tell("replay").count("\n") > 20, "the game can be told again")
    player.screen.press("s", pause=4)
    player.screen.shot(PICTURES / "5-end.png")
    player.kill()


def together(room: Room) -> None:
    """Two users at once, and one user twice."""
    names = (PLAYERS[0], PLAYERS[1], PLAYERS[0])
    with screen(PICTURES) as first, screen(PICTURES) as second, screen(PICTURES) as third:
        players = [
            Player(room, each, name)
            for each, name in zip((first, second, third), names, strict=True)
        ]
        for player in players:
            player.start()
        time.sleep(1)
        for player in players:
            player.screen.press("Return", "Return", pause=1)
        for player in players * 3:
            player.play_until(moves=player.moves() + 1)
        for player in players:
            player.kill()
        for player in players[:2]:
            fits = "Everything fits." in player.verify()
            check(fits, f"the save of {player.name} is whole after games at the same time")


def start_times(player: Player, python: Path) -> None:
    """From the start of the process to the first picture, by turns with the source."""
    variables = {**os.environ, "PYTHONPATH": str(facts.ROOT), "DISPLAY": player.screen.name}
    variables |= {"KODODO_HOME": str(BUILD / "source-home"), "SDL_AUDIODRIVER": "dummy"}
    built, source = [], []
    for _ in range(STARTS):
        built.append(player.start())
        player.kill()
        source.append(start([str(python), "-P", "-m", "scenes"], player.screen, variables))
        source[-1].kill(player.screen)
    tell(f"start to first picture, built:  {summary(built)}")
    tell(f"start to first picture, source: {summary(source)}")


def removal(room: Room, package: Path) -> None:
    """An update and a removal keep what players would miss; a purge does not."""
    saves = [room.home(name) / ".local/share/kododo/saves/current.json" for name in PLAYERS]
    kept = [path.read_bytes() for path in saves]
    room.install(package)
    check([path.read_bytes() for path in saves] == kept, "an update keeps the saves")
    room.remove(purge=False)
    check(room.installed() == [], "a removal leaves nothing in the system")
    check([path.read_bytes() for path in saves] == kept, "a removal keeps the saves")
    room.install(package)
    room.remove(purge=True)
    left = [path for name in PLAYERS for path in room.home(name).rglob("*kododo*")]
    check(room.installed() == [] and not left, "a purge takes settings and saves away")


def try_out(room: Room, package: Path) -> None:
    tell(f"in {room.words}: {package.name}, {package.stat().st_size / 1e6:.1f} MB")
    room.install(package)
    forget(room)
    check(bool(room.installed()), "the package installs")
    with screen(PICTURES) as on:
        player = Player(room, on)
        headless(player)
        whole_game(player)
        python = BUILD / "venv" / "bin" / "python"
        if python.exists():
            start_times(player, python)
    together(room)
    removal(room, package)


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser("smoke.py", description="Try a Debian package of Kododo out.")
    parser.add_argument("package", nargs="?", type=Path, help="instead of the one in dist")
    parser.add_argument("--release", default=RELEASE, help="of Debian or Ubuntu, by its name")
    parser.add_argument("--root", type=Path, help="a folder for it, or with it")
    parser.add_argument("--emptied", action="store_true", help="make no small Debian")
    options = parser.parse_args(arguments)
    package = options.package or next((facts.ROOT / "dist").glob("*.deb"), None)
    if package is None or (missing := missing_tools()):
        print("There is no package." if package is None else f"Missing: {', '.join(missing)}")
        return 1
    possible = os.name == "posix" and os.geteuid() == 0 and shutil.which("debootstrap")
    try:
        room: Room
        if possible and not options.emptied:
            room = SmallDebian(options.root or BUILD / options.release, options.release)
        else:
            room = EmptiedEnvironment(BUILD / "emptied")
        try_out(room, package.resolve())
    except (TrialFailed, subprocess.TimeoutExpired) as problem:
        print(f"failed: {problem}", file=sys.stderr)
        return 1
    tell(f"all well; pictures in {PICTURES}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
