"""Imagining the hidden cards: a full state that a viewer cannot tell from the real one."""

from collections.abc import Sequence
from typing import Final

from game.core.rng import Rng
from game.rules.chikyu.cards import KIND_BITS, KIND_SHIFTS, bits_of, cards_in, hold_of
from game.rules.chikyu.records import Phase
from game.rules.chikyu.scoring import pinks_in
from game.rules.chikyu.state import NOBODY, State
from game.rules.chikyu.view import ChikyuView

_TRIES: Final = 8
"""Quick deals before the careful one: who lacks many kinds makes most of them fail."""


def sample_world(view: ChikyuView, rng: Rng) -> State:
    """Deal the unseen cards at random to the hidden hands, to none what it has shown to lack."""
    state = State(view.options)
    state.phase = view.phase
    state.round, state.first = view.round, view.first
    state.order, state.led, state.sits_out = view.order, view.led, view.sits_out
    state.turn = NOBODY if view.turn is None else view.turn
    state.chooser = NOBODY if view.chooser is None else view.chooser
    state.lead = NOBODY if view.lead is None else int(view.lead)
    state.winner = NOBODY if view.winner is None else view.winner
    state.trick = list(view.trick)
    if view.winner is not None:
        state.best = view.trick[view.order.index(view.winner)].rank
    state.points, state.markers = list(view.points), list(view.markers)
    state.records = list(view.records)
    state.lacks = [sum([1 << kind for kind in lacked]) for lacked in view.lacks]
    seen = _restore_tricks(state, view)
    if view.markers:
        _deal_unseen(state, view, seen, rng)
    return state


def _restore_tricks(state: State, view: ChikyuView) -> int:
    """The piles of this round; the bits of all cards that were played in it."""
    seats, holds = view.options.seats, state.holds
    seen = bits_of(view.trick)
    state.tricks = list(view.tricks)
    for trick in view.tricks:
        cards = trick.cards
        seen |= bits_of(cards)
        pile = hold_of(cards)
        state.pinks.append(pinks_in(pile))
        holds[trick.winner % seats] += pile
    return seen


def _deal_unseen(state: State, view: ChikyuView, seen: int, rng: Rng) -> None:
    sizes = list(view.hand_sizes)
    for hand, cards in enumerate(view.hands):
        if cards is not None:
            state.hands[hand] = bits = bits_of(cards)
            seen |= bits
            sizes[hand] = 0
    between = view.phase in (Phase.DEAL, Phase.OVER)
    if between:
        # The round is over: its dropped cards lie unseen, as those set aside do.
        sizes = list(view.records[-1].dropped)
    unseen = bits_of(view.options.cards) & ~seen
    dealt = _deal(unseen, sizes, state.lacks, rng)
    state.aside = unseen & ~sum(dealt)
    if between:
        state.dropped = tuple(dealt)
    else:
        state.hands = [own | new for own, new in zip(state.hands, dealt, strict=True)]


def _deal(unseen: int, sizes: Sequence[int], lacks: Sequence[int], rng: Rng) -> list[int]:
    """So many of the unseen cards for every hand, none of a kind that it lacks."""
    allowed = [unseen & ~_bits_of_kinds(lacked) for lacked in lacks]
    # The hand with the least to choose from takes its cards first.
    order = sorted(
        [hand for hand, size in enumerate(sizes) if size],
        key=lambda hand: allowed[hand].bit_count() - sizes[hand],
    )
    cards = list(cards_in(unseen))
    for _ in range(_TRIES):
        rng.shuffle(cards)
        dealt, left = [0] * len(sizes), unseen
        for hand in order:
            may, size, own = allowed[hand] & left, sizes[hand], 0
            for card in cards:
                if may & card.bit:
                    own |= card.bit
                    size -= 1
                    if not size:
                        break
            if size:
                break
            dealt[hand] = own
            left &= ~own
        else:
            return dealt
    return _deal_carefully([card.bit for card in cards], sizes, allowed)


def _deal_carefully(bits: list[int], sizes: Sequence[int], allowed: Sequence[int]) -> list[int]:
    """The same by passing cards on from hand to hand until everybody has enough."""
    places = [hand for hand, size in enumerate(sizes) for _ in range(size)]
    holder: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        for bit in bits:
            if bit in tried or not allowed[places[place]] & bit:
                continue
            tried.add(bit)
            if bit not in holder or give(holder[bit], tried):
                holder[bit] = place
                return True
        return False

    for place in range(len(places)):
        # The real hands are one such deal, so there always is a card for the place.
        assert give(place, set())
    dealt = [0] * len(sizes)
    for bit, place in holder.items():
        dealt[places[place]] |= bit
    return dealt


def _bits_of_kinds(kinds: int) -> int:
    """The bits of all cards of these kinds."""
    return _KIND_MASKS[kinds]


_KIND_MASKS: Final = tuple(
    sum(KIND_BITS << shift for kind, shift in enumerate(KIND_SHIFTS) if kinds >> kind & 1)
    for kinds in range(1 << len(KIND_SHIFTS))
)
