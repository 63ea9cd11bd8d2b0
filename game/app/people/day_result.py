"""How the deal of a day went for somebody."""

from dataclasses import dataclass
from datetime import date
from typing import Final

from game.core.sentences import day_words, place_words
from game.core.words import _
from game.kits.registry import kit_by_key

SQUARES: Final = ("🟨", "🟩", "🟧", "🟦", "🟪")
DARK: Final = "⬛"
"""The houses as text: one each, in the order of the colours."""


@dataclass(frozen=True, slots=True)
class BegunDay:
    """Somebody's first try at the deal of a day, known from its first card on."""

    name: str
    game: str
    day: date
    seal: str


@dataclass(frozen=True, slots=True)
class DayResult:
    """Of one person in one game; only the first try is kept."""

    day: date
    game: str
    seal: str
    rank: int
    seats: int
    points: int
    gains: tuple[int, ...]
    """Points of each round."""
    check: str
    """What a friend compares with the exported game."""
    is_on_time: bool
    """It was finished on its day or in the night after it."""
    houses: tuple[bool, ...] = ()
    """Which of the five are lit in the line to share; older records do not tell."""


def day_lines(result: DayResult) -> list[str]:
    """Four lines without a card in them; `kododo verify` says the same of the exported game."""
    title = _(kit_by_key(result.game).title)
    return [
        "".join(lit if on else DARK for lit, on in zip(SQUARES, lit_houses(result), strict=True)),
        _("Kododo {game}, {day}").format(game=title, day=day_words(result.day)),
        standing_words(result),
        _("Check {check}").format(check=result.check),
    ]


def lit_houses(result: DayResult) -> tuple[bool, ...]:
    """The five of the line; where the record is older, those of the rounds that paid."""
    count, gains = len(SQUARES), result.gains or (0,)
    paid = (gains[len(gains) * house // count] > 0 for house in range(count))
    return result.houses or tuple(paid)


def standing_words(result: DayResult) -> str:
    """Place and points: "1st, 18"."""
    return _("{place}, {points}").format(place=place_words(result.rank), points=result.points)


def another_try_words() -> str:
    """What is said before a deal whose first try is elsewhere, or lost."""
    return _("You have begun this deal before: this is another try, and it does not count.")
