"""Two games that differ only in cards a seat has not seen look the same to it, object by object.

The twin is made by the tests alone: every card of the deck is followed from its place in the deal,
and those that the viewer has not seen at some moment are shuffled among their places in the deal.
"""

from dataclasses import dataclass, field
from typing import Any

from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import PUBLIC, Viewer
from tests.contract.object_graph import portrait
from tests.rules.five211.table import DECK, FIVE211, REMOVED, Table


@dataclass(slots=True)
class Followed:
    """A game in which each card is known by its place in the deal."""

    table: Table
    order: list[str]
    hands: list[list[int]] = field(default_factory=list)
    next: int = 0
    chosen: dict[int, list[int]] = field(default_factory=dict)
    open: set[int] = field(default_factory=set)
    seen_by: dict[int, set[int]] = field(default_factory=dict)
    script: list[tuple[int, list[int]]] = field(default_factory=list)

    @classmethod
    def dealt(
        cls, seats: int, scores: str, order: list[str], rules: AnyRules = FIVE211
    ) -> "Followed":
        game = cls(Table(seats, scores=scores, rules=rules), order)
        game.table.deal(order)
        removed = REMOVED[seats]
        game.next = removed + 5 * seats
        game.hands = [list(range(removed + seat, game.next, seats)) for seat in range(seats)]
        game.seen_by = {seat: set(hand) for seat, hand in enumerate(game.hands)}
        return game

    def turn(self) -> int:
        return int(self.table.snapshot["turn"])

    def lock(self, seat: int, places: list[int]) -> None:
        """Play the cards that came from these places of the deal; none take it back."""
        self.script.append((seat, places))
        if not places:
            self.table.take_back(seat)
            self.hands[seat] += self.chosen.pop(seat)
            return
        self.table.play(seat, " ".join(self.order[place] for place in places))
        self.hands[seat] = [place for place in self.hands[seat] if place not in places]
        self.chosen[seat] = places
        if len(self.chosen) == self.table.seats:
            self._reveal()

    def _reveal(self) -> None:
        self.open.update(place for places in self.chosen.values() for place in places)
        self.chosen = {}
        for seat, hand in enumerate(self.hands):
            while len(hand) < 5 and self.next < len(self.order):
                hand.append(self.next)
                self.seen_by[seat].add(self.next)
                self.next += 1

    def hidden_from(self, viewer: Viewer) -> list[int]:
        known = self.open | self.seen_by.get(viewer, set())
        return [place for place in range(len(self.order)) if place not in known]


def play_some(game: Followed, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if game.table.over:
            return
        waiting = [seat for seat in range(game.table.seats) if seat not in game.chosen]
        seat = rng.choice(waiting)
        if game.chosen and rng.below(5) == 0:
            game.lock(rng.choice(sorted(game.chosen)), [])
        else:
            count = 2 if game.turn() == 0 else 1
            hand = list(game.hands[seat])
            rng.shuffle(hand)
            game.lock(seat, hand[:count])


def twin_of(game: Followed, viewer: Viewer, rng: Rng) -> Followed:
    """The same game with other cards wherever the viewer has not seen them; not yet played."""
    hidden = game.hidden_from(viewer)
    places = list(hidden)
    rng.shuffle(places)
    order = list(game.order)
    for place, source in zip(hidden, places, strict=True):
        order[place] = game.order[source]
    scores = "closed" if game.table.options.closed_scores else "open"
    return Followed.dealt(game.table.seats, scores, order, game.table.rules)


def told_in_steps(game: Followed, script: list[tuple[int, list[int]]], viewer: Viewer) -> list[Any]:
    """What a viewer sees and hears, from the deal and after every move."""
    steps = [(portrait(game.table.view(viewer)), portrait(game.table.told(viewer)))]
    for seat, places in script:
        heard = len(game.table.events)
        game.lock(seat, places)
        fresh = [
            game.table.rules.redact(event, viewer, game.table.options)
            for event in game.table.events[heard:]
        ]
        steps.append((portrait(game.table.view(viewer)), portrait(fresh)))
    return steps


def check_twins(
    viewer: Viewer, seats: int, scores: str, seed: int, moves: int, rules: AnyRules = FIVE211
) -> None:
    """Play a game, and its twin for one viewer, and compare all that the viewer was told."""
    rng = Rng(seed, "twins")
    order = shuffled(rng)
    game = Followed.dealt(seats, scores, order, rules)
    play_some(game, rng, moves)
    twin = twin_of(game, viewer, rng)
    again = Followed.dealt(seats, scores, order, rules)
    ours = told_in_steps(again, game.script, viewer)
    theirs = told_in_steps(twin, game.script, viewer)
    assert ours == theirs
    if len(game.hidden_from(viewer)) > 20:
        assert twin.table.snapshot != game.table.snapshot


def check_some_twins(rules: AnyRules) -> None:
    """A few games of each kind, for rules that may be wrong."""
    for seed in range(6):
        for viewer in (PUBLIC, 0, 2):
            check_twins(viewer, 3, ("open", "closed")[seed % 2], seed, 8 + seed, rules)


def shuffled(rng: Rng) -> list[str]:
    """A deck in random order."""
    order = list(DECK)
    rng.shuffle(order)
    return order
