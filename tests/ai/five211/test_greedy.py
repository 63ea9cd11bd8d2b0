from game.ai.bot import decide
from game.ai.five211.policy.one_ply import GreedyBot
from game.core.rng import Rng
from game.rules.five211.legal import legal_moves
from game.rules.five211.moves import play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.view import make_view
from tests.ai.five211.tables import cards, table_after


def greedy_play(hand: str, turn: int, *rows: str) -> str:
    """What the greedy bot on seat 0 plays from a hand, with these rows on the table."""
    state = table_after(0, Five211Options(len(rows)))._state
    state.hands[0] = list(cards(hand))
    state.rows = [list(cards(row)) for row in rows]
    state.turn = turn
    assert legal_moves(state, 0)
    move = decide(GreedyBot().think(make_view(state, 0), Rng(1, "greedy")))
    return " ".join(card.code for card in play_of(move.cards).cards)  # type: ignore[union-attr]


def test_opens_with_the_dearest_two_cards_of_one_colour() -> None:
    assert greedy_play("y6 g2 g2 b1 b4", 0, "", "", "") == "b1 b4"


def test_opens_with_the_highest_cards_when_no_colour_is_held_twice() -> None:
    assert greedy_play("y6 g2 o5 b1 v1", 0, "", "", "") == "y6 o5"


def test_takes_the_best_lead_if_the_round_ended_now() -> None:
    # Green alone would lead, but yellow with the six brings more points than the others get.
    assert greedy_play("y6 g2 o1", 1, "y2 g1", "y1 g2", "b1 v2") == "y6"


def test_prefers_the_higher_card_when_the_lead_is_the_same() -> None:
    assert greedy_play("b2 b5 b3", 1, "y2 y3", "y1 y2", "g1 o2") == "b5"


def test_does_not_feed_a_colour_beyond_the_limit() -> None:
    assert greedy_play("y6 b2", 2, "y2 y3 o1", "y1 y2 g2", "y1 v2 b1") == "b2"
