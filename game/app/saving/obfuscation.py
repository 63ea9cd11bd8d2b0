"""Keeps the secrets of a running match out of plain sight: whoever opens its save reads no hand.

This is a curtain, not a lock: the secrets of a log are text in base 64, each byte mixed with the
SHAKE-256 of "kododo/veil/" and the seal. Anybody with these lines can lift it; a glance cannot.
"""

import hashlib
import json
from base64 import b64decode, b64encode
from typing import Final

from game.app.storage.json_records import BadRecord, parse_record
from game.core.plain import Json
from game.core.words import N_, _

HIDDEN: Final = ("seed", "salt", "moves")
VEIL: Final = "hidden"
LENGTH: Final = "length"
LINE: Final = 96

_BROKEN: Final = N_("{file} is broken: it ends too early or was changed.")


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
