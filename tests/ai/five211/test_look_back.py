from game.ai.advice import Alternative
from game.ai.five211.coaching.look_back import (
    COLOUR_SCORES,
    KODODO_SCORE,
    WOULD_HAVE_LOST,
    WOULD_HAVE_SHARED,
    WOULD_HAVE_WON,
    alternatives,
)
from game.core.outcome import EndReason, rank_seats
from game.core.sentences import Phrase
from game.rules.five211.cards import Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.records import RoundRecord
from tests.ai.five211.tables import cards, finished_round

ROUND = finished_round("y2 y3 b2 g2", "y2 g3 g2 b1", "g2 y1 o2 v2")
GREEN = Phrase(COLOUR_SCORES, {"colour": ROUND.result.colour})


def by_code(ends: list[Alternative[PlayCards]]) -> dict[str, Alternative[PlayCards]]:
    return {" ".join(card.code for card in end.move.cards): end for end in ends}


def test_the_play_that_was_made_ends_as_the_round_did() -> None:
    ends = by_code(alternatives(ROUND, 0, 2, cards("g2 y6 b2 o1 v1"), ()))
    assert ends["g2"].was_played
    assert ends["g2"].gained == ROUND.gained
    assert ends["g2"].ending == GREEN


def test_another_card_changes_what_scores() -> None:
    ends = by_code(alternatives(ROUND, 0, 2, cards("g2 y6"), ()))
    assert ends["y6"].ending == Phrase(COLOUR_SCORES, {"colour": Colour.YELLOW})
    assert ends["y6"].gained == (11, 2, 1)


def test_the_best_play_for_the_seat_stands_first() -> None:
    ends = alternatives(ROUND, 0, 2, cards("g2 y6 b2 o1 v1"), ())
    assert ends[0].move.cards == cards("y6")
    leads = [end.gained[0] - max(end.gained[1:]) for end in ends]
    assert leads == sorted(leads, reverse=True)


def test_a_play_that_would_have_won_the_game_says_so_and_stands_first() -> None:
    lost = rank_seats((20, 25, 10), (4, 4, 4), EndReason.PLAYED_OUT)
    ends = alternatives(ROUND, 0, 2, cards("g2 y6 b2 o1 v1"), (), lost)
    assert ends[0].move.cards == cards("y6")
    assert ends[0].meaning == Phrase(WOULD_HAVE_WON)
    assert by_code(ends)["g2"].meaning is None, "it was played, and lost"


def test_a_play_that_would_have_shared_or_lost_the_game_says_so() -> None:
    lost = rank_seats((20, 28, 10), (4, 6, 4), EndReason.PLAYED_OUT)
    shared = by_code(alternatives(ROUND, 0, 2, cards("g2 y6"), (), lost))["y6"]
    assert shared.meaning == Phrase(WOULD_HAVE_SHARED)
    won = rank_seats((10, 20, 19), (4, 4, 4), EndReason.PLAYED_OUT)
    given_away = by_code(alternatives(ROUND, 1, 2, cards("b1 v1"), (), won))["v1"]
    assert given_away.meaning == Phrase(WOULD_HAVE_LOST)


def race(*gained: tuple[int, int, int]) -> list[RoundRecord]:
    """Rounds of a second deck, the last of them the one that is looked back at."""
    earlier = [ROUND._replace(deck=1, round=at, gained=each) for at, each in enumerate(gained)]
    return [*earlier, ROUND]


def test_in_a_long_game_a_play_may_have_reached_the_target_first() -> None:
    # With the six it brings 11, 2 and 1 instead of what it brought.
    rounds = race((40, 45, 10))
    rounds[-1] = rounds[-1]._replace(deck=1, round=1)
    record = rounds[-1]
    lost = rank_seats((42, 50, 12), (1, 2, 1), EndReason.TARGET_REACHED)
    ends = alternatives(record, 0, 2, cards("g2 y6"), (), lost, rounds)
    assert by_code(ends)["y6"].meaning == Phrase(WOULD_HAVE_WON)
    assert by_code(ends)["g2"].meaning is None


def test_of_a_long_game_that_would_have_gone_on_nothing_is_claimed() -> None:
    rounds = race((30, 46, 10))
    rounds[-1] = rounds[-1]._replace(deck=1, round=1)
    lost = rank_seats((32, 51, 12), (1, 2, 1), EndReason.TARGET_REACHED)
    ends = alternatives(rounds[-1], 0, 2, cards("g2 y6"), (), lost, rounds)
    assert by_code(ends)["y6"].meaning is None


def test_equal_cards_are_one_play() -> None:
    assert len(alternatives(ROUND, 0, 2, cards("g2 g2 y6"), ())) == 2
    assert len(alternatives(ROUND, 0, 0, cards("y2 y3 b2 g2 v1"), ((), ()))) == 10


def test_a_card_played_later_changes_places_with_the_one_it_replaces() -> None:
    swapped = by_code(alternatives(ROUND, 0, 1, cards("b2 g2 y6 o1 v1"), [cards("g2 y6 o1 v1")]))[
        "g2"
    ]
    assert swapped.ending == GREEN
    assert swapped.gained == ROUND.gained


def test_a_second_copy_of_a_card_is_played_later_all_the_same() -> None:
    copies = finished_round("y2 y3 b2 y2", "v3 g3 o2 y1", "g2 o3 b4 v2")
    hand, held_two, held_one = cards("b2 y2 y6 o1 v1"), cards("y2 y2 y6 o1 v1"), cards("y2 y6 o1")
    assert by_code(alternatives(copies, 0, 1, hand, [held_two]))["y2"].gained[0] == 2 + 3 + 2 + 2
    assert by_code(alternatives(copies, 0, 1, hand, [held_one]))["y2"].gained[0] == 2 + 3 + 2


def test_a_kododo_round_can_be_found_afterwards() -> None:
    almost = finished_round("y1 g1 o2 b2", "v1 b2 o2 g2")
    ends = by_code(alternatives(almost, 0, 2, cards("b2 y1"), ()))
    assert ends["b2"].ending != Phrase(KODODO_SCORE)
    assert ends["y1"].ending == Phrase(KODODO_SCORE)
    assert ends["y1"].gained == (3, 1)
