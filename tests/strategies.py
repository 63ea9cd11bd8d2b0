"""Matches in progress for hypothesis: options, a seed, and a path of legal moves and of time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from game.core.events import Event
from game.core.log import MAX_SEED
from game.core.match import AnyMatch, Match
from game.core.moves import Move, PassTime
from game.core.options import OptionSpec, OptionValue
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import CLOCK, PUBLIC, Actor, Viewer

M = TypeVar("M")

SALT = "salt of the tests"


@dataclass(frozen=True, slots=True)
class Walk:
    """A way into a match: some moves by chance, then one move for each drawn number."""

    rules: AnyRules
    options: dict[str, OptionValue]
    seed: int
    lead_in: int
    choices: tuple[int, ...]

    def start(self) -> AnyMatch:
        """The match with its first cards dealt."""
        return start_match(self.rules, self.options, self.seed)

    def moves(self, match: AnyMatch) -> Iterator[tuple[Actor, Move]]:
        """The next move of the path, each time the caller has played the one before."""
        rng = Rng(self.seed, "lead-in")
        for _ in range(self.lead_in):
            if not match.to_act():
                return
            seat = rng.choice(sorted(match.to_act()))
            yield seat, rng.choice(match.legal_moves(seat))
        for number in self.choices:
            # Every seat with a move has the same chance, so that cards are taken back often.
            able = [seat for seat in seats_of(match) if match.legal_moves(seat)]
            if not able:
                return
            left = match.time_left
            if left is not None and number % 3 == 0:
                # Often all of it, so that whole rounds are slept through.
                yield CLOCK, PassTime(left if number % 2 else 1 + number % left)
                continue
            seat = able[number % len(able)]
            legal = match.legal_moves(seat)
            yield seat, legal[number // len(able) % len(legal)]

    def play(self) -> AnyMatch:
        """The match at the end of the path."""
        match = self.start()
        for actor, move in self.moves(match):
            advance(match, actor, move)
        return match


def start_match(rules: AnyRules, values: dict[str, OptionValue], seed: int) -> AnyMatch:
    """A dealt match of these option values."""
    match: AnyMatch = Match.start(rules, rules.make_options(values), seed, SALT)
    match.deal()
    return match


def advance(match: AnyMatch, actor: Actor, move: Move) -> list[Event]:
    """Play a seat's move, or let the clock run."""
    if isinstance(move, PassTime):
        return match.pass_time(move.milliseconds)
    return match.play(actor, move)


def play_out(match: AnyMatch, seed: int, limit: int = 5_000) -> int:
    """Let chance choose for every seat until the match is over; the number of moves."""
    rng = Rng(seed, "play out")
    played = 0
    while match.to_act():
        assert played < limit, "this match does not end"
        seat = rng.choice(sorted(match.to_act()))
        match.play(seat, rng.choice(match.legal_moves(seat)))
        played += 1
    return played


def seats_of(match: AnyMatch) -> range:
    """Every seat of the table."""
    return range(match.options.seats)


def viewers_of(match: AnyMatch) -> tuple[Viewer, ...]:
    """Every seat, and the public."""
    return (PUBLIC, *seats_of(match))


@st.composite
def option_sets(draw: st.DrawFn, spec: OptionSpec) -> dict[str, OptionValue]:
    """Any answers to the questions of a game that go together.

    Question by question, so that a mode that stands alone comes up as often as one with twists.
    """
    left = every_option_set(spec)
    for field in spec.fields:
        offered = list(dict.fromkeys(values[field.name] for values in left))
        answer = draw(st.sampled_from(offered))
        left = [values for values in left if values[field.name] == answer]
    drawn = left[0]
    for field in spec.fields:
        if len(field.coded) < len(field.values) and draw(st.booleans()):
            changed = {**drawn, field.name: draw(st.sampled_from(field.values))}
            drawn = changed if spec.problem(changed) is None else drawn
    return drawn


def every_option_set(spec: OptionSpec) -> list[dict[str, OptionValue]]:
    """All answers to the questions of a game that go together."""
    return [spec.from_number(number) for number in _playable(spec)]


def some_option_sets(spec: OptionSpec, most: int = 60) -> list[dict[str, OptionValue]]:
    """All of them where they are few, else some in which every answer is given."""
    every = every_option_set(spec)
    chosen = every[:: -(-len(every) // most)]
    for field in spec.fields:
        for answer in field.values:
            if all(values[field.name] != answer for values in chosen):
                given = {**spec.defaults(), field.name: answer}
                known = [values for values in every if values[field.name] == answer]
                chosen.append(known[0] if known else spec.fitted(given, keep=(field.name,)))
    return chosen


def some_of(moves: Sequence[M], most: int = 200) -> Sequence[M]:
    """All moves where they are few, else some from the first to the last."""
    return moves[:: -(-len(moves) // most)] if moves else ()


@cache
def _playable(spec: OptionSpec) -> tuple[int, ...]:
    numbers = range(spec.count)
    return tuple(n for n in numbers if spec.problem(spec.from_number(n)) is None)


def seeds() -> st.SearchStrategy[int]:
    """Any seed that a log can hold."""
    return st.integers(0, MAX_SEED - 1)


def walks(rules: AnyRules, *, lead_in: int = 150, length: int = 25) -> st.SearchStrategy[Walk]:
    """Paths into a match of this game: deep enough for late rounds and second decks."""
    return st.builds(
        Walk,
        st.just(rules),
        option_sets(rules.option_spec),
        seeds(),
        st.integers(0, lead_in),
        st.lists(st.integers(0, 9_999), max_size=length).map(tuple),
    )
