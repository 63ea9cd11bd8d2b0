"""The round in small numbers is the round of the rules: cards, turns, effects and points."""

import pytest

from game.ai.chikyu.levels import legal_cards
from game.ai.chikyu.search.packed_hold import cards_in, count_of, piles_in
from game.ai.chikyu.search.packed_round import NOBODY, PackedRound
from game.ai.chikyu.search.situation import situation_of
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.search.table_numbers import table_numbers
from game.core.rng import Rng
from game.rules.chikyu.cards import CARDS, KINDS
from game.rules.chikyu.options import MOST_ROUNDS, ChikyuOptions
from game.rules.chikyu.records import Led, RoundRecord
from tests.ai.chikyu.tables import OPTIONS, decisions

GAMES = 8


def arrivals_of(markers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(markers.index(seat) for seat in range(len(markers)))


def replayed(record: RoundRecord, options: ChikyuOptions) -> PackedRound:
    """The cards of a finished round, played in small numbers, with the claims of every trick."""
    hands = [0] * options.hands
    for trick in record.tricks:
        for hand, card in zip(trick.hands, trick.cards, strict=True):
            hands[hand] |= card.bit
    for hand, dropped in enumerate(record.dropped):
        hands[hand] |= ((1 << dropped) - 1) << len(CARDS)
    at = PackedRound(hands, options.seats, record.first)
    for trick in record.tricks:
        assert not at.is_over
        assert at.led is trick.led
        assert at.is_blind == (trick.led is Led.BLIND)
        assert at.sitting == (NOBODY if trick.sits_out is None else trick.sits_out)
        for hand, card in zip(trick.hands, trick.cards, strict=True):
            assert at.turn == hand
            assert at.legal() & card.bit
            at.play(card.index)
        assert at.winner == trick.winner
    assert at.is_over
    return at


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_round_is_played_and_counted_as_by_the_rules(options: ChikyuOptions) -> None:
    rounds = 0
    for seed in range(GAMES):
        table, chances = None, [0.0]
        for match, _view in decisions(options, seed):
            table = match
        assert table is not None
        records = table.view(0).records
        points = (0,) * options.seats
        first = records[0].first
        arrivals = tuple((seat - first) % options.seats for seat in range(options.seats))
        for record in records:
            at = replayed(record, options)
            left = MOST_ROUNDS - 1 - record.round
            standing = MatchStanding(points, arrivals, left, table_numbers(options))
            after, arrived = standing.after(at.holds)
            lower_first = sorted(range(options.seats), key=arrived.__getitem__)
            assert tuple(lower_first) == record.markers
            points, arrivals = tuple(s.after for s in record.scores), arrivals_of(record.markers)
            assert tuple(after) == points
            chances = standing.chances(at.holds)
            assert sum(chances) == pytest.approx(1.0)
            rounds += 1
        outcome = table.outcome
        assert outcome is not None
        assert chances[outcome.winners[0]] == 1.0
    assert rounds >= 2 * GAMES


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_situation_is_what_the_view_says(options: ChikyuOptions) -> None:
    for _match, view in decisions(options):
        situation = situation_of(view)
        at = situation.at
        assert (at.turn, at.chooser) == (view.turn, view.viewer)
        assert at.legal() == legal_cards(view)
        assert at.left == len(view.order) - len(view.trick)
        assert at.played.bit_count() == sum(len(t.cards) for t in view.tricks) + len(view.trick)
        for seat, hold in enumerate(view.holds):
            if hold is not None:
                assert tuple(count_of(at.holds[seat], kind) for kind in KINDS) == hold
                assert piles_in(at.holds[seat])[0] == view.pile_counts[seat]
        if view.trick and view.lead is not None:
            assert (at.best_hand, at.lead_kind) == (view.winner, view.lead)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_dealt_worlds_respect_what_was_seen_and_who_lacks_what(options: ChikyuOptions) -> None:
    rng = Rng(3, "worlds")
    lacking = 0
    for _match, view in decisions(options, seed=2):
        situation = situation_of(view)
        dealer = situation.dealer(rng.random)
        for _ in range(3):
            hands = situation.at.hands[:]
            dealer.deal_into(hands)
            assert [hand.bit_count() for hand in hands] == list(view.hand_sizes)
            assert sum(hands) & situation.at.played == 0
            assert sum(hands).bit_count() == sum(view.hand_sizes), "no card is dealt twice"
            for hand, cards in enumerate(hands):
                assert not {CARDS[card].kind for card in cards_in(cards)} & view.lacks[hand]
                lacking += len(view.lacks[hand])
                known = view.hands[hand]
                if known is not None:
                    assert [CARDS[card] for card in cards_in(cards)] == list(known)
    assert lacking
