"""Small pictures behind the sentences of the log: the cards and colours that they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.events import CardsMoved, CardsRevealed, Event
from game.core.places import Zone
from game.rules.five211.cards import KINDS, Card, Colour
from game.rules.five211.events import RoundScored
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict, scoring_cards
from game.rules.five211.view import Five211View
from scenes.art.harbour.gables import gable_icon
from scenes.art.wall_signs import lizard_icon
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.card_art import CARD_ART
from scenes.menu.long_text import TextSign
from scenes.table.cards.card_sign import CardSign

SHARE = 0.86
"""Of the height of a line's signs: gables have no rim around them."""


@dataclass(frozen=True, slots=True)
class ColourSign:
    """A gable."""

    colour: Colour
    aspect: float = 1.0

    def picture(self, height: int, theme: Theme) -> Sprite:
        return sprite(gable_icon, self.colour, round(height * SHARE), theme.palette)


@dataclass(frozen=True, slots=True)
class KododoSign:
    """The lizard."""

    aspect: float = 1.0

    def picture(self, height: int, theme: Theme) -> Sprite:
        return sprite(lizard_icon, height, theme.palette.mint)


def held(view: Five211View) -> list[TextSign]:
    """The hand of whoever looks, in the order of the cards."""
    return [CardSign(card, CARD_ART) for card in sorted(view.hand, key=KINDS.index)]


def log_signs(event: Event) -> list[Sequence[TextSign]]:
    """For each sentence that is told of an event, in the same order; none for other events."""
    match event:
        case CardsRevealed(faces):
            return [_cards(row) for row in faces]
        case CardsMoved(moves):
            drawn: dict[int, list[object]] = {}
            for move in moves:
                known = isinstance(move.face, Card) and move.target.zone is Zone.HAND
                if known and move.target.seat is not None:
                    drawn.setdefault(move.target.seat, []).append(move.face)
            return [_cards(drawn[seat]) for seat in sorted(drawn)]
        case RoundScored(record):
            return _round_signs(record)
    return []


def _round_signs(record: RoundRecord) -> list[Sequence[TextSign]]:
    """What fell, what scores, then everybody who gets something."""
    result = record.result
    signs: list[Sequence[TextSign]] = []
    if result.verdict is Verdict.KODODO:
        signs.append([KododoSign()])
    else:
        signs += [[ColourSign(colour)] for colour in result.busts]
        signs += [[ColourSign(colour) for colour in tied] for tied in result.ties]
        signs.append([] if result.colour is None else [ColourSign(result.colour)])
    for row, gained in zip(record.rows, record.gained, strict=True):
        if gained:
            signs.append(_cards(scoring_cards(result, row)))
    if not all(record.gained) and result.verdict is not Verdict.NOBODY:
        signs.append([])
    return signs


def _cards(faces: Sequence[object]) -> list[TextSign]:
    return [CardSign(face, CARD_ART) for face in faces if isinstance(face, Card)]
