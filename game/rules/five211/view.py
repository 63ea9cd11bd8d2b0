"""What a seat of 5211, or the public, may know: everything it ever saw, and nothing else."""

from dataclasses import dataclass

from game.core.outcome import Outcome
from game.core.seats import PUBLIC, Viewer
from game.rules.five211 import play
from game.rules.five211.cards import KINDS, Card
from game.rules.five211.legal import legal_moves
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.narrate import chosen_places
from game.rules.five211.options import CARDS_PER_TURN, Five211Options, TableNumbers
from game.rules.five211.records import Phase, RoundRecord
from game.rules.five211.state import State


@dataclass(frozen=True, slots=True)
class Five211View:
    """One viewer's knowledge. Points of others are None while score piles are closed."""

    viewer: Viewer
    options: Five211Options
    deck: int
    round: int
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    """The viewer's cards that are not locked, in hand order."""
    choice: PlayCards | None
    """The viewer's locked cards."""
    choice_places: tuple[int, ...]
    """Where in the hand the locked cards were, for taking them back."""
    hand_sizes: tuple[int, ...]
    """Cards in each hand, locked ones not counted."""
    locked: tuple[bool, ...]
    rows: tuple[tuple[Card, ...], ...]
    """Everybody's open cards of this round, in the order played."""
    pile_size: int
    points: tuple[int | None, ...]
    scored: tuple[int | None, ...]
    records: tuple[RoundRecord, ...]
    """Every finished round, all decks."""
    legal: tuple[Five211Move, ...]
    outcome: Outcome | None

    @property
    def numbers(self) -> TableNumbers:
        """The numbers of this table."""
        return self.options.numbers

    def seen(self) -> list[int]:
        """How often each kind of card was revealed since the last shuffle, by card index."""
        counts = [0] * len(KINDS)
        for row in self.rows:
            for card in row:
                counts[card.index] += 1
        for record in reversed(self.records):
            if record.deck != self.deck:
                break
            for row in record.rows:
                for card in row:
                    counts[card.index] += 1
        return counts

    @property
    def cards_needed(self) -> int:
        """How many cards each seat chooses this turn."""
        return CARDS_PER_TURN[self.turn]


def make_view(state: State, viewer: Viewer) -> Five211View:
    """The knowledge of one viewer; built from what is public and the viewer's own cards."""
    needed = CARDS_PER_TURN[state.turn]
    hand: tuple[Card, ...] = ()
    choice: PlayCards | None = None
    places: tuple[int, ...] = ()
    legal: tuple[Five211Move, ...] = ()
    if viewer != PUBLIC:
        own = state.hands[viewer]
        choice = state.choices[viewer]
        legal = tuple(legal_moves(state, viewer))
        if choice is None:
            hand = tuple(own)
        else:
            places = tuple(chosen_places(own, choice))
            hand = tuple([card for i, card in enumerate(own) if i not in places])
    result = play.outcome(state)
    hidden = state.options.closed_scores and result is None
    locked = tuple([choice is not None for choice in state.choices])
    return Five211View(
        viewer,
        state.options,
        state.deck,
        state.round,
        state.turn,
        state.phase,
        hand,
        choice,
        places,
        tuple([len(h) - needed * lock for h, lock in zip(state.hands, locked, strict=True)]),
        locked,
        tuple([tuple(row) for row in state.rows]),
        len(state.pile),
        _own_only(state.points, viewer) if hidden else tuple(state.points),
        _own_only(state.scored, viewer) if hidden else tuple(state.scored),
        tuple(state.records),
        legal,
        result,
    )


def _own_only(numbers: list[int], viewer: Viewer) -> tuple[int | None, ...]:
    return tuple([n if seat == viewer else None for seat, n in enumerate(numbers)])
