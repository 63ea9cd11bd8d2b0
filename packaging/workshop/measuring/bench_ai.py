"""`run.py bench ai`: the ladder of the levels, how long they think, and how fast they search."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

from game.ai.bot import Decided, RandomBot
from game.ai.ladder import Level
from game.app.own_modes import SHUFFLES, mode_words, shuffled
from game.arena.line_protocol import AnyView
from game.arena.tournament import CHUNK, AnyBot, Lineup, play_match, run, whole_deals
from game.cli.game_choice import add_game_options, chosen_kit, flagged_answers
from game.cli.parsing import Parser, whole_number
from game.cli.simulate import cores
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.kit import AnyKit
from workshop.measuring.yardsticks import yardsticks_of

COMMAND: Final = "run.py bench ai"
SEED: Final = 1
TIMED_GAMES: Final = 2


@dataclass(frozen=True, slots=True)
class Rung:
    """The win share of one bot at a table of others."""

    bot: str
    among: str
    seats: int
    games: int
    win_share: float
    low: float
    high: float
    alone: str = ""
    """What the games came to where nobody could be beaten."""

    @property
    def fair(self) -> float:
        """What the bot would win if it were no better than the others."""
        return 1 / self.seats

    def line(self) -> str:
        """The rung as a line of a table."""
        if self.alone:
            return f"{self.bot:8} alone; {self.games} games. {self.alone}"
        mark = "above" if self.low > self.fair else "below" if self.high < self.fair else "about"
        return (
            f"{self.bot:8} among {self.among:8} {self.seats} seats  {self.win_share:.3f}  "
            f"{self.low:.3f}-{self.high:.3f}  {mark} the fair {self.fair:.2f}; {self.games} games"
        )


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a level thinks, in processor time of one core."""

    level: str
    seats: int
    mean_ms: float
    longest_ms: float
    steps_a_second: float
    longest_step_ms: float

    def line(self) -> str:
        """The pace as a line of a table."""
        return (
            f"{self.level:8} {self.seats} seats  {self.mean_ms:7.1f} ms a decision, longest "
            f"{self.longest_ms:.0f} ms; {self.steps_a_second:,.0f} steps a second, longest "
            f"{self.longest_step_ms:.1f} ms"
        )


class _Stopwatch:
    """A bot that is timed step by step."""

    def __init__(self, bot: AnyBot) -> None:
        self.name = bot.name
        self._bot = bot
        self.decisions: list[float] = []
        self.steps: list[float] = []

    def think(self, view: AnyView, rng: Rng) -> Decided[Any]:
        began = process_time()
        thinking = self._bot.think(view, rng)
        done = False
        while not done:
            before = process_time()
            done = thinking.step()
            self.steps.append(process_time() - before)
        self.decisions.append(process_time() - began)
        return Decided(thinking.move)


def main(arguments: Sequence[str]) -> int:
    """Measure and print."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    answers = flagged_answers(kit, options)
    told_as = ", ".join([kit.title, *map(str, answers.values())])
    processes = options.processes or cores()
    told = sys.stderr if options.json else sys.stdout
    paces, rungs = [], []
    if not options.pair:
        print("How long each level thinks, in processor time of one core:", file=told, flush=True)
        for each in (pace(kit, level, seats) for level in Level for seats in options.seats):
            paces.append(each)
            print(each.line(), file=told, flush=True)
    met = options.pair or pairs(kit)
    tables = shuffled_modes(kit, options.shuffled, options.seats) if options.shuffled else [answers]
    for number, table in enumerate(tables, 1):
        played_as = (
            f"shuffled mode {number}: {mode_words(kit, table)}" if options.shuffled else told_as
        )
        print(f"\nWin share of one bot among others, {played_as}", file=told, flush=True)
        for rung in ladder(kit, options.games, options.seats, table, processes, met):
            rungs.append(rung)
            print(rung.line(), file=told, flush=True)
    if options.json:
        record = {"ladder": [asdict(rung) for rung in rungs], "pace": [asdict(p) for p in paces]}
        print(json.dumps(record, indent=1))
    return 0


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(
        COMMAND,
        "Measure the levels: how long each thinks, and one of each at a table of the level below.\n"
        "600 games a figure give an interval of about 0.04 to each side, and take hours.",
        "  run.py bench ai\n  run.py bench ai --seats 4 --games 600\n"
        "  run.py bench ai --game duco --pair master/greedy --seats 2 --shuffled 10\n",
    )
    parser.add_argument(
        "--games", type=whole_number(1, 1_000_000), default=100, help="rounded up to whole deals"
    )
    parser.add_argument(
        "--seats",
        type=whole_number(min(kit.seat_counts), max(kit.seat_counts)),
        nargs="+",
        default=list(kit.seat_counts),
        metavar="N",
    )
    add_game_options(parser, kit)
    parser.add_argument(
        "--pair",
        type=_pair,
        action="append",
        default=[],
        metavar="BOT/AMONG",
        help="instead of the whole ladder",
    )
    parser.add_argument(
        "--shuffled",
        type=whole_number(1, 1_000),
        default=0,
        metavar="N",
        help="so many modes as the maker shuffles them, each by itself",
    )
    parser.add_argument(
        "--processes", type=whole_number(1, 256), default=None, help="instead of one a core"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser


def _pair(text: str) -> tuple[str, str]:
    bot, _slash, among = text.partition("/")
    return bot, among


def shuffled_modes(
    kit: AnyKit, count: int, seat_counts: Sequence[int]
) -> list[dict[str, OptionValue]]:
    """Modes that go together for all these numbers of seats, the same ones on every machine."""
    spec, found = kit.rules.option_spec, []
    for number in range(count * SHUFFLES):
        values = shuffled(kit, seat_counts[0], Rng(number, "shuffled modes"))
        tables = [{**(values or {}), "seats": seats} for seats in seat_counts]
        if values is not None and not any(map(spec.problem, tables)):
            found.append({name: values[name] for name in values if name != "seats"})
        if len(found) == count:
            break
    return found


def ladder(
    kit: AnyKit,
    games: int,
    seat_counts: Sequence[int],
    answers: Mapping[str, OptionValue],
    processes: int,
    met: Sequence[tuple[str, str]],
) -> Iterator[Rung]:
    """The win share of each pair at every table; a bot that sits alone plays only once."""
    lone = set()
    for bot, among in met:
        for seats in seat_counts:
            if seats == 1 and bot in lone:
                continue
            names = [bot] + [among] * (seats - 1)
            played = whole_deals(games, seats)
            workers = min(processes, -(-played // CHUNK))
            options = kit.options_with({"seats": seats, **answers})
            tally = run(Lineup(kit.key, tuple(names), options, played, SEED), workers)
            line, alone = tally.bots[bot], ""
            if seats == 1:
                lone.add(bot)
                alone = kit.figures.summary(tally.sums) if kit.figures is not None else ""
            yield Rung(bot, among, seats, played, line.win_share, *line.interval, alone)


def pairs(kit: AnyKit) -> list[tuple[str, str]]:
    """Who is measured among whom.

    The first level among blind players, every other among the one below, the master among the bots
    beside the ladder, and those among all.
    """
    levels = [level.value for level in Level]
    return [
        (levels[0], RandomBot.name),
        *zip(levels[1:], levels[:-1], strict=True),
        *((levels[-1], name) for name in yardsticks(kit)),
        *((name, among) for name in _beside_the_ladder(kit) for among in (RandomBot.name, *levels)),
    ]


def yardsticks(kit: AnyKit) -> list[str]:
    """The bots beside the ladder, the blind one last."""
    return [*_beside_the_ladder(kit), RandomBot.name]


def _beside_the_ladder(kit: AnyKit) -> list[str]:
    return [*kit.bots.further, *yardsticks_of(kit.key).strong_players]


def pace(kit: AnyKit, level: Level, seats: int) -> Pace:
    """The pace of a level, from whole games against a yardstick."""
    watch = _Stopwatch(kit.bots.bot(level.value))
    others = [kit.bots.bot(yardsticks(kit)[0])] * (seats - 1)
    for seed in range(TIMED_GAMES):
        play_match(kit, [watch, *others], kit.options_with({"seats": seats}), seed)
    total = sum(watch.decisions)
    return Pace(
        level.value,
        seats,
        1000 * total / len(watch.decisions),
        1000 * max(watch.decisions),
        len(watch.steps) / max(total, 1e-9),
        1000 * max(watch.steps),
    )
