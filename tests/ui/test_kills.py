"""Whenever the program is killed: no lock that was shown is lost, and no finished game.

A few kills of one game in every run, of all games at night; `KODODO_KILLS=200` asks for as many.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Self

import pytest

from game.app.saving.archive import finished_games
from game.app.saving.running import claim, look_around, place_of, running_games
from game.app.saving.saves import SavedGame, read_save, save_text, seal_of
from game.app.settings import Settings, TableSpeed, settings_text
from game.app.storage import paths
from game.core.match import AnyMatch, Match
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.registry import kit_by_key
from game.kits.set_up import SetUp
from scenes.engine.sdl_start import HINTS
from tests.app.matches import played
from tests.profiles import by_night
from tests.set_ups import set_up_of
from tests.tools import needs
from tests.ui.house import ANA, SHOCO
from tests.ui.mortal_player import PERSON, locks_in

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("KODODO_KILLS", "3"))
PATIENCE = 300.0
"""A busy machine may need it; nothing waits longer than it must."""
LATE = 3_000
"""Milliseconds that a busy disk may be behind the clock; its second is tested without one."""
TABLE = set_up_of((ANA, SHOCO))
SILENT = {"SDL_AUDIODRIVER": "dummy"}
UNSEEN = {"SDL_VIDEODRIVER": "dummy"}


class Program:
    """A running program, and everything that it has shown."""

    def __init__(self, screen: Mapping[str, str], *arguments: str) -> None:
        self.shown: list[str] = []
        unseen = ["--unseen"] if screen is UNSEEN else []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.ui.mortal_player", *unseen, *arguments],
            cwd=ROOT, env={**os.environ, **HINTS, **SILENT, **screen},
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        """Whatever happened, it is killed."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def wait_for(self, *begins: str) -> None:
        """Until it has shown something of this kind."""
        end = time.monotonic() + PATIENCE
        while not any(line.startswith(begins) for line in self.shown):
            assert self.process.poll() is None, f"it ended by itself after {self.shown[-3:]}"
            assert time.monotonic() < end, f"nothing after {self.shown[-3:]}"
            time.sleep(0.005)

    @property
    def locks(self) -> dict[str, int]:
        """By the seal of a match, the locks that were shown."""
        told = (line.split() for line in self.shown if line.startswith("locks "))
        return {seal: int(count) for _locks, seal, count in told}

    @property
    def clocks(self) -> list[int]:
        """The milliseconds that were left each time a clock was shown."""
        return [int(line.split()[2]) for line in self.shown if line.startswith("clock ")]

    @property
    def results(self) -> list[str]:
        """The seals of the matches whose results were shown."""
        return [line.split()[1] for line in self.shown if line.startswith("result ")]

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.shown.extend(line.strip() for line in self.process.stdout)


def lay_home(speed: TableSpeed, table: SetUp = TABLE, *, explains: bool = True) -> None:
    settings = Settings(speed=speed, explains=explains).remembering(table)
    paths.settings_file().write_text(settings_text(settings), encoding="utf-8")


def kept_locks() -> Counter[str]:
    """By the seal of a match, the locks that are on the disk."""
    found = look_around()
    assert found.notes == []
    running = [each.saved.match for each in (*found.waiting, *found.over)]
    finished = [read_save(path).match for path in finished_games(paths.finished_folder())]
    return Counter({match.log.header.seal: locks_in(match) for match in (*running, *finished)})


def archived() -> Counter[str | None]:
    return Counter(seal_of(path) for path in finished_games(paths.finished_folder()))


def check_kills(screen: Mapping[str, str], kills: int, seed: int) -> None:
    chance = Random(seed)
    for number in range(kills):
        lay_home(chance.choice((TableSpeed.INSTANT, TableSpeed.INSTANT, TableSpeed.FAST)))
        with Program(screen) as program:
            program.wait_for("locks ")
            time.sleep(chance.uniform(0.0, 3.0))
        kept = kept_locks()
        for seal, count in program.locks.items():
            assert kept[seal] >= count, f"kill {number}: {count} locks shown, {kept[seal]} kept"
        once = archived()
        assert set(once.values()) <= {1}, f"kill {number}: a match was archived twice"
        assert set(program.results) <= set(once), f"kill {number}: a finished match is gone"
        litter = [path.name for path in paths.running_folder().glob(".*.tmp")]
        assert litter == [], f"kill {number}: {litter}"


def test_no_lock_that_was_shown_is_lost_by_a_kill() -> None:
    check_kills(UNSEEN, KILLS, seed=11)


@pytest.mark.nightly
@needs("kills in a real window", "Xvfb")
def test_no_lock_that_was_shown_is_lost_by_a_kill_in_a_real_window(screen: str) -> None:
    check_kills({"DISPLAY": screen, "SDL_VIDEODRIVER": "x11"}, KILLS, seed=12)


def near_its_end(seed: int, moves_left: int) -> AnyMatch:
    whole = played(seed, seats=2)
    moves = sum(actor in (PERSON, 1) for actor, _move in whole.log.entries)
    return played(seed, moves - moves_left, seats=2)


def leave(match: AnyMatch) -> str:
    """Put a match where the next program finds it waiting; its seal."""
    header = match.log.header
    held = claim(place_of(header))
    assert held is not None
    saved = SavedGame(match, TABLE.chairs, "2026-11-16T12:00:00+00:00")
    held.write(save_text(saved), is_over=False)
    held.let_go()
    return header.seal


@pytest.mark.parametrize("part", by_night(range(2)))
def test_a_match_killed_in_its_last_round_is_finished_exactly_once(part: int) -> None:
    chance = Random(part)
    for number in range(max(1, KILLS // 4)):
        lay_home(TableSpeed.INSTANT)
        seal = leave(near_its_end(100 * part + number, chance.randrange(1, 7)))
        with Program(UNSEEN, "--only-continue") as first:
            first.wait_for("locks ")
            time.sleep(chance.uniform(0.0, 0.7))
        assert kept_locks()[seal] >= first.locks[seal]
        was_seen = running_games() == []
        with Program(UNSEEN, "--only-continue") as second:
            second.wait_for("nothing waits")
        assert archived()[seal] == 1, f"part {part}, match {number}"
        assert second.results == ([] if was_seen else [seal]), f"part {part}, match {number}"
        assert seal in (*first.results, *second.results), "nobody ever saw the result"


OTHERS: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "ten seconds": ("duco", {"clock": "10 seconds"}),
    "stress": ("duco", {"mode": "stress"}),
    "tricks": ("chikyu", {}),
}


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "answers"), OTHERS.values(), ids=OTHERS)
def test_every_kind_of_game_goes_on_after_a_kill(
    game: str, answers: dict[str, OptionValue]
) -> None:
    lay_home(TableSpeed.INSTANT, SetUp(game, TABLE.chairs, answers))
    chance = Random(str(answers))
    with Program(UNSEEN) as first:
        first.wait_for("locks ")
        time.sleep(chance.uniform(0.5, 2.5))
    kept = kept_locks()
    for seal, count in first.locks.items():
        assert kept[seal] >= count, f"{count} moves shown, {kept[seal]} kept"
    (seal,) = first.locks
    waiting = {each.saved.match.log.header.seal for each in look_around().waiting}
    with Program(UNSEEN, "--only-continue") as second:
        for seal in waiting:
            more = range(kept[seal] + 1, kept[seal] + 100)
            second.wait_for(f"result {seal}", *(f"locks {seal} {count}" for count in more))
    assert kept_locks()[seal] >= second.locks.get(seal, 0)


def before_the_count(seed: int = 0) -> AnyMatch:
    """Tricks of two seats: nobody but the bot still has a card to play in the first round."""
    kit = kit_by_key("chikyu")
    while True:
        rng, seed = Rng(seed, "count"), seed + 1
        match = Match.start(kit.rules, kit.options_with({"seats": 2}), seed, "salt")
        match.deal()
        while (view := match.view(PUBLIC)) and not view.records:
            last = max(view.hand_sizes) == 1 or not any(view.hand_sizes)
            to_come = view.order[len(view.trick) :]
            if last and to_come and {hand % 2 for hand in to_come} == {1}:
                return match
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.legal_moves(seat)))


@pytest.mark.nightly
def test_a_game_that_is_killed_while_a_round_is_counted_goes_on() -> None:
    lay_home(TableSpeed.NORMAL, SetUp("chikyu", TABLE.chairs), explains=False)
    seal = leave(before_the_count())
    with Program(UNSEEN, "--only-continue", "--watch") as first:
        first.wait_for(*(f"event {seal} {step}" for step in ("PilesCounted", "ColoursCounted")))
    (waiting,) = look_around().waiting
    view: Any = waiting.saved.match.view(PUBLIC)
    assert len(view.records) == 1, "what was counted is kept"
    assert view.points == tuple(score.after for score in view.records[0].scores)
    lay_home(TableSpeed.INSTANT, SetUp("chikyu", TABLE.chairs), explains=False)
    with Program(UNSEEN, "--only-continue") as second:
        second.wait_for(f"result {seal}")
    assert archived()[seal] == 1


@pytest.mark.nightly
def test_a_kill_does_not_wind_the_clock_up_again() -> None:
    """What was not yet on the disk is lost: a second, or a few where the disk is busy."""
    table = SetUp("duco", TABLE.chairs, {"clock": "10 seconds"})
    lay_home(TableSpeed.INSTANT, table, explains=False)  # nobody would read on and let time pass
    with Program(UNSEEN, "--watch") as first:
        end = time.monotonic() + PATIENCE
        while not any(left < 6_500 for left in first.clocks):
            assert time.monotonic() < end, first.shown[-3:]
            time.sleep(0.01)
    with Program(UNSEEN, "--only-continue", "--watch") as second:
        second.wait_for("clock ")
    assert second.clocks[0] <= first.clocks[-1] + LATE
    assert kept_locks() == Counter(dict.fromkeys(first.locks, 0))
