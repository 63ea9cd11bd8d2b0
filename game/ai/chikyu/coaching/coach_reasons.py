"""Why a card is the best one, in one plain sentence that is true of it and not of most others."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ai.advice import MOST_CHOICES, Advice, Contender, Proof
from game.ai.chikyu.coaching.card_facts import CardFacts, facts_of
from game.ai.chikyu.search.situation import situation_of
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

ONLY: Final = N_("It is the only card you may play.")
ALL_COLOURS: Final = N_("It takes the pile that brings you all {count} colours.")
TAKES: Final = N_("It takes the trick for sure, and the pile brings you {points}.")
STAYS_BELOW: Final = N_("The pile brings you too many {kind}: leave it.")
PUSHES: Final = N_("Whoever takes the trick then has too many {kind}.")
FEEDS: Final = N_("Your other hand takes the trick, and this brings you {points}.")
LOOKS_AWAY: Final = N_("You look away: the pile is not worth having.")
UNBEATEN: Final = N_("Nothing that is still out beats it.")
AVOIDS_BLIND: Final = N_("Winning with Butterfingy would make the next lead a blind one.")
AVOIDS_SITTING: Final = N_("Winning with Sluggos would make you sit out the next trick.")
COLOUR: Final = N_("If you take the trick, it brings you a new colour.")
RIDS: Final = N_("You have enough {kind}: this one goes to somebody else.")
LAST_OF_KIND: Final = N_("It is your last {kind}: when it is led again, you may play anything.")
FEW_HIGHER: Final = N_("It wins so far, and only one card that is still out beats it.")
MOST: Final = N_("No other card brings you as many points in this round.")
LEAST: Final = N_("After no other card does your best rival get so little.")
STEADY: Final = N_("It leaves you the best chances later.")
LEADS: Final = N_("It is your turn to lead, and no card is clearly better.")
CLOSE: Final = N_("No other card is clearly better.")
CLOSE_LOSES: Final = N_("It leaves the trick to others, and no card is clearly better.")
CLOSE_AWAY: Final = N_("You look away, and no card is clearly better.")
CLOSE_WINS: Final = N_("It wins so far, and no card is clearly better.")
DECIDED: Final = N_("The game is decided: play what you like.")

TAKES_IT: Final = N_("It takes the trick.")
WINS_SO_FAR: Final = N_("It wins so far.")
BRINGS_COLOUR: Final = N_("It may bring a new colour.")
GOES_OVER: Final = N_("It may bring too many {kind}.")
STANDS: Final = N_("Nothing still out beats it.")
MAY_LOSE: Final = N_("A higher one may follow.")
LOSES: Final = N_("It leaves the trick to others.")
AWAY: Final = N_("You look away.")

Judged: TypeAlias = Advice[ChikyuMove]

_SURE: Final = 0.01
"""A chance to win, or to lose, with which nobody reckons any more."""
_MORE: Final = 0.3
"""Points that are more than chance in the worlds looked at."""


@dataclass(frozen=True, slots=True)
class _Claim:
    """Something that is true of the best card, and whether it is as true of another."""

    reason: Phrase
    holds: Callable[[CardFacts], bool]


def reason_for(view: ChikyuView, ranking: Sequence[Judged], proof: Proof) -> Phrase:
    """The plainest thing that is true of the best card and sets it apart from the others."""
    if len(ranking) == 1:
        return Phrase(ONLY)
    if _is_decided(ranking):
        return Phrase(DECIDED)
    situation = situation_of(view)
    # Of a card that the other player leads there is nothing to say but figures.
    if situation.at.owners[situation.at.turn] != situation.me:
        return _by_figures(view, ranking, proof)
    best, *others = [facts_of(situation, card_of(each)) for each in ranking]
    for claim in _claims(view, best, others):
        assert claim.holds(best)
        # What most cards have in common is no reason for one of them.
        if 2 * sum(map(claim.holds, others)) <= len(others):
            return claim.reason
    return _by_figures(view, ranking, proof, _plainly(best))


def choices_of(view: ChikyuView, ranking: Sequence[Judged]) -> tuple[Contender[ChikyuMove], ...]:
    """The first cards of the ranking, with what each does in a few words."""
    situation = situation_of(view)
    is_own = situation.at.owners[situation.at.turn] == situation.me
    told = ranking[:MOST_CHOICES]
    if not is_own:
        return tuple(Contender(each, Phrase(CLOSE)) for each in told)
    facts = [facts_of(situation, card_of(each)) for each in told]
    clauses = [_clause(each, leads=not view.trick) for each in facts]
    return tuple(map(Contender, told, clauses))


def _plainly(facts: CardFacts) -> str:
    """What a card does that is hardly better than the others."""
    if facts.looks_away:
        return CLOSE_AWAY
    return CLOSE_WINS if facts.wins else CLOSE_LOSES


def _clause(facts: CardFacts, *, leads: bool) -> Phrase:
    if leads and facts.wins:
        return Phrase(STANDS if facts.takes else MAY_LOSE)
    if facts.looks_away:
        return Phrase(AWAY)
    if not facts.wins:
        return Phrase(LOSES)
    if facts.over is not None:
        return Phrase(GOES_OVER, {"kind": facts.over[0]})
    if facts.takes:
        return Phrase(TAKES_IT)
    return Phrase(BRINGS_COLOUR if facts.new_colours else WINS_SO_FAR)


def _is_decided(ranking: Sequence[Judged]) -> bool:
    """Whatever is played, it is won, or lost."""
    chances = [each.win_chance for each in ranking]
    return max(chances) <= _SURE or min(chances) >= 1 - _SURE


def card_of(judged: Judged) -> Card:
    """The card of a piece of advice."""
    assert isinstance(judged.move, PlayCard)
    return judged.move.card


def _claims(view: ChikyuView, best: CardFacts, others: Sequence[CardFacts]) -> Iterator[_Claim]:
    """All that can be said for sure, the plainest first."""
    options = view.options
    if best.takes and best.completes:
        yield _Claim(
            Phrase(ALL_COLOURS, {"count": options.colours}),
            lambda each: each.takes and each.completes,
        )
    if best.takes and best.is_last and best.adds > 0:
        points = best.adds
        yield _Claim(
            Phrase(TAKES, {"points": points}), lambda each: each.takes and each.adds >= points
        )
    if best.feeds > 0:
        points = best.feeds
        yield _Claim(Phrase(FEEDS, {"points": points}), lambda each: each.feeds >= points)
    if best.pushes is not None:
        kind, _count = best.pushes
        yield _Claim(Phrase(PUSHES, {"kind": kind}), lambda each: each.pushes is not None)
    yield from _refusals(view, best, others)
    if best.takes and not best.is_last:
        yield _Claim(Phrase(UNBEATEN), lambda each: each.takes)
    yield from _likely(view, best)


def _likely(view: ChikyuView, best: CardFacts) -> Iterator[_Claim]:
    """What is true, though it does not decide the trick."""
    kind = best.card.kind
    if best.wins and best.new_colours:
        yield _Claim(Phrase(COLOUR), lambda each: each.wins and each.new_colours > 0)
    if best.burden and best.is_lost:
        reason = Phrase(RIDS, {"kind": kind})
        yield _Claim(reason, lambda each: each.burden > 0 and each.is_lost)
    if best.wins and best.higher == 1:
        yield _Claim(Phrase(FEW_HIGHER), lambda each: each.wins and each.higher < 2)
    is_own = view.turn == view.viewer
    if is_own and best.is_last_of_kind and kind is not Kind.TURNABLINDIE:
        reason = Phrase(LAST_OF_KIND, {"kind": kind})
        yield _Claim(reason, lambda each: each.is_last_of_kind)


def _refusals(view: ChikyuView, best: CardFacts, others: Sequence[CardFacts]) -> Iterator[_Claim]:
    """What others would do that the best card does not."""
    if best.wins:
        return
    winning = [each for each in others if each.wins]
    over = next((each.over for each in winning if each.over is not None), None)
    if over is not None:
        kind, _count = over
        yield _Claim(Phrase(STAYS_BELOW, {"kind": kind}), lambda each: not each.wins)
    if best.looks_away and best.is_last and winning and all(each.adds <= 0 for each in winning):
        yield _Claim(Phrase(LOOKS_AWAY), lambda each: not each.wins)
    for kind, template in _AVOIDED.items():
        if winning and effects_matter(view) and all(each.card.kind is kind for each in winning):
            yield _Claim(Phrase(template), lambda each: not each.wins)


def effects_matter(view: ChikyuView) -> bool:
    """Whether there is a next trick for sure, in which the player's own hand would feel it."""
    to_play = view.order[len(view.trick) :]
    left = [size - (hand in to_play) for hand, size in enumerate(view.hand_sizes)]
    return view.turn == view.viewer and all(left[hand] > 0 for hand in view.order)


_AVOIDED: Final = {Kind.BUTTERFINGY: AVOIDS_BLIND, Kind.SLUGGOS: AVOIDS_SITTING}


def _by_figures(
    view: ChikyuView, ranking: Sequence[Judged], proof: Proof, plainly: str = CLOSE
) -> Phrase:
    best, *others = ranking
    if proof.most and best.points_for > max(each.points_for for each in others) + _MORE:
        return Phrase(MOST)
    if proof.least and best.points_against < min(each.points_against for each in others) - _MORE:
        return Phrase(LEAST)
    if proof.best:
        return Phrase(STEADY)
    return Phrase(plainly if view.trick else LEADS)
