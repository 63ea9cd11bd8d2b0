"""Somebody who plays with the keyboard, knows when the game is over, and can pull the plug."""

import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from time import sleep
from typing import Final

from trial.room import PLAYERS, Room, run
from trial.screen import Screen
from trial.start import Start, start
from trial.waiting import PATIENCE, TrialFailed, comes_true, wait_until

PAIRS: Final = ("12", "34", "51", "23", "45")
TRY: Final = 0.5
"""Seconds until a choice that changed nothing is made again, with other cards."""
LONG_TRY: Final = 3.0
"""Seconds until a key that led nowhere is pressed again; at a table it does no harm."""
UNTIL_GREETED: Final = 3.0
"""Seconds after the first page until a new player is certainly asked whether they are new here."""
NOT_OVER: Final = "not over yet"


class Player:
    """One player at one screen."""

    def __init__(self, room: Room, screen: Screen, name: str = PLAYERS[0]) -> None:
        self.room = room
        self.screen = screen
        self.name = name
        self._start: Start | None = None
        self._begun: Path | None = None
        self._pairs = cycle(PAIRS)

    @property
    def save(self) -> Path | None:
        """The file of the match that was begun here, or of one that waits; results put it away."""
        found = self._saves()
        return self._begun if self._begun in found else next(iter(found), None)

    def _saves(self) -> list[Path]:
        folder = self.room.home(self.name) / ".local/share/kododo/saves/running"
        return sorted(folder.glob("*.json"))

    def start(self) -> Start:
        """Start the program and wait for its first picture."""
        command = self.room.command([], self.name, self.screen.name)
        self._start = start(command, self.screen)
        return self._start

    def open(self) -> None:
        """Start the program and wait for its title; whoever is asked knows the games."""
        settings = self.room.home(self.name) / ".config/kododo/settings.json"
        is_new = not settings.exists()
        self.start()
        self.screen.wait_for_first_page()
        if is_new:
            sleep(UNTIL_GREETED)
            self.screen.press("Down", "Down", "Return")
            wait_until(settings.exists, "the answer to New here? is kept")

    def kill(self) -> None:
        """Pull the plug."""
        assert self._start is not None
        self._start.kill(self.screen)

    def begin(self, *, plays_elsewhere: bool = False) -> None:
        """From the title to a new game. Others that wait stay, and are offered above it.

        One that the same person plays at another screen does not wait.
        """
        before = self._saves()
        waiting = len(before) > plays_elsewhere
        self.screen.turn_page(*(["Down"] if waiting else []), "Return")
        self.screen.press_and_wait("Return")  # the first of the games
        self._press_until(lambda: bool(self._new_since(before)), "a new game begins and is saved")
        self._begun = self._new_since(before)[0]

    def _press_until(self, happened: Callable[[], bool], claim: str) -> None:
        """Press Return, again if need be: on a busy machine a page may still be on its way."""

        def press() -> bool:
            self.screen.press("Return")
            return comes_true(happened, LONG_TRY)

        wait_until(press, claim)

    def _new_since(self, before: list[Path]) -> list[Path]:
        return [path for path in self._saves() if path not in before]

    def go_on(self) -> None:
        """From the title to the game that waits."""
        self.screen.turn_page("Return")

    def leave(self) -> None:
        """From the results to the title and out of the program, which has nothing to complain."""
        assert self._start is not None
        self.screen.turn_page("Escape", "Escape")
        self.screen.press("Escape", "Return")
        code, complaints = self._start.wait_for_its_end()
        if code or "Traceback" in complaints:
            raise TrialFailed(f"The program ended with {code}. {complaints}")
        self.screen.wait_until_dark()

    def ask(self, *arguments: str) -> str:
        """What a command says."""
        return run(self.room.command(arguments, self.name, self.screen.name))

    def moves(self) -> int:
        """How long the running match is."""
        return self._position()[1]

    def play(self, until_move: int) -> int:
        """Play on until the running match is so long."""
        while self.moves() < until_move:
            self.play_on()
        return self.moves()

    def play_to_the_end(self) -> None:
        """Play until the last card has fallen, then look at the results."""
        while NOT_OVER in self.ask("verify"):
            self.play_on()
        self.screen.turn_page("s")
        ended = "the finished match does not wait any more"
        wait_until(lambda: self._begun not in self._saves(), ended)

    def play_on(self) -> None:
        """Choose cards until the save has changed.

        A key in mid-animation may only end it, so no key is counted on: whatever an earlier try
        has left selected, one of the pairs replaces it.
        """
        before = self._position()

        def choose() -> bool:
            self.screen.press("s", *next(self._pairs), "Return")
            return comes_true(lambda: self._position() != before, TRY)

        if not comes_true(choose, PATIENCE):
            raise TrialFailed(f"{self.name} cannot play on after move {before[1]}.")

    def _position(self) -> tuple[str, int]:
        """Which match is saved, and how far it has come."""
        save = self.save
        try:
            log = json.loads(save.read_text(encoding="utf-8"))["log"] if save else None
        except FileNotFoundError:
            log = None
        if log is None:
            return "", 0
        # A match that is over lies open; one that runs keeps its moves to itself.
        return log["seal"], len(log["moves"]) if "moves" in log else log["length"]
