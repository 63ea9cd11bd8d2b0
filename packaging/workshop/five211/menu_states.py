"""The screens around the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.ai.ladder import Level
from game.app.settings import Settings
from game.app.table_laying import SealedDeal
from game.kits.five211.kit import five211_set_up
from game.rules.five211.cards import COLOURS, KINDS
from game.rules.five211.options import Five211Options, Variant
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene, Transition
from scenes.games.five211.card_art import TableCard, draw_card
from scenes.games.five211.kit import FIVE211
from scenes.games.five211.own_session import own_session
from scenes.menu.more_sheet import MoreSheet
from scenes.screens.comfort import ComfortScene
from scenes.screens.crash import CrashScene
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.options_scene import OptionsScene
from scenes.screens.pause import PauseScene, SeatsScene
from scenes.screens.remapping import RemappingScene
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.rulebook import Leaf, RulesScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.title import TitleScene
from scenes.ui.cloth import lay_cloth
from workshop.five211.rounds import Found, Script, find_shared_victory
from workshop.five211.table_states import LONG_NAMES, SEED
from workshop.five211.tables import open_table, table_for
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import SETTLED, Studio

MIDDLE = Found(SEED, 4 * 3 * 2 + 5)
PARTY = 3.2
"""Seconds until the final scores have been counted and confetti lies in the air."""


def menu_states() -> Iterable[State]:
    """All of them."""
    yield from _titles()
    yield from _set_ups()
    yield from _overlays()
    yield from _results()
    yield State("crash", partial(_crash, report=Path("reports", "report-2026-01-01.txt")))
    yield State("crash-no-report", partial(_crash, report=None))
    yield State("cards", _cards)
    yield State("cards-large-letters", _cards, Settings(large_letters=True))


def _titles() -> Iterable[State]:
    yield State("title", _title)
    yield State("title-continue", _title_with_saved_game)
    yield State("title-text-200", _title_with_saved_game, Settings(text_scale=200))
    yield State("waiting-matches", _waiting_matches)
    yield State("waiting-matches-text-200", _waiting_matches, Settings(text_scale=200))
    yield State("title-high-contrast", _title, Settings(high_contrast=True))
    yield State("title-reduced-motion", _title, Settings(reduced_motion=True))


def _set_ups() -> Iterable[State]:
    for seats in (2, 4, 5):
        yield State(f"set-up-{seats}", _set_up, laid(table_for(seats)))
    people = five211_set_up((PERSON, replace(PERSON, name="Johan", avatar="sailor"), *BOTS[:2]))
    yield State("set-up-people", _set_up, laid(people))
    yield State("set-up-long-closed", _set_up, laid(table_for(3, Variant.LONG, closed=True)))
    yield State("set-up-text-200", _set_up, replace(laid(table_for(5)), text_scale=200))
    # Five seats: the usual level is in every other picture.
    rungs = [level for level in Level if level is not Level.GUEST]
    ladder = tuple(
        replace(chair, level=level.value)
        for chair, level in zip((*BOTS, BOTS[0]), rungs, strict=True)
    )
    yield State("set-up-levels", _set_up, laid(five211_set_up(ladder)))
    yield State(
        "set-up-levels-text-200", _set_up, replace(laid(five211_set_up(ladder)), text_scale=200)
    )


def _overlays() -> Iterable[State]:
    settings = laid(table_for(4))
    scenes: dict[str, Callable[[Studio, Script], Scene]] = {
        "pause": lambda s, t: PauseScene(s.host, t.session, 0, s.app.pop),
        "pause-seats": lambda s, t: SeatsScene(s.host, t.session),
        "log": lambda _s, t: LogScene(match_lines(t.session, 0)),
        "rules": lambda s, t: RulesScene(FIVE211, t.session.options, host=s.host),
        "options": lambda s, _t: OptionsScene(s.host),
        "comfort": lambda s, _t: ComfortScene(s.host),
        "remapping": lambda s, _t: RemappingScene(s.host),
        "keys": lambda _s, _t: KeysScene(FIVE211.key_words()),
    }
    for name, make in scenes.items():
        yield State(name, partial(_overlay, make=make), settings)
        large = replace(settings, text_scale=200)
        yield State(f"{name}-text-200", partial(_overlay, make=make), large)
    large = replace(settings, text_scale=200)
    for name, leaf in (("worked", Leaf.WORKED), ("first-times", Leaf.EXPLAINED)):
        reach = partial(_rules_at, leaf=leaf)
        yield State(f"rules-{name}", reach, settings)
        yield State(f"rules-{name}-5", reach, laid(table_for(5)))
        yield State(f"rules-{name}-text-200", reach, large)
    yield State("rules-scrolled", _scrolled_rules, replace(settings, text_scale=200))


def _results() -> Iterable[State]:
    four = table_for(4)
    yield State("results-win", partial(_finish, found=None), laid(four))
    yield State("results-shared", _finish_together, laid(table_for(3)))
    yield State("results-long", partial(_finish, found=None), laid(table_for(5, Variant.LONG)))
    named = tuple(
        replace(chair, name=name) for chair, name in zip(four.chairs, LONG_NAMES, strict=True)
    )
    yield State("results-long-names", partial(_finish, found=None), laid(five211_set_up(named)))
    reach = partial(_finish, found=None)
    yield State("results-text-200", reach, replace(laid(four), text_scale=200))
    yield State("results-picture", _take_picture, laid(four))
    yield State("results-picture-text-200", _take_picture, replace(laid(four), text_scale=200))
    yield State("results-high-contrast", reach, replace(laid(four), high_contrast=True))


def _waiting_matches(studio: Studio) -> None:
    for number, seats in enumerate((2, 4, 5)):
        session = studio.host.new_session(
            table_for(seats), SealedDeal(SEED + number, FIVE211.game.title)
        )
        Script(own_session(session), SEED).moves(9 * (number + 1))
    _title(studio)
    studio.app.push(GamesScene(studio.host, studio.make_table), Transition.CUT)
    studio.run(SETTLED)


def _title(studio: Studio) -> None:
    studio.show(TitleScene(studio.host, studio.make_table), 2 * SETTLED)


def _title_with_saved_game(studio: Studio) -> None:
    session = studio.host.new_session(studio.host.set_up, SealedDeal(SEED, FIVE211.game.title))
    Script(own_session(session), SEED).moves(9)
    assert studio.host.matches.is_table_saved(), "the saved game could not be written"
    _title(studio)


def _set_up(studio: Studio) -> None:
    studio.show(SetUpScene(studio.host, studio.make_table))


def _overlay(studio: Studio, make: Callable[[Studio, Script], Scene]) -> None:
    script = open_table(studio, MIDDLE)
    studio.app.push(make(studio, script))
    studio.run(SETTLED)


def _rules_at(studio: Studio, leaf: Leaf) -> None:
    options = Five211Options(len(studio.host.set_up.chairs))
    scene = RulesScene(FIVE211, options, host=studio.host)
    scene.leaf = leaf
    _overlay(studio, lambda _s, _t: scene)


def _scrolled_rules(studio: Studio) -> None:
    _overlay(studio, lambda _s, _t: RulesScene(FIVE211, Five211Options(4, Variant.LONG)))
    studio.press(Action.END)
    studio.run(SETTLED)


def _finish(studio: Studio, found: Found | None) -> None:
    seed = SEED if found is None else found.seed
    script = Script(studio.deal(seed), seed)
    script.finish()
    studio.show(ResultsScene(studio.host, script.session, studio.make_table), PARTY)


def _take_picture(studio: Studio) -> None:
    _finish(studio, None)
    scene = studio.scene
    assert isinstance(scene, ResultsScene)
    scene.ui.find("More").press()
    studio.run(SETTLED)
    sheet = studio.scene
    assert isinstance(sheet, MoreSheet)
    sheet.ui.find("Save the picture").press()
    studio.run(SETTLED)
    studio.run(SETTLED)


def _finish_together(studio: Studio) -> None:
    _finish(studio, find_shared_victory(studio.host.set_up))


def _crash(studio: Studio, report: Path | None) -> None:
    studio.show(CrashScene(report, studio.app.quit, lambda: report is not None))


class CardsScene(BareScene):
    """Every card, face up, by colour and value, and what can lie on or under one."""

    def draw(self, painter: Painter) -> None:
        metrics = painter.theme.metrics
        lay_cloth(painter)
        rows, columns = len(COLOURS), len(KINDS) // len(COLOURS) + 2
        height = round(metrics.height / rows * 0.9)
        across = metrics.width / (columns + 0.5)
        for card in KINDS:
            x, y = across * (card.value - 0.25), metrics.height / rows * (card.colour + 0.5)
            draw_card(painter, TableCard(card, x, y, height), (height,))
        for row, example in enumerate(_examples(height)):
            example.x, example.y = across * (columns - 0.5), metrics.height / rows * (row + 0.5)
            draw_card(painter, example, (height,))


def _examples(height: int) -> Iterable[TableCard]:
    card = KINDS[3]
    yield TableCard(None, 0, 0, height)
    yield TableCard(card, 0, 0, height, grey=1.0)
    yield TableCard(card, 0, 0, height, glow=1.0)
    yield TableCard(card, 0, 0, height, focus=True)
    yield TableCard(card, 0, 0, height, angle=8.0, lift=1.0)


def _cards(studio: Studio) -> None:
    studio.show(CardsScene(), 0.1)
