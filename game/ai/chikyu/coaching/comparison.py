"""Why one card of Chikyu was better than another: what is certain of both, then what comes of them.

First what the table shows; where it shows nothing, both cards meet the same imagined deals, and the
clearest difference in what is taken is told.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from statistics import mean
from typing import Final

from game.ai.advice import Comparing
from game.ai.chikyu.coaching.card_facts import CardFacts, facts_of
from game.ai.chikyu.coaching.coach_reasons import (
    AVOIDS_BLIND,
    AVOIDS_SITTING,
    FEEDS,
    LAST_OF_KIND,
    effects_matter,
)
from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.card_tree import CardTree
from game.ai.chikyu.search.packed_hold import IN_HOLD, count_of, pile_of, piles_in
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.situation import Situation, situation_of
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

PASSES: Final = 800
"""Imagined rounds a card."""
_CLEAR: Final = 0.08
"""A change of shares that is more than the chance of these rounds."""
_MORE: Final = 0.3
"""Points, or piles, that are."""

TAKES: Final = N_("It takes the pile, which brings you {points}.")
BRINGS_MORE: Final = N_("Both take the pile; with this one it brings you {points} more.")
OVER: Final = N_("{other} wins the pile, and with it you have too many {kind}.")
MAY_OVER: Final = N_("{other} may win the pile, and then you have too many {kind}.")
NOT_WORTH: Final = N_("{other} takes a pile that costs you {points}.")
NO_GAIN: Final = N_("{other} takes a pile that brings you nothing.")
RIDS: Final = N_("You have enough {kind}: this one goes to somebody else.")
PUSHES: Final = N_("With it {rival} has too many {kind}.")
GIVES: Final = N_("As it lies, {other} brings {rival} {points} more.")
STANDS: Final = N_("Nothing still out beats it, and {other} can be beaten.")
CANNOT: Final = N_("It may still take the pile, {other} cannot.")
BEATEN: Final = N_("Fewer cards that are still out beat it than {other}.")
SPARES: Final = N_("Neither wins the pile: {other} is better kept for a later one.")

ENDS_OVER: Final = N_("With {other} you end more often with too many {kind}.")
RIVAL_OVER: Final = N_("With it {rival} ends more often with too many {kind}.")
COLOUR: Final = N_("With it {kind} comes into your hold more often.")
PILES: Final = N_("With it you take more piles in the rest of the round.")
PILES_LESS: Final = N_("With it you take fewer piles, and here they would cost you.")
POINTS: Final = N_("With it the rest of the round brings you more.")
RIVAL_MORE: Final = N_("With {other} the rest of the round brings {rival} more.")

_AVOIDED: Final = {Kind.BUTTERFINGY: AVOIDS_BLIND, Kind.SLUGGOS: AVOIDS_SITTING}


def compare(view: ChikyuView, best: ChikyuMove, played: ChikyuMove, rng: Rng) -> Comparing:
    """Why the one card was better than the other."""
    assert isinstance(best, PlayCard)
    assert isinstance(played, PlayCard)
    at = situation_of(view)
    cards = _Cards(view, at, facts_of(at, best.card), facts_of(at, played.card))
    # Of a card that is picked for somebody else nothing is certain but the card.
    is_own = at.at.owners[at.at.turn] == at.me
    found = next(_certain(cards), None) if is_own else None
    if found is not None:
        return found
    met = _Met(at, best.card), _Met(at, played.card)
    for _ in range(PASSES):
        world = rng.below(1 << 52)
        for each in met:
            each.imagine(world)
        yield
    return next(_likely(cards, *met, is_own=is_own), None)


@dataclass(frozen=True, slots=True)
class _Cards:
    """Both cards, with what is certain of each."""

    view: ChikyuView
    at: Situation
    best: CardFacts
    played: CardFacts

    def tell(self, template: str, **values: Hashable) -> Phrase:
        """A sentence that may name the card that was played."""
        return Phrase(template, {"other": self.played.card, **values})


def _certain(cards: _Cards) -> Iterator[Phrase]:
    """What decides this pile, the plainest first."""
    best, played = cards.best, cards.played
    if best.feeds > max(0, played.feeds):
        yield Phrase(FEEDS, {"points": best.feeds})
    if best.takes and best.is_last and best.adds > 0:
        if not played.takes:
            yield cards.tell(TAKES, points=best.adds)
        elif best.adds > played.adds:
            yield cards.tell(BRINGS_MORE, points=best.adds - played.adds)
    yield from _refusing(cards)
    if best.pushes is not None and played.pushes is None:
        rival = Somebody(cards.at.at.owners[cards.at.at.best_hand])
        yield cards.tell(PUSHES, rival=rival, kind=best.pushes[0])
    if best.burden > played.burden and best.is_lost and not played.wins:
        yield cards.tell(RIDS, kind=best.card.kind)


def _refusing(cards: _Cards) -> Iterator[Phrase]:
    """The card that was played wins, and that is no good."""
    best, played = cards.best, cards.played
    if not played.wins:
        return
    if played.over is not None and not (best.wins and best.over == played.over):
        yield cards.tell(OVER if played.takes else MAY_OVER, kind=played.over[0])
    if played.takes and played.is_last and not best.wins and played.adds <= 0:
        yield cards.tell(NOT_WORTH if played.adds else NO_GAIN, points=-played.adds)
    kind = played.card.kind
    if kind in _AVOIDED and best.card.kind is not kind and effects_matter(cards.view):
        yield Phrase(_AVOIDED[kind])


class _Met:
    """What became of one card in all rounds that were imagined."""

    def __init__(self, situation: Situation, card: Card) -> None:
        self._situation = situation
        self._card = card
        self._draw = Rng(0, "world").random
        self._tree = CardTree(situation, self._whim, rule_for(situation.table))
        self._ends: list[PackedRound] = []

    def imagine(self, world: int) -> None:
        """One more round; those of the other card with this number have the same deal."""
        self._draw = Rng(world, "world").random
        self._ends.append(self._tree.grow(self._card.index).end)

    def _whim(self) -> float:
        return self._draw()

    def over(self, seat: int, kind: Kind) -> float:
        """How often a seat ends with too many of a kind."""
        limit = self._situation.table.options.limit
        return self._mean(lambda end: count_of(end.holds[seat], kind) > limit)

    def has(self, seat: int, kind: Kind) -> float:
        """How often a seat ends with a card of a kind."""
        return self._mean(lambda end: count_of(end.holds[seat], kind) > 0)

    def piles(self, seat: int) -> float:
        """How many piles a seat has at the end."""
        return self._mean(lambda end: piles_in(end.holds[seat])[0])

    def gained(self) -> list[float]:
        """Everybody's points of the round, on average."""
        before = self._situation.standing.points
        after = [self._situation.standing.after(end.holds)[0] for end in self._ends]
        return [
            mean(each) - start for each, start in zip(zip(*after, strict=True), before, strict=True)
        ]

    def _mean(self, of: Callable[[PackedRound], float]) -> float:
        return mean(of(end) for end in self._ends)


def _likely(cards: _Cards, best: _Met, played: _Met, *, is_own: bool) -> Iterator[Phrase]:
    """What comes of both, and what the table shows beside it."""
    me = cards.at.me
    rivals = [seat for seat in range(cards.view.options.seats) if seat != me]
    spared = [(played.over(me, kind) - best.over(me, kind), kind) for kind in sorted(BITES)]
    share, kind = max(spared)
    if share > _CLEAR:
        yield cards.tell(ENDS_OVER, kind=kind)
    pushed = [
        (best.over(seat, kind) - played.over(seat, kind), kind, seat)
        for kind in sorted(BITES)
        for seat in rivals
    ]
    share, kind, seat = max(pushed)
    if share > _CLEAR:
        yield cards.tell(RIVAL_OVER, kind=kind, rival=Somebody(seat))
    if is_own:
        yield from _beside(cards)
    yield from _by_means(cards, best, played)


def _beside(cards: _Cards) -> Iterator[Phrase]:
    """What the table shows, though it does not decide this pile."""
    best, played, at = cards.best, cards.played, cards.at.at
    if best.wins and not played.wins:
        yield cards.tell(CANNOT)
    if best.wins and played.wins and not best.is_last and best.higher < played.higher:
        yield cards.tell(STANDS if best.takes else BEATEN)
    if not best.wins and not played.wins and at.trick:
        taker = at.owners[at.best_hand]
        given = [_brings(cards.at, taker, each.card) for each in (best, played)]
        if taker != cards.at.me and given[1] > given[0]:
            yield cards.tell(GIVES, rival=Somebody(taker), points=given[1] - given[0])
        if played.higher < best.higher:
            yield cards.tell(SPARES)
    if best.is_last_of_kind and not played.is_last_of_kind:
        yield Phrase(LAST_OF_KIND, {"kind": best.card.kind})


def _by_means(cards: _Cards, best: _Met, played: _Met) -> Iterator[Phrase]:
    """The rest of the round, on average."""
    me = cards.at.me
    found = [(best.has(me, kind) - played.has(me, kind), kind) for kind in cards.view.options.kinds]
    share, kind = max(found)
    if share > _CLEAR:
        yield cards.tell(COLOUR, kind=kind)
    mine, theirs = best.gained(), played.gained()
    if mine[me] > theirs[me] + _MORE:
        piles = best.piles(me) - played.piles(me)
        yield cards.tell(PILES if piles > _MORE else PILES_LESS if piles < -_MORE else POINTS)
    rivals = [seat for seat in range(len(mine)) if seat != me]
    seat = max(rivals, key=lambda each: theirs[each] - mine[each])
    if theirs[seat] > mine[seat] + _MORE:
        yield cards.tell(RIVAL_MORE, rival=Somebody(seat))


def _brings(situation: Situation, taker: int, card: Card) -> int:
    """What the pile as it would lie then adds to its taker's round."""
    table, hold = situation.table, situation.at.holds[taker]
    pile = pile_of(situation.at.trick + IN_HOLD[card.index])
    before, after = (table.count(each) for each in (hold, hold + pile))
    return after.first + after.second - before.first - before.second
