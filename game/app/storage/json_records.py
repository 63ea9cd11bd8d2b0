"""Untrusted JSON text: read strictly, evaluated never, and refused in one sentence."""

import json
from typing import Final, NoReturn

from game.core.errors import KododoError
from game.core.plain import Json
from game.core.words import N_, _

LONGEST_NUMBER: Final = 20
_NOT_OURS: Final = N_("{file} is not a record of Kododo.")
_BYTE_ORDER_MARKS: Final = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


class BadRecord(KododoError):
    """Text that is not one of our records; the sentence says why, and may speak of {file}."""

    def __str__(self) -> str:
        return self.about(_("This file"))

    def about(self, file: str) -> str:
        """The sentence with the file called by this name."""
        # Not `format`: words of the file may stand in the sentence, with braces of their own.
        return super().__str__().replace("{file}", file)


class NoRecord(BadRecord):
    """Text that does not even look like one of our records."""


def parse_record(data: bytes) -> dict[str, Json]:
    """The JSON object that the bytes hold, or BadRecord."""
    text = _decode(data)
    value = _parse(text)
    if not isinstance(value, dict):
        raise NoRecord(_(_NOT_OURS))
    if "\\u" in text:
        _refuse_half_letters(value)
    return value


def _decode(data: bytes) -> str:
    if not data.strip():
        raise BadRecord(_("{file} is empty."))
    if data.startswith(_BYTE_ORDER_MARKS):
        raise BadRecord(_("{file} was stored by another program in another encoding."))
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadRecord(_("{file} is not plain text.")) from None


def _parse(text: str) -> Json:
    try:
        return json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_int=_short_number,
            parse_float=_no_such_number,
            parse_constant=_no_such_number,
        )
    except json.JSONDecodeError:
        if not text.lstrip().startswith("{"):
            raise NoRecord(_(_NOT_OURS)) from None
        raise BadRecord(_("{file} is broken: it ends too early or was changed.")) from None
    except RecursionError:
        raise BadRecord(_("{file} is nested too deeply to be one of ours.")) from None


def _refuse_half_letters(value: Json) -> None:
    """JSON can spell half of a letter (a lone surrogate), which nothing could show or store."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRecord(_("{file} is not plain text.")) from None


def _without_repeats(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    record = dict(pairs)
    if len(record) != len(pairs):
        raise BadRecord(_("{file} says the same thing twice."))
    return record


def _short_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        _no_such_number(digits)
    return int(digits)


def _no_such_number(_digits: str) -> NoReturn:
    raise BadRecord(_("{file} holds a number that Kododo never writes."))
