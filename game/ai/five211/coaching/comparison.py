"""Why one play of 5211 was better than another: what it changes about the end that matters most.

Both plays meet the same imagined worlds. The end of a round (a colour, the kododo, nobody) whose
share changes most in favour of the better play is the one that is spoken of, and the sentence about
it is one that the table shows.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Final

from game.ai.advice import Comparing
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.packed_table import (
    KEYS,
    KODODO,
    KODODO_SHIFT,
    NOBODY,
    OUTCOMES,
    WORTHS,
    counts_of,
    scored,
    verdicts_for,
)
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation, situation_of
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.rules.five211.cards import COLOURS, Card, Colour
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import NUMBERS
from game.rules.five211.view import Five211View

WORLDS: Final = 600
_A_STEP: Final = 6
"""Worlds met in about a millisecond."""
_OFTENER: Final = 0.03
"""A change of a share that is more than the chance of these worlds."""
_LOW: Final = 2
"""Points less that make a card one that saves a higher one."""

BREAKS: Final = N_("It breaks a tie: now {colour} is the tallest, alone.")
TIES_OTHERS: Final = N_("{second} and {third} tie with it, which leaves {colour} to you.")
TIES: Final = N_("{colour} and {second} tie with it: {rival} gets nothing there.")
TIED: Final = N_("With {other}, {colour} and {second} tie, and you have most of {colour}.")
BUSTS: Final = N_("One card too many: {colour} is bust, and {rival} gets nothing there.")
BUSTED: Final = N_("With {other}, your own {colour} is bust.")
CLEARS: Final = N_("{second} is bust with it, which leaves {colour} to you.")
NEAR: Final = N_("{colour} is yours, and tall enough: another one may be too many.")
PUSHES: Final = N_("It pushes {colour}, led by {rival}, towards bust.")
PUSHED: Final = N_("With {other}, your own {colour} comes nearer to bust.")
FEEDS: Final = N_("{other} helps {colour}, where {rival} has more than you.")
LEADS: Final = N_("It helps {colour}, where you have the most.")
CATCHES_UP: Final = N_("It catches up with {rival} in {colour}.")
ADDS: Final = N_("It adds {points} for you where {colour} scores, though {rival} has more.")
TALLER: Final = N_("It makes {colour} taller than {second}, which {rival} leads.")
PASSED: Final = N_("{other} helps {second} past {colour}, where you have the most.")
CLOSER: Final = N_("It pushes {second} towards bust, which leaves {colour} to you.")
KEEPS_DOWN: Final = N_("It keeps {colour}, led by {rival}, from scoring so often.")
LEAVES: Final = N_("With it {colour} scores more often, and you have the most of it.")
MORE: Final = N_("Both help {colour}, but this one brings {points} more.")
MEET: Final = N_("With it exactly {target} kododo can meet, and then only they score.")
ENOUGH: Final = N_("Enough kododo lie there: {other} would be one too many for yours.")
SPOILS: Final = N_("It may be one kododo too many for {rival}, who has more of them.")
LETS: Final = N_("{other} helps the kododo of {rival} to exactly {target}.")
NOBODY_SCORES: Final = N_("There is little for you to win here, and with it nobody may score.")
SOMEBODY: Final = N_("{other} makes it likelier that nobody scores.")
SAVES: Final = N_("There is little to win here: it saves {other} for a better round.")


@dataclass(slots=True)
class _Fate:
    """What became of one play."""

    won: list[list[float]] = field(default_factory=lambda: [[] for _ in range(OUTCOMES)])
    """The chance to win after it, by how the round ended."""
    bust: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    gained: float = 0.0

    def share(self, outcome: int) -> float:
        """In which part of the worlds the round ended so."""
        return len(self.won[outcome]) / WORLDS


class _Board:
    """What lies there with a play, as it stands."""

    def __init__(self, at: Situation, play: PlayCards, instead: PlayCards) -> None:
        self.cards = play.cards
        self._own = [*(Counter(play.cards) - Counter(instead.cards)).elements()]
        key = at.key + sum(KEYS[card.index] for card in play.cards)
        self.counts = counts_of(key)
        self.kododo = key >> KODODO_SHIFT
        self.worth = at.worths[at.me] + sum(WORTHS[card.index] for card in play.cards)
        self.limit = NUMBERS[at.seats].limit

    def adds(self, colour: int) -> int:
        """Cards of a colour in the play."""
        return sum(card.suit == colour for card in self.cards)

    def first(self, colour: int) -> Card:
        """The card that is named for a colour, of those that the other play has not."""
        return next((card for card in self._own if card.suit == colour), self._own[0])

    @property
    def dearest(self) -> Card:
        """The card with most windows, of those that the other play has not."""
        return max(self._own, key=lambda card: card.value)

    def tied_with(self, colour: int) -> list[int]:
        """Colours of the same height that are not bust."""
        height = self.counts[colour]
        if not 0 < height < self.limit:
            return []
        return [c for c in range(len(COLOURS)) if c != colour and self.counts[c] == height]

    def is_bust(self, colour: int) -> bool:
        return self.counts[colour] >= self.limit

    def tallest(self) -> int:
        """The greatest height that is not bust."""
        return max((count for count in self.counts if count < self.limit), default=0)


def compare(view: Five211View, best: Five211Move, played: Five211Move, rng: Rng) -> Comparing:
    """Why the one play was better than the other."""
    assert isinstance(best, PlayCards)
    assert isinstance(played, PlayCards)
    at = situation_of(view)
    imagining = Imagining(view, PRIOR, rng.random, learns=True)
    for _ in imagining.prepare():
        yield
    maker = imagining.maker()
    rollout = Rollout(at, Judge(at), own_model(at), Taste())
    verdicts, limit = verdicts_for(at.seats), NUMBERS[at.seats].limit
    fates = _Fate(), _Fate()
    plays = [tuple([card.index for card in play.cards]) for play in (best, played)]
    for number in range(WORLDS):
        world = maker.make()
        for play, fate in zip(plays, fates, strict=True):
            key, worths, hand = rollout.finish(world, play)
            outcome = verdicts[key]
            fate.won[outcome].append(rollout.chance(key, worths, hand))
            fate.gained += scored(worths[at.me], outcome)
            for colour, count in enumerate(counts_of(key)):
                fate.bust[colour] += count >= limit
        if number % _A_STEP == 0:
            yield
    return next(_Reasons(at, (best, played), fates).told(), None)


class _Reasons:
    """What can be said for the better play, the most telling end of the round first."""

    def __init__(
        self, at: Situation, plays: tuple[PlayCards, PlayCards], fates: tuple[_Fate, _Fate]
    ) -> None:
        self._at = at
        self._best, self._played = fates
        best, played = plays
        self._with, self._without = _Board(at, best, played), _Board(at, played, best)
        every = [chance for fate in fates for chances in fate.won for chance in chances]
        self._base = mean(every)

    def told(self) -> Iterator[Phrase]:
        weights = {outcome: self._weight(outcome) for outcome in range(OUTCOMES)}
        order = sorted(weights, key=lambda outcome: -weights[outcome])
        for outcome in order:
            if weights[outcome] > 0:
                yield from self._of(outcome)
        yield from self._of_hand()

    def _weight(self, outcome: int) -> float:
        """What the end of the round so adds to the chance to win."""
        parts = [
            sum(chance - self._base for chance in fate.won[outcome])
            for fate in (self._best, self._played)
        ]
        return parts[0] - parts[1]

    def _of(self, outcome: int) -> Iterator[Phrase]:
        change = self._best.share(outcome) - self._played.share(outcome)
        if outcome == NOBODY:
            yield from self._of_nobody(change)
        elif outcome == KODODO:
            yield from self._of_kododo(change)
        elif abs(change) < _OFTENER:
            yield from self._of_points(outcome)
        elif change > 0:
            yield from self._of_good(outcome)
        else:
            yield from self._of_bad(outcome)

    def _of_points(self, outcome: int) -> Iterator[Phrase]:
        """It scores as often, and brings more."""
        more = scored(self._with.worth, outcome) - scored(self._without.worth, outcome)
        if more <= 0:
            return
        if self._without.adds(outcome):
            yield self._phrase(MORE, outcome, points=more)
            return
        yield from self._adding(outcome)

    def _adding(self, outcome: int) -> Iterator[Phrase]:
        """The play has the colour, and the other has not."""
        own, (lead, rival) = scored(self._with.worth, outcome), self._lead(outcome)
        if own > lead:
            yield self._phrase(LEADS, outcome)
        elif own == lead:
            yield self._phrase(CATCHES_UP, outcome, rival=rival)
        else:
            added = own - scored(self._at.worths[self._at.me], outcome)
            yield self._phrase(ADDS, outcome, points=added, rival=rival)

    def _of_good(self, colour: int) -> Iterator[Phrase]:
        """A colour scores more often, and that helps."""
        own, (lead, _rival) = scored(self._with.worth, colour), self._lead(colour)
        leads = own > lead
        if leads and self._without.is_bust(colour) and not self._with.is_bust(colour):
            yield self._phrase(BUSTED, colour, other=self._without.first(colour))
        if leads and not self._with.is_bust(colour):
            yield from self._standing(colour)
        more = self._with.adds(colour) - self._without.adds(colour)
        if more > 0 and not self._with.is_bust(colour):
            yield from self._adding(colour)
        if leads and more < 0 and self._played.bust[colour] > self._best.bust[colour]:
            room = self._with.limit - self._with.counts[colour]
            other = self._without.first(colour)
            yield self._phrase(NEAR if room <= 2 else PUSHED, colour, other=other)
        if leads:
            pushed = [c for c in range(len(COLOURS)) if c != colour and self._pushes(c)]
            if pushed:
                yield self._phrase(CLOSER, colour, second=Colour(pushed[0]))
            yield self._phrase(LEAVES, colour)

    def _pushes(self, colour: int) -> bool:
        """The play adds to a colour, which then goes bust more often."""
        more = self._with.adds(colour) - self._without.adds(colour)
        return more > 0 and self._best.bust[colour] - self._played.bust[colour] > _OFTENER * WORLDS

    def _standing(self, colour: int) -> Iterator[Phrase]:
        """What the table shows at once: ties, busts, heights."""
        tied, before = self._with.tied_with(colour), self._without.tied_with(colour)
        alone = self._with.counts[colour] == self._with.tallest() and not tied
        if before and not tied:
            lying = counts_of(self._at.key)
            if alone and any(lying[each] == lying[colour] for each in before):
                yield self._phrase(BREAKS, colour)
            elif grown := [c for c in before if self._without.adds(c)]:
                other = self._without.first(grown[0])
                yield self._phrase(TIED, colour, second=Colour(grown[0]), other=other)
        for second in range(len(COLOURS)):
            if second == colour or not self._with.adds(second):
                continue
            if self._with.is_bust(second) and not self._without.is_bust(second):
                yield self._phrase(CLEARS, colour, second=Colour(second))
            taller = self._with.counts[second] > self._with.counts[colour]
            fresh = [
                c for c in self._with.tied_with(second) if c not in self._without.tied_with(second)
            ]
            if taller and fresh:
                yield self._phrase(
                    TIES_OTHERS, colour, second=Colour(second), third=Colour(fresh[0])
                )
        for second in range(len(COLOURS)):
            passed = (
                self._without.adds(second)
                and not self._without.is_bust(second)
                and self._without.counts[second] > self._without.counts[colour]
                and self._with.counts[second] <= self._with.counts[colour]
            )
            if second != colour and passed:
                other = self._without.first(second)
                yield self._phrase(PASSED, colour, second=Colour(second), other=other)

    def _of_bad(self, colour: int) -> Iterator[Phrase]:
        """A colour of somebody else's scores less often."""
        lead, rival = self._lead(colour)
        if lead <= scored(self._at.worths[self._at.me], colour):
            return
        mine, theirs = self._with.adds(colour), self._without.adds(colour)
        if self._with.is_bust(colour) and not self._without.is_bust(colour):
            yield self._phrase(BUSTS, colour, rival=rival)
        was = self._without.tied_with(colour)
        if fresh := [each for each in self._with.tied_with(colour) if each not in was]:
            yield self._phrase(TIES, colour, second=Colour(fresh[0]), rival=rival)
        if self._pushes(colour):
            yield self._phrase(PUSHES, colour, rival=rival)
        if theirs > mine:
            yield self._phrase(FEEDS, colour, rival=rival, other=self._without.first(colour))
        for own in range(len(COLOURS)):
            higher = (
                self._with.adds(own) > self._without.adds(own)
                and not self._with.is_bust(own)
                and self._with.counts[own] > self._with.counts[colour]
                and self._without.counts[own] <= self._without.counts[colour]
            )
            if own != colour and higher:
                yield self._phrase(TALLER, own, second=Colour(colour), rival=rival)
        yield self._phrase(KEEPS_DOWN, colour, rival=rival)

    def _of_kododo(self, change: float) -> Iterator[Phrase]:
        mine = any(card.is_kododo for card in self._with.cards)
        theirs = [card for card in self._without.cards if card.is_kododo]
        own = scored(self._with.worth, KODODO)
        lead, rival = self._lead(KODODO)
        target = NUMBERS[self._at.seats].kododo_target
        if abs(change) < _OFTENER:
            return
        if change > 0 and own:
            if mine and not theirs:
                yield self._phrase(MEET, target=target)
            elif theirs and not mine:
                yield self._phrase(ENOUGH, other=theirs[0])
        elif change < 0 and lead > own:
            if mine and not theirs:
                yield self._phrase(SPOILS, rival=rival)
            elif theirs and not mine:
                yield self._phrase(LETS, other=theirs[0], rival=rival, target=target)

    def _of_nobody(self, change: float) -> Iterator[Phrase]:
        if change >= _OFTENER:
            yield self._phrase(NOBODY_SCORES)
        elif change <= -_OFTENER:
            yield self._phrase(SOMEBODY, other=self._without.dearest)

    def _of_hand(self) -> Iterator[Phrase]:
        """Nothing of this round speaks for it but what is kept."""
        mine, theirs = (
            sum(card.value for card in board.cards) for board in (self._with, self._without)
        )
        if self._at.rounds_left > 0 and theirs - mine >= _LOW:
            yield self._phrase(SAVES, other=self._without.dearest)

    def _lead(self, outcome: int) -> tuple[int, Somebody]:
        """The most that another seat has open for an end of the round, and who."""
        worths: Sequence[int] = self._at.worths
        points, seat = max((scored(worths[other], outcome), -other) for other in self._at.others)
        return points, Somebody(-seat)

    def _phrase(self, template: str, colour: int | None = None, **values: Hashable) -> Phrase:
        told: dict[str, Hashable] = dict(values)
        if colour is not None:
            told["colour"] = Colour(colour)
        return Phrase(template, told)
