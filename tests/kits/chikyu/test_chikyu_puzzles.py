"""What is said of a puzzle of Chikyu is true by the rules alone."""

import pytest

from game.app.learning.puzzle_table import puzzles_of
from game.kits.puzzle import Puzzle
from game.rules.chikyu.cards import Card, Kind, counts_in, hold_of
from game.rules.chikyu.hands import in_charge
from game.rules.chikyu.moves import PlayCard
from game.rules.chikyu.prospect import higher_out, prospect
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.scoring import count_piles, pinks_in
from game.rules.chikyu.view import ChikyuView
from tests.kits.puzzle_facts import assert_told_as_found

RULES = Chikyu()
PUZZLES = puzzles_of(RULES.key)
SURE = ("hand", "sure", "some colours")


def hold_with(view: ChikyuView, seat: int, card: PlayCard) -> tuple[int, ...]:
    """What a seat would have taken with the pile as it lies and this card on it."""
    before = view.holds[seat]
    assert before is not None
    pile = counts_in(hold_of([*view.trick, card.card]))
    return tuple(one + other for one, other in zip(before, pile, strict=True))


def colours(hold: tuple[int, ...]) -> int:
    return sum(map(bool, hold)) + (hold[Kind.FAUL] > 1)


def card_of(puzzle: Puzzle, number: int) -> PlayCard:
    move = RULES.decode_move(puzzle.choices[number][0])
    assert isinstance(move, PlayCard)
    return move


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_facts_of_a_puzzle_are_those_of_its_table(puzzle: Puzzle) -> None:
    assert_told_as_found(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_sentence_of_a_puzzle_is_true_by_the_rules(puzzle: Puzzle) -> None:
    view, facts = puzzle.match(RULES).view(puzzle.seat), puzzle.facts
    best = card_of(puzzle, 0)
    own = hold_with(view, puzzle.seat, best)
    ahead = prospect(view, best.card)
    match puzzle.because:
        case "over":
            other = card_of(puzzle, facts["against"])
            assert prospect(view, other.card).wins
            assert hold_with(view, puzzle.seat, other)[facts["kind"]] == facts["count"]
            assert facts["count"] > facts["limit"] == view.options.limit
        case "rids":
            hold = view.holds[puzzle.seat]
            assert hold is not None
            assert hold[best.card.kind] == facts["count"]
            assert not ahead.wins
        case "avoids":
            other = card_of(puzzle, 1)
            assert prospect(view, other.card).effect is Kind(facts["kind"])
            assert higher_out(view, other.card) == 0 or prospect(view, other.card).last
            assert facts["number"] == view.trick_number + 2
        case "pushes":
            assert view.winner is not None
            assert ahead.last
            assert in_charge(view.winner, view.options.seats) == facts["rival"]
            assert hold_with(view, facts["rival"], best)[facts["kind"]] == facts["count"]
            assert facts["count"] > facts["limit"] == view.options.limit
        case "colours" | "some colours":
            assert colours(own) == facts["count"]
            assert facts["all"] == view.options.colours
    if puzzle.because in SURE:
        assert ahead.wins
        assert higher_out(view, best.card) == 0
    if puzzle.because in ("colours", "takes", "worth"):
        assert ahead.wins
        assert ahead.last
    if "number" in facts and puzzle.because != "avoids":
        assert facts["number"] == view.pile_counts[puzzle.seat] + 1


@pytest.mark.parametrize(
    "puzzle",
    [each for each in PUZZLES if each.because in ("feeds", "takes", "worth")],
    ids=lambda puzzle: puzzle.key,
)
def test_points_that_a_pile_adds_are_those_of_the_scoring(puzzle: Puzzle) -> None:
    match = puzzle.match(RULES)
    before = match.view(puzzle.seat)
    best = card_of(puzzle, 0)
    piles = before.piles[puzzle.seat]
    assert piles is not None
    cards = [[*trick.cards] for trick in piles]
    after = [*cards, [*before.trick, best.card]]

    def worth(taken: list[list[Card]]) -> int:
        flat = [card for pile in taken for card in pile]
        hold = hold_of(flat)
        first = count_piles(before.options, hold, [pinks_in(hold_of(pile)) for pile in taken])
        blind = counts_in(hold)[Kind.TURNABLINDIE]
        return first.gain - (blind if blind > before.options.limit else 0)

    assert worth(after) - worth(cards) == puzzle.facts["points"]
