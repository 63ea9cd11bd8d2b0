"""5211 written a second time from the rules page, slowly and with plain words and lists.

It plays beside the real rules and must agree with them after every move.
"""

from typing import Any

from game.core.match import AnyMatch
from game.core.rules import AnyRules
from game.core.seats import CHANCE
from tests.rules.five211.oracle import points_of, scored_cards
from tests.rules.five211.table import FIVE211, PER_TURN, REMOVED, in_order
from tests.strategies import play_out, start_match

ROUNDS = {2: 11, 3: 7, 4: 6, 5: 4}


class Model:
    """A game in progress; chosen cards lie apart from the hand."""

    def __init__(self, seats: int, *, long_game: bool) -> None:
        self.seats = seats
        self.long_game = long_game
        self.deck = 0
        self.over = False
        self.points = [0] * seats
        self.scored = [0] * seats
        self.must_deal = True

    def deal(self, order: list[str]) -> None:
        """The removed cards, then five rounds of one card each, then the pile from its top."""
        assert self.must_deal
        cards = list(order)
        self.deck += 1
        self.must_deal = False
        self.removed = [cards.pop(0) for _ in range(REMOVED[self.seats])]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        for _ in range(5):
            for hand in self.hands:
                hand.append(cards.pop(0))
        self.pile = cards
        self.round, self.turn = 1, 1
        self.unseen: list[str] = []
        self.clear_table()

    def clear_table(self) -> None:
        self.rows: list[list[str]] = [[] for _ in range(self.seats)]
        self.chosen: dict[int, list[str]] = {}

    def choose(self, seat: int, cards: list[str]) -> None:
        assert seat not in self.chosen
        assert len(cards) == PER_TURN[self.turn - 1]
        for card in cards:
            self.hands[seat].remove(card)
        self.chosen[seat] = cards
        if len(self.chosen) == self.seats:
            self.reveal()

    def take_back(self, seat: int) -> None:
        self.hands[seat] += self.chosen.pop(seat)

    def reveal(self) -> None:
        for seat, cards in self.chosen.items():
            self.rows[seat] += cards
        self.chosen = {}
        last_turn = self.turn == 3
        if last_turn:
            self.score()
            self.clear_table()
        if self.round == ROUNDS[self.seats]:
            assert not self.pile
        else:
            self.next_hands(match_over=last_turn and self.deck > 1 and self.somebody_has_fifty())
        if last_turn:
            self.next_round()
        else:
            self.turn += 1

    def next_hands(self, *, match_over: bool) -> None:
        if match_over:
            self.over = True
            return
        for hand in self.hands:
            while len(hand) < 5:
                hand.append(self.pile.pop(0))

    def next_round(self) -> None:
        self.turn = 1
        last_round = self.round == ROUNDS[self.seats]
        self.round += 1
        if last_round:
            self.unseen = [card for hand in self.hands for card in hand]
            self.hands = [[] for _ in self.hands]
            self.over = not self.long_game or self.somebody_has_fifty()
            self.must_deal = not self.over

    def score(self) -> None:
        piles = scored_cards(self.rows)
        for seat, points in enumerate(points_of(piles)):
            self.points[seat] += points
            self.scored[seat] += len(piles[seat])

    def somebody_has_fifty(self) -> bool:
        return any(points >= 50 for points in self.points)

    def ranks(self) -> dict[int, int]:
        """One plus the number of seats that did better."""
        results = list(zip(self.points, self.scored, strict=True))
        return {s: 1 + sum(r > results[s] for r in results) for s in range(self.seats)}

    def facts(self) -> dict[str, Any]:
        """The state in the words of a snapshot; cards in the order of the tally."""
        held = [hand + self.chosen.get(seat, []) for seat, hand in enumerate(self.hands)]
        return {
            "deck": self.deck - 1,
            "round": self.round - 1,
            "turn": self.turn - 1,
            "phase": "over" if self.over else "deal" if self.must_deal else "choose",
            "removed": in_order(self.removed),
            "leftover": in_order(self.unseen),
            "pile": in_order(self.pile),
            "hands": [in_order(hand) for hand in held],
            "choices": [self.chosen.get(seat) for seat in range(self.seats)],
            "rows": self.rows,
            "points": self.points,
            "scored": self.scored,
        }


def facts_of(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of the real rules in the same words."""
    same = {key: snapshot[key] for key in ("deck", "round", "turn", "phase", "points", "scored")}
    return same | {
        "removed": in_order(snapshot["removed"].split()),
        "leftover": in_order(snapshot["leftover"].split()),
        "pile": in_order(snapshot["pile"].split()),
        "hands": [in_order(hand.split()) for hand in snapshot["hands"]],
        "choices": [choice and choice.split() for choice in snapshot["choices"]],
        "rows": [row.split() for row in snapshot["rows"]],
    }


def check_against_model(match: AnyMatch, rules: AnyRules = FIVE211) -> Model:
    """Tell rules and model the log of a match, line by line, and compare the two after each."""
    values = match.rules.option_values(match.options)
    seats = values["seats"]
    assert isinstance(seats, int)
    state = rules.new_match(rules.make_options(values))
    model = Model(seats, long_game=values["variant"] == "long")
    for actor, move in match.log.entries:
        line = match.rules.encode_move(move)
        verb, *cards = line.split()
        if actor == CHANCE:
            model.deal(cards)
        elif verb == "take":
            model.take_back(actor)
        else:
            model.choose(actor, cards)
        rules.apply(state, actor, rules.decode_move(line))
        assert facts_of(rules.snapshot(state)) == model.facts()
    return model


def check_some_games(rules: AnyRules) -> None:
    """Whole games of the real rules, told to rules that may be wrong."""
    for seats in (2, 3, 4, 5):
        match = start_match(FIVE211, {"seats": seats, "variant": "long", "scores": "open"}, seats)
        play_out(match, seats)
        check_against_model(match, rules)
