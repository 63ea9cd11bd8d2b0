"""Events and views of any game as text: field by field, so that no version of Python changes it."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum


def text_of(value: object) -> str:
    """A value on one line; of a record only the fields that hold something."""
    if value is None:
        return "-"
    if isinstance(value, Enum):
        return value.name.lower()
    code = getattr(value, "code", None)
    if code is not None or isinstance(value, str | int):
        return str(value if code is None else code)
    if names := names_of(value):
        held = [(name, getattr(value, name)) for name in names]
        parts = [f"{name}={text_of(each)}" for name, each in held if each is not None]
        return f"{type(value).__name__}({' '.join(parts)})"
    if isinstance(value, frozenset):
        value = sorted(value)
    assert isinstance(value, Sequence), f"no words for {type(value)}"
    return "[" + ", ".join(map(text_of, value)) + "]"


def names_of(value: object) -> tuple[str, ...]:
    """The names of a record's fields, as far as they are part of its equality."""
    if is_dataclass(value):
        return tuple(field.name for field in fields(value) if field.compare)
    return tuple(getattr(value, "_fields", ()))
