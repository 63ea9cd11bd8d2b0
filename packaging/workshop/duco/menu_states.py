"""The screens around the table of DuCo: set-up, rules, log, results, and all tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from game.app.own_modes import OwnMode
from game.app.settings import Settings
from game.core.options import OptionValue
from game.kits.duco.kit import DUCO
from game.rules.duco.town.tiles import TILES
from scenes.art.tablecloth import table
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene
from scenes.games.duco.kit import DUCO as DUCO_TABLE
from scenes.games.duco.town.tile_art import draw_shadow, face_sprite
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.modes.mode_maker import ModeMakerScene
from scenes.screens.modes.mode_pages import ModeOffer, ModePage
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.which_game import GameChoiceScene
from workshop.duco.tables import PERSON_SEAT, open_table, script_of, table_for
from workshop.duco.towns import Script
from workshop.gallery.gallery_state import State, laid
from workshop.gallery.studio import SETTLED, Studio

PARTY = 3.2
"""Seconds until the final scores have been counted and confetti lies in the air."""
ACROSS = 15
SET_UPS: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "cross": (4, {}),
    "alone": (1, {}),
    "lineup-diagonal": (4, {"tiles": "lineup", "diagonal": "on"}),
    "chaos": (3, {"mode": "chaos"}),
    "corner-cluster": (5, {"mode": "corner cluster"}),
    "stress": (4, {"mode": "stress"}),
    "conquest": (2, {"mode": "conquest"}),
}


def menu_states() -> Iterator[State]:
    """All of them."""
    for name, (seats, answers) in SET_UPS.items():
        yield State(f"duco-set-up-{name}", _set_up, laid(table_for(seats, **answers)))
    large = replace(laid(table_for(4)), text_scale=200)
    yield State("duco-set-up-text-200", _set_up, large)
    yield from _mode_states()
    scenes: dict[str, Callable[[Script], Scene]] = {
        "log": lambda script: LogScene(match_lines(script.session, PERSON_SEAT)),
        "rules": lambda script: RulesScene(DUCO_TABLE, script.session.options),
        "keys": lambda _script: KeysScene(DUCO_TABLE.key_words()),
    }
    for name, make in scenes.items():
        yield State(f"duco-{name}", partial(_overlay, make=make), laid(table_for(4)))
        yield State(f"duco-{name}-text-200", partial(_overlay, make=make), large)
    yield State("duco-rules-scrolled", _scrolled_rules, laid(table_for(4)))
    for name, (seats, answers) in SET_UPS.items():
        yield State(f"duco-results-{name}", _finish, laid(table_for(seats, **answers)))
    yield State("which-game", _which_game)
    yield State("which-game-text-200", _which_game, Settings(text_scale=200))
    yield State("duco-tiles", _tiles)
    yield State("duco-tiles-large-letters", _tiles, Settings(large_letters=True))
    yield State("duco-tiles-high-contrast", _tiles, Settings(high_contrast=True))


OWN: Final = (
    OwnMode(DUCO.key, "Rush hour", {"mode": "stress", "start": "cross of 5", "stacks": "8",
                                    "countdown": "20"}, 0, 0),
    OwnMode(DUCO.key, "Grandma's rules", {"start": "square of 9", "tiles": "three",
                                          "diagonal": "on", "goal": "30"}, 1, 1),
    OwnMode(DUCO.key, "The long night", {"tiles": "line of 7", "laying": "over", "squares": "on",
                                         "goal": "150"}, 2, 4),
)  # fmt: skip


def _mode_states() -> Iterator[State]:
    """Set-up with modes of one's own, the maker, and how a mode is given on and taken over."""
    for scale in (100, 130, 200):
        settings = replace(laid(table_for(4)), text_scale=scale)
        more = "" if scale == 100 else f"-text-{scale}"
        yield State(f"duco-modes-set-up{more}", _own_set_up, settings)
        yield State(f"duco-modes-maker{more}", _maker, settings)
        yield State(f"duco-modes-share{more}", partial(_mode_page, page=ModePage), settings)
        yield State(f"duco-modes-offer{more}", partial(_mode_page, page=ModeOffer), settings)
    for scale, more in ((100, ""), (130, "-text-130")):
        settings = replace(laid(table_for(4, tiles="lineup", diagonal="on")), text_scale=scale)
        yield State(f"duco-modes-twist-text-{scale}", _open, settings)
        yield State(f"duco-modes-seat{more}", partial(_open, name="seat 2"), settings)
    yield State("duco-modes-maker-counting", partial(_maker, group="group 5"), laid(table_for(4)))


def _own_set_up(studio: Studio) -> None:
    for mode in OWN:
        studio.host.modes.keep(mode)
    _set_up(studio)


def _open(studio: Studio, name: str = "rule 2") -> None:
    _own_set_up(studio)
    scene = studio.app.top
    assert isinstance(scene, SetUpScene)
    scene.ui.find(name).press()
    studio.run(SETTLED)


def _maker(studio: Studio, group: str = "group 2") -> None:
    _own_set_up(studio)
    draft = Draft.of(studio.host.set_up_of(DUCO))
    studio.app.push(ModeMakerScene(studio.host, draft, print, print, OWN[0]))
    studio.run(SETTLED)
    scene = studio.app.top
    assert isinstance(scene, ModeMakerScene)
    scene.ui.find(group).press()
    studio.run(SETTLED)


def _mode_page(studio: Studio, page: type[ModePage | ModeOffer]) -> None:
    mode = OWN[0]
    if page is ModePage:
        _own_set_up(studio)
    else:
        _set_up(studio)
    studio.app.push(page(studio.host, Draft.of(studio.host.set_up_of(DUCO)), mode, print, print))
    studio.run(SETTLED)


def _which_game(studio: Studio) -> None:
    studio.show(GameChoiceScene(studio.host, studio.make_table))


def _set_up(studio: Studio) -> None:
    studio.show(SetUpScene(studio.host, studio.make_table, kit=DUCO))


def _overlay(studio: Studio, make: Callable[[Script], Scene]) -> None:
    script = script_of(studio, 9)
    open_table(studio, script)
    studio.app.push(make(script))
    studio.run(SETTLED)


def _scrolled_rules(studio: Studio) -> None:
    _overlay(studio, lambda script: RulesScene(DUCO_TABLE, script.session.options))
    studio.press(Action.END)
    studio.run(SETTLED)


def _finish(studio: Studio) -> None:
    script = script_of(studio, 0)
    script.finish()
    studio.show(ResultsScene(studio.host, script.session, studio.make_table), PARTY)


class TilesScene(BareScene):
    """All tiles, as they were printed, by number."""

    def draw(self, painter: Painter) -> None:
        theme, metrics = painter.theme, painter.theme.metrics
        painter.surface(painter.store.get(sprite(table, metrics.size, theme.palette)), (0, 0))
        rows = len(TILES) // ACROSS
        step = min(metrics.width / (ACROSS + 0.5), metrics.height / (rows + 0.5))
        left, top = (metrics.width - step * ACROSS) / 2, (metrics.height - step * rows) / 2
        for tile in TILES:
            row, column = divmod(tile.number, ACROSS)
            centre = left + (column + 0.5) * step, top + (row + 0.5) * step
            side = round(step * 0.94)
            draw_shadow(painter, centre, side)
            painter.sprite(face_sprite(tile.faces[0], side, theme), centre)


def _tiles(studio: Studio) -> None:
    studio.show(TilesScene(), 0.1)
