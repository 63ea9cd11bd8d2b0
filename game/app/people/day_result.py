"""How the deal of a day went for somebody."""

from dataclasses import dataclass
from datetime import date

from game.core.sentences import day_words, place_words, points_words
from game.core.words import _, ngettext
from game.kits.registry import kit_by_key


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


def day_lines(result: DayResult, row: int = 0) -> list[str]:
    """At most six lines; the last one is compared with what `kododo verify` says of the game.

    `row` is the number of evenings in a row, which no file can prove.
    """
    title = _(kit_by_key(result.game).title)
    standing = _("{place} of {count} with {points}")
    lines = [
        _("Kododo {game}, {day}").format(game=title, day=day_words(result.day)),
        standing.format(
            place=place_words(result.rank),
            count=result.seats,
            points=points_words(result.points),
        ),
        _("Rounds {gains}").format(gains=" ".join(map(str, result.gains))),
    ]
    if row > 1:
        sentence = ngettext("{count} evening in a row", "{count} evenings in a row", row)
        lines.append(sentence.format(count=row))
    return [*lines, _("Check {check}").format(check=result.check)]


def another_try_words() -> str:
    """What is said before a deal whose first try is elsewhere, or lost."""
    return _("You have begun this deal before: this is another try, and it does not count.")
