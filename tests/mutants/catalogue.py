"""Mistakes that somebody could make in the rules of 5211, one line each."""

from dataclasses import dataclass
from typing import Final

SCORING = "game.rules.five211.scoring"
OPTIONS = "game.rules.five211.options"
PLAY = "game.rules.five211.play"
OUTCOME = "game.core.outcome"
LEGAL = "game.rules.five211.legal"
REDACT = "game.rules.five211.view"
VIEW = "game.rules.five211.view"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed piece of source: what it claims wrongly, where, and how."""

    claim: str
    module: str
    old: str
    new: str


KODODO_FIRST: Final = """    if kododo == target:
        return RoundResult(Verdict.KODODO, kododo)
    busts, ties, colour = _judge_colours(counts, limit)
"""

KODODO_LAST: Final = """    busts, ties, colour = _judge_colours(counts, limit)
    if colour is None and kododo == target:
        return RoundResult(Verdict.KODODO, kododo)
"""

BELOW_LIMIT: Final = "if 0 < count < limit}"

MUTANTS: Final = (
    Mutant("no limit", SCORING, BELOW_LIMIT, "if 0 < count}"),
    Mutant("bust only above the limit", SCORING, BELOW_LIMIT, "if 0 < count <= limit}"),
    Mutant("bust one too early", SCORING, BELOW_LIMIT, "if 0 < count < limit - 1}"),
    Mutant("absent colours take part", SCORING, BELOW_LIMIT, "if 0 <= count < limit}"),
    Mutant("a single card is too few", SCORING, BELOW_LIMIT, "if 1 < count < limit}"),
    Mutant("a bust is told only above", SCORING, "if count >= limit", "if count > limit"),
    Mutant("ties are won by the first", SCORING, "if len(tallest) == 1:", "if tallest:"),
    Mutant("only pairs tie", SCORING, "if len(tallest) == 1:", "if len(tallest) != 2:"),
    Mutant("a tie ends it all", SCORING, "ties.append(tallest)", "break"),
    Mutant("the lowest colour scores", SCORING, "reverse=True", "reverse=False"),
    Mutant("kododo after colours", SCORING, KODODO_FIRST, KODODO_LAST),
    Mutant("enough kododo", SCORING, "if kododo == target:", "if kododo >= target:"),
    Mutant("up to so many kododo", SCORING, "if kododo == target:", "if kododo <= target:"),
    Mutant("one kododo too many", SCORING, "if kododo == target:", "if kododo == target + 1:"),
    Mutant("no kododo round", SCORING, "if kododo == target:", "if kododo == -1:"),
    Mutant(
        "kododo rounds score all cards",
        SCORING,
        "frozenset(kind for kind in KINDS if kind.is_kododo)",
        "frozenset(KINDS)",
    ),
    Mutant(
        "kododo have no colour",
        SCORING,
        "counts[card.suit] += 1",
        "counts[card.suit] += not card.is_kododo",
    ),
    Mutant(
        "all but the colour score", SCORING, "kind.colour is colour", "kind.colour is not colour"
    ),
    Mutant(
        "kododo never score by colour",
        SCORING,
        "if kind.colour is colour)",
        "if kind.colour is colour and not kind.is_kododo)",
    ),
    Mutant("target one lower", OPTIONS, "kododo_target=seats + 2", "kododo_target=seats + 1"),
    Mutant("target one higher", OPTIONS, "kododo_target=seats + 2", "kododo_target=seats + 3"),
    Mutant("limit one lower", OPTIONS, "limit=seats + 3", "limit=seats + 2"),
    Mutant("limit one higher", OPTIONS, "limit=seats + 3", "limit=seats + 4"),
    Mutant("two cards last", OPTIONS, "= (2, 1, 1)", "= (1, 1, 2)"),
    Mutant("two cards in the second turn", OPTIONS, "= (2, 1, 1)", "= (1, 2, 1)"),
    Mutant(
        "pairs in the last turn",
        LEGAL,
        "if CARDS_PER_TURN[state.turn] == 2:",
        "if CARDS_PER_TURN[2 - state.turn] == 2:",
    ),
    Mutant(
        "any number of cards may be locked",
        LEGAL,
        "or len(cards) != CARDS_PER_TURN[state.turn]",
        "or len(cards) < CARDS_PER_TURN[state.turn]",
    ),
    Mutant(
        "locked cards are replaced without taking back",
        LEGAL,
        "        or state.choices[seat] is not None\n",
        "",
    ),
    Mutant(
        "one card is played as two",
        LEGAL,
        "hand.count(first) >= len(cards)",
        "hand.count(first) >= 1",
    ),
    Mutant("half a pair is enough", LEGAL, "first in hand and last in hand", "first in hand"),
    Mutant("the other half, too", LEGAL, "first in hand and last in hand", "last in hand"),
    Mutant("equal cards are two moves", LEGAL, "dict.fromkeys(hand)", "hand"),
    Mutant("locked cards stay locked", LEGAL, "return (TAKE_BACK,)", "return ()"),
    Mutant("no refill", PLAY, "    if not pile:\n", "    if pile:\n"),
    Mutant(
        "the last seat draws first",
        PLAY,
        "for hand in state.hands:\n        hand.extend",
        "for hand in state.hands[::-1]:\n        hand.extend",
    ),
    Mutant(
        "hand by hand",
        PLAY,
        "order[removed + seat : dealt : seats]",
        "order[removed + 5 * seat : removed + 5 * seat + 5]",
    ),
    Mutant(
        "removed from the bottom",
        PLAY,
        "state.removed = list(order[:removed])",
        "state.removed = list(order[-removed:])",
    ),
    Mutant("the fifth card is kept", PLAY, "        hand.clear()\n", ""),
    Mutant("hands of six", OPTIONS, "HAND_SIZE: Final = 5", "HAND_SIZE: Final = 6"),
    Mutant("sixteen cards removed at four seats", OPTIONS, "(4, 0, 6)", "(4, 16, 5)"),
    Mutant(
        "forty-nine points end it",
        OPTIONS,
        "TARGET_POINTS: Final = 50",
        "TARGET_POINTS: Final = 49",
    ),
    Mutant("only above fifty", PLAY, ">= TARGET_POINTS", "> TARGET_POINTS"),
    Mutant("only the leader counts", PLAY, "max(state.points)", "state.points[1]"),
    Mutant("first decks end early", PLAY, "elif state.deck and", "elif"),
    Mutant("only decks end", PLAY, "elif state.deck and _target_reached(state):", "elif False:"),
    Mutant(
        "a new deck forgets the scored cards",
        PLAY,
        "    state.round = state.turn = 0\n",
        "    state.round = state.turn = 0\n    state.scored = [0] * seats\n",
    ),
    Mutant(
        "a new deck forgets the points",
        PLAY,
        "    state.round = state.turn = 0\n",
        "    state.round = state.turn = 0\n    state.points = [0] * seats\n",
    ),
    Mutant("no tie-break", OUTCOME, "zip(points, tie_breaks, strict=True)", "zip(points, points)"),
    Mutant(
        "fewer scored cards win ties",
        OUTCOME,
        "zip(points, tie_breaks, strict=True)",
        "zip(points, [-n for n in tie_breaks])",
    ),
    Mutant(
        "ranks do not skip",
        OUTCOME,
        "sum(other > keys[seat] for other in keys)",
        "sum(other > keys[seat] for other in set(keys))",
    ),
    Mutant("equal is worse", OUTCOME, "other > keys[seat]", "other >= keys[seat]"),
    Mutant("last seats stand first", OUTCOME, "-seat)", "seat)"),
    Mutant(
        "faces of locked cards are told",
        REDACT,
        "_somewhere(move.target), None)",
        "_somewhere(move.target), move.face)",
    ),
    Mutant("places in hidden hands are told", REDACT, "return _HANDS[place.seat]", "return place"),
    Mutant(
        "refills are told to all",
        REDACT,
        "if touched - {viewer} else move",
        "if touched - touched else move",
    ),
    Mutant(
        "a neighbour's hand is shown",
        VIEW,
        "own = state.hands[viewer]",
        "own = state.hands[viewer - 1]",
    ),
)
