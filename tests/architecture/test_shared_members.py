"""What is shared is used by more than one game; what one alone asks for stands in its folder."""

import re
from collections.abc import Iterable
from dataclasses import MISSING, fields

import pytest

from game.ai.players import Players
from game.app.settings import Settings
from game.kits.kit import GameKit
from game.kits.registry import KITS
from game.kits.teller import Results, Teller, Terminal
from scenes.anim import timings
from scenes.games.kit import TableKit, plain_table
from scenes.games.registry import TABLES
from scenes.table.playmat import Chooser, Desk, Playmat
from tests.architecture.source import read_modules
from tests.pebbles.game import PEBBLES

USUAL_TABLE = "scenes.table.card_"
"""It counts as the table of one game more: of every game that has none of its own."""
HEEDED_BY_THE_USUAL_ANSWER = {"is_minor"}
"""It waits for no hidden choice: that is how one game more uses it."""
SAID_FOR_ALL = {
    "advice", "brief", "card", "in_one_breath", "phrase", "score", "short_rules", "take_back",
    "told_later",
}  # fmt: skip
"""Heard in every game, in words or by silence; one game at most says it otherwise."""
DURATIONS = [name for name in vars(timings) if name.isupper()]


@pytest.fixture(scope="module")
def sources() -> dict[str, str]:
    return read_modules("scenes")


def user(module: str) -> str:
    """Whose module it is: a game's, the usual table's, or everybody's."""
    game = next((key for key in KITS if key in module.split(".")), None)
    return game or ("usual" if module.startswith(USUAL_TABLE) else "all")


def users(pattern: str, sources: dict[str, str], owner: str) -> set[str]:
    found = {user(module) for module, text in sources.items() if re.search(pattern, text)
             and module != owner}  # fmt: skip
    return found | ({"all"} if len(re.findall(pattern, sources[owner])) > 1 else set())


def of_one_game(found: Iterable[str]) -> bool:
    return len(set(found)) < 2 and set(found) != {"all"}


def test_a_shared_duration_is_of_more_than_one_game(sources: dict[str, str]) -> None:
    uses = {name: users(rf"\b{name}\b", sources, timings.__name__) for name in DURATIONS}
    assert [name for name, found in uses.items() if of_one_game(found)] == []


def test_every_part_of_the_desk_is_used_by_more_than_one_table(sources: dict[str, str]) -> None:
    own = Desk.__module__
    tables = {key: text for key, text in sources.items() if user(key) != "all" or key == own}
    uses = {
        part.name: {user(key) for key, text in tables.items()
                    if re.search(rf"\b(_?desk|self)\.{part.name}\b", text)}
        for part in fields(Desk)
    }  # fmt: skip
    assert [name for name, found in uses.items() if of_one_game(found)] == []


def test_a_setting_is_of_more_than_one_game(sources: dict[str, str]) -> None:
    uses = {
        part.name: {user(module) for module, text in sources.items()
                    if re.search(rf"settings\.{part.name}\b", text)}
        for part in fields(Settings)
    }  # fmt: skip
    assert [name for name, found in uses.items() if found and of_one_game(found)] == []


def test_what_a_table_kit_may_bring_more_than_one_brings() -> None:
    kits = [*TABLES.values(), plain_table(PEBBLES)]
    optional = [field for field in fields(TableKit) if field.default is not MISSING]
    brought = {
        field.name: sum(getattr(kit, field.name) is not field.default for kit in kits)
        for field in optional
    }
    assert [name for name, count in brought.items() if count < 2] == []


def test_what_players_may_bring_more_than_one_game_brings() -> None:
    players = [kit.players for kit in KITS.values()]
    optional = [field for field in fields(Players) if field.default is not MISSING]
    brought = {
        field.name: sum(getattr(each, field.name) != field.default for each in players)
        for field in optional
    }
    assert [name for name, count in brought.items() if count < 2] == []


def test_what_a_kit_may_bring_more_than_one_brings() -> None:
    optional = [field for field in fields(GameKit) if field.default is not MISSING]
    brought = {
        field.name: sum(getattr(kit, field.name) != field.default for kit in KITS.values())
        for field in optional
    }
    assert [name for name, count in brought.items() if count < 2] == []


@pytest.mark.parametrize("part", ["teller", "terminal", "results"])
def test_what_a_kit_says_more_than_one_says_or_has_a_usual_answer(part: str) -> None:
    said = [type(getattr(kit, part)) for kit in (*KITS.values(), PEBBLES)]
    base = {"teller": Teller, "terminal": Terminal, "results": Results}[part]
    asked = [name for name in vars(base) if not name.startswith("_")]
    own = {name: sum(name in vars(kind) for kind in said if kind is not base) for name in asked}
    assert {name for name, count in own.items() if count < 2} - SAID_FOR_ALL == set()


@pytest.mark.parametrize("base", [Playmat, Chooser])
def test_what_a_mat_may_override_more_than_one_overrides(base: type[object]) -> None:
    own = [kind for kind in base.__subclasses__() if kind.__module__.startswith("scenes.")]
    asked = [name for name in vars(base) if not name.startswith("_")]
    alone = {name for name in asked if sum(name in vars(kind) for kind in own) < 2}
    assert alone - HEEDED_BY_THE_USUAL_ANSWER == set()
