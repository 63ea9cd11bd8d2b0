"""`run.py bench hints`: how good the coach's advice is, and whether its chances come true."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from game.ai.advice import Hint, think_through
from game.ai.bot import decide
from game.ai.ladder import Level
from game.arena.line_protocol import AnyView
from game.arena.tournament import AnyBot
from game.cli.game_choice import add_game_options, chosen_kit, flagged_answers
from game.cli.parsing import Parser, whole_number
from game.core.errors import KododoError
from game.core.match import Match, SomeMatch
from game.core.moves import Move
from game.core.options import Options
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import AnyKit
from workshop.measuring.yardsticks import yardsticks_of

COMMAND: Final = "run.py bench hints"
WITHIN: Final = 0.01
"""A move so near to the best is as good as the best."""
GOOD: Final = 0.9
"""The share of hints that should be as good as the best move."""
BINS: Final = 10
POINTS: Final = 3.0
"""How far the games won may lie from what was stated, in points of a hundred."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How the first choice of many hints was judged by one model of the others."""

    model: str
    positions: int
    within: float
    """The share of first choices that lose less than a hundredth of the chance to win."""
    level_within: float
    """The same if the player takes the best of the moves that the hint calls level."""
    mean_loss: float

    def line(self) -> str:
        """The quality as a line of a table."""
        error = 1.96 * sqrt(self.within * (1 - self.within) / self.positions)
        return (
            f"others {self.model}: {self.within:.1%} of {self.positions} first choices within "
            f"{WITHIN} of the best (goal {GOOD:.0%}), interval {error:.1%} to each side; "
            f"{self.level_within:.1%} with moves called level; mean loss {self.mean_loss:.4f}"
        )


@dataclass(frozen=True, slots=True)
class Bin:
    """Hints whose stated chances lie close together, and what became of them."""

    low: float
    hints: int
    stated: float
    won: float
    error: float
    """The standard error of what was won."""

    def line(self) -> str:
        """The bin as a line of a table."""
        miss = 100 * (self.won - self.stated)
        return (
            f"{self.low:4.0%} to {self.low + 1 / BINS:4.0%}: {self.hints:6,} hints, stated "
            f"{self.stated:.3f}, won {self.won:.3f}, {miss:+5.1f} points "
            f"(two errors {200 * self.error:.1f}; goal within {POINTS:g})"
        )


class NoCoach(KododoError):
    """There are no hints to be measured."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    if kit.coach is None:
        raise NoCoach(f"Nobody gives hints in {kit.title} yet.")
    answers = flagged_answers(kit, options)
    told = sys.stderr if options.json else sys.stdout
    tables = [kit.options_with({"seats": seats, **answers}) for seats in options.seats]
    qualities = list(judged(kit, tables, options.positions, options.seed))
    for quality in qualities:
        print(quality.line(), file=told, flush=True)
    if not qualities:
        print(f"Nobody judges hints of {kit.title}.", file=told, flush=True)
    bins = calibration(kit, tables, options.games, options.seed)
    print(f"\nStated chances and games won, {options.games} games:", file=told)
    for each in bins:
        print(each.line(), file=told, flush=True)
    if options.json:
        record = {"quality": [asdict(q) for q in qualities], "bins": [asdict(b) for b in bins]}
        print(json.dumps(record, indent=1))
    return 0


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(
        COMMAND,
        "Measure the hints. Fresh positions from games among mixed levels are judged with ten\n"
        "times the worlds and by two models of the others; and games are played on, to see\n"
        "whether stated chances come true. 300 positions and 2,000 games take a night.",
        "  run.py bench hints\n  run.py bench hints --positions 300 --games 2000\n",
    )
    parser.add_argument("--positions", type=whole_number(0, 100_000), default=40)
    parser.add_argument("--games", type=whole_number(0, 1_000_000), default=40)
    parser.add_argument("--seed", type=whole_number(0, 1_000_000), default=1)
    parser.add_argument(
        "--seats",
        type=whole_number(min(kit.seat_counts), max(kit.seat_counts)),
        nargs="+",
        default=[count for count in kit.seat_counts if count > 1],
        metavar="N",
    )
    add_game_options(parser, kit)
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser


def judged(kit: AnyKit, tables: Sequence[Options], positions: int, seed: int) -> Iterator[Quality]:
    """Every model's verdict on the hints of so many fresh positions."""
    judge = yardsticks_of(kit.key).hint_judge
    if judge is None or kit.coach is None or positions == 0:
        return
    asked = [position(kit, tables[n % len(tables)], seed, n) for n in range(positions)]
    hints = [
        think_through(kit.coach.begin(view, Rng(seed, f"hint/{n}"))) for n, view in enumerate(asked)
    ]
    for model in judge.models:
        losses, level = [], []
        for n, (view, hint) in enumerate(zip(asked, hints, strict=True)):
            verdict = judge.judge(view, model, Rng(seed, f"judge/{n}"))
            moves = [advice.move for advice in hint.ranking[: hint.level]]
            losses.append(verdict.loss(moves[0]))
            level.append(min(map(verdict.loss, moves)))
        within = [sum(loss < WITHIN for loss in each) / positions for each in (losses, level)]
        yield Quality(model, positions, within[0], within[1], sum(losses) / positions)


def position(kit: AnyKit, options: Options, seed: int, number: int) -> AnyView:
    """What somebody sees who has to choose, somewhere in a game among mixed levels."""
    chance = Random(f"{seed}/position/{number}")
    game = _Game(kit, options, seed, f"position/{number}")
    stops = [stop for stop in game.play_through() if len(stop.legal) > 1]
    return chance.choice(stops)


def calibration(kit: AnyKit, tables: Sequence[Options], games: int, seed: int) -> list[Bin]:
    """What was stated and what came of it, in bins that hold anything."""
    fates = []
    for number in range(games):
        game = _Game(kit, tables[number % len(tables)], seed, f"calibration/{number}")
        fates += game.follow_hints()
    bins = []
    for index in range(BINS):
        held = [each for each in fates if min(int(each[0] * BINS), BINS - 1) == index]
        if held:
            stated = sum(each[0] for each in held) / len(held)
            won = sum(each[1] for each in held) / len(held)
            # Hints of one game share its end: so many games, not hints, say something new.
            alike = len({each[2] for each in held})
            # By what was stated: where all or none were won, what was won knows no error.
            error = sqrt(stated * (1 - stated) / alike)
            bins.append(Bin(index / BINS, len(held), stated, won, error))
    return bins


class _Game:
    """One game among bots of levels that chance has mixed."""

    def __init__(self, kit: AnyKit, options: Options, seed: int, stream: str) -> None:
        self._kit = kit
        self._stream = stream
        self._seed = seed
        self._chance = Random(f"{seed}/{stream}")
        levels = list(Level)
        self._bots: list[AnyBot] = [
            kit.bots.bot(self._chance.choice(levels).value) for _ in range(options.seats)
        ]
        deal = self._chance.randrange(1 << 40)
        self._match: SomeMatch = Match.start(kit.rules, options, deal, stream)
        self._match.deal()
        self._decisions = 0

    def play_through(self) -> Iterator[AnyView]:
        """Everything that somebody saw who had to choose."""
        while (seat := self._next()) is not None:
            view = self._match.view(seat)
            yield view
            self._match.play(seat, self._decide(seat, view))

    def follow_hints(self) -> list[tuple[float, float, str]]:
        """Now and then somebody takes a hint: the chance stated, the victory won, which game."""
        stated: list[tuple[Seat, float]] = []
        coach = self._kit.coach
        assert coach is not None
        while (seat := self._next()) is not None:
            view = self._match.view(seat)
            asks = len(view.legal) > 1 and self._chance.random() < 1 / (4 * view.options.seats)
            if asks:
                rng = Rng(self._seed, f"{self._stream}/hint/{self._decisions}")
                hint: Hint[Any] = think_through(coach.begin(view, rng))
                stated.append((seat, hint.ranking[0].win_chance))
                self._match.play(seat, hint.ranking[0].move)
            else:
                self._match.play(seat, self._decide(seat, view))
        outcome = self._match.outcome
        assert outcome is not None
        share = 1 / len(outcome.winners)
        return [
            (chance, share if seat in outcome.winners else 0.0, self._stream)
            for seat, chance in stated
        ]

    def _next(self) -> Seat | None:
        if self._match.outcome is not None:
            return None
        return min(self._match.to_act())

    def _decide(self, seat: Seat, view: AnyView) -> Move:
        self._decisions += 1
        rng = Rng(self._seed, f"{self._stream}/{self._decisions}")
        move: Move = decide(self._bots[seat].think(view, rng))
        return move
