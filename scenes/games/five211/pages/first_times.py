"""What 5211 explains when it first happens: the rarest first, since one is told at a time."""

from __future__ import annotations

from typing import Final

from game.core.events import Event
from game.rules.five211.events import RoundScored
from game.rules.five211.options import Five211Options
from game.rules.five211.scoring import Verdict
from scenes.art.icons import Icon
from scenes.coach.first_times import FirstTime, Seating
from scenes.engine.i18n import _


def _before_last_round(event: Event, seating: Seating) -> bool:
    match event:
        case RoundScored(record):
            return bool(record.round == seating.options.numbers.rounds - 2)
    return False


def _kododo_exact(event: Event, _seating: Seating) -> bool:
    match event:
        case RoundScored(record):
            return record.result.verdict is Verdict.KODODO
    return False


def _nothing_of_the_colour(event: Event, seating: Seating) -> bool:
    match event:
        case RoundScored(record) if record.result.verdict is Verdict.COLOUR:
            return any(record.gained[seat] == 0 for seat in seating.people)
    return False


def _bust(event: Event, _seating: Seating) -> bool:
    match event:
        case RoundScored(record):
            return bool(record.result.busts)
    return False


def _tie(event: Event, _seating: Seating) -> bool:
    match event:
        case RoundScored(record):
            return bool(record.result.ties)
    return False


def _kododo_words(options: Five211Options) -> str:
    sentence = _(
        "With exactly {target} of them on the table only kododo score, a point each for whoever "
        "played them. No colour counts, and no limit."
    )
    return sentence.format(target=options.numbers.kododo_target)


def _bust_words(options: Five211Options) -> str:
    sentence = _(
        "{limit} cards of a colour are too many. The whole colour is out, and the one with the "
        "most cards below {limit} scores."
    )
    return sentence.format(limit=options.numbers.limit)


FIRST_TIMES: Final = (
    FirstTime(
        "last round",
        Icon.HOURGLASS,
        lambda: _("The last round"),
        lambda _options: _(
            "It comes next: the pile is used up, so nobody draws any more. Of five cards you play "
            "four; the fifth goes away unseen and brings no points."
        ),
        _before_last_round,
        taught_in="last-round",
    ),
    FirstTime("kododo", Icon.STAR, lambda: _("Exactly enough kododo"), _kododo_words,
              _kododo_exact, taught_in="lizards"),
    FirstTime(
        "own cards",
        Icon.CARDS,
        lambda: _("Only your own cards score"),
        lambda _options: _(
            "When a colour scores, everybody takes the points on their own cards of it. Whoever "
            "played none of that colour gets nothing."
        ),
        _nothing_of_the_colour,
        taught_in="windows",
    ),
    FirstTime("bust", Icon.BUST, lambda: _("A colour is bust"), _bust_words, _bust,
              taught_in="bust"),
    FirstTime(
        "tie",
        Icon.TIE,
        lambda: _("Colours tie"),
        lambda _options: _(
            "Colours with equally many cards are out together. The next one below them, if it is "
            "alone, scores instead."
        ),
        _tie,
        taught_in="even",
    ),
)  # fmt: skip
