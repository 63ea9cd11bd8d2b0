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
    sentence = _(
        "Of a kind with a coral line, more than {limit} cards are too many. What that costs is "
        "counted after the round; point at a column to read it."
    )
    return sentence.format(limit=options.limit)


def _butterfingy_words(options: ChikyuOptions) -> str:
    blind = _(
        "Whoever takes a trick with Butterfingy leads blind: the next lead is drawn from the "
        "shuffled hand."
    )
    if not options.has_dependencies:
        return blind
    picked = _("What an open hand leads is picked by the other player.")
    return _("{sentence} {next}").format(sentence=blind, next=picked)


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
