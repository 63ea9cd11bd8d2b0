"""A refused move of 5211 is told what is wrong with it."""

import pytest

from game.core.errors import IllegalMove
from game.core.match import AnyMatch
from tests.rules.five211.table import FIVE211
from tests.strategies import play_out, start_match


def table() -> AnyMatch:
    return start_match(FIVE211, FIVE211.option_spec.defaults(), 5)


def refused(match: AnyMatch, seat: int, line: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(seat, FIVE211.decode_move(line))
    return str(error.value)


def test_a_seat_that_has_locked_is_told_to_take_back_first() -> None:
    match = table()
    first, second = match.legal_moves(0)[:2]
    match.play(0, first)
    line = FIVE211.encode_move(second)
    assert refused(match, 0, line) == "Your choice is locked: take it back first."


def test_nothing_locked_nothing_to_take_back() -> None:
    assert refused(table(), 0, "take back") == "You have nothing locked to take back."


def test_whoever_has_taken_back_too_often_waits_like_everybody_else() -> None:
    match = table()
    for _ in range(100):
        match.play(0, match.legal_moves(0)[0])
        match.play(0, FIVE211.decode_move("take back"))
    match.play(0, match.legal_moves(0)[0])
    assert refused(match, 0, "take back") == "It is not your turn."


def test_a_wrong_number_of_cards_is_told_the_right_one() -> None:
    match = table()
    card = match.view(0).hand[0].code
    assert refused(match, 0, f"play {card}") == "In this turn 2 cards are chosen."
    for seat in sorted(match.to_act()):
        match.play(seat, match.legal_moves(seat)[0])
    pair = " ".join(card.code for card in match.view(0).hand[:2])
    assert refused(match, 0, f"play {pair}") == "In this turn 1 card is chosen."


def test_cards_that_somebody_else_holds_are_refused() -> None:
    match = table()
    own = {card.code for card in match.view(0).hand}
    strange = next(code for code in ("y6", "g6", "o6") if code not in own)
    sentence = "You do not hold these cards."
    assert refused(match, 0, f"play {strange} {min(own)}") == sentence
    single = next(code for code in own if [c.code for c in match.view(0).hand].count(code) == 1)
    assert refused(match, 0, f"play {single} {single}") == sentence


def test_nobody_plays_on_after_the_end_or_deals_by_hand() -> None:
    match = table()
    deal = FIVE211.encode_move(match.log.entries[0][1])
    assert refused(match, 0, deal) == "Nobody deals by hand."
    play_out(match, 5)
    assert refused(match, 0, "take back") == "The game is over."
    assert refused(match, 9, "take back") == "There is no such seat at this table."
