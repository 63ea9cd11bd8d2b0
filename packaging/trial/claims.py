"""What a package must keep of what it promises, in the order in which a player finds out."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from bundle import facts

from trial.player import Player
from trial.room import PLAYERS, Room
from trial.screen import screen
from trial.start import start, summary
from trial.waiting import TrialFailed

KILLED_AT: Final = 20
STARTS: Final = 9
NOISE: Final = 1.1
"""How far the same program's starts lie apart on a busy machine."""
WHOLE: Final = "follow from each other"


def tell(words: str) -> None:
    print(words, flush=True)


def check(holds: bool, claim: str) -> None:  # noqa: FBT001 - a claim holds or does not
    if not holds:
        raise TrialFailed(f"Not so: {claim}.")
    tell(f"ok: {claim}")


QUICK_RUNS: Final = {
    "simulate greedy random --games 8 --processes 2": "8 games",
    "arena --seat greedy --seat random --games 4": "greedy",
    "text": "The game is kept",
    "simulate regular guest --games 2": "regular",
}
"""Commands as somebody may type them, and what a part of the answer is."""


def commands_work(player: Player) -> None:
    """What the program does without its window."""
    check(player.ask("--version").strip() == f"kododo {facts.version()}", "the version is right")
    for words, answer in QUICK_RUNS.items():
        check(answer in player.ask(*words.split()), f"kododo {words}")
    listed = player.ask("--help").partition("commands:\n")[2].partition("\n\n")[0]
    commands = [re.split(r"\s{2,}", line.strip())[0] for line in listed.splitlines()]
    for command in commands:
        player.ask(*command.split(), "--help")
    check(len(commands) > len(QUICK_RUNS), f"these explain themselves: {', '.join(commands)}")


def a_game_is_played(player: Player, pictures: Path) -> None:
    """New game, plug pulled in the middle, Continue, to the end and out."""
    before = list(files_of(player.room))
    player.open()
    player.screen.shot(pictures / "1-title.png")
    player.begin()
    player.play(KILLED_AT)
    player.screen.shot(pictures / "2-table.png")
    player.kill()
    left = player.moves()
    check(WHOLE in player.ask("verify"), f"the save is whole after a kill at move {left}")
    player.open()
    player.screen.shot(pictures / "3-title-with-continue.png")
    player.go_on()
    player.screen.shot(pictures / "4-resumed.png")
    check(player.moves() == left, "the game waits where it was left")
    player.play_to_the_end()
    player.screen.shot(pictures / "5-results.png")
    check(WHOLE in player.ask("verify"), "the game went on to its end")
    check(player.ask("replay").count("\n") > 20, "the game can be told again")
    player.leave()
    check(list(files_of(player.room)) == before, "nothing was written where it is installed")


def files_of(room: Room) -> Iterator[tuple[str, int, int]]:
    """Every file of the installed program, with its size and the time of its last change."""
    for path in sorted(room.program().rglob("*")):
        known = path.stat()
        yield str(path), known.st_size, known.st_mtime_ns


def starts_as_fast_as_from_source(player: Player, python: Path, home: Path) -> None:
    """From the start of the process to the first picture, by turns with the source."""
    variables = {**os.environ, "PYTHONPATH": str(facts.ROOT), "DISPLAY": player.screen.name}
    variables |= {"KODODO_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    built, source = [], []
    for _ in range(STARTS):
        built.append(player.start())
        player.kill()
        source.append(start([str(python), "-P", "-m", "scenes"], player.screen, variables))
        source[-1].kill(player.screen)
    tell(f"start to first picture, built:  {summary(built)}")
    tell(f"start to first picture, source: {summary(source)}")
    costs = [median(each.processor_seconds for each in starts) for starts in (built, source)]
    check(costs[0] <= costs[1] * NOISE, "the built program starts no slower than its source")


def games_at_once_do_not_harm_each_other(room: Room, failed: Callable[[str], Path]) -> None:
    """Two users at once, and one of them twice: the second time with another game."""
    names = (PLAYERS[0], PLAYERS[1], PLAYERS[0])
    with ExitStack() as screens:
        players = [
            Player(room, screens.enter_context(screen(failed(f"{number}-{name}"))), name)
            for number, name in enumerate(names, start=1)
        ]
        for number, player in enumerate(players):
            player.open()
            player.begin(plays_elsewhere=player.name in names[:number])
        for player in players * 3:
            player.play_on()
        for player in players:
            player.kill()
        for player in players[:2]:
            whole = WHOLE in player.ask("verify")
            check(whole, f"the save of {player.name} is whole after games at the same time")


def removal_keeps_what_players_would_miss_and_a_purge_does_not(room: Room, package: Path) -> None:
    kept = belongings(room)
    names = {path.name for path in kept}
    saves = any(path.parent.name == "running" for path in kept)
    check("settings.json" in names and saves, "settings and saves are in the homes")
    room.install(package)
    check(belongings(room) == kept, "an update keeps settings, saves and finished games")
    room.remove(purge=False)
    check(room.installed() == [], "a removal leaves nothing in the system")
    check(belongings(room) == kept, "a removal keeps settings, saves and finished games")
    room.install(package)
    room.remove(purge=True)
    left = [path for name in PLAYERS for path in room.home(name).rglob("*kododo*")]
    check(room.installed() == [] and not left, "a purge takes settings and saves away")


def belongings(room: Room) -> dict[Path, bytes]:
    """Everything that the program keeps for its players."""
    folders = [folder for name in PLAYERS for folder in room.home(name).rglob("kododo")]
    files = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in files}
