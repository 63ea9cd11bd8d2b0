"""Modes of one's own: named sets of answers to a game's questions, kept, given on and taken over.

How many sit at the table, who begins and by which reading is played belong to a table, not to a
mode. A mode's code is twelve symbols as in a game code: 4 bits position of the game, 41 bits number
of the answers, 5 bits sign and colour, 10 bits check; the name travels in files and QR codes.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from game.app.codes import CHECK_BITS, grouped, symbols_in, ungrouped
from game.app.saving.exchange import file_stem
from game.app.storage.files import FileProblem, read_bytes, write_text
from game.app.storage.json_records import BadRecord, parse_record
from game.app.storage.paths import modes_file
from game.app.storage.shared_record import FoundRecord, NewerRecord, RecordForm, SharedRecord
from game.core.errors import BadLog, KododoError
from game.core.match import AnyMatch
from game.core.options import OptionField, OptionValue
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.sentences import join_words
from game.core.words import N_, _, ngettext
from game.kits.kit import AnyKit
from game.kits.registry import KITS, UnknownGame, kit_by_key

FORMAT: Final = 1
MOST: Final = 60
LONGEST_NAME: Final = 24
SIGNS: Final = 6
COLOURS: Final = 5
LETTERS: Final = 12
SHUFFLES: Final = 400
_ANSWER_BITS: Final = 41
_LOOK_BITS: Final = 5
BEGINS: Final = "begins"
_OF_A_TABLE: Final = frozenset(("seats", "reading", BEGINS))
_DAMAGED: Final = N_("{file} was damaged or changed by another program.")


class BadMode(KododoError):
    """What was to be taken over is no mode that can be played here; the sentence says why."""


@dataclass(frozen=True, slots=True)
class OwnMode:
    """A way to play, and how its card looks."""

    game: str
    name: str
    answers: Mapping[str, OptionValue]
    """Those that differ from the usual ones of the game."""
    sign: int = 0
    colour: int = 0

    @property
    def kit(self) -> AnyKit:
        """The game that it is a mode of."""
        return kit_by_key(self.game)

    def is_like(self, other: "OwnMode") -> bool:
        """Whether it is played by the same rules, whatever it is called."""
        if self.game != other.game:
            return False
        spec, made = self.kit.rules.option_spec, self.kit.rules.make_options
        ours, others = ({**spec.defaults(), **each.answers} for each in (self, other))
        return bool(made(ours) == made(others))


def asked_of_a_mode(kit: AnyKit) -> tuple[OptionField, ...]:
    """The questions that a mode answers."""
    return tuple(each for each in kit.rules.option_spec.fields if each.name not in _OF_A_TABLE)


def tidied(kit: AnyKit, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The same table with no answer that says what is usual anyway."""
    answers, made = dict(values), kit.rules.make_options
    for field in asked_of_a_mode(kit):
        usual = {**answers, field.name: field.default}
        if answers[field.name] != field.default and made(usual) == made(answers):
            answers = usual
    return answers


def mode_of(kit: AnyKit, name: str, values: Mapping[str, OptionValue]) -> OwnMode:
    """What a table is played by, as a mode."""
    # By the printed game that is nearest, from wherever somebody began.
    spec = kit.rules.option_spec
    told = kit.rules.option_values(kit.rules.make_options({**spec.defaults(), **values}))
    values = {**spec.defaults(), **told}
    answers = {
        field.name: values[field.name]
        for field in asked_of_a_mode(kit)
        if values.get(field.name, field.default) != field.default
    }
    return OwnMode(kit.key, tidy_name(name), answers)


def name_of_mode(match: AnyMatch, own: Iterable[OwnMode]) -> str:
    """What a match is played by, where that is not the usual game and has a name."""
    kit = kit_by_key(match.rules.key)
    played = mode_of(kit, "", kit.rules.option_values(match.options))
    if not played.answers:
        return ""
    named = next((mode.name for mode in own if mode.is_like(played)), "")
    if named or len(played.answers) > 1:
        return named
    ((question, answer),) = played.answers.items()
    return kit.teller.phrase(kit.option_words[question].answers[answer])


def shuffled(kit: AnyKit, seats: int, rng: Rng) -> dict[str, OptionValue] | None:
    """Answers by chance that go together at such a table, most of them usual; None is bad luck."""
    spec = kit.rules.option_spec
    for _try in range(SHUFFLES):
        values = {**spec.defaults(), "seats": seats}
        for field in asked_of_a_mode(kit):
            if rng.below(3) == 0:
                values[field.name] = rng.choice(field.values)
        if spec.problem(values) is None and mode_of(kit, "", values).answers:
            return values
    return None


def tidy_name(name: str) -> str:
    """A name as it is kept: one line, not too long."""
    return " ".join(name.split())[:LONGEST_NAME]


def seats_for(mode: OwnMode) -> tuple[int, ...]:
    """For how many it can be played."""
    kit = mode.kit
    spec = kit.rules.option_spec
    usual = spec.defaults() | dict(mode.answers)
    return tuple(n for n in kit.seat_counts if spec.problem({**usual, "seats": n}) is None)


def players_words(mode: OwnMode) -> str:
    """For how many it is, as a sentence."""
    counts = seats_for(mode)
    if len(counts) == 1:
        return ngettext("For one player.", "For {count} players.", counts[0]).format(
            count=counts[0]
        )
    if counts == tuple(range(counts[0], counts[-1] + 1)):
        sentence = _("For {fewest} to {most} players.")
        return sentence.format(fewest=counts[0], most=counts[-1])
    return _("For {counts} players.").format(counts=join_words(map(str, counts)))


def mode_words(kit: AnyKit, values: Mapping[str, OptionValue]) -> str:
    """What these answers mean, in one breath."""
    told = kit.teller.in_one_breath(kit.options_with(values))
    if told:
        return told
    said = []
    for field in asked_of_a_mode(kit):
        words = kit.option_words[field.name]
        answer = kit.teller.phrase(words.answers[values.get(field.name, field.default)])
        said.append(_("{question}: {answer}.").format(question=_(words.question), answer=answer))
    return " ".join(said)


def mode_code(mode: OwnMode) -> str:
    """Twelve letters from which a friend has the mode, but for its name."""
    kit, number = mode.kit, 0
    for field in reversed(asked_of_a_mode(kit)):
        value = mode.answers.get(field.name, field.default)
        number = number * len(field.values) + field.values.index(value)
    number |= list(KITS).index(kit.key) << _ANSWER_BITS
    return grouped(number << _LOOK_BITS | mode.sign * COLOURS + mode.colour, LETTERS)


def shared_text(mode: OwnMode) -> str:
    """What a QR code says: the code, and the name behind it."""
    return f"{mode_code(mode)} {mode.name}"


def looks_like_code(text: str) -> bool:
    """Whether somebody typed the code of a mode, or pasted what a QR code says."""
    return len(symbols_in(_code_in(text))) == LETTERS


def _code_in(text: str) -> str:
    """The code at the beginning, where a name follows it."""
    first, _blank, name = text.strip().partition(" ")
    return first if name and len(symbols_in(first)) == LETTERS else text


def read_mode_code(text: str, name: str) -> OwnMode:
    """The mode of a code, by the name that comes with it or that it gets here; or BadMode."""
    code = _code_in(text)
    name = text.strip()[len(code) :].strip() or name
    symbols = symbols_in(code)
    try:
        payload = ungrouped(symbols) if len(symbols) == LETTERS else None
    except KeyError:
        payload = None
    if payload is None or payload >> 5 * LETTERS - CHECK_BITS:
        raise BadMode(_("A letter is wrong: compare them once more."))
    look, number = payload & ((1 << _LOOK_BITS) - 1), payload >> _LOOK_BITS
    position, number = number >> _ANSWER_BITS, number & ((1 << _ANSWER_BITS) - 1)
    if position >= len(KITS) or look >= SIGNS * COLOURS:
        raise BadMode(_("This mode is of a game that this version does not know."))
    kit = list(KITS.values())[position]
    answers = {}
    for field in asked_of_a_mode(kit):
        number, answer = divmod(number, len(field.values))
        if field.values[answer] != field.default:
            answers[field.name] = field.values[answer]
    mode = OwnMode(kit.key, tidy_name(name), answers, *divmod(look, COLOURS))
    if number:
        raise BadMode(_("This mode has rules that this version does not know."))
    return _playable(mode)


def _playable(mode: OwnMode) -> OwnMode:
    if not seats_for(mode):
        spec = mode.kit.rules.option_spec
        raise BadMode(spec.problem({**spec.defaults(), **mode.answers}) or "")
    return mode


def mode_values(mode: OwnMode) -> dict[str, Json]:
    """A mode as plain values."""
    return {
        "game": mode.game,
        "name": mode.name,
        "sign": mode.sign,
        "colour": mode.colour,
        "answers": dict(mode.answers),
    }


def mode_from(record: object) -> OwnMode:
    """The mode of plain values from anywhere, or BadMode."""
    if not isinstance(record, dict):
        raise BadMode(_("This is not a mode of Kododo."))
    try:
        kit = kit_by_key(str(record.get("game")))
    except UnknownGame as problem:
        raise BadMode(str(problem)) from problem
    name, answers = record.get("name"), record.get("answers")
    sign, colour = record.get("sign"), record.get("colour")
    known = {field.name for field in asked_of_a_mode(kit)}
    if not (isinstance(name, str) and tidy_name(name) and isinstance(answers, dict)):
        raise BadMode(_("This is not a mode of Kododo."))
    if type(sign) is not int or type(colour) is not int:
        raise BadMode(_("This is not a mode of Kododo."))
    if set(answers) - known or sign not in range(SIGNS) or colour not in range(COLOURS):
        raise BadMode(_("This mode has rules that this version does not know."))
    spec, why = kit.rules.option_spec, ""
    for seats in kit.seat_counts:
        try:
            values = spec.check({**spec.defaults(), **answers, "seats": seats})
        except BadLog as problem:
            why = str(problem)
        else:
            return replace(mode_of(kit, name, values), sign=sign, colour=colour)
    raise BadMode(why)


def export_mode(mode: OwnMode, folder: Path) -> Path:
    """Write a mode where its maker finds it; one of the same name is replaced."""
    record = {"kododo": "mode", "format": FORMAT, **mode_values(mode)}
    words = _("Kododo mode {name}").format(name=mode.name)
    path = folder / f"{file_stem(words)}.json"
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    return path


def read_mode_file(path: Path) -> OwnMode:
    """The mode of a file, BadMode where it is none, or FileProblem where it cannot be read."""
    try:
        record = parse_record(read_bytes(path))
    except BadRecord as problem:
        raise BadMode(_("This is not a mode of Kododo.")) from problem
    return mode_from(record)


Modes = tuple[OwnMode, ...]


def _parse(record: dict[str, Json]) -> Modes:
    if record.get("kododo") != "modes" or not isinstance(record.get("modes"), list):
        raise BadRecord(_DAMAGED)
    if type(record.get("format")) is int and record["format"] > FORMAT:
        raise NewerRecord(N_("{file} is of a newer version of Kododo."))
    found = []
    for each in record["modes"][:MOST]:
        try:
            found.append(mode_from(each))
        except BadMode as problem:
            raise BadRecord(_DAMAGED) from problem
    return tuple(found)


def _text(modes: Modes) -> str:
    record = {"kododo": "modes", "format": FORMAT, "modes": [*map(mode_values, modes)]}
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


_FORM: Final[RecordForm[Modes]] = RecordForm(_parse, _text, ())


class ModeBook:
    """All modes of this computer's players, in a file. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object]) -> None:
        self._record = SharedRecord(path, wait, _FORM)

    def read(self) -> FoundRecord[Modes]:
        """Those there are; FileProblem where only a newer version, or another user, could tell."""
        return self._record.read()

    def keep(self, mode: OwnMode, instead_of: OwnMode | None = None) -> FoundRecord[Modes]:
        """One more, or in the place of one of its name or of another; or FileProblem."""
        former = mode if instead_of is None else instead_of

        def change(modes: Modes) -> Modes:
            others = without(without(modes, former), mode)
            if len(others) >= MOST:
                sentence = _("There is room for {count} modes: delete one to make room.")
                raise FileProblem(sentence.format(count=MOST))
            at = next((n for n, each in enumerate(modes) if is_called(each, former)), len(others))
            return (*others[:at], mode, *others[at:])

        return self._record.change(change)

    def delete(self, mode: OwnMode) -> FoundRecord[Modes]:
        """Forget one; whoever asks for it has been asked."""
        return self._record.change(lambda modes: without(modes, mode))


def is_called(mode: OwnMode, other: OwnMode) -> bool:
    """Whether two modes of a game have one name."""
    return (mode.game, mode.name.casefold()) == (other.game, other.name.casefold())


def without(modes: Iterable[OwnMode], mode: OwnMode) -> Modes:
    """All but the one of this name."""
    return tuple(each for each in modes if not is_called(each, mode))


def of_game(modes: Iterable[OwnMode], game: str) -> Modes:
    """Those of one game, in the order in which they were made."""
    return tuple(each for each in modes if each.game == game)


def called(modes: Iterable[OwnMode], name: str, game: str | None = None) -> OwnMode | None:
    """The mode of this name, of one game or of any."""
    wanted = tidy_name(name).casefold()
    fitting = (each for each in modes if game in (None, each.game))
    return next((each for each in fitting if each.name.casefold() == wanted), None)


def free_name(modes: Iterable[OwnMode], name: str, game: str) -> str:
    """The name, with a number where there is one of that name."""
    taken = {each.name.casefold() for each in of_game(modes, game)}
    free, number = tidy_name(name), 2
    while free.casefold() in taken:
        free = f"{tidy_name(name)[: LONGEST_NAME - 3]} {number}"
        number += 1
    return free


def own_mode_book(wait: Callable[[float], object]) -> ModeBook:
    """That of this computer's user."""
    return ModeBook(modes_file(), wait)


def no_such_mode(name: str) -> str:
    """What is said to whoever asks for one that is not there."""
    return _("There is no mode called {name}. See: kododo modes").format(name=quoted(name))
