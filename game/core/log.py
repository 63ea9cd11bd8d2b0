"""The truth about a match: its header and its moves. All else can be computed from them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.errors import BadLog
from game.core.moves import Move, PassTime
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rules import AnyRules
from game.core.seal import fingerprint
from game.core.seats import CHANCE, CLOCK, Actor

MAX_ENTRIES = 20_000
"""Far above any real match; a longer log is a broken file, not a long game."""

MAX_SEED = 1 << 52


@dataclass(frozen=True, slots=True)
class LogHeader:
    """What was fixed before the first shuffle."""

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seed: int
    salt: str

    @property
    def seal(self) -> str:
        """The fingerprint that was published before the deal."""
        return fingerprint(self.seed, self.salt)


@dataclass(slots=True)
class MatchLog:
    """The header and every move so far, shuffles included, in order."""

    header: LogHeader
    entries: list[tuple[Actor, Move]] = field(default_factory=list)

    def to_json(self, rules: AnyRules) -> Json:
        """The log as plain values; a move is one readable line."""
        header = self.header
        return {
            "game": header.game,
            "rules_version": header.rules_version,
            "options": dict(header.options),
            "seed": header.seed,
            "salt": header.salt,
            "seal": header.seal,
            "moves": [_encode_entry(rules, actor, move) for actor, move in self.entries],
        }

    @classmethod
    def from_json(cls, value: Json, rules: AnyRules) -> "MatchLog":
        """The log of plain values from anywhere, or BadLog. Moves are not yet checked for sense."""
        if not isinstance(value, dict):
            raise BadLog("The match log is not a record.")
        if value.get("game") != rules.key:
            raise BadLog("This match belongs to another game.")
        header = LogHeader(
            rules.key,
            _rules_version(value.get("rules_version"), rules.version),
            rules.option_spec.check(_record(value.get("options"), "options")),
            _whole(value.get("seed"), MAX_SEED, "seed"),
            _short_text(value.get("salt"), "salt"),
        )
        if value.get("seal") != header.seal:
            raise BadLog("The seal does not fit seed and salt: this file was changed.")
        moves = value.get("moves")
        if not isinstance(moves, list) or len(moves) > MAX_ENTRIES:
            raise BadLog("The list of moves is broken.")
        seats = rules.make_options(header.options).seats
        return cls(header, [_decode_entry(rules, entry, seats) for entry in moves])


def _encode_entry(rules: AnyRules, actor: Actor, move: Move) -> str:
    if isinstance(move, PassTime):
        return f"clock {move.milliseconds}"
    who = "chance" if actor == CHANCE else str(actor)
    return f"{who} {rules.encode_move(move)}"


def _decode_entry(rules: AnyRules, entry: object, seats: int) -> tuple[Actor, Move]:
    if not isinstance(entry, str):
        raise BadLog("A move is not a line of text.")
    who, _, text = entry.partition(" ")
    if who == "clock":
        return CLOCK, _decode_time(text)
    if who == "chance":
        return CHANCE, rules.decode_move(text)
    if who not in map(str, range(seats)):
        raise BadLog(f"There is no seat {quoted(who)} at this table.")
    return int(who), rules.decode_move(text)


def _decode_time(text: str) -> PassTime:
    # One way to write a number: no sign, no leading zero, no digit of another script.
    if not text.isdecimal() or not text.isascii() or text.startswith("0") or len(text) > 9:
        raise BadLog(f"{quoted(text)} is not a time.")
    return PassTime(int(text))


def _rules_version(value: object, known: int) -> int:
    version = _whole(value, 1 << 16, "rules version")
    if version > known:
        raise BadLog("This match was played with a newer version of the rules.")
    if version < known:
        raise BadLog("This match was played with an older version of the rules.")
    return version


def _record(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadLog(f"The {what} are not a record.")
    return value


def _whole(value: object, bound: int, what: str) -> int:
    if type(value) is not int or not 0 <= value < bound:
        raise BadLog(f"The {what} is not a number in range.")
    return value


def _short_text(value: object, what: str) -> str:
    if not isinstance(value, str) or len(value) > 64 or not value.isascii():
        raise BadLog(f"The {what} is not a short text.")
    return value
