"""Hands at the table: a card that is carried, a play too soon, a tooltip."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from scenes.anim.timings import TOOLTIP_DELAY
from scenes.engine.input.inputs import Action, Point, PressPhase
from scenes.games.five211.playmat import table_signs
from scenes.ui.controls.letter_picker import LetterPicker
from scenes.ui.controls.textfield import TextField
from workshop.five211.rounds import Found
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import State, laid
from workshop.gallery.studio import FRAME, SETTLED, Studio

SEED = 5211
LATER = Found(SEED, 4 * 3 + 4 + 4 - 1)
"""Somebody else has locked already, and some cards lie open."""


def handling_states() -> Iterable[State]:
    """All of them."""
    table = laid(table_for(4))
    yield State("drag", _carry, table)
    yield State("drag-text-200", _carry, replace(table, text_scale=200))
    yield State("play-too-soon", _play_too_soon, table)
    yield State("tooltip", _linger, table)
    yield State("tooltip-text-200", _linger, replace(table, text_scale=200))
    yield State("letters", _letters)
    yield State("letters-text-200", _letters, replace(laid(table_for(4)), text_scale=200))


def _carry(studio: Studio) -> None:
    open_table(studio, LATER)
    card = display_of(studio).fan[1]
    start = (round(card.x), round(card.y))
    _point(studio, start, PressPhase.DOWN)
    _point(studio, (start[0] - 60, start[1] - round(card.height * 0.5)), PressPhase.MOVE)
    studio.run(SETTLED)


def _play_too_soon(studio: Studio) -> None:
    open_table(studio, LATER)
    studio.press(Action.PLAY)
    studio.run(10 * FRAME)


def _linger(studio: Studio) -> None:
    open_table(studio, LATER)
    signs = {sign.name: sign.area for sign in table_signs(display_of(studio), "12345")}
    _point(studio, signs["scored cards of seat 2"].center, PressPhase.MOVE)
    studio.run(TOOLTIP_DELAY + SETTLED)


def _letters(studio: Studio) -> None:
    studio.show(LetterPicker(TextField("name", "Mar", lambda _name: None)))


def _point(studio: Studio, position: tuple[int, int], phase: PressPhase) -> None:
    studio.scene.handle(Point(position, phase))
    studio.app.step(FRAME)
