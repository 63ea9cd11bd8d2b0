"""Chairs as plain values: how saves and settings write down who sits where."""

import re
from dataclasses import asdict
from typing import Final

from game.core.plain import Json
from game.kits.set_up import ANY_PHONE, Chair, HouseRules


def house_rules_values(house_rules: HouseRules) -> Json:
    """As plain values, for a save."""
    return asdict(house_rules)


def house_rules_from(values: Json) -> HouseRules:
    """From plain values, or ValueError; what a save does not name was so when it was written."""
    if not isinstance(values, dict) or not all(type(value) is bool for value in values.values()):
        raise ValueError("house rules are either kept or not")
    return HouseRules(hints=bool(values.get("hints", True)))


_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_TEXT: Final = 40
"""No name is longer; whoever takes a name from a player cuts it to this."""


def chair_values(chair: Chair) -> dict[str, Json]:
    """A chair as a record."""
    return {
        "name": chair.name,
        "avatar": chair.avatar,
        "character": chair.character,
        "level": chair.level,
        **({"phone": chair.phone} if chair.phone else {}),
    }


def chairs_from(value: Json, fewest: int, most: int) -> tuple[Chair, ...]:
    """The chairs of a list of records, or ValueError."""
    if not isinstance(value, list) or not fewest <= len(value) <= most:
        raise ValueError("not a list of chairs")
    return tuple(chair_from(each) for each in value)


def chair_from(value: Json) -> Chair:
    """The chair of a record, or ValueError."""
    if not isinstance(value, dict):
        raise ValueError("not a chair")  # noqa: TRY004 - readers know one kind of refusal
    return Chair(
        short_text(value.get("name")),
        short_text(value.get("avatar")),
        _optional_text(value.get("character")),
        _optional_text(value.get("level")),
        _phone_from(value.get("phone", "")),
    )


def _phone_from(value: Json) -> str:
    """Nothing, any phone, or the digest by which one is known."""
    if value in ("", ANY_PHONE) or (isinstance(value, str) and _DIGEST.fullmatch(value)):
        return str(value)
    raise ValueError("not a phone")


def short_text(value: Json) -> str:
    """A text that can be shown in one line, or ValueError."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.isprintable():
        raise ValueError("not a short text")
    return value


def _optional_text(value: Json) -> str | None:
    return None if value is None else short_text(value)
