"""`kododo modes`: ways to play of one's own: listed, made, deleted, given on and taken over."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from typing import Final

from game.app.own_modes import (
    BadMode,
    OwnMode,
    called,
    export_mode,
    free_name,
    looks_like_code,
    mode_code,
    mode_of,
    mode_words,
    no_such_mode,
    own_mode_book,
    players_words,
    read_mode_code,
    read_mode_file,
    seats_for,
)
from game.app.storage.paths import exports_folder
from game.cli.game_choice import add_game_options, chosen_kit, flagged_answers
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.core.words import N_, _

EXAMPLES: Final = (
    ("kododo modes", N_("those there are")),
    ('kododo modes make "Rush hour" --game NAME --answer QUESTION=ANSWER', ""),
    ("kododo modes import 4K7D-...", N_("from a code, or from a file")),
    ('kododo modes export "Rush hour"', N_("to a file for a friend")),
    ('kododo modes delete "Rush hour"', ""),
    ('kododo text --game NAME --mode "Rush hour"', N_("play it")),
)


def main(arguments: Sequence[str]) -> int:
    """List them, with the code by which a friend has them."""
    Parser("kododo modes", _("Ways to play that you have made."), EXAMPLES).parse_args(arguments)
    found = own_mode_book(sleep).read()
    if found.problem is not None:
        print(found.problem.about("modes.json"), file=sys.stderr)
    for mode in found.value:
        print("\n".join(described(mode)))
    if not found.value:
        print(_("There are none yet. See: kododo modes --help"))
    return 0


def described(mode: OwnMode) -> list[str]:
    """A mode with its code, and its rules in words."""
    kit = mode.kit
    seats = seats_for(mode)
    return [
        f"{mode.name} ({kit.title}), {mode_code(mode)}",
        "  " + mode_words(kit, {**mode.answers, "seats": max(seats)}),
        f"  {players_words(mode)}",
    ]


def make(arguments: Sequence[str]) -> int:
    """`kododo modes make NAME` with the flags of the game."""
    kit = chosen_kit(arguments, "kododo modes make")
    parser = _named("make", "Make a mode from the answers that you give.")
    add_game_options(parser, kit)
    options = parser.parse_args(arguments)
    answers = flagged_answers(kit, options)
    spec = kit.rules.option_spec
    mode = mode_of(kit, options.name, {**spec.defaults(), **answers})
    if not seats_for(mode):
        print(spec.problem({**spec.defaults(), **answers}), file=sys.stderr)
        return WRONG_ARGUMENTS
    return _keep(mode)


def bring_in(arguments: Sequence[str]) -> int:
    """`kododo modes import CODE_OR_FILE`: looked at, then kept under a free name."""
    parser = Parser("kododo modes import", _("Take over a mode."), EXAMPLES)
    parser.add_argument("source", metavar="CODE_OR_FILE")
    parser.add_argument("--name", default="", help=_("instead of the name that it has"))
    options = parser.parse_args(arguments)
    modes = own_mode_book(sleep).read().value
    try:
        mode = _source(options.source, options.name)
    except BadMode as problem:
        print(problem, file=sys.stderr)
        return WRONG_ARGUMENTS
    known = next((each for each in modes if each.is_like(mode)), None)
    if known is not None:
        print(_("You have this one already: {name}.").format(name=known.name))
        return 0
    name = free_name(modes, options.name or mode.name, mode.game)
    return _keep(OwnMode(mode.game, name, mode.answers, mode.sign, mode.colour))


def hand_out(arguments: Sequence[str]) -> int:
    """`kododo modes export NAME`."""
    mode = _asked_for(_named("export", "Write a mode to a file.").parse_args(arguments))
    if mode is None:
        return WRONG_ARGUMENTS
    print(export_mode(mode, exports_folder()))
    return 0


def forget(arguments: Sequence[str]) -> int:
    """`kododo modes delete NAME`."""
    mode = _asked_for(_named("delete", "Delete a mode.").parse_args(arguments))
    if mode is None:
        return WRONG_ARGUMENTS
    own_mode_book(sleep).delete(mode)
    print(_("{name} is deleted.").format(name=mode.name))
    return 0


def _keep(mode: OwnMode) -> int:
    own_mode_book(sleep).keep(mode)
    print("\n".join(described(mode)))
    return 0


def _named(verb: str, about: str) -> Parser:
    parser = Parser(f"kododo modes {verb}", about, EXAMPLES)
    parser.add_argument("name", metavar="NAME")
    return parser


def _asked_for(options: Namespace) -> OwnMode | None:
    mode = called(own_mode_book(sleep).read().value, options.name)
    if mode is None:
        print(no_such_mode(options.name), file=sys.stderr)
    return mode


def _source(text: str, name: str) -> OwnMode:
    if looks_like_code(text) and not Path(text).exists():
        return read_mode_code(text, name or _("From a friend"))
    return read_mode_file(Path(text))
