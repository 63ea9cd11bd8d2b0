"""A tip covers nothing of its table, and is one short sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Rect

from game.rules.chikyu.options import ChikyuOptions
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import preset
from scenes.engine.theme import Comfort, Metrics, Theme
from scenes.games.chikyu import table_layout as chikyu
from scenes.games.duco import table_layout as duco
from scenes.games.five211 import table_layout as five211
from scenes.games.registry import TABLES
from scenes.table.playmat import Places
from scenes.table.words.hint_strip import tip_area
from tests.games import EVERY_GAME

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
SCALES = [1.0, 1.3, 2.0]
MOST_WORDS = 20


def tables(metrics: Metrics) -> Iterator[tuple[str, Places, list[Rect]]]:
    """Each game's layouts with everything that lies there."""
    for seats in (3, 4, 5):
        for people in ((), tuple(range(seats))):
            cards = five211.make_layout(metrics, seats, 0, people)
            near = [box.area for box in cards.boxes]
            shown = [*near, cards.tally.area, cards.hand, cards.play, cards.tools]
            yield f"five211 {seats} {people}", cards, [*shown, cards.round_info]
    for options in (*map(DucoOptions, (1, 2, 3, 4, 5)), preset("corner cluster", 2)):
        for folded in (False, True):
            town = duco.make_layout(metrics, options, 0, folded=folded)
            shown = [box.area for box in town.boxes if box.seat not in town.corners]
            shown += [town.board, town.count, town.race, town.play, town.tools, *town.views]
            yield f"duco {options.seats} {folded}", town, shown
    for seats in (2, 3, 4, 5):
        earth = chikyu.make_layout(metrics, ChikyuOptions(seats), 0)
        hand = [spot.rect for spot in earth.hand_spots(ChikyuOptions(seats).hand_size)]
        shown = [*(box.area for box in earth.boxes), earth.lead_plate, earth.best_plate, *hand]
        shown += [spot.rect for spot in earth.trick]
        yield f"chikyu {seats}", earth, [*shown, earth.play, earth.tools, earth.round_info]
        count = earth.scoring
        sheet = [count.count, count.track, count.sheet, count.play, count.tools]
        yield f"chikyu count {seats}", count, sheet


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_tip_meets_nothing_of_any_table(size: tuple[int, int], scale: float) -> None:
    theme = Theme.for_window(size, Comfort(text_scale=scale))
    window = Rect(0, 0, *size)
    for name, places, shown in tables(theme.metrics):
        area = tip_area(theme, places)
        met = [rect for rect in shown if area.colliderect(rect)]
        assert not met, (name, area, met)
        assert window.contains(area), (name, area)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_tip_is_one_sentence_of_few_words(game: str) -> None:
    kit = TABLES[game]
    options = kit.game.options_with({"seats": max(kit.game.seat_counts)})
    for each in kit.first_times:
        told = [each.words(options)]
        told += [] if each.words_about is None else [each.words_about("Ben")]
        for words in told:
            assert len(words.split()) <= MOST_WORDS, words
