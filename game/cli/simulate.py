"""`kododo simulate`: bots play many games; win shares with intervals, points and figures."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import Final

from game.ai.ladder import UnknownBot
from game.arena.bot_tally import BotTally, Tally
from game.arena.tournament import CHUNK, Lineup, run, whole_deals
from game.cli.game_choice import (
    BadTable,
    add_game_options,
    check_seats,
    chosen_kit,
    flagged_answers,
    option_line,
)
from game.cli.parsing import WRONG_ARGUMENTS, Parser, whole_number
from game.kits.kit import AnyKit

COMMAND: Final = "kododo simulate"

EXAMPLES: Final = """\
  kododo simulate greedy random random random        one greedy among three random bots
  kododo simulate expert regular --games 600 --long  two bots, games to 50 points
  kododo simulate master master:flamingo --json
"""

BAR: Final = 30


def main(arguments: Sequence[str]) -> int:
    """Let the named bots meet, and print what came of it."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    try:
        lineup = _lineup(kit, options)
    except (UnknownBot, BadTable) as problem:
        print(problem, file=sys.stderr)
        return WRONG_ARGUMENTS
    tally = play(lineup, options.processes)
    if options.json:
        print(json.dumps(as_record(lineup, tally), indent=1))
    else:
        print("\n".join(report(lineup, tally)))
    return 0


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(
        COMMAND,
        "Let bots play many games: every deal once from each seat, on all processor cores.\n"
        f"Bots: {kit.bots.names()}.",
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
    add_game_options(parser, kit)
    parser.add_argument(
        "--processes", type=whole_number(1, 256), default=None, help="instead of one a core"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser


def _lineup(kit: AnyKit, options: Namespace) -> Lineup:
    for name in options.bots:
        kit.bots.bot(name)
    seats = len(options.bots)
    check_seats(kit, seats)
    table = kit.options_with({"seats": seats, **flagged_answers(kit, options)})
    games = whole_deals(options.games, seats)
    return Lineup(kit.key, tuple(options.bots), table, games, options.seed)


def play(lineup: Lineup, processes: int | None) -> Tally:
    """Play all games of a lineup, with a bar where somebody watches."""
    workers = processes or min(cores(), -(-lineup.games // CHUNK))
    bar = progress_bar(lineup.games) if sys.stderr.isatty() else None
    try:
        return run(lineup, workers, bar)
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


def report(lineup: Lineup, tally: Tally) -> list[str]:
    """The figures as lines of a table."""
    kit = lineup.kit
    table = option_line(kit, lineup.options)
    width = max(len("bot"), *(len(name) for name in tally.bots))
    lines = [
        f"{tally.games} games of {kit.title}, {table}, seed {lineup.seed}.",
        f"{'bot':{width}}  {'seats':>5}  {'win share':>9}  {'95 % interval':>13}  {'points':>6}",
    ]
    lines += [_bot_line(bot, lineup.names.count(bot.name), width) for bot in tally.bots.values()]
    if kit.figures is not None:
        lines.append(kit.figures.summary(tally.sums))
    return lines


def _bot_line(bot: BotTally, seats: int, width: int) -> str:
    low, high = bot.interval
    interval = f"{low:.3f}-{high:.3f}"
    return (
        f"{bot.name:{width}}  {seats:>5}  {bot.win_share:>9.3f}  {interval:>13}  "
        f"{bot.mean_points:>6.1f}"
    )


def as_record(lineup: Lineup, tally: Tally) -> dict[str, object]:
    """The figures for other programs. Shares are those of one seat."""
    bots = [
        {
            "name": bot.name,
            "seats": lineup.names.count(bot.name),
            "win_share": bot.win_share,
            "interval": list(bot.interval),
            "mean_points": bot.mean_points,
        }
        for bot in tally.bots.values()
    ]
    return {
        "game": lineup.game,
        "games": tally.games,
        **lineup.kit.rules.option_values(lineup.options),
        "seed": lineup.seed,
        "bots": bots,
        **tally.sums,
    }
