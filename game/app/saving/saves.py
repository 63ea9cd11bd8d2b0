"""Saved games: the match log, who sat where, and a digest that proves the replay right.

A save is one JSON record: kododo, format, saved_at, chairs, log, digest, hints, customs, changes,
and a checksum over all of these; older saves lack some of hints, customs and changes. Since format
2 the secrets of a match that is not over lie under a veil; format 3 is that of a match that was
played on from another one. Reading replays the log; nothing in a
file is ever evaluated.
"""

import hashlib
import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.hints import HintMark, mark_values, marks_from
from game.app.seat_changes import SeatChange, change_values, changes_from
from game.app.seating import (
    chair_values,
    chairs_from,
    house_rules_from,
    house_rules_values,
    short_text,
)
from game.app.storage.files import FileProblem, backup_of, read_bytes, write_text
from game.app.storage.json_records import BadRecord, NoRecord, parse_record
from game.core.errors import BadLog
from game.core.log import MatchLog
from game.core.match import AnyMatch, Match, SomeMatch
from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.words import N_, _
from game.kits.registry import KITS
from game.kits.set_up import USUAL_HOUSE_RULES, Chair, HouseRules

FORMAT: Final = 3
"""The newest that can be read."""
FORMAT_FROM_FIRST_CARD: Final = 2
"""Of a match that older versions can read as well; only one that is played on needs more."""
KIND: Final = "save"

_NO_SAVE: Final = N_("{file} is not a saved game.")
HIDDEN: Final = ("seed", "salt", "moves")
VEIL: Final = "hidden"
LENGTH: Final = "length"
LINE: Final = 96

_BROKEN: Final = N_("{file} is broken: it ends too early or was changed.")


class BadSave(BadRecord):
    """A file that is not a game we can go on with; the sentence says why."""


class ForeignSave(BadSave):
    """Nothing is wrong with it, but another version or another user must go on with it."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A match as it stood, who sat where, when it was saved, and what else was noted about it."""

    match: SomeMatch
    chairs: tuple[Chair, ...]
    saved_at: str
    hints: tuple[HintMark, ...] = ()
    house_rules: HouseRules = USUAL_HOUSE_RULES
    changes: tuple[SeatChange, ...] = ()


def save_text(game: SavedGame) -> str:
    """The whole save as text."""
    record: dict[str, Json] = {
        "kododo": KIND,
        "format": FORMAT_FROM_FIRST_CARD if game.match.log.header.origin is None else FORMAT,
        "saved_at": game.saved_at,
        "chairs": [chair_values(chair) for chair in game.chairs],
        "log": game.match.log.to_json(game.match.rules),
        "digest": game.match.digest(),
        "hints": [mark_values(mark) for mark in game.hints],
        "customs": house_rules_values(game.house_rules),
        "changes": [change_values(change) for change in game.changes],
    }
    record["checksum"] = checksum(record)  # of the bare secrets: the veil is only how they are kept
    if game.match.outcome is None:
        record["log"] = veiled(record["log"])
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def write_save(path: Path, game: SavedGame) -> None:
    """Write the save in one step, or FileProblem."""
    write_text(path, save_text(game))


def read_save(source: Path | str | bytes) -> SavedGame:
    """The saved game of a file, or of a save's text; BadSave where there is none."""
    record = read_record(source)
    match = _replayed(record)
    try:
        chairs = chairs_from(record.get("chairs"), match.options.seats, match.options.seats)
        saved_at = short_text(record.get("saved_at"))
    except ValueError:
        raise BadSave(_("{file} does not say who sat where, and when.")) from None
    hints, house_rules = _hints(record, match), _house_rules(record)
    changes = _changes(record, chairs, match)
    if record.get("digest") != match.digest():
        raise BadSave(_("The moves in this file do not lead to the position that was saved."))
    if record.get("checksum") != checksum(record):
        raise BadSave(_("{file} was changed after it was saved."))
    return SavedGame(match, chairs, saved_at, hints, house_rules, changes)


def read_latest(path: Path) -> tuple[SavedGame, BadSave | None]:
    """The save, or its previous version together with the problem of the newer one."""
    try:
        return read_save(path), None
    except BadSave as problem:
        try:
            return read_save(backup_of(path)), problem
        except BadSave:
            raise problem from None


def seal_of(source: Path | str | bytes) -> str | None:
    """The seal that a save names: one match, one seal, however far it has come."""
    return _word_of_log(read_record(source), "seal")


def game_of(source: Path | str | bytes) -> str | None:
    """The key of the game that a save names; perhaps one that this version does not know."""
    return _word_of_log(read_record(source), "game")


def read_record(source: Path | str | bytes) -> dict[str, Json]:
    """The plain values of a save whose kind and format are ours; unveiled and unchecked."""
    try:
        data = read_bytes(source) if isinstance(source, Path) else source
        record = parse_record(data.encode() if isinstance(data, str) else data)
    except NoRecord:
        raise BadSave(_(_NO_SAVE)) from None
    except FileProblem as problem:
        raise ForeignSave(*problem.args) from problem
    except BadRecord as problem:
        raise BadSave(*problem.args) from problem
    except UnicodeEncodeError as problem:
        raise BadSave(str(problem)) from problem
    if record.get("kododo") != KIND:
        raise BadSave(_(_NO_SAVE))
    version = record.get("format")
    if type(version) is not int or version < 1:
        raise BadSave(_("{file} does not say which format it has."))
    if version > FORMAT:
        raise ForeignSave(_("This game was saved by a newer version of Kododo."))
    return _unveiled(record)


def _unveiled(record: dict[str, Json]) -> dict[str, Json]:
    log = record.get("log")
    try:
        return record | {"log": unveiled(log)} if isinstance(log, dict) else record
    except BadRecord as problem:
        raise BadSave(*problem.args) from problem


def rules_of(record: dict[str, Json]) -> AnyRules:
    """The rules of the game that a save's record names."""
    key = _word_of_log(record, "game")
    kit = KITS.get(key) if key is not None else None
    if kit is None:
        raise ForeignSave(_("{file} holds a game that this version does not know."))
    return kit.rules


def _word_of_log(record: dict[str, Json], name: str) -> str | None:
    log = record.get("log")
    word = log.get(name) if isinstance(log, dict) else None
    return word if isinstance(word, str) else None


def checksum(record: dict[str, Json]) -> str:
    """A fingerprint of all other fields, to notice any change."""
    rest = {name: value for name, value in record.items() if name != "checksum"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()


def _hints(record: dict[str, Json], match: AnyMatch) -> tuple[HintMark, ...]:
    try:
        marks: Json = record.get("hints", [])
        return marks_from(marks, match.options.seats, len(match.log.entries))
    except ValueError:
        raise BadSave(_("{file} does not say who asked for hints.")) from None


def _house_rules(record: dict[str, Json]) -> HouseRules:
    try:
        return house_rules_from(record.get("customs", {}))
    except ValueError:
        raise BadSave(_("{file} does not say how the table is run.")) from None


def _changes(
    record: dict[str, Json], chairs: tuple[Chair, ...], match: AnyMatch
) -> tuple[SeatChange, ...]:
    try:
        return changes_from(record.get("changes", []), chairs, len(match.log.entries))
    except ValueError:
        raise BadSave(_("{file} does not say which seats changed hands.")) from None


def _replayed(record: dict[str, Json]) -> SomeMatch:
    rules = rules_of(record)
    try:
        return Match.replay(rules, MatchLog.from_json(record["log"], rules))
    except BadLog as problem:
        raise BadSave(str(problem)) from problem


# A curtain, not a lock: the secrets of a log are text in base 64, each byte mixed with SHAKE-256
# of "kododo/veil/" and the seal. Anybody with these lines can lift it; a glance cannot.
def veiled(log: dict[str, Json]) -> dict[str, Json]:
    """The log of a running match with its secrets covered; what everybody knows stays readable."""
    secrets = {name: log[name] for name in HIDDEN}
    text = json.dumps(secrets, separators=(",", ":")).encode()
    cover = b64encode(_mixed(text, log["seal"])).decode()
    lines = [cover[start : start + LINE] for start in range(0, len(cover), LINE)]
    known = {name: value for name, value in log.items() if name not in HIDDEN}
    return known | {LENGTH: len(log["moves"]), VEIL: lines}


def unveiled(log: dict[str, Json]) -> dict[str, Json]:
    """The log as it was before; one without a veil is itself. BadRecord where it is damaged."""
    if VEIL not in log:
        return log
    known = {name: value for name, value in log.items() if name not in (LENGTH, VEIL)}
    try:
        data = b64decode("".join(log[VEIL]), validate=True)
        secrets = parse_record(_mixed(data, log.get("seal")))
    except (BadRecord, TypeError, ValueError):
        raise BadRecord(_(_BROKEN)) from None
    moves = secrets.get("moves")
    whole = secrets.keys() == set(HIDDEN) and not secrets.keys() & known.keys()
    if not whole or not isinstance(moves, list) or len(moves) != log.get(LENGTH):
        raise BadRecord(_(_BROKEN))
    return known | secrets


def _mixed(data: bytes, seal: Json) -> bytes:
    """Covers the data, or uncovers them again."""
    mask = hashlib.shake_256(f"kododo/veil/{seal}".encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, mask, strict=True))
