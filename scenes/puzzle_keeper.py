"""Puzzles and own mistakes as the program knows them, read beside the frames.

What reads is a job of the autosaver, so that no frame waits for the disk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import sleep
from typing import TYPE_CHECKING, Any

from game.core.late import late
from scenes.autosave import DiskJobs

with late:
    from game.app.learning import own_mistakes, puzzle_table
    from game.app.people import solved_puzzles
    from game.app.saving import archive, saves
    from game.app.storage import paths
    from game.core import errors
    from game.kits import registry

if TYPE_CHECKING:
    from datetime import date

    from game.app.people.person import Person
    from game.core.seats import Seat
    from game.kits.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class DayPuzzle:
    """The puzzle of a day, and what whoever decides there may know."""

    puzzle: Puzzle
    view: Any


@dataclass(frozen=True, slots=True)
class KnownPuzzles:
    """All that was read, as a whole."""

    puzzles: Mapping[str, tuple[Puzzle, ...]]
    """By game; games that have none are not named."""
    days: Mapping[str, DayPuzzle]
    due: Mapping[str, int]
    """By game, how many own mistakes come back today."""
    tomorrow: Mapping[str, int]
    """By game, how many come back tomorrow."""
    trouble: Mapping[str, str]
    """By game, why its puzzles cannot be read, in a sentence."""

    def counts(self, person: Person) -> tuple[int, int]:
        """How many of all puzzles somebody has solved, and how many there are."""
        every = [each for puzzles in self.puzzles.values() for each in puzzles]
        return sum(solved_puzzles.solved_of(person, each) is not None for each in every), len(every)


class PuzzleKeeper:
    """One for the whole program. What it knows changes in a thread, always as a whole."""

    def __init__(
        self,
        disk: DiskJobs,
        today: Callable[[], date],
        owns: Callable[[str, Seat], bool] = lambda _seal, _seat: True,
    ) -> None:
        """`owns` says whether a decision of a match was made by whoever plays now."""
        self._disk = disk
        self._today = today
        self.owns = owns
        self.known: KnownPuzzles | None = None
        self.given_up = set[str]()
        """Keys of puzzles that were tried in vain since the start: nobody finds those at once."""
        self.version = 0
        """Rises whenever something else is known."""

    def due(self, game: str = "") -> int:
        """How many own mistakes of a game wait, or of all, as far as it is known."""
        return 0 if self.known is None else _count(self.known.due, game)

    def tomorrow(self, game: str = "") -> int:
        """How many come back tomorrow."""
        return 0 if self.known is None else _count(self.known.tomorrow, game)

    def look(self) -> None:
        """Find out which puzzles there are, today's, and which own mistakes come back."""
        self._disk.run(self._look)

    def _look(self) -> None:
        today = self._today()
        kits = [kit for kit in registry.KITS.values() if kit.puzzle_themes]
        puzzles = {kit.key: found for kit in kits if (found := puzzle_table.puzzles_of(kit.key))}
        days = {game: day for game in puzzles if (day := self._day(game, today)) is not None}
        trouble = {
            kit.key: words for kit in kits if (words := puzzle_table.puzzle_trouble(kit.key))
        }
        book, now = own_mistakes.MistakeBook(paths.mistakes_file(), sleep), today.toordinal()
        mistakes = [each for each in book.read() if self.owns(each.seal, each.seat)]
        played = {seal: game_played(seal) for seal in {each.seal for each in mistakes}}
        known = [(game, each.due) for each in mistakes if (game := played[each.seal]) is not None]
        due = Counter(game for game, on in known if on <= now)
        tomorrow = Counter(game for game, on in known if on == now + 1)
        self.known = KnownPuzzles(puzzles, days, due, tomorrow, trouble)
        self.version += 1

    def _day(self, game: str, today: date) -> DayPuzzle | None:
        """Laid once a day only: to come there, its game is played through."""
        puzzle = puzzle_table.puzzle_of_day(game, today)
        known = None if self.known is None else self.known.days.get(game)
        if puzzle is None or (known is not None and known.puzzle == puzzle):
            return known
        try:
            return DayPuzzle(
                puzzle, puzzle.match(registry.kit_by_key(game).rules).view(puzzle.seat)
            )
        except errors.BadLog:
            return None


def game_played(seal: str) -> str | None:
    """Which game a finished match was, by its key; None where the match is gone."""
    path = archive.finished_game(seal, paths.finished_folder())
    try:
        return None if path is None else saves.game_of(path)
    except saves.BadSave:
        return None


def _count(by_game: Mapping[str, int], game: str) -> int:
    return by_game.get(game, 0) if game else sum(by_game.values())
