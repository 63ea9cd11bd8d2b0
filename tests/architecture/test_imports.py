"""Enforce section by section who may import whom, and prove that each rule can refuse."""

import ast

import pytest

from tests.architecture import import_rules
from tests.architecture.import_rules import RULES, Rule, broken, without_layer
from tests.architecture.source import imports, read_modules

BAD_EXAMPLES: list[tuple[Rule, str, str]] = [
    (import_rules.layers_look_left, "game.core.match", "from game.rules import registry"),
    (import_rules.layers_look_left, "game.rules.duco.rules", "import game.ai.bot"),
    (import_rules.layers_look_left, "game.ai.bot", "from game.app.session import Session"),
    (import_rules.layers_look_left, "game.kits.kit", "from game.arena.bot_tally import ratings"),
    (
        import_rules.layers_look_left,
        "game.arena.bot_tally",
        "from game.app.storage.paths import arena_key",
    ),
    (import_rules.layers_look_left, "game.app.session", "from game.cli import main"),
    (import_rules.layers_look_left, "scenes.engine.app", "from scenes.player_app import Toast"),
    (import_rules.layers_look_left, "scenes.table.cards.hand", "import scenes.screens.title"),
    (import_rules.layers_look_left, "scenes.coach.coaching", "from scenes.table.show import Show"),
    (import_rules.layers_look_left, "scenes.table.show", "from scenes.games import registry"),
    (import_rules.game_is_headless, "game.app.session", "import pygame.time"),
    (import_rules.game_is_headless, "game.cli.main", "from pygame import Surface"),
    (import_rules.game_is_headless, "game.cli.main", "import scenes.engine.app"),
    (import_rules.game_is_headless, "game.cli.main", "import_module('scenes.engine.app')"),
    (import_rules.game_is_headless, "game.cli.main", "importlib.import_module('scenes')"),
    (import_rules.clock_is_passed_in, "game.app.saving.saves", "def f():\n    import time"),
    (import_rules.clock_is_passed_in, "game.core.rng", "from time import monotonic"),
    (import_rules.games_stand_alone, "game.rules.duco.rules", "import game.rules.five211.cards"),
    (import_rules.games_stand_alone, "game.rules.duco.rules", "from game.rules import registry"),
    (import_rules.scenes_see_no_state, "scenes.engine.app", "from game.core.match import Match"),
    (import_rules.scenes_see_no_state, "scenes.table.duco", "from game.rules.duco import state"),
    (
        import_rules.scenes_see_no_state,
        "scenes.engine.app",
        "from game.rules.duco.state import State",
    ),
    (import_rules.ai_sees_through_views, "game.ai.bot", "import game.rules.duco.state"),
    (
        import_rules.ai_sees_through_views,
        "game.ai.five211.search.round_value",
        "import game.rules.duco.state",
    ),
    (import_rules.games_know_no_other, "game.ai.duco.family", "import game.ai.five211.race"),
    (import_rules.games_know_no_other, "game.kits.duco.kit", "import game.rules.five211.cards"),
    (import_rules.games_know_no_other, "scenes.games.duco.mat", "import game.kits.five211.kit"),
]

GOOD_EXAMPLES = [
    ("game.rules.duco.rules", "from game.core.match import Match"),
    ("game.rules.duco.rules", "from game.rules.duco.state import State"),
    ("game.ai.bot", "from game.rules.duco.view import View"),
    ("game.kits.duco.kit", "from game.ai.duco.family import BOTS"),
    ("game.kits.registry", "from game.kits.duco.kit import DUCO"),
    ("game.ai.duco.worlds", "from game.rules.duco.state import State"),
    ("workshop.measuring.bench", "import time"),
    ("scenes.engine.app", "import pygame\nimport time\nfrom game.rules.duco.view import View"),
    ("scenes.__main__", "def main():\n    from game.cli.main import main"),
]


@pytest.fixture(scope="module")
def modules() -> dict[str, str]:
    return read_modules("game", "scenes")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_project_keeps_the_import_rule(rule: Rule, modules: dict[str, str]) -> None:
    refused = broken(rule, modules)
    if refused:
        pytest.fail("\n".join(refused), pytrace=False)


def test_every_package_has_a_layer(modules: dict[str, str]) -> None:
    assert not without_layer(modules)
    assert without_layer(["game.attic.box", "scenes.attic"]) == ["game.attic.box", "scenes.attic"]


@pytest.mark.parametrize(("rule", "module", "text"), BAD_EXAMPLES)
def test_rule_refuses_a_bad_example(rule: Rule, module: str, text: str) -> None:
    known = {"game.rules.duco.state": "", "game.cli.main": ""}
    assert broken(rule, {**known, module: text})


@pytest.mark.parametrize(("module", "text"), GOOD_EXAMPLES)
def test_no_rule_refuses_a_good_example(module: str, text: str) -> None:
    assert [broken(rule, {module: text}) for rule in RULES] == [[]] * len(RULES)


def test_every_rule_has_a_bad_example() -> None:
    assert {rule for rule, _, _ in BAD_EXAMPLES} == set(RULES)


def test_checker_reads_the_real_tree(modules: dict[str, str]) -> None:
    found = {(each.importer, each.target) for each in imports(modules)}
    assert ("game.core.match", "game.core.rules") in found


def test_chance_comes_from_a_generator_that_was_passed_in(modules: dict[str, str]) -> None:
    """`random.Random` makes a generator; every other name of the module is the shared one."""
    shared = [
        f"{module}:{node.lineno} random.{node.attr}"
        for module, text in modules.items()
        if "random." in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]
    assert not shared, f"the global random generator is not repeatable: {shared}"


def test_pygame_is_the_community_edition() -> None:
    import pygame

    assert getattr(pygame, "IS_CE", False), "plain pygame overwrote pygame-ce; reinstall it"
