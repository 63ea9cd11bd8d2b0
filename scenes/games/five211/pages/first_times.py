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
        "With exactly {target} kododo on the table only they score, a point each for whoever "
        "played them."
    )
    return sentence.format(target=options.numbers.kododo_target)


def _bust_words(options: Five211Options) -> str:
    sentence = _(
        "{limit} cards of a colour are too many: the colour with the most below {limit} scores."
    )
    return sentence.format(limit=options.numbers.limit)


FIRST_TIMES: Final = (
    FirstTime(
        "last round",
        Icon.HOURGLASS,
        lambda: _("The last round"),
        lambda _options: _(
            "In the last round nobody draws: of five cards you play four, and the fifth brings "
            "nothing."
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
            "When a colour scores, everybody takes the points on their own cards of it: no card, "
            "no points."
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
            "Colours with equally many cards tie and are out; the next below them scores, if it "
            "is alone."
        ),
        _tie,
        taught_in="even",
    ),
)  # fmt: skip
