"""One word, one thing: whoever looks for a module finds one of that name."""

import ast
from collections.abc import Iterable, Mapping
from itertools import groupby

from game.kits.registry import KITS
from tests.architecture.source import ROOT, module_name, python_files, read_modules

SAME_FOR_A_GAME = frozenset(
    {
        "events", "exhibits", "first_times", "kit", "moves", "options", "players", "playmat",
        "rules", "timings", "view",
    }
)  # fmt: skip
"""What a game has of its own and calls as all games do."""
SAME_ON_BOTH_SIDES = frozenset({"kit", "registry"})
"""The record of a game, and the list of those records."""
GAME_FOLDERS = frozenset(
    path.name for path in (ROOT / "game" / "rules").glob("[a-z]*") if path.is_dir()
)
"""A game has its names from its first rule on, before it is registered."""


def named_twice(modules: Iterable[str]) -> list[str]:
    """Modules that share a name without being the same thing; games do not count against others."""
    places = sorted((_name(module), _game(module), module) for module in modules)
    found = []
    for name, group in groupby(places, key=lambda place: place[0]):
        each = list(group)
        games = [game for _, game, _ in each if game]
        shared = len(each) - len(games)
        twice = shared > 1 and name not in SAME_ON_BOTH_SIDES
        clash = shared > 0 and games and name not in SAME_FOR_A_GAME
        twice_in_a_game = len(set(games)) < len(games) and name not in SAME_ON_BOTH_SIDES
        if twice or clash or twice_in_a_game:
            found.append(" and ".join(module for _, _, module in each))
    return found


def _name(module: str) -> str:
    return module.rpartition(".")[2]


def _game(module: str) -> str:
    return next((part for part in module.split(".") if part in GAME_FOLDERS), "")


def test_no_module_name_means_two_things() -> None:
    paths = [
        path
        for side in ("game", "scenes")
        for path in python_files(side)
        if path.name not in ("__init__.py", "__main__.py")
    ]
    assert named_twice(map(module_name, paths)) == []


def test_every_registered_game_has_its_folder() -> None:
    assert set(KITS) <= GAME_FOLDERS


def test_names_that_clash_are_found() -> None:
    game = next(iter(KITS))
    assert named_twice(["game.app.tables", "game.cli.tables"])
    assert named_twice([f"game.ai.{game}.search", "game.ai.search"])
    assert named_twice([f"game.ai.{game}.worlds", f"game.rules.{game}.worlds"])
    assert not named_twice([f"game.rules.{game}.moves", "game.core.moves", "game.app.saving.saves"])


def classes_named_twice(modules: Mapping[str, str]) -> list[str]:
    """Public classes of one name that are two things.

    Games may call the same thing alike where it stands in a module of the same name.
    """
    places: dict[str, list[str]] = {}
    for module, text in modules.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(module)
    return [
        f"{name}: {' and '.join(where)}"
        for name, where in places.items()
        if len(where) > 1
        and not (all(map(_game, where)) and len({_name(each) for each in where}) == 1)
    ]


def test_no_class_name_means_two_things() -> None:
    assert classes_named_twice(read_modules("game", "scenes")) == []


def test_class_names_that_clash_are_found() -> None:
    first, second, *_ = sorted(GAME_FOLDERS)
    other = {f"game.rules.{first}.cards": "class Card: ...", "game.core.cards": "class Card: ..."}
    assert classes_named_twice(other) == [f"Card: game.rules.{first}.cards and game.core.cards"]
    alike = {f"game.rules.{game}.cards": "class Card: ..." for game in (first, second)}
    assert classes_named_twice(alike) == []
