"""The coach of 5211: a ranking of the plays with one reason, as sure as it says.

Everything comes from the player's own view and is worked out in steps, as a bot thinks.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from game.ai.advice import MOST_CHOICES, Advice, Contender, Hint, Proof
from game.ai.five211.beliefs.kept_hands import fill_kept_hands
from game.ai.five211.beliefs.opponent_catalogue import warm_up
from game.ai.five211.coaching.coach_reasons import Judged, kind_of, leaders_of, reason_for
from game.ai.five211.family import MASTERS_EFFORT
from game.ai.five211.search.best_response import CARDS_A_STEP, imagining_of
from game.ai.five211.search.calibration import HINTED, modest_chance
from game.ai.five211.search.packed_table import counts_of, scored
from game.ai.five211.search.play_fates import (
    Fates,
    PlayFate,
    chances_of,
    chances_to_win,
    points_against,
    points_gained,
)
from game.ai.five211.search.situation import Situation, situation_of
from game.ai.five211.world_maker import World, WorldMaker
from game.ai.race import Race
from game.ai.sample_mean import SampleMean, sample_mean
from game.core.rng import Rng
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS
from game.rules.five211.view import Five211View

FIRST_CARDS: Final = 3_000
"""Cards played in the imagination before the first answer; each further answer takes twice."""

FRESH_CARDS: Final = 24_000
"""For the worlds in which no play was chosen: they prove what is claimed of the best."""

PATIENCE: Final = 24
"""Steps of preparation after which a first answer comes before all of the others is read."""

ABOUT_EVEN: Final = 0.005
"""Chances to win that nobody could tell apart, however sure they are."""
TWO_ALIKE: Final = N_("Two of {colour} at once.")
TWO_WAYS: Final = N_("Two ways stay open.")
BUSTS: Final = N_("{colour} goes bust.")
FILLS: Final = N_("{colour} is full then.")
KODODO: Final = N_("One kododo more.")
EMPTY: Final = N_("Nobody has shown {colour} yet.")
BEHIND: Final = N_("{rival} has more {colour}.")
YOURS: Final = N_("Your {colour} grows.")
GROWS: Final = N_("{colour} grows.")


class Five211Hint:
    """A hint on its way: call `step` until it says True; it answers early and then refines.

    A race as the master runs it picks the best play, all plays then meet fresh worlds.
    """

    def __init__(self, view: Five211View, rng: Rng) -> None:
        self._situation = situation_of(view)
        self._moves = [move for move in view.legal if isinstance(move, PlayCards)]
        self._plays = [tuple([card.index for card in move.cards]) for move in self._moves]
        self._everybody = range(len(self._moves))
        turns_left = len(CARDS_PER_TURN) - 1 - self._situation.turn
        self._a_play = 1 + self._situation.seats * turns_left
        self._imagining = imagining_of(MASTERS_EFFORT, view, rng.random)
        # Whether a first look is needed depends on what is warm: the search must not notice.
        self._glance = Rng(rng.below(1 << 32), "glance")
        self._searched = Fates(self._situation, self._plays)
        self._fresh = Fates(self._situation, self._plays)
        self.answers = 0
        self._unpaused = 0
        self._work = self._run()

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the hint stands."""
        return next(self._work, True)

    @property
    def hint(self) -> Hint[PlayCards]:
        """The ranking as far as it goes."""
        picked = self._best(self._searched.of)
        leads = [self._lead(picked, play) for play in self._everybody]
        # Both samples together may see it the other way round.
        best = min(self._everybody, key=lambda play: leads[play].mean)
        if best != picked:
            leads = [self._lead(best, play) for play in self._everybody]
        own = sample_mean(self._searched.of[best].won + self._fresh.of[best].won)
        advices = [
            self._advice(play, own if play == best else leads[play], own.mean - leads[play].mean)
            for play in self._everybody
        ]
        ranking = sorted(self._everybody, key=lambda play: _worth(advices[play]), reverse=True)
        level = list(takewhile(lambda play: _is_level(leads[play]), ranking))
        told = [advices[play] for play in ranking]
        reason = reason_for(self._situation, told, self._proof(ranking[0]))
        return Hint(tuple(told), reason, len(level), choices_of(self._situation, told))

    def _lead(self, best: int, play: int) -> SampleMean:
        """How far a play trails another one, in all worlds that both have met."""
        searched = self._searched.lead(best, play, chances_to_win)
        return searched.with_more(self._fresh.lead(best, play, chances_to_win))

    def _proof(self, best: int) -> Proof:
        """What was found in the search and holds in fresh worlds as well."""
        fresh = self._fresh
        if fresh.worlds == 0 or best != self._best(self._searched.of):
            return Proof()
        return Proof(
            most=fresh.leads_all(best, points_gained),
            least=fresh.trails_all(best, points_against),
            best=fresh.leads_all(best, chances_to_win),
        )

    def _best(self, fates: Sequence[PlayFate]) -> int:
        """The play that is ahead of all others in the worlds that they met together."""
        longest = max([len(fate.won) for fate in fates])
        still = [play for play in self._everybody if len(fates[play].won) == longest]
        return max(
            still,
            key=lambda play: (
                sum(fates[play].won),
                sum(fates[play].gained) - sum(fates[play].against),
            ),
        )

    def _advice(self, play: int, doubt: SampleMean, chance: float) -> Advice[PlayCards]:
        searched, fresh = self._searched.of[play], self._fresh.of[play]
        ends = [a + b for a, b in zip(searched.ends, fresh.ends, strict=True)]
        return Advice(
            self._moves[play],
            chances_of(ends),
            (sum(searched.gained) + sum(fresh.gained)) / max(sum(ends), 1),
            (sum(searched.against) + sum(fresh.against)) / max(sum(ends), 1),
            modest_chance(min(max(chance, 0.0), 1.0), self._situation.seats, HINTED),
            doubt.error,
        )

    def _run(self) -> Iterator[bool]:
        for steps, _ in enumerate(self._imagining.prepare()):
            if steps == PATIENCE:
                yield from self._look()
            yield False
        maker = self._imagining.maker()
        yield from self._search(maker)
        yield from self._prove(maker)
        self.answers += 1
        yield True

    def _look(self) -> Iterator[bool]:
        """A first answer for somebody who waits, from what is known of the others by now."""
        maker, left = self._imagining.maker(self._glance.random), FIRST_CARDS
        while left > 0:
            cards = self._meet(maker.make(), self._searched, self._everybody)
            left -= cards
            if self._is_step(cards):
                yield False
        self.answers += 1

    def _search(self, maker: WorldMaker) -> Iterator[bool]:
        """The master's race, told from time to time."""
        fates = Fates(self._situation, self._plays)
        race = Race(len(self._plays), MASTERS_EFFORT.doubt)
        spent, due = 0, FIRST_CARDS
        while spent < MASTERS_EFFORT.cards and (len(race.alive) > 1 or spent < FIRST_CARDS):
            for _ in range(MASTERS_EFFORT.batch):
                cards = self._meet(maker.make(), fates, race.alive, race)
                spent += cards
                if self._is_step(cards):
                    yield False
            if spent >= due:
                # Worlds of a belief that did not know everything are not counted any more.
                self._searched = fates
                self.answers += 1
                due = 2 * spent
            race.drop_behind()
        self._searched = fates

    def _prove(self, maker: WorldMaker) -> Iterator[bool]:
        """Fresh worlds for all plays: what was only luck of the search does not show again."""
        fates, left = Fates(self._situation, self._plays), FRESH_CARDS
        while left > 0:
            cards = self._meet(maker.make(), fates, self._everybody)
            left -= cards
            if self._is_step(cards):
                yield False
        self._fresh = fates

    def _meet(
        self, world: World, fates: Fates, plays: Sequence[int], race: Race | None = None
    ) -> int:
        """Let plays meet a world; how many cards that took."""
        values = fates.meet(world, plays)
        if race is not None:
            race.add(values)
        return world.cards + self._a_play * len(plays)

    def _is_step(self, cards: int) -> bool:
        self._unpaused += cards
        if self._unpaused < CARDS_A_STEP:
            return False
        self._unpaused = 0
        return True


class Five211Coach:
    """Thinks as the master does, and tells what it found."""

    def warm_up(self, seats: int) -> Iterator[None]:
        yield from warm_up(seats)
        yield from fill_kept_hands(seats)

    def begin(self, view: Five211View, rng: Rng) -> Five211Hint:
        return Five211Hint(view, rng)


def _is_level(lead: SampleMean) -> bool:
    return not lead.is_sure or lead.mean < ABOUT_EVEN


def _worth(advice: Advice[PlayCards]) -> tuple[float, float]:
    """Where the game is decided, and all plays win alike, points are still worth having."""
    return advice.win_chance, advice.points_for - advice.points_against


def choices_of(at: Situation, ranking: Sequence[Judged]) -> tuple[Contender[PlayCards], ...]:
    """The best play, and the next ones of other kinds: others differ in a few points alone."""
    kinds: dict[object, Judged] = {}
    for judged in ranking:
        kinds.setdefault(kind_of(judged), judged)
    return tuple(Contender(each, _clause(at, each)) for each in list(kinds.values())[:MOST_CHOICES])


def _clause(at: Situation, judged: Judged) -> Phrase:
    cards = judged.move.cards
    colour = cards[0].colour
    if any(card.colour is not colour for card in cards):
        return Phrase(TWO_WAYS)
    told = {"colour": colour}
    before = counts_of(at.key)[colour]
    room = NUMBERS[at.seats].limit - before - len(cards)
    if room <= 1:
        return Phrase(BUSTS if room <= 0 else FILLS, told)
    if len(cards) > 1:
        return Phrase(TWO_ALIKE, told)
    if cards[0].is_kododo or before == 0:
        return Phrase(KODODO) if cards[0].is_kododo else Phrase(EMPTY, told)
    mine = scored(at.worths[at.me], colour) + cards[0].value
    lead, rivals = leaders_of(at, colour)
    if lead > mine:
        return Phrase(BEHIND, {**told, "rival": rivals[:1]})
    return Phrase(YOURS if scored(at.worths[at.me], colour) else GROWS, told)
