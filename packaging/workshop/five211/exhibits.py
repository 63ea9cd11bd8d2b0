"""What 5211 shows in the workshop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.app.settings import Settings
from game.kits.five211.kit import five211_set_up
from scenes.games.five211.display import ColourMark
from scenes.games.five211.playmat import Five211Mat
from scenes.table.table_scene import AnyTableScene
from workshop.exhibits import Exhibits
from workshop.five211.card_entries import card_entries
from workshop.five211.coach_states import coach_states
from workshop.five211.handling_states import handling_states
from workshop.five211.menu_states import menu_states
from workshop.five211.moments import moments, table_settings
from workshop.five211.rounds import Found
from workshop.five211.table_states import table_states
from workshop.five211.tables import open_table
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import Studio


def states() -> Iterator[State]:
    """The screens around the table first."""
    yield from menu_states()
    yield from table_states()
    yield from coach_states()
    yield from handling_states()


def rest(studio: Studio, seconds: float) -> None:
    """Everybody but the person has chosen."""
    open_table(studio, Found(0, 4), seconds)


def film(seats: int) -> Settings:
    """Guests at so many seats."""
    chairs = (*BOTS, replace(PERSON, name="Buriku", avatar="donkey", character="donkey"))
    guests = tuple(replace(chair, level="guest") for chair in chairs[:seats])
    return laid(five211_set_up(guests))


def strip(table: AnyTableScene) -> str | None:
    """What the table is busy with, if that is worth a strip."""
    assert isinstance(table.mat, Five211Mat)
    display = table.mat.display
    marks = {column.mark for column in display.columns}
    scoring = ColourMark.SCORES in marks or any(card.grey > 0 for card in display.slots.values())
    moments = {
        "deal": bool(display.riffle) or (display.round == 0 and not display.choosing
                                         and not display.slots and bool(display.flying)),
        "reveal": any(0 < card.turned < 1 for card in display.slots.values())
        and not display.choosing,
        "kododo": bool(display.kododo_light or display.lizards or display.spotlight.ring),
        "winner": ColourMark.SCORES in marks and not display.flying,
        "bust": any(
            c.mark is ColourMark.BUST and (c.shake or 0 < c.fall < 1) for c in display.columns
        )
        and ColourMark.TIED not in marks,
        "tie": any(c.mark is ColourMark.TIED and c.bow for c in display.columns),
        "clearing": bool(display.flying) and ColourMark.SCORES in marks,
        "nobody": scoring,
    }  # fmt: skip
    return next((name for name, is_now in moments.items() if is_now), None)


EXHIBITS: Final = Exhibits(states, moments, table_settings, rest, film, strip, card_entries)
