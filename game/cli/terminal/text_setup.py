"""Who sits down at the terminal: people and bots by name become chairs, and arguments a table."""

from argparse import ArgumentTypeError
from collections.abc import Collection, Mapping, Sequence
from itertools import chain, count
from typing import Final

from game.ai.characters import CHARACTERS, Character, character_by_key
from game.ai.ladder import Level
from game.app.codes import CodedGame, read_code
from game.app.seating import LONGEST_TEXT
from game.core.errors import BadCode, KododoError
from game.core.options import OptionValue
from game.core.quoting import quoted
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.set_up import FACES, Chair, SetUp

USUAL_LEVEL: Final = Level.GUEST


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
    spoken = _free_name(_(character.name), {chair.name for chair in chairs})
    return Chair(spoken, character.animal, character.key, level)


def _free_name(name: str, taken: Collection[str]) -> str:
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
