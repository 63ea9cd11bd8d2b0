"""What Chikyu explains when it first happens: the rarest first, since one is told at a time."""

from __future__ import annotations

from typing import Final

from game.core.events import Event
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.events import EffectWon, GiftsGiven, LimitPassed
from game.rules.chikyu.options import ChikyuOptions
from scenes.art.icons import Icon
from scenes.coach.first_times import FirstTime, Seating
from scenes.engine.i18n import _


def _gift(event: Event, _seating: Seating) -> bool:
    return isinstance(event, GiftsGiven)


def _limit(event: Event, _seating: Seating) -> bool:
    return isinstance(event, LimitPassed)


def _won_with(event: Event, kind: Kind) -> bool:
    return isinstance(event, EffectWon) and event.kind is kind and event.leader is not None


def _limit_words(options: ChikyuOptions) -> str:
    sentence = _("More than {limit} cards of a kind with a coral line cost you after the round.")
    return sentence.format(limit=options.limit)


def _butterfingy_words(options: ChikyuOptions) -> str:
    if options.has_dependencies:
        return _(
            "Whoever takes a trick with Butterfingy leads blind; for an open hand the other player "
            "picks."
        )
    return _(
        "Whoever takes a trick with Butterfingy leads blind: a card is drawn from the shuffled "
        "hand."
    )


FIRST_TIMES: Final = (
    FirstTime(
        "gift",
        Icon.STAR,
        lambda: _("A gift to everybody behind"),
        lambda _options: _(
            "Whoever took too many Inadven/Faul gives 3 points to each player with fewer points."
        ),
        _gift,
        taught_in="gifts",
    ),
    FirstTime("limit", Icon.BUST, lambda: _("Over the limit"), _limit_words, _limit,
              taught_in="too-many"),
    FirstTime(
        "sluggos",
        Icon.HOURGLASS,
        lambda: _("Won with Sluggos"),
        lambda _options: _(
            "Whoever takes a trick with Sluggos sits out the next one, and the next player leads."
        ),
        lambda event, _seating: _won_with(event, Kind.SLUGGOS),
        taught_in="sluggos",
    ),
    FirstTime(
        "butterfingy",
        Icon.DICE,
        lambda: _("Won with Butterfingy"),
        _butterfingy_words,
        lambda event, _seating: _won_with(event, Kind.BUTTERFINGY),
        taught_in="butterfingy",
    ),
)  # fmt: skip
