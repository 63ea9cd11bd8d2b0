"""No module outside a game's own folders and the registries imports or names a game."""

import pytest
from workshop.exhibits import exhibits_of

from game.kits.registry import KITS
from scenes.games.registry import TABLES
from tests.architecture.game_names import REGISTRIES, naming
from tests.architecture.source import read_modules

GAME = next(iter(KITS))


@pytest.mark.parametrize("folder", ["game", "scenes"])
def test_what_all_games_share_names_none(folder: str) -> None:
    assert naming(read_modules(folder), KITS.values()) == []


@pytest.mark.parametrize(
    "text",
    [
        f"from game.rules.{GAME}.moves import PlayCards",
        f"def begin() -> {GAME.title()}Session: ...",
        f'rules = game_by_key("{GAME}")',
        f'"""A table of {KITS[GAME].title}."""',
        f"seats = 4  # as {KITS[GAME].title} has them",
    ],
)
def test_a_name_is_found_wherever_it_stands(text: str) -> None:
    assert naming({"game.app.tables": text}, KITS.values()) == [f"game.app.tables:1 {text}"]


def test_tables_stand_in_the_order_of_the_kits_and_each_has_exhibits() -> None:
    assert list(TABLES) == [key for key in KITS if key in TABLES]
    assert all(exhibits_of(key).states() for key in TABLES)


def test_a_game_may_be_named_in_its_own_folders_and_in_the_registries() -> None:
    text = f"from game.rules.{GAME}.rules import Rules"
    own = [f"game.kits.{GAME}.kit", f"scenes.games.{GAME}.art.cards", *REGISTRIES]
    assert naming(dict.fromkeys(own, text), KITS.values()) == []
