"""Imagining the hidden cards: a full state that a viewer cannot tell from the real one."""

from game.core.rng import Rng
from game.rules.five211.cards import KINDS, Card
from game.rules.five211.moves import play_of
from game.rules.five211.options import CARDS_PER_TURN, MOST_TAKE_BACKS
from game.rules.five211.records import Phase
from game.rules.five211.state import State
from game.rules.five211.view import Five211View


def sample_world(view: Five211View, rng: Rng) -> State:
    """Deal the unseen cards at random to the other hands, the pile and the box."""
    state = State(view.options)
    state.phase = view.phase
    state.deck, state.round, state.turn = view.deck, view.round, view.turn
    state.rows = [list(row) for row in view.rows]
    state.records = list(view.records)
    _restore_points(state, view)
    if state.deck < 0:
        return state
    unseen = _unseen_cards(view)
    rng.shuffle(unseen)
    _deal_hands(state, view, unseen)
    state.pile = [unseen.pop() for _ in range(view.pile_size)]
    state.removed = [unseen.pop() for _ in range(view.numbers.removed)]
    state.leftover = unseen
    return state


def _restore_points(state: State, view: Five211View) -> None:
    # Closed piles hide the totals, but a seat with perfect recall has counted along.
    if None in view.points:
        for record in view.records:
            for seat in range(view.options.seats):
                state.points[seat] += record.gained[seat]
                state.scored[seat] += record.scored[seat]
    else:
        state.points = [points or 0 for points in view.points]
        state.scored = [scored or 0 for scored in view.scored]


def _unseen_cards(view: Five211View) -> list[Card]:
    known = view.seen()
    for card in view.hand:
        known[card.index] += 1
    if view.choice is not None:
        for card in view.choice.cards:
            known[card.index] += 1
    unseen: list[Card] = []
    for kind, count in zip(KINDS, known, strict=True):
        unseen += [kind] * (kind.copies - count)
    return unseen


def _deal_hands(state: State, view: Five211View, unseen: list[Card]) -> None:
    needed = CARDS_PER_TURN[view.turn]
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.viewer:
            state.hands[seat] = _whole_hand(view)
            state.choices[seat] = view.choice
        else:
            held = size + needed * view.locked[seat]
            hand = [unseen.pop() for _ in range(held)]
            state.hands[seat] = hand
            # The hand is in random order already, so its first cards are a random choice.
            state.choices[seat] = play_of(hand[:needed]) if view.locked[seat] else None
    if view.choice is not None and not view.legal:
        counts = [MOST_TAKE_BACKS * (seat == view.viewer) for seat in range(len(view.locked))]
        state.taken_back = tuple(counts)
    if view.phase is Phase.CHOOSE:
        state.waiting = sum(1 << seat for seat, locked in enumerate(view.locked) if not locked)


def _whole_hand(view: Five211View) -> list[Card]:
    hand = list(view.hand)
    if view.choice is not None:
        for place, card in sorted(zip(view.choice_places, view.choice.cards, strict=True)):
            hand.insert(place, card)
    return hand
