"""Somebody who plays with the keyboard, knows when the game is over, and can pull the plug."""

import json
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from trial.room import PLAYERS, Room, run
from trial.screen import Screen, TrialFailed
from trial.start import Start, start

TURNS: Final = 150
"""More than any game takes, even if many come at the wrong moment."""
PAIRS: Final = ("12", "34", "51", "23", "45")
PAUSES: Final = (0.15, 0.15, 0.6)
NOT_OVER: Final = "not over yet"


class Player:
    """One player at one screen."""

    def __init__(self, room: Room, screen: Screen, name: str = PLAYERS[0]) -> None:
        self.room = room
        self.screen = screen
        self.name = name
        self._start: Start | None = None

    @property
    def save(self) -> Path:
        return self.room.home(self.name) / ".local/share/kododo/saves/current.json"

    def start(self) -> Start:
        """Start the program and wait for its first picture."""
        command = self.room.command([], self.name, self.screen.name)
        self._start = start(command, self.screen)
        return self._start

    def kill(self) -> None:
        """Pull the plug."""
        assert self._start is not None
        self._start.kill(self.screen)

    def ask(self, *arguments: str) -> str:
        """What a command says."""
        return run(self.room.command(arguments, self.name, self.screen.name))

    def verify(self) -> str:
        return self.tell("verify")

    def tell(self, command: str) -> str:
        """What a command says about the saved game."""
        path = self.save.relative_to(self.room.home(self.name))
        return self.ask(command, f"{self.room.home_inside(self.name)}/{path}")

    def moves(self) -> int:
        try:
            return len(json.loads(self.save.read_text(encoding="utf-8"))["log"]["moves"])
        except FileNotFoundError:
            return 0

    def play_until(self, moves: int | None = None) -> int:
        """Play on until there are so many moves in the save, or until the game is over.

        A press in mid-animation only ends the animation, so no press is counted on: pairs of cards
        follow each other round and round, now fast, now slowly, and Enter plays what is chosen.
        """
        seen = self.moves()
        presses = zip(cycle(PAIRS), cycle(PAUSES), strict=False)
        for pair, pause in islice(presses, TURNS):
            self.screen.press(*pair, "Return", pause=pause)
            if self.moves() == seen:
                continue
            seen = self.moves()
            if seen >= moves if moves is not None else NOT_OVER not in self.verify():
                return seen
        raise TrialFailed("The game does not come to its end.")
