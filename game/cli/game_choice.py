"""Which game a command is about, and how it is played: `--game NAME` and the words of its kit."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from time import sleep

from game.app.own_modes import called, no_such_mode, own_mode_book
from game.app.people.person import Person, Register
from game.app.seating import LONGEST_TEXT
from game.app.settings import read_settings
from game.app.storage.paths import settings_file
from game.cli.parsing import Parser
from game.core.errors import KododoError
from game.core.quoting import quoted
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.registry import KITS, USUAL_GAME, titles, usual_kit
from game.kits.set_up import Chair, usual_person


def add_name(parser: Parser, who: str) -> None:
    """`who` says what somebody does here: "who plays; without it whoever plays in the window"."""
    parser.add_argument(
        "--name",
        type=lambda text: text[:LONGEST_TEXT].strip(),
        default="",
        help=who,
    )


def person_called(register: Register, name: str) -> Person | None:
    """Who has this name; where none is given, who was chosen in the window, or came first."""
    if name:
        return register.called(name)
    chosen = register.person(read_settings(settings_file())[0].person)
    return chosen or next(iter(register.people), None)


def chair_of(person: Person | None, name: str) -> Chair:
    """Where they sit, though nobody may know them yet."""
    if person is not None:
        return Chair(person.name, person.face)
    usual = usual_person()
    return Chair(name or usual.name, usual.avatar)


class BadTable(KododoError):
    """No table of this game has so many seats; the sentence says what it may have."""


def kit_by_name(name: str) -> AnyKit:
    """The game that somebody types, by its title or its key, for `type=`."""
    for kit in KITS.values():
        if name.casefold() in (kit.key.casefold(), kit.title.casefold()):
            return kit
    sentence = _("there is no game called {name}; there is {games}")
    raise ArgumentTypeError(sentence.format(name=quoted(name), games=_titles()))


def chosen_kit(arguments: Sequence[str], command: str) -> AnyKit:
    """The game that the arguments name: the others are understood in its words."""
    parser = Parser(command, "", add_help=False)
    add_game(parser)
    kit: AnyKit | None = parser.parse_known_args(arguments)[0].game
    return kit or usual_kit()


def add_game_options(parser: Parser, kit: AnyKit) -> None:
    """Let a command take `--game` and whatever this game lets a player choose."""
    add_game(parser)
    for words in kit.option_words.values():
        answers = parser.add_mutually_exclusive_group()
        for flag in words.flags:
            answers.add_argument(f"--{flag.word}", action="store_true", help=flag.help)
    parser.add_argument("--mode", default="", metavar="NAME", help=_("a mode of your own"))
    parser.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="QUESTION=ANSWER",
        help=_("an answer that has no flag; a wrong one lists what there is"),
    )


def flagged_answers(kit: AnyKit, options: Namespace) -> dict[str, int | str]:
    """The answers to the game's options that were given as flags."""
    flagged = {
        name: flag.value
        for name, words in kit.option_words.items()
        for flag in words.flags
        if getattr(options, flag.word.replace("-", "_"))
    }
    answers = _mode_answers(kit, options.mode) if options.mode else {}
    return answers | flagged | dict(_answer(kit, text) for text in options.answer)


def _mode_answers(kit: AnyKit, name: str) -> dict[str, int | str]:
    mode = called(own_mode_book(sleep).read().value, name, kit.key)
    if mode is None:
        raise BadTable(no_such_mode(name))
    return dict(mode.answers)


def _answer(kit: AnyKit, text: str) -> tuple[str, int | str]:
    """What a player said as QUESTION=ANSWER, or BadTable."""
    name, _equals, answer = (part.strip() for part in text.partition("="))
    known = {field.name: field.values for field in kit.rules.option_spec.fields}
    known.pop("seats")
    if name not in known:
        sentence = _("{game} asks no question {name}: there are {names}.")
        names = ", ".join(known)
        raise BadTable(sentence.format(game=kit.title, name=quoted(name), names=names))
    value = next((each for each in known[name] if str(each) == answer), None)
    if value is None:
        sentence = _("{name} cannot be {answer}: it is one of {answers}.")
        answers = ", ".join(map(str, known[name]))
        raise BadTable(sentence.format(name=name, answer=quoted(answer), answers=answers))
    return name, value


def check_seats(kit: AnyKit, seats: int) -> None:
    """Refuse a table that the rules do not know."""
    counts = kit.seat_counts
    if seats not in counts:
        sentence = _("A table has {fewest} to {most} seats, not {seats}.")
        raise BadTable(sentence.format(fewest=min(counts), most=max(counts), seats=seats))


def option_line(kit: AnyKit, options: object) -> str:
    """How a game is played, as it is listed over figures: "4 seats, variant long"."""
    values = kit.rules.option_values(options)
    rest = [f"{name} {value}" for name, value in values.items() if name != "seats"]
    return ", ".join([f"{values['seats']} seats", *rest])


def add_game(parser: Parser, *, without: str | None = None) -> None:
    """Let a command take `--game`; `without` is what it is about where none is named."""
    usual = without or _("{game} if not given").format(game=titles()[USUAL_GAME])
    parser.add_argument("--game", type=kit_by_name, metavar="NAME", help=f"{_titles()}; {usual}")


def add_game_or_word(parser: Parser) -> None:
    """Let a command take `--game`, as all do, and its bare name, as some did first."""
    add_game(parser)
    parser.add_argument(
        "word", metavar="GAME", nargs="?", type=kit_by_name, help=_("as --game NAME")
    )


def game_or_word(parser: Parser, options: Namespace) -> AnyKit:
    """The game that was named in either way; two of them are refused."""
    named: list[AnyKit] = [kit for kit in (options.game, options.word) if kit is not None]
    if len({kit.key for kit in named}) > 1:
        parser.error(_("name one game"))
    return next(iter(named), None) or usual_kit()


def _titles() -> str:
    return ", ".join(titles().values())
