"""The options say which games a wish concerns, and that is what the games make of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import scenes.games
from scenes.games.kit import Wish
from scenes.games.registry import TABLES
from scenes.screens.options_scene import OptionsScene
from scenes.ui.element import walk
from scenes.ui.field import Field
from tests.games import EVERY_GAME
from tests.ui.house import House

ASKED = {
    Wish.READ_ALONG: "_desk.reads_along()",
    Wish.COUNT_AHEAD: "settings.counts_ahead",
}
"""How the table of a game asks for it; the other wishes are heeded by every table alike."""


def source_of(game: str) -> str:
    folder = Path(*scenes.games.__path__) / game
    return "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_heeds_what_its_table_asks_for(game: str) -> None:
    source = source_of(game)
    asked = {wish for wish, words in ASKED.items() if words in source}
    assert TABLES[game].heeds & set(ASKED) == asked


def tips() -> dict[str, str]:
    """What is told of the options when somebody lingers, by the name of the control."""
    house = House()
    scene = OptionsScene(house.host)
    house.show(scene)
    fields = [part for part in walk(scene.build()) if isinstance(part, Field)]
    told = {field.control.name: field.control.tip for field in fields}
    house.close()
    return told


def test_the_options_name_the_games_where_not_all_are_meant() -> None:
    told = tips()
    assert told["sort my hand"].endswith(" In 5211.")
    assert told["count before laying"].endswith(" In DuCo and Chikyu.")
    assert " In " not in told["table talk"]
