"""The front door of every command that needs no window."""

import sys
from argparse import SUPPRESS
from collections.abc import Sequence
from typing import Final

import game
from game.cli.commands import Command, find_command
from game.cli.language import add_language, speak
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.core.quoting import quoted
from game.core.words import N_, _

HEADLESS: Final = (
    Command(
        "text",
        "game.cli.terminal.text_play:main",
        N_("play in this terminal, alone or with others"),
    ),
    Command(
        "daily",
        "game.cli.terminal.daily_play:main",
        N_("play the deal of the day in this terminal"),
    ),
    Command(
        "learn", "game.cli.terminal.learn:main", N_("learn a game in this terminal, step by step")
    ),
    Command(
        "puzzles", "game.cli.puzzle_commands:main", N_("puzzles of a game, and what is solved")
    ),
    Command("puzzles play", "game.cli.puzzle_commands:play", N_("solve a puzzle in this terminal")),
    Command("games", "game.cli.games:main", N_("list the finished games")),
    Command("games import", "game.cli.games:bring_in", N_("add finished games from files")),
    Command("games export", "game.cli.games:hand_out", N_("write a finished game to a file")),
    Command("profile", "game.cli.profile:main", N_("who has played at this screen, and how well")),
    Command("profile export", "game.cli.profile:hand_out", N_("write a profile to a file")),
    Command("profile delete", "game.cli.profile:forget", N_("forget somebody")),
    Command("modes", "game.cli.modes:main", N_("ways to play that you have made")),
    Command("modes make", "game.cli.modes:make", N_("make one from the answers that you give")),
    Command("modes import", "game.cli.modes:bring_in", N_("take over one from a code or a file")),
    Command("modes export", "game.cli.modes:hand_out", N_("write one to a file")),
    Command("modes delete", "game.cli.modes:forget", N_("forget one")),
    Command("replay", "game.cli.replay:main", N_("tell a saved match in plain sentences")),
    Command("review", "game.cli.review:main", N_("tell luck from choices in a finished match")),
    Command("verify", "game.cli.verify:main", N_("check that a saved match was fair")),
    Command(
        "simulate",
        "game.cli.simulate:main",
        N_("let bots play many games and count"),
        in_english=True,
    ),
    Command(
        "arena", "game.cli.arena:main", N_("seat your own programs among the bots"), in_english=True
    ),
)

EXAMPLES: Final = (
    ("kododo", N_("play")),
    ("kododo text", N_("play against three bots in this terminal")),
    ("kododo text --people Ana,Ben", N_("two people take turns at the keyboard")),
    ("kododo replay game.json", N_("what happened in a saved game")),
    ("kododo verify game.json", N_("was it dealt and played fairly?")),
    ("kododo simulate random greedy", N_("which of two bots is stronger?")),
)


def main(arguments: Sequence[str], window_commands: Sequence[Command] = ()) -> int:
    """Run a headless command and give its exit code."""
    commands = (*window_commands, *HEADLESS)
    found = find_command(commands, arguments)
    if found is not None:
        command, rest = found
        if not command.in_english:
            speak()
        return command.load()(rest)
    speak()
    parser = _top_parser(commands)
    options = parser.parse_args(arguments)
    if options.command is None:
        parser.print_help()
        return 0
    sentence = _("There is no command {command}. See: kododo --help")
    print(sentence.format(command=quoted(options.command)), file=sys.stderr)
    return WRONG_ARGUMENTS


def _top_parser(commands: Sequence[Command]) -> Parser:
    width = max(len(command.words) for command in commands)
    listed = "\n".join(f"  {command.words:{width}}  {_(command.summary)}" for command in commands)
    parser = Parser(
        "kododo",
        "\n\n".join(
            (
                _("Kododo: a card table for one to five people and bots."),
                "\n".join((_("commands:"), listed)),
                _("Each command explains itself: {command}").format(command="kododo text --help"),
            )
        ),
        EXAMPLES,
    )
    parser.add_argument("--version", action="version", version=f"kododo {_version()}")
    parser.usage = "kododo [COMMAND] [ARGUMENTS]"
    add_language(parser)
    parser.add_argument("command", nargs="?", help=SUPPRESS)
    parser.add_argument("arguments", nargs="*", help=SUPPRESS)
    return parser


def _version() -> str:
    return str(getattr(game, "__version__", "unreleased"))
