"""The busiest moments of a match: the deal, a trick of five, and the scoring show."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings, When
from workshop.chikyu.scoring_states import last_card
from workshop.chikyu.tables import display_of, open_table, script_of, table_for
from workshop.exhibits import Moment
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, Studio

FIRST_SECOND = round(1 / FRAME)
CARDS_BEFORE = 20
"""Whole tricks of five."""


def busy_table() -> Settings:
    """Five seats, the expansion, quick bots, and nobody who has to go on."""
    set_up = table_for(5, expansion="on")
    quick = tuple(replace(c, level=c.level and "guest") for c in set_up.chairs)
    return replace(laid(replace(set_up, chairs=quick)), round_wait=When.NEVER, explains=False)


def moments() -> tuple[Moment, ...]:
    """All of them, in the order of a match."""
    trick, scoring = WholeTrick(), WholeScoring()
    return (
        Moment("deal of five hands", _deal, _is_dealt, FIRST_SECOND),
        Moment("trick of five", trick.start, trick.is_over),
        Moment("scoring show", scoring.start, scoring.is_over),
    )


def _deal(studio: Studio, seed: int) -> None:
    studio.show(studio.make_table(studio.deal(seed)), FRAME)


def _is_dealt(studio: Studio) -> bool:
    display = display_of(studio)
    return display.turn is not None and not display.flying


class WholeTrick:
    """Everybody plays a card, and the trick is taken."""

    def __init__(self) -> None:
        self._before = 0

    def start(self, studio: Studio, seed: int) -> None:
        """After a few tricks."""
        script = script_of(studio, seed)
        script.moves(CARDS_BEFORE)
        script.move_until(lambda view: not view.trick)
        open_table(studio, script, 1.0)
        self._before = len(display_of(studio).tricks)
        script.move_until(lambda view: len(view.tricks) > self._before)

    def is_over(self, studio: Studio) -> bool:
        """The pile lies in front of its owner."""
        display = display_of(studio)
        return len(display.tricks) > self._before and not display.flying


class WholeScoring:
    """The last card of a round falls, and all is counted."""

    def start(self, studio: Studio, _seed: int) -> None:
        """Before that card."""
        script = last_card(studio, lambda record: any(score.over for score in record.scores))
        open_table(studio, script, 1.0)
        script.move()

    def is_over(self, studio: Studio) -> bool:
        """Every line of the sheet is told."""
        scoring = display_of(studio).scoring
        return scoring is not None and all(told.all for told in scoring.told)
