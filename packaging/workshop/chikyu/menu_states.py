"""The screens around the table of Chikyu: set-up, rules, log, keys, results, and all cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from game.app.settings import Settings
from game.core.options import OptionValue
from game.kits.chikyu.kit import CHIKYU
from game.rules.chikyu.cards import CARDS, KINDS, RANKS
from scenes.art.tablecloth import table
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.kit import CHIKYU as CHIKYU_TABLE
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.setup_scene import SetUpScene
from workshop.chikyu.tables import PERSON_SEAT, open_table, script_of, table_for
from workshop.chikyu.voyages import Script
from workshop.gallery.gallery_state import State, laid
from workshop.gallery.studio import SETTLED, Studio

PARTY = 3.2
"""Seconds until the final scores have been counted and confetti lies in the air."""
SET_UPS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "2": (2, {}),
    "3-whole-deck": (3, {"deck": "10 of 54"}),
    "4": (4, {}),
    "4-closed": (4, {"piles": "closed"}),
    "5-expansion": (5, {"expansion": "on"}),
}
PLAYED = 60
"""Cards before the log is opened: a round and more."""


def menu_states() -> Iterator[State]:
    """All of them."""
    usual = laid(table_for(4))
    large = replace(usual, text_scale=200)
    for name, (seats, answers) in SET_UPS.items():
        settings = laid(table_for(seats, **answers))
        yield State(f"chikyu-set-up-{name}", _set_up, settings)
        yield State(f"chikyu-results-{name}", _finish, settings)
    yield State("chikyu-set-up-text-200", _set_up, large)
    scenes: dict[str, Callable[[Script], Scene]] = {
        "log": lambda script: LogScene(match_lines(script.session, PERSON_SEAT)),
        "rules": lambda script: RulesScene(CHIKYU_TABLE, script.session.options),
        "keys": lambda _script: KeysScene(CHIKYU_TABLE.key_words()),
    }
    for name, make in scenes.items():
        yield State(f"chikyu-{name}", partial(_overlay, make=make), usual)
        yield State(f"chikyu-{name}-text-200", partial(_overlay, make=make), large)
    yield State("chikyu-rules-scrolled", _scrolled_rules, laid(table_for(5, expansion="on")))
    yield State("chikyu-cards", _cards)
    yield State("chikyu-cards-large-letters", _cards, Settings(large_letters=True))
    yield State("chikyu-cards-high-contrast", _cards, Settings(high_contrast=True))


def _set_up(studio: Studio) -> None:
    studio.show(SetUpScene(studio.host, studio.make_table, kit=CHIKYU))


def _overlay(studio: Studio, make: Callable[[Script], Scene]) -> None:
    script = script_of(studio)
    script.moves(PLAYED)
    open_table(studio, script)
    studio.app.push(make(script))
    studio.run(SETTLED)


def _scrolled_rules(studio: Studio) -> None:
    _overlay(studio, lambda script: RulesScene(CHIKYU_TABLE, script.session.options))
    studio.press(Action.END)
    studio.run(SETTLED)


def _finish(studio: Studio) -> None:
    script = script_of(studio)
    script.finish()
    studio.show(ResultsScene(studio.host, script.session, studio.make_table), PARTY)


class CardsScene(BareScene):
    """All cards: small ones by kind and rank, and a large one of each kind."""

    def draw(self, painter: Painter) -> None:
        metrics = painter.theme.metrics
        painter.surface(
            painter.store.get(sprite(table, metrics.size, painter.theme.palette)), (0, 0)
        )
        px = metrics.px
        height, across, down = px(88), px(68), px(100)
        for each in CARDS:
            row, column = divmod(each.index, RANKS)
            place = px(50) + column * across, px(56) + row * down
            draw_card(painter, TableCard(each, *place, height), (height,))
        large = px(176)
        for kind in KINDS:
            row, column = divmod(kind, 4)
            place = px(730) + column * px(150), px(200) + row * px(240)
            card = CARDS[kind * RANKS + 3 + row]
            draw_card(painter, TableCard(card, *place, large), (large,))
        back = TableCard(None, px(730) + 3 * px(150), px(440), large, turned=0)
        draw_card(painter, back, (large,))


def _cards(studio: Studio) -> None:
    studio.show(CardsScene(), 0.1)
