"""The result of a day as a few lines to hand on: nothing in them tells a card."""

from game.app.people.day_result import DayResult
from game.core.calendar_words import day_words, place_words
from game.core.sentences import points_words
from game.core.words import _, ngettext
from game.kits.registry import kit_by_key


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
