"""Small pictures behind the sentences of the log: the cards and kinds that they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.events import CardMove, CardsMoved, Event
from game.core.places import Zone
from game.core.seats import PUBLIC
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.events import (
    CardPlayed,
    EffectWon,
    GiftsGiven,
    LeadSet,
    LimitPassed,
    PhaseOpened,
    PilesCounted,
    PointsCut,
    PointsHalved,
    TrickTaken,
    TurnablindiesCost,
)
from game.rules.chikyu.view import ChikyuView
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.card_art import CARD_ART, kind_sprite
from scenes.menu.long_text import TextSign
from scenes.table.cards.card_sign import CardSign

Signs = list[Sequence[TextSign]]

OF_PHASES: Final = {2: Kind.TURNABLINDIE, 3: Kind.FAUL}
OF_STEPS: Final[dict[type[Event], Kind]] = {
    PointsHalved: Kind.DILLINDALLIN,
    TurnablindiesCost: Kind.TURNABLINDIE,
    GiftsGiven: Kind.FAUL,
    PointsCut: Kind.LEIZY,
}


@dataclass(frozen=True, slots=True)
class KindSign:
    """A creature."""

    kind: Kind
    aspect: float = 1.0

    def picture(self, height: int, theme: Theme) -> Sprite:
        return kind_sprite(self.kind, height, theme)


def held(view: ChikyuView) -> list[TextSign]:
    """The hand of whoever looks; those of dependencies lie face up anyway."""
    own = None if view.viewer == PUBLIC else view.hands[view.viewer]
    return [CardSign(card, CARD_ART) for card in own or ()]


def log_signs(event: Event) -> Signs:
    """For each sentence that is told of an event, in the same order; none for other events."""
    match event:
        case CardsMoved(moves):
            return _hands(moves)
        case CardPlayed():
            return [[CardSign(event.card, CARD_ART)]]
        case TrickTaken():
            return [[CardSign(card, CARD_ART) for card in event.trick.cards]]
        case LeadSet() | EffectWon() | LimitPassed():
            return [[KindSign(event.kind)]]
    return _scoring(event)


def _scoring(event: Event) -> Signs:
    """The kind that a step of the scoring is about."""
    if isinstance(event, PhaseOpened):
        return [[KindSign(OF_PHASES[event.phase])]] if event.phase in OF_PHASES else []
    if isinstance(event, PilesCounted):
        return [[KindSign(Kind.INTENTON)]] if event.too_many else []
    kind = OF_STEPS.get(type(event))
    return [] if kind is None else [[KindSign(kind)]]


def _hands(moves: Sequence[CardMove]) -> Signs:
    """What is seen of each hand: the players' first, then the dependencies'."""
    hands: dict[tuple[int, int], list[TextSign]] = {}
    for move in moves:
        place = move.target
        if place.zone is Zone.HAND and place.seat is not None and isinstance(move.face, Card):
            hands.setdefault((place.part, place.seat), []).append(CardSign(move.face, CARD_ART))
    return [hands[key] for key in sorted(hands)]
