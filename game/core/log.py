"""The truth about a match: its header, the seal upon it, and its moves. All else follows."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.errors import BadLog
from game.core.moves import DealAnew, Move, PassTime
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rules import AnyRules
from game.core.seats import CHANCE, CLOCK, Actor

MAX_ENTRIES = 20_000
"""Far above any real match; a longer log is a broken file, not a long game."""

MAX_SEED = 1 << 52
LONGEST_SALT = 64
_SEAL = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Origin:
    """The match from which another one was played on."""

    seal: str
    entries: int
    """How much of its log is the beginning of this one."""


@dataclass(frozen=True, slots=True)
class LogHeader:
    """What was fixed before the first shuffle."""

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seed: int
    salt: str
    origin: Origin | None = None
    """None: it was played from its first card. Otherwise its seal was no promise about the deal."""

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
        header, origin = self.header, self.header.origin
        known = {} if origin is None else {"origin": [origin.seal, origin.entries]}
        return {
            "game": header.game,
            "rules_version": header.rules_version,
            "options": dict(header.options),
            **known,
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
        given = _record(value.get("options"), "options")
        checked = rules.option_spec.check(given)
        header = LogHeader(
            rules.key,
            _rules_version(value.get("rules_version"), rules.version),
            {name: checked[name] for name in checked if name in given},
            _whole(value.get("seed"), MAX_SEED, "seed"),
            _short_text(value.get("salt"), "salt"),
            _origin(value["origin"]) if "origin" in value else None,
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
    if isinstance(move, DealAnew):
        return f"anew {move.seat} {move.salt}"
    who = "chance" if actor == CHANCE else str(actor)
    return f"{who} {rules.encode_move(move)}"


def _decode_entry(rules: AnyRules, entry: object, seats: int) -> tuple[Actor, Move]:
    if not isinstance(entry, str):
        raise BadLog("A move is not a line of text.")
    who, _, text = entry.partition(" ")
    if who == "clock":
        return CLOCK, _decode_time(text)
    if who == "anew":
        return CHANCE, _decode_deal(text, seats)
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


def _decode_deal(text: str, seats: int) -> DealAnew:
    seat, _, salt = text.partition(" ")
    if seat not in map(str, range(seats)) or not _is_salt(salt):
        raise BadLog(f"{quoted(text)} is not a deal.")
    return DealAnew(int(seat), salt)


def _is_salt(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_SALT


def _origin(value: object) -> Origin:
    if not isinstance(value, list) or len(value) != 2:
        raise BadLog("The origin of this match is not a seal and a number.")
    seal, entries = value
    if not isinstance(seal, str) or not _SEAL.fullmatch(seal):
        raise BadLog("The origin of this match has no seal.")
    return Origin(seal, _whole(entries, MAX_ENTRIES, "length of the origin"))


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
    if not isinstance(value, str) or len(value) > LONGEST_SALT or not value.isascii():
        raise BadLog(f"The {what} is not a short text.")
    return value


def fingerprint(seed: int, salt: str) -> str:
    """What is published before the deal. The salt keeps anybody from trying all seeds."""
    return hashlib.sha256(f"kododo/{seed}/{salt}".encode()).hexdigest()
