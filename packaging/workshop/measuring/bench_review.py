"""`run.py bench review`: whether chances come true, and what each level gives away."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final

from game.ai.bot import decide
from game.ai.evaluation import AnyAssessor
from game.ai.ladder import Level
from game.cli.game_choice import add_game_options, chosen_kit, flagged_answers
from game.cli.parsing import Parser, whole_number
from game.core.errors import KododoError
from game.core.match import AnyMatch, Match
from game.core.options import Options
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.review.decisions import POINT, Decision
from game.review.reviewing import Reviewing, assessor_for, results_of

COMMAND: Final = "run.py bench review"
BINS: Final = 10
MIXED: Final = (Level.CHILD, Level.GUEST, Level.REGULAR, Level.EXPERT)


class NoAssessor(KododoError):
    """The game has nobody who tells luck from choice."""


@dataclass(frozen=True, slots=True)
class Sample:
    """One decision of somebody, and whether they won in the end."""

    game: int
    decision: Decision
    level: Level
    won: int

    @property
    def surprise(self) -> float:
        """How far what came lies from what was said, in points."""
        return (self.won - self.decision.after) / POINT


@dataclass(frozen=True, slots=True)
class ReviewTime:
    """How long the review of one whole game takes, in processor time of one core."""

    seats: int
    decisions: int
    seconds: float
    longest_step_ms: float

    def line(self) -> str:
        """The time as a line of a table."""
        return (
            f"{self.seats} seats  {self.seconds:5.1f} s for {self.decisions} decisions, "
            f"longest step {self.longest_step_ms:.1f} ms"
        )


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    answers = flagged_answers(kit, options)
    if kit.players.assessor is None:
        raise NoAssessor(f"There is no review of {kit.title} yet.")
    if options.time:
        for seats in options.seats:
            table = kit.options_with({"seats": seats, **answers})
            print(timed(kit, table, options.seed).line(), flush=True)
        return 0
    samples: list[Sample] = []
    for number in range(options.games):
        seats = options.seats[number % len(options.seats)]
        table = kit.options_with({"seats": seats, **answers})
        samples += sampled(kit, table, options.seed + number, options.decisions)
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {options.games}", end="", file=sys.stderr, flush=True)
    lines = [*calibration(samples), "", *losses(samples)]
    if options.json:
        rows = [[s.decision.after, s.won, s.level.value, s.decision.loss] for s in samples]
        print(json.dumps(rows))
    else:
        print(f"{options.games} games, {len(samples)} decisions of {kit.title}:")
        print("\n".join(lines))
    return 0


def sampled(kit: AnyKit, options: Options, seed: int, count: int) -> Iterator[Sample]:
    """So many decisions of every seat in a game among bots of mixed levels."""
    rng = Rng(seed, "bench review")
    levels = [rng.choice(MIXED) for _ in range(options.seats)]
    match = played(kit, options, levels, seed)
    assessor: AnyAssessor = assessor_for(kit, match)
    outcome = match.outcome
    assert outcome is not None, "bots play to the end"
    results = results_of(outcome, options.seats)
    reviewing = Reviewing(assessor, match)
    for seat in range(options.seats):
        for decision in reviewing.sample(seat, count, rng):
            yield Sample(seed, decision, levels[seat], results[seat])


def timed(kit: AnyKit, options: Options, seed: int) -> ReviewTime:
    """The whole review of a game among guests."""
    match = played(kit, options, [Level.GUEST] * options.seats, seed)
    reviewing = Reviewing(assessor_for(kit, match), match)
    began, longest, done = process_time(), 0.0, False
    while not done:
        before = process_time()
        done = reviewing.step()
        longest = max(longest, process_time() - before)
    return ReviewTime(options.seats, reviewing.total, process_time() - began, 1000 * longest)


def played(kit: AnyKit, options: Options, levels: Sequence[Level], seed: int) -> AnyMatch:
    """A whole game among bots of these levels."""
    bots = [kit.bots.bot(level.value) for level in levels]
    match: AnyMatch = Match.start(kit.rules, options, seed)
    match.deal()
    moves = 0
    while waiting := match.to_act():
        seat = min(waiting)
        move = decide(bots[seat].think(match.view(seat), Rng(seed, f"bench/{moves}")))
        match.play(seat, move)
        moves += 1
    return match


def calibration(samples: Sequence[Sample]) -> Iterator[str]:
    """What was said and what came of it, in ten bins."""
    yield "  said    decisions  on average     won   off by  error"
    bins: defaultdict[int, list[Sample]] = defaultdict(list)
    for each in samples:
        bins[min(BINS - 1, each.decision.after * BINS // (100 * POINT))].append(each)
    for number in sorted(bins):
        found = bins[number]
        said = sum(each.decision.after for each in found) / len(found) / POINT
        won = sum(each.won for each in found) / len(found) / POINT
        error = error_of(found)
        width = 100 // BINS
        span = f"{number * width:3}-{(number + 1) * width} %"
        yield f"{span:9} {len(found):8} {said:9.1f} % {won:6.1f} % {won - said:+7.1f} {error:6.1f}"


def error_of(samples: Sequence[Sample]) -> float:
    """The standard error of what was won beside what was said, in points."""
    # Decisions of one game share its end: their surprises go together.
    by_game: defaultdict[int, float] = defaultdict(float)
    for each in samples:
        by_game[each.game] += each.surprise
    return sqrt(sum(total * total for total in by_game.values())) / len(samples)


def losses(samples: Sequence[Sample]) -> Iterator[str]:
    """The points that each level gives away a decision, where there was something to decide."""
    for level in MIXED:
        own = [s.decision.loss for s in samples if s.level is level and not s.decision.is_trivial]
        if own:
            mean = sum(own) / len(own) / POINT
            yield f"{level.value:8} {mean:5.2f} points a decision, {len(own)} decisions"


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(
        COMMAND,
        "Play games among bots of mixed levels, and compare the chances that a review tells with\n"
        "what came of them. 2,000 games tell within about a point, and take hours.",
        "  run.py bench review --games 2000\n  run.py bench review --seats 4 --games 100\n",
    )
    parser.add_argument("--games", type=whole_number(1, 1_000_000), default=40)
    parser.add_argument("--decisions", type=whole_number(1, 100), default=3, help="a seat and game")
    parser.add_argument("--seed", type=whole_number(0, 1 << 40), default=1)
    rivals = [count for count in kit.seat_counts if count > 1]
    parser.add_argument(
        "--seats", type=whole_number(2, max(rivals)), nargs="+", default=rivals, metavar="N"
    )
    parser.add_argument(
        "--time", action="store_true", help="only measure how long a whole review takes"
    )
    add_game_options(parser, kit)
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser
