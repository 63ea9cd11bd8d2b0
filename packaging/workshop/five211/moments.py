"""The busiest moments of a match: a deal for five, ten cards turned over, a round scored."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings, When
from game.kits.five211.kit import five211_set_up
from workshop.exhibits import Moment
from workshop.five211.rounds import Ending, Found, Script, find_round
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import BOTS
from workshop.gallery.studio import FRAME, Studio

FIRST_SECOND = round(1 / FRAME)


def table_settings() -> Settings:
    """Five seats with quick bots; the usual comforts, and nobody who has to go on."""
    bots = tuple(replace(bot, level="guest") for bot in BOTS)
    usual = Settings(round_wait=When.NEVER)
    return usual.remembering(five211_set_up((table_for(5).chairs[0], *bots)))


def moments() -> tuple[Moment, ...]:
    """All of them, in the order of a match."""
    return (
        Moment("deal for five", _deal, _is_dealt, FIRST_SECOND),
        Moment("reveal of ten cards", _lock_first_turn, _has_no_hidden_card),
        Moment("scoring and sweep", _lock_last_turn, _is_next_round),
    )


def _deal(studio: Studio, seed: int) -> None:
    studio.show(studio.make_table(studio.deal(seed)), FRAME)


def _is_dealt(studio: Studio) -> bool:
    return display_of(studio).choosing


def _lock_first_turn(studio: Studio, seed: int) -> None:
    seats = len(studio.host.set_up.chairs)
    _open(studio, Found(seed, seats - 1)).move()


def _has_no_hidden_card(studio: Studio) -> bool:
    return display_of(studio).turn == 1


def _lock_last_turn(studio: Studio, seed: int) -> None:
    """Another ending for every match."""
    ending = (Ending.BUST, Ending.KODODO, Ending.WINNER)[seed % 3]
    _open(studio, find_round(studio.host.set_up, ending, 0)).move()


def _is_next_round(studio: Studio) -> bool:
    display = display_of(studio)
    return display.turn == 0 and display.choosing


def _open(studio: Studio, found: Found) -> Script:
    """A person takes a look before anything happens: a second at rest."""
    return open_table(studio, found, 1.0)
