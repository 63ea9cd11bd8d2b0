"""`kododo arena`: bots and anybody's programs meet at one table; win shares, intervals and Elo."""

import json
import re
import secrets
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game.ai.ladder import UnknownBot
from game.ai.players import BotStatistics
from game.app.storage.files import FileMissing, FileProblem, read_bytes, write_text
from game.app.storage.paths import arena_key
from game.arena.bot_tally import BotTally, Tally, ratings
from game.arena.conversation import command_words
from game.arena.program_bot import DECIDING, LOADING, MOST_WORDS
from game.arena.tournament import Lineup, introductions, whole_deals
from game.cli.game_choice import (
    BadTable,
    add_game_options,
    check_seats,
    chosen_kit,
    flagged_answers,
    option_line,
)
from game.cli.parsing import WRONG_ARGUMENTS, Parser, whole_number
from game.cli.simulate import play
from game.core.quoting import quoted
from game.core.words import _
from game.kits.kit import AnyKit

BYTES: Final = 32

_KEY: Final = re.compile(rb"[0-9a-f]{%d}\n?" % (2 * BYTES))


def own_key(path: Path, draw: Callable[[int], bytes]) -> bytes:
    """The key in a file, drawn and written down the first time; FileProblem if it cannot be."""
    try:
        return _read(path)
    except FileMissing:
        write_text(path, draw(BYTES).hex() + "\n")
        return _read(path)  # two programs that start at once agree on the one that stayed


def _read(path: Path) -> bytes:
    data = read_bytes(path)
    if not _KEY.fullmatch(data):
        raise FileProblem(_("{path} is not a key of Kododo.").format(path=path))
    return bytes.fromhex(data.decode())


COMMAND: Final = "kododo arena"
USUAL_SEED: Final = 1
MOST_SEED: Final = 1 << 32

DESCRIPTION: Final = """\
Seat bots and programs that speak the line protocol at one table.
Every deal is played once from each seat, on all processor cores. With a program at the table
every game has a deal of its own, which no program can work out or remember.

A program reads one JSON record a line from standard input and answers in kind:
  {"type": "hello", ...}       {"type": "ready", "name": "My bot", "protocol": 2}
  {"type": "choose", ...}      {"type": "play", "move": "..."}, one of its "legal" lines
  {"type": "quit"}             nothing; it leaves
It is started once to introduce itself, then once for each core and seat, and stays for all games;
then it has a second to leave.
All fields and a whole bot are in game/arena/README.md of the source."""

EXAMPLES: Final = """\
  kododo arena --seat master --seat greedy --seat greedy
  kododo arena --seat "python my_bot.py" --seat master --games 600
  kododo arena --seat "./my_bot --deep" --seat expert --long --json
"""


def main(arguments: Sequence[str]) -> int:
    """Let the seats meet, and print what came of it."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    try:
        check_seats(kit, len(options.seat or []))
        lineup = _lineup(kit, options)
    except BadTable as problem:
        print(f"{problem} Give one --seat for each.", file=sys.stderr)
        return WRONG_ARGUMENTS
    except UnknownBot as problem:
        print(problem, file=sys.stderr)
        return WRONG_ARGUMENTS
    called = introductions(lineup)
    tally = play(lineup, options.processes)
    for sentence in tally.complaints:
        print(sentence, file=sys.stderr)
    if options.json:
        print(json.dumps(as_record(lineup, tally, called), indent=1))
    else:
        print("\n".join(report(lineup, tally, called)))
    for line in asides(tally):
        print(line, file=sys.stderr)
    silent = [name for name in lineup.programs if not tally.bots[name].answers]
    for name in silent:
        print(f"{name} has never given a legal answer.", file=sys.stderr)
    return 1 if silent else 0


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(COMMAND, DESCRIPTION, EXAMPLES)
    parser.add_argument(
        "--seat",
        action="append",
        metavar="BOT",
        help=f"the command line of a program, or a bot: {kit.bots.names()}",
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, 10_000_000),
        default=200,
        help="rounded up to whole deals; %(default)s if not given",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, MOST_SEED),
        help="deal the same cards again; with programs at the table only on this computer",
    )
    add_game_options(parser, kit)
    parser.add_argument(
        "--seconds",
        type=whole_number(1, 3600),
        default=int(DECIDING),
        help=f"for each decision of a program; {DECIDING:g} if not given",
    )
    parser.add_argument(
        "--hello-seconds",
        type=whole_number(1, 3600),
        default=int(LOADING),
        help=f"for a program to load and to answer hello; {LOADING:g} if not given",
    )
    parser.add_argument(
        "--processes", type=whole_number(1, 256), default=None, help="instead of one a core"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON record instead")
    return parser


def _lineup(kit: AnyKit, options: Namespace) -> Lineup:
    programs = {seat: seat for seat in options.seat if not kit.bots.knows(seat)}
    for seat in programs:
        _check_program(kit, seat)
    names = tuple(options.seat)
    table = kit.options_with({"seats": len(names), **flagged_answers(kit, options)})
    games = whole_deals(options.games, len(names))
    seed = options.seed
    if seed is None:
        seed = secrets.randbelow(MOST_SEED) if programs else USUAL_SEED
    paces = options.seconds, options.hello_seconds
    return Lineup(kit.key, names, table, games, seed, programs, *paces, _key() if programs else b"")


def _key() -> bytes:
    try:
        return own_key(arena_key(), secrets.token_bytes)
    except FileProblem as problem:
        print(f"{problem} The deals of these games cannot be repeated.", file=sys.stderr)
        return secrets.token_bytes(BYTES)


def _check_program(kit: AnyKit, seat: str) -> None:
    """UnknownBot when a seat is neither a bot of ours nor a command that can be run."""
    try:
        words = command_words(seat)
    except ValueError:
        words = []
    if not words or not (shutil.which(words[0]) or Path(words[0]).is_file()):
        sentence = f"There is neither a bot nor a program called {quoted(seat)}."
        raise UnknownBot(f"{sentence} The bots are: {kit.bots.names()}.")


def asides(tally: Tally) -> list[str]:
    """What programs wrote to standard error, a line for each: all of it would hide the figures."""
    return [
        f"{bot.name} wrote to its standard error, which is not shown; "
        f"it last said {quoted(bot.last_words, MOST_WORDS)}."
        for bot in tally.bots.values()
        if bot.last_words
    ]


def report(lineup: Lineup, tally: Tally, called: Mapping[str, str]) -> list[str]:
    """The figures as lines of a table; programs also by what they call themselves."""
    elo = ratings(tally.duels)
    kit, table = lineup.kit, option_line(lineup.kit, lineup.options)
    seed = f"seed {lineup.seed}" + (" with the key of this computer" if lineup.programs else "")
    labels = {name: f"{name} ({called[name]})" if called.get(name) else name for name in tally.bots}
    width = max(len("seat"), *map(len, labels.values()))
    title = f"{'seat':{width}}  {'seats':>5}  {'win share':>9}  {'95 % interval':>13}  "
    title += f"{'points':>6}  {'elo':>5}  forfeits"
    lines = [
        f"{tally.games} games of {kit.title}, {table}, {seed}.",
        title,
    ]
    for bot in tally.bots.values():
        low, high = bot.interval
        lines.append(
            f"{labels[bot.name]:{width}}  {lineup.names.count(bot.name):>5}  "
            f"{bot.win_share:>9.3f}  {f'{low:.3f}-{high:.3f}':>13}  {bot.mean_points:>6.1f}  "
            f"{elo.get(bot.name, 1500):>5.0f}  {bot.forfeits:>8}"
        )
    if kit.figures is not None:
        lines += ["", *_figures(kit.figures, tally, labels, width)]
    return lines


def _figures(
    figures: BotStatistics[Any], tally: Tally, labels: Mapping[str, str], width: int
) -> list[str]:
    """How each bot played, in the figures of the game."""
    lines = [f"{'seat':{width}}  " + "  ".join(figures.titles.values())]
    for bot in tally.bots.values():
        rates = figures.rates(bot.sums)
        cells = [f"{rates[name]:>{len(title)}.3f}" for name, title in figures.titles.items()]
        lines.append(f"{labels[bot.name]:{width}}  " + "  ".join(cells))
    return lines


def as_record(lineup: Lineup, tally: Tally, called: Mapping[str, str]) -> dict[str, object]:
    """The figures for other programs. Shares are those of one seat."""
    elo = ratings(tally.duels)
    return {
        "game": lineup.game,
        "games": tally.games,
        **lineup.kit.rules.option_values(lineup.options),
        "seed": lineup.seed,
        "bots": [
            _bot_record(lineup, bot, elo.get(bot.name)) | {"introduction": called.get(bot.name)}
            for bot in tally.bots.values()
        ],
        "complaints": tally.complaints,
    }


def _bot_record(lineup: Lineup, bot: BotTally, elo: float | None) -> dict[str, object]:
    figures = lineup.kit.figures
    return {
        "name": bot.name,
        "seats": lineup.names.count(bot.name),
        "win_share": bot.win_share,
        "interval": list(bot.interval),
        "mean_points": bot.mean_points,
        "figures": figures.rates(bot.sums) if figures is not None else {},
        "elo": elo,
        "forfeits": bot.forfeits,
    }
