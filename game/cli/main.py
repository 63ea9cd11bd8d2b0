"""The front door of every command that needs no window."""

import sys
from argparse import SUPPRESS
from collections.abc import Sequence
from typing import Final

import game
from game.cli.commands import Command, find_command
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.core.quoting import quoted

HEADLESS: Final = (
    Command(
        "text", "game.cli.terminal.text_play:main", "play in this terminal, alone or with others"
    ),
    Command(
        "daily", "game.cli.terminal.daily_play:main", "play the deal of the day in this terminal"
    ),
    Command("learn", "game.cli.terminal.learn:main", "learn a game in this terminal, step by step"),
    Command("puzzles", "game.cli.puzzle_commands:main", "puzzles of a game, and what is solved"),
    Command("puzzles play", "game.cli.puzzle_commands:play", "solve a puzzle in this terminal"),
    Command("games", "game.cli.games:main", "list the finished games"),
    Command("games import", "game.cli.games:bring_in", "add finished games from files"),
    Command("games export", "game.cli.games:hand_out", "write a finished game to a file"),
    Command("profile", "game.cli.profile:main", "who has played at this screen, and how well"),
    Command("profile export", "game.cli.profile:hand_out", "write a profile to a file"),
    Command("profile delete", "game.cli.profile:forget", "forget somebody"),
    Command("modes", "game.cli.modes:main", "ways to play that you have made"),
    Command("modes make", "game.cli.modes:make", "make one from the answers that you give"),
    Command("modes import", "game.cli.modes:bring_in", "take over one from a code or a file"),
    Command("modes export", "game.cli.modes:hand_out", "write one to a file"),
    Command("modes delete", "game.cli.modes:forget", "forget one"),
    Command("replay", "game.cli.replay:main", "tell a saved match in plain sentences"),
    Command("review", "game.cli.review:main", "tell luck from choices in a finished match"),
    Command("verify", "game.cli.verify:main", "check that a saved match was fair"),
    Command("simulate", "game.cli.simulate:main", "let bots play many games and count"),
    Command("arena", "game.cli.arena:main", "seat your own programs among the bots"),
)

EXAMPLES: Final = """\
  kododo                               play
  kododo text                          play against three bots in this terminal
  kododo text --people Ana,Ben         two people take turns at the keyboard
  kododo replay game.json              what happened in a saved game
  kododo verify game.json              was it dealt and played fairly?
  kododo simulate random greedy        which of two bots is stronger?
"""


def main(arguments: Sequence[str], window_commands: Sequence[Command] = ()) -> int:
    """Run a headless command and give its exit code."""
    commands = (*window_commands, *HEADLESS)
    found = find_command(commands, arguments)
    if found is not None:
        command, rest = found
        return command.load()(rest)
    parser = _top_parser(commands)
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
        return 0
    print(f"There is no command {quoted(options.command)}. See: kododo --help", file=sys.stderr)
    return WRONG_ARGUMENTS


def _top_parser(commands: Sequence[Command]) -> Parser:
    width = max(len(command.words) for command in commands)
    listed = "\n".join(f"  {command.words:{width}}  {command.summary}" for command in commands)
    parser = Parser(
        "kododo",
        "Kododo: a card table for one to five people and bots.\n\n"
        f"commands:\n{listed}\n\nEach command explains itself: kododo text --help",
        EXAMPLES,
    )
    parser.add_argument("--version", action="version", version=f"kododo {_version()}")
    parser.usage = "kododo [COMMAND] [ARGUMENTS]"
    parser.add_argument("command", nargs="?", help=SUPPRESS)
    parser.add_argument("arguments", nargs="*", help=SUPPRESS)
    return parser


def _version() -> str:
    return str(getattr(game, "__version__", "unreleased"))
