"""`kododo text`: who sits down at the terminal, and the whole game there."""

import os
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from game.ai.characters import CHARACTERS, Character, character_by_key
from game.ai.ladder import Level
from game.app.codes import CodedGame, read_code
from game.app.saving.archive import archive
from game.app.saving.running import SaveSlot, claim, look_around, place_of
from game.app.saving.saves import BadSave, SavedGame, read_latest, read_save
from game.app.seating import LONGEST_TEXT
from game.app.start_command import command_words
from game.app.storage.files import backup_of, write_text
from game.app.storage.paths import finished_folder
from game.app.table_laying import SealedDeal, is_known, new_game
from game.cli.game_choice import (
    BadTable,
    add_game_options,
    check_seats,
    chosen_kit,
    flagged_answers,
)
from game.cli.named_save import may_write, named
from game.cli.parsing import WRONG_ARGUMENTS, Parser, name_list, whole_number
from game.cli.terminal.console import Console
from game.cli.terminal.phone_hosting import invited, with_phones
from game.cli.terminal.text_game import TextGame
from game.core.errors import BadCode, KododoError
from game.core.log import MAX_SEED
from game.core.options import OptionValue
from game.core.quoting import quoted
from game.core.seats import PUBLIC
from game.core.words import N_, _, ngettext
from game.kits.kit import AnyKit
from game.kits.registry import kit_by_key
from game.kits.set_up import FACES, Chair, SetUp

COMMAND = "kododo text"

EXAMPLES: Final = (
    ("kododo text", N_("you and three bots")),
    ("kododo text --people Ana,Ben --bots expert", N_("two people and a strong bot")),
    ("kododo text --people Ana --bots owl,guest:donkey --long", ""),
    ("kododo text --code 0008-0000-3NQK-8NNR", N_("a deal that somebody sent you")),
    ("kododo text --phones 3", N_("three people with phones, this screen for all")),
    ("kododo text --resume", N_("go on where you left")),
)

DESCRIPTION: Final = N_(
    "Play in this terminal. Several people pass the keyboard; hands are cleared in between.\n"
    "Bots are named by level ({levels}), by character ({characters}), or by both, as in {both}."
)
USUAL_LEVEL: Final = Level.GUEST


def main(arguments: Sequence[str]) -> int:
    """Set up or resume a game, and play it."""
    kit = chosen_kit(arguments, COMMAND)
    options = _parser(kit).parse_args(arguments)
    try:
        game = _resumed(options) if options.resume or options.load else _begun(kit, options)
    except (BadSetUp, BadTable) as problem:
        print(problem, file=sys.stderr)
        return WRONG_ARGUMENTS
    named_file = options.save or options.load
    return play(game) if named_file is None else _play_in(named_file.absolute(), game, options)


def play(game: SavedGame) -> int:
    """Play a match among the running ones: it has a file of its own, as in the window."""
    console = Console(sys.stdin, sys.stdout)
    held = claim(place_of(game.match.log.header))
    if held is None:
        raise BadSave(_("This game is being played in another window or terminal."))
    if held.path.exists():  # somebody may have played on since it was looked for
        with named(held.path):
            game, _problem = read_latest(held.path)
    try:
        with invited(console, game) as (seated, phones):
            return TextGame(console, seated, _Running(held), now, phones).run()
    finally:
        held.close()


def _play_in(path: Path, game: SavedGame, options: Namespace) -> int:
    """Play a match in the file that somebody has named."""
    console = Console(sys.stdin, sys.stdout)
    if not game.match.log.entries:
        _set_aside(path)
    if options.save is not None and not may_write(console, path, game.match.log.header.seal):
        print(_("Nothing was written over. Name another file with --save."), file=sys.stderr)
        return 1
    with invited(console, game) as (seated, phones):
        return TextGame(console, seated, _NamedFile(path), now, phones).run()


class _Running:
    """A match among the running ones: the newest of them goes on by itself."""

    how_to_resume = ("--resume",)

    def __init__(self, held: SaveSlot) -> None:
        self._held = held

    def write(self, text: str, *, is_over: bool) -> None:
        self._held.write(text, is_over=is_over)


class _NamedFile:
    """The file that somebody has named."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.how_to_resume = ("--load", str(path))

    def write(self, text: str, *, is_over: bool) -> None:
        write_text(self._path, text)
        if is_over:
            archive(text, finished_folder())


def _parser(kit: AnyKit) -> Parser:
    parser = Parser(
        COMMAND,
        _(DESCRIPTION).format(
            levels=", ".join(level.value for level in Level),
            characters=", ".join(character.key for character in CHARACTERS),
            both="expert:owl",
        ),
        EXAMPLES,
    )
    parser.add_argument("--people", type=name_list, metavar="NAMES", help=_("who plays, by name"))
    parser.add_argument(
        "--phones", type=whole_number(1, 5), metavar="N", help=_("so many people play on phones")
    )
    parser.add_argument("--bots", type=name_list, metavar="BOTS", help=_("who plays against them"))
    add_game_options(parser, kit)
    parser.add_argument("--code", type=game_code, help=_("deal the game of this game code"))
    parser.add_argument(
        "--seed", type=whole_number(0, MAX_SEED - 1), help=_("deal the cards of this number")
    )
    parser.add_argument("--resume", action="store_true", help=_("go on with the last game"))
    parser.add_argument("--load", type=Path, metavar="FILE", help=_("go on with a saved game"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=_("keep the game in this file"))
    return parser


def _begun(named: AnyKit, options: Namespace) -> SavedGame:
    phones = options.phones or 0
    people = options.people or ([] if phones else [_("Player")])
    people += [_("Phone {number}").format(number=number + 1) for number in range(phones)]
    kit = _kit(named, options)
    bots = options.bots if options.bots is not None else usual_bots(kit, len(people), options.code)
    check_seats(kit, len(people) + len(bots))
    chairs = with_phones(chairs_of(people, bots), phones)
    table = table_of(kit, chairs, flagged_answers(named, options), options.code)
    seed = options.seed if options.code is None else options.code.seed
    return new_game(
        table, SealedDeal.by_chance() if seed is None else SealedDeal.again(seed), now()
    )


def _kit(named: AnyKit, options: Namespace) -> AnyKit:
    """The game that was asked for by its name or by a code."""
    if options.code is None:
        return named
    if options.seed is not None:
        raise BadSetUp(_("A game code already holds a seed."))
    coded: AnyKit = options.code.kit
    if options.game not in (None, coded):
        raise BadSetUp(_("This game code is for another game."))
    return coded


def _resumed(options: Namespace) -> SavedGame:
    if options.load is not None:
        with named(options.load):
            saved = read_save(options.load)
    elif options.save is not None:
        with named(options.save):
            saved, problem = read_latest(options.save)
        if problem is not None:
            print(_("{problem} This is the game one step earlier.").format(problem=problem))
    else:
        saved = _newest(options.game)
    if saved.match.outcome is not None:
        words = _("This game is over; see it with: {command}")
        raise BadSave(words.format(command=command_words("replay")))
    for chair in saved.chairs:
        if not is_known(chair):
            sentence = _("{name} is a player that this version does not know.")
            raise BadSave(sentence.format(name=chair.name))
    return saved


def _newest(kit: AnyKit | None) -> SavedGame:
    """The match that was left last, of that game or of any."""
    waiting = [
        saved for saved in waiting_matches() if kit is None or saved.match.rules.key == kit.key
    ]
    if not waiting:
        words = _("No game waits, or others are playing it; begin one with: {command}")
        raise BadSave(words.format(command=command_words("text")))
    newest, others = waiting[0], len(waiting) - 1
    print(_going_on_words(newest))
    if others:
        print(ngettext("{count} more waits.", "{count} more wait.", others).format(count=others))
    return newest


def _going_on_words(saved: SavedGame) -> str:
    kit = kit_by_key(saved.match.rules.key)
    where = kit.teller.where(saved.match.view(PUBLIC))
    names = ", ".join(chair.name for chair in saved.chairs)
    return f"{_(kit.title)} · {where} · {names}"


def waiting_matches() -> Iterator[SavedGame]:
    """All that wait, the newest first; what cannot be read is told."""
    found = look_around()
    for note in found.notes:
        print(note)
    return (each.saved for each in found.waiting)


def _set_aside(path: Path) -> None:
    """A new game must not cost the one that was waiting."""
    try:
        waiting = read_save(path).match.outcome is None
    except BadSave:
        return
    if waiting:
        spare = _free_name(path)
        with suppress(OSError):
            path.replace(spare)
            print(_("Another game was waiting; it is kept in {path}").format(path=spare))
            backup_of(path).replace(backup_of(spare))


def _free_name(path: Path) -> Path:
    names = chain(["previous"], (f"previous-{number}" for number in count(2)))
    spares = (path.with_stem(f"{path.stem}-{name}") for name in names)
    return next(spare for spare in spares if not os.path.lexists(spare))


def now() -> str:
    """The time, as saves have it: by the clock of this computer, which says whose day it is."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class BadSetUp(KododoError):
    """These people and bots cannot sit down together; the sentence says why."""


def game_code(text: str) -> CodedGame:
    """A game code as an argument."""
    try:
        return read_code(text)
    except BadCode as problem:
        raise ArgumentTypeError(str(problem).rstrip(".")) from problem


def chairs_of(people: Sequence[str], bots: Sequence[str]) -> tuple[Chair, ...]:
    """The people, then the bots; a bot is asked for as "guest", "guest:owl" or "owl"."""
    chairs: list[Chair] = []
    for name, avatar in zip(people, FACES, strict=False):
        chairs.append(_person(name, avatar, {chair.name for chair in chairs}))
    for name in bots:
        chairs.append(_bot(name, chairs))
    return tuple(chairs)


def usual_bots(kit: AnyKit, people: int, coded: CodedGame | None) -> list[str]:
    """The bots where nobody asked for any: the usual table for one, none among several people."""
    seats = len(kit.usual.chairs) if people == 1 else people
    if coded is not None:
        seats = int(coded.options["seats"])
    return [USUAL_LEVEL.value] * max(0, seats - people)


def table_of(
    kit: AnyKit,
    chairs: tuple[Chair, ...],
    answers: Mapping[str, OptionValue],
    coded: CodedGame | None,
) -> SetUp:
    """The table, with options from the arguments or from a game code."""
    if coded is None:
        return SetUp(kit.key, chairs, answers)
    wanted = dict(coded.options)
    seats = wanted.pop("seats")
    if seats != len(chairs):
        sentence = _("This game code is for {wanted} seats, not {seats}.")
        raise BadSetUp(sentence.format(wanted=seats, seats=len(chairs)))
    if answers:
        raise BadSetUp(_("A game code already says how the game is played."))
    return SetUp(kit.key, chairs, wanted)


def _person(name: str, avatar: str, taken: Collection[str]) -> Chair:
    if len(name) > LONGEST_TEXT or not name.isprintable():
        sentence = _("A name has at most {count} letters, all of them visible.")
        raise BadSetUp(sentence.format(count=LONGEST_TEXT))
    if name in taken:
        raise BadSetUp(_("There are two people called {name}.").format(name=name))
    return Chair(name, avatar)


def _bot(name: str, chairs: Sequence[Chair]) -> Chair:
    level, _colon, wanted = name.partition(":")
    if character_by_key(level) is not None:
        level, wanted = USUAL_LEVEL.value, level
    if level not in {each.value for each in Level}:
        sentence = _("There is no bot {name}; levels are: {levels}.")
        levels = ", ".join(each.value for each in Level)
        raise BadSetUp(sentence.format(name=quoted(name), levels=levels))
    character = _character(wanted, {chair.character for chair in chairs})
    spoken = _unused_name(_(character.name), {chair.name for chair in chairs})
    return Chair(spoken, character.animal, character.key, level)


def _unused_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it for a second one of the same kind."""
    numbered = (f"{name} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each not in taken)


def _character(wanted: str, taken: Collection[str | None]) -> Character:
    if not wanted:
        return next(each for each in CHARACTERS if each.key not in taken)
    character = character_by_key(wanted)
    if character is None:
        sentence = _("There is no character {name}; there are: {keys}.")
        keys = ", ".join(each.key for each in CHARACTERS)
        raise BadSetUp(sentence.format(name=quoted(wanted), keys=keys))
    return character
