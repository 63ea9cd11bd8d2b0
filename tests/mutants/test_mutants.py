"""The checks are worth something: each mistake that we could think of makes one of them fail."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final

import pytest

from game.core.rules import AnyRules
from tests.mutants.catalogue import MUTANTS, SCORING, Mutant
from tests.mutants.laboratory import rules_with, source_of
from tests.rules.five211.checks import (
    Check,
    check_clearing,
    check_examples,
    check_legality,
    check_numbers,
    check_turns,
    check_typical_tables,
    check_verdicts,
)
from tests.rules.five211.endings import check_long_game, check_ranks
from tests.rules.five211.model import check_some_games
from tests.rules.five211.twins import check_some_twins

# The quickest first: a mutant is caught by the first that fails.
CHECKS: Final[tuple[Check, ...]] = (
    check_examples,
    check_clearing,
    check_turns,
    check_legality,
    check_numbers,
    check_ranks,
    check_verdicts,
    check_long_game,
    check_some_games,
    check_some_twins,
    check_typical_tables,
)

OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}


def caught_by(rules: AnyRules) -> str | None:
    """The first check that a mutant fails, or None when it gets away."""
    for check in CHECKS:
        try:
            check(rules)
        except Exception:  # noqa: BLE001 - a mutant may break in any way
            return check.__name__
    return None


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.claim for mutant in MUTANTS])
def test_mutant_is_caught(mutant: Mutant) -> None:
    source = source_of(mutant.module)
    assert source.count(mutant.old) == 1, "the source has changed: write this mutant anew"
    with rules_with(mutant.module, source.replace(mutant.old, mutant.new)) as rules:
        assert caught_by(rules) is not None


def test_the_unchanged_rules_pass_every_check() -> None:
    with rules_with(SCORING, source_of(SCORING)) as rules:
        assert caught_by(rules) is None


def test_every_turned_comparison_and_number_of_the_scoring_is_caught() -> None:
    survivors = []
    for line, source in turned(source_of(SCORING)):
        with rules_with(SCORING, source) as rules:
            if caught_by(rules) is None:
                survivors.append(line)
    assert not survivors


def turned(source: str) -> Iterator[tuple[str, str]]:
    """The source with one comparison turned, or one number of a function one higher, at a time."""
    tree = ast.parse(source)
    for number, node in enumerate(ast.walk(tree)):
        for change in _changes(node):
            copy = deepcopy(tree)
            twin = list(ast.walk(copy))[number]
            change_in_place(twin, change)
            line = f"line {getattr(node, 'lineno', 0)}: {ast.unparse(twin)}"
            yield line, ast.unparse(copy)


def _changes(node: ast.AST) -> range:
    if isinstance(node, ast.Compare):
        return range(len(node.ops))
    # A docstring is a constant too, and the size of a cache is no rule of the game.
    if isinstance(node, ast.Constant) and type(node.value) is int and node.value < 100:
        return range(1)
    return range(0)


def change_in_place(node: ast.AST, change: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops[change] = OPPOSITES[type(node.ops[change])]()
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1
