"""Puzzles at the table: which there are, today's, the place where one is decided, and why."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from datetime import date

from game.ai.ladder import Level
from game.app.learning.lesson_table import OTHERS
from game.app.learning.puzzle_file import bundled_file, read_puzzles
from game.app.learning.trial import Trial
from game.core.match import AnyMatch
from game.core.sentences import with_names
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle, PuzzleTheme
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair
from game.review.decisions import Decision, ValuedMove


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, theme by theme; none where their file cannot be read."""
    return read_puzzles(bundled_file(game), game)[0]


def puzzle_trouble(game: str) -> str:
    """Why the puzzles of a game cannot be had, in a sentence; nothing where it brings none."""
    return read_puzzles(bundled_file(game), game)[1] if kit_by_key(game).puzzle_themes else ""


def puzzle_by_key(game: str, key: str) -> Puzzle | None:
    """The puzzle with this key, if there still is one."""
    return next((each for each in puzzles_of(game) if each.key == key), None)


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody on a day, and each of them once before one comes again."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    turn, place = divmod(day.toordinal(), len(puzzles))

    def order(puzzle: Puzzle) -> str:
        return hashlib.sha256(f"kododo/puzzle/{turn}/{puzzle.key}".encode()).hexdigest()

    return sorted(puzzles, key=order)[place]


def theme_of(kit: AnyKit, puzzle: Puzzle) -> PuzzleTheme:
    """What a puzzle is about."""
    return next(theme for theme in kit.puzzle_themes if theme.key == puzzle.theme)


def puzzle_chairs(puzzle: Puzzle, person: Chair) -> tuple[Chair, ...]:
    """Who sits where: one person, and others who wait."""
    others = [replace(chair, level=Level.REGULAR.value) for chair in OTHERS]
    seats = puzzle.options["seats"]
    assert isinstance(seats, int), "checked when it was read"
    chairs = others[: seats - 1]
    return (*chairs[: puzzle.seat], person, *chairs[puzzle.seat :])


def decision_of(puzzle: Puzzle, match: AnyMatch) -> Decision:
    """What is to be decided in a match that stands there; BadLog where a choice cannot be read."""
    choices = tuple(
        ValuedMove(match.rules.decode_move(move), chance) for move, chance in puzzle.choices
    )
    place = len(match.log.entries)
    return Decision(puzzle.seat, place, 0, choices, 0, (), puzzle.error)


def puzzle_trial(puzzle: Puzzle, person: Chair, on_found: Callable[[int], None]) -> Trial:
    """A table at which every move is a try; BadLog where the puzzle cannot be laid.

    `on_found` hears after how many tries it was found.
    """
    kit = kit_by_key(puzzle.game)
    match = puzzle.match(kit.rules)
    decision, chairs = decision_of(puzzle, match), puzzle_chairs(puzzle, person)
    return Trial(match, chairs, decision, on_found, looked_at_all=True)


def reason(puzzle: Puzzle, person: Chair) -> str:
    """Why the best choice is that, in one sentence with its numbers."""
    kit = kit_by_key(puzzle.game)
    puzzling = kit.puzzling
    assert puzzling is not None, "where there are puzzles there are themes"
    moves = [kit.rules.decode_move(move) for move, _chance in puzzle.choices]
    names = [chair.name for chair in puzzle_chairs(puzzle, person)]
    told = puzzling.reason(puzzle.because, puzzle.facts, moves)
    return kit.teller.phrase(with_names(told, names))
