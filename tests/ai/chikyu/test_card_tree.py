"""The tree of cards thinks for all at a small table, for its owner alone at a large one."""

import pytest

from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.card_tree import CardTree, TreeNode
from game.ai.chikyu.search.situation import situation_of
from game.core.rng import Rng
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Led
from tests.ai.chikyu.tables import view_after

PASSES = 150


def grown(seats: int, plays: int) -> CardTree:
    situation = situation_of(view_after(plays, ChikyuOptions(seats)))
    tree = CardTree(situation, Rng(1, "tree").random, rule_for(situation.table))
    for _ in range(PASSES):
        tree.grow()
    return tree


def unvisited(branch: TreeNode) -> list[int]:
    """How deep below a branch the cards lie that were not chosen in the tree."""
    found = []
    for each in branch.branches.values():
        found += [0] * (not each.visits) + [1 + deep for deep in unvisited(each)]
    return found


def test_every_own_card_is_tried_and_every_pass_counts_once() -> None:
    for seats, plays in ((2, 3), (4, 9), (5, 0)):
        branches = grown(seats, plays).root.branches
        assert len(branches) == len(view_after(plays, ChikyuOptions(seats)).legal)
        assert sum(each.visits for each in branches.values()) == PASSES


@pytest.mark.parametrize("seats", [2, 3])
def test_at_a_small_table_everybody_chooses_in_the_tree(seats: int) -> None:
    view = view_after(0, ChikyuOptions(seats))
    assert view.led is Led.FREELY
    assert not {1, 2} & set(unvisited(grown(seats, 0).root)), "only blind leads are not chosen"


def test_at_a_large_table_only_the_owner_of_the_tree_chooses() -> None:
    view = view_after(0, ChikyuOptions(4))
    root = grown(4, 0).root
    assert len(view.order) == 4, "three others play before the next own card"
    depths = set(unvisited(root))
    assert 0 not in depths
    assert {1, 2, 3} <= depths


def test_a_card_is_worth_what_its_owner_wins_after_it() -> None:
    situation = situation_of(view_after(6, ChikyuOptions(3)))
    tree = CardTree(situation, Rng(2, "tree").random, rule_for(situation.table))
    passes = [tree.grow() for _ in range(40)]
    for card, branch in tree.root.branches.items():
        won = [each.chances[situation.me] for each in passes if each.card == card]
        assert branch.visits == len(won)
        assert abs(branch.total - sum(won)) < 1e-9
