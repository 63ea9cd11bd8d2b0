"""`kododo simulate`: bots play many games; win shares with intervals, points, busts, kododo."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Final

from game.ai.arena import CHUNK, UnknownBot, bot_by_name, bot_names, simulate, whole_deals
from game.ai.tally import BotTally, Tally
from game.cli.parsing import WRONG_ARGUMENTS, Parser, whole_number
from game.rules.five211.options import NUMBERS, Five211Options, Variant

EXAMPLES: Final = """\
  kododo simulate greedy random random random        one greedy among three random bots
  kododo simulate expert regular --games 600 --long  two bots, games to 50 points
  kododo simulate master master:flamingo --json
"""

BAR: Final = 30


def main(arguments: Sequence[str]) -> int:
    """Let the named bots meet, and print what came of it."""
    options = _parser().parse_args(arguments)
    try:
        for name in options.bots:
            bot_by_name(name)
    except UnknownBot as problem:
        print(problem, file=sys.stderr)
        return WRONG_ARGUMENTS
    if len(options.bots) not in NUMBERS:
        sentence = f"A table has {min(NUMBERS)} to {max(NUMBERS)} seats, not {len(options.bots)}."
        print(sentence, file=sys.stderr)
        return WRONG_ARGUMENTS
    tally = _simulate(options)
    if options.json:
        print(json.dumps(as_record(options, tally), indent=1))
    else:
        print("\n".join(report(options, tally)))
    return 0


def _parser() -> Parser:
    parser = Parser(
        "kododo simulate",
        "Let bots play many games: every deal once from each seat, on all processor cores.\n"
        f"Bots: {bot_names()}.",
        EXAMPLES,
    )
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a bot for each seat")
    parser.add_argument(
        "--games",
        type=whole_number(1, 10_000_000),
        default=200,
        help="rounded up to whole deals; %(default)s if not given",
    )
    parser.add_argument("--seed", type=whole_number(0, 1 << 32), default=1)
    parser.add_argument("--long", action="store_true", help="games to 50 points")
    parser.add_argument(
        "--processes", type=whole_number(1, 256), default=None, help="instead of one a core"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser


def _simulate(options: Namespace) -> Tally:
    variant = Variant.LONG if options.long else Variant.STANDARD
    table = Five211Options(len(options.bots), variant)
    games = whole_deals(options.games, table.seats)
    processes = options.processes or min(cores(), -(-games // CHUNK))
    bar = progress_bar(games) if sys.stderr.isatty() else None
    try:
        return simulate(options.bots, table, games, options.seed, processes, bar)
    finally:
        if bar is not None:
            print(file=sys.stderr)


def cores() -> int:
    """The processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def progress_bar(games: int) -> Callable[[int], None]:
    """A bar on standard error that is drawn over itself."""

    def show(done: int) -> None:
        filled = BAR * done // games
        bar = "#" * filled + "-" * (BAR - filled)
        print(f"\r[{bar}] {done} of {games} games", end="", file=sys.stderr, flush=True)

    return show


def report(options: Namespace, tally: Tally) -> list[str]:
    """The figures as lines of a table."""
    variant = "long" if options.long else "standard"
    width = max(len("bot"), *(len(name) for name in tally.bots))
    lines = [
        f"{tally.games} games, {len(options.bots)} seats, {variant}, seed {options.seed}.",
        f"{'bot':{width}}  {'seats':>5}  {'win share':>9}  {'95 % interval':>13}  {'points':>6}",
    ]
    lines += [_bot_line(bot, options.bots.count(bot.name), width) for bot in tally.bots.values()]
    lines.append(
        f"Rounds: {tally.rounds}. Busts a round: {tally.busts / tally.rounds:.2f}. "
        f"Kododo rounds: {tally.kododo_rounds / tally.rounds:.1%}. "
        f"Rounds in which nobody scored: {tally.nobody_rounds / tally.rounds:.1%}."
    )
    return lines


def _bot_line(bot: BotTally, seats: int, width: int) -> str:
    low, high = bot.interval
    interval = f"{low:.3f}-{high:.3f}"
    return (
        f"{bot.name:{width}}  {seats:>5}  {bot.win_share:>9.3f}  {interval:>13}  "
        f"{bot.mean_points:>6.1f}"
    )


def as_record(options: Namespace, tally: Tally) -> dict[str, object]:
    """The figures for other programs. Shares are those of one seat."""
    bots = [
        {
            "name": bot.name,
            "seats": options.bots.count(bot.name),
            "win_share": bot.win_share,
            "interval": list(bot.interval),
            "mean_points": bot.mean_points,
        }
        for bot in tally.bots.values()
    ]
    return {
        "games": tally.games,
        "seats": len(options.bots),
        "variant": "long" if options.long else "standard",
        "seed": options.seed,
        "bots": bots,
        "rounds": tally.rounds,
        "busts": tally.busts,
        "kododo_rounds": tally.kododo_rounds,
        "nobody_rounds": tally.nobody_rounds,
    }
