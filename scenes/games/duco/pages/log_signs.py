"""Small pictures behind the sentences of the log: the tiles and colours that they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.events import CardMove, CardsMoved, Event
from game.core.places import Zone
from game.rules.duco.events import SetsScored, TileTurned
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import Face
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.games.duco.town.tile_art import face_sprite, house_sprite
from scenes.menu.long_text import TextSign as LogSign


@dataclass(frozen=True, slots=True)
class TileSign:
    """A tile as it lies, or as it was drawn."""

    face: Face
    aspect: float = 1.0

    def picture(self, height: int, theme: Theme) -> Sprite:
        return face_sprite(self.face, height, theme)


@dataclass(frozen=True, slots=True)
class SetSign:
    """The colour of a set: the square of that colour, or a rainbow for all four."""

    colour: HouseColour
    aspect: float = 1.0

    def picture(self, height: int, theme: Theme) -> Sprite:
        sign = HouseSign.LIZARD if self.colour is HouseColour.RAINBOW else None
        return house_sprite(House(self.colour, sign), height, theme)


def log_signs(event: Event) -> list[Sequence[LogSign]]:
    """For each sentence that is told of an event, in the same order; none for other events."""
    match event:
        case CardsMoved(moves):
            return [[TileSign(face)] for face in _told(moves)]
        case TileTurned():
            return [[TileSign(event.after)]]
        case SetsScored():
            return [[SetSign(colour) for _crossing, colour in event.sets]]
    return []


def _told(moves: Sequence[CardMove]) -> Iterator[Face]:
    """What everybody lays and draws, seat after seat, then what becomes of a line."""
    seats = {seat for move in moves for seat in (move.source.seat, move.target.seat)}
    for seat in sorted(seat for seat in seats if seat is not None):
        yield from _faces(m for m in moves if _is_laid_from(m, Zone.HAND) and m.source.seat == seat)
        yield from _faces(m for m in moves if _is_drawn_to(m, Zone.HAND) and m.target.seat == seat)
    yield from _faces(
        m for m in moves if _is_laid_from(m, Zone.MARKET) or _is_drawn_to(m, Zone.MARKET)
    )


def _is_laid_from(move: CardMove, zone: Zone) -> bool:
    return move.source.zone is zone and move.target.cell is not None


def _is_drawn_to(move: CardMove, zone: Zone) -> bool:
    return move.source.zone is Zone.PILE and move.target.zone is zone


def _faces(moves: Iterator[CardMove]) -> Iterator[Face]:
    return (move.face for move in moves if isinstance(move.face, Face))
