"""Where a Linux library looks for others, and how the builder's own folders are taken out of it.

Python and wheels are linked with folders of the machine that made them; in a package these would
load whatever somebody else's machine keeps there. Paths relative to the library itself stay.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

MAGIC: Final = b"\x7fELF"
LOAD, DYNAMIC = 1, 2
"""Segments: what is mapped into memory, and the table of what the loader has to know."""
END, STRINGS, RPATH, RUNPATH = 0, 5, 15, 29
"""Entries of that table."""
RELATIVE: Final = ("$ORIGIN", "${ORIGIN}")


@dataclass(frozen=True, slots=True)
class _Form:
    """How a file writes numbers, and where its head keeps what leads to the segments."""

    entry: struct.Struct
    """Of the table: a kind and a number."""
    segment: struct.Struct
    """Kind, place in the file, place in memory, length in the file."""
    table: struct.Struct
    table_place: int
    count: struct.Struct
    """Size and number of the segments' heads."""
    count_place: int


def _form(data: bytes) -> _Form:
    order = "<" if data[5] == 1 else ">"
    if data[4] == 2:
        entry, segment, table, places = "qQ", "I4xQQ8xQ", "Q", (0x20, 0x36)
    else:
        entry, segment, table, places = "iI", "III4xI", "I", (0x1C, 0x2A)
    made = [struct.Struct(order + words) for words in (entry, segment, table, "HH")]
    return _Form(made[0], made[1], made[2], places[0], made[3], places[1])


def _segments(data: bytes, form: _Form) -> Iterator[tuple[int, int, int, int]]:
    (start,) = form.table.unpack_from(data, form.table_place)
    size, number = form.count.unpack_from(data, form.count_place)
    for index in range(number):
        yield form.segment.unpack_from(data, start + index * size)


def _entries(data: bytes, form: _Form) -> tuple[int, list[tuple[int, int]]]:
    """Where the table is, and its entries up to the one that ends it."""
    entries: list[tuple[int, int]] = []
    for kind, start, _, length in _segments(data, form):
        if kind == DYNAMIC:
            for kind_of_entry, number in form.entry.iter_unpack(data[start : start + length]):
                if kind_of_entry == END:
                    break
                entries.append((kind_of_entry, number))
            return start, entries
    return 0, entries


def _text(data: bytes, form: _Form, strings: int, number: int) -> str:
    for kind, start, memory, length in _segments(data, form):
        if kind == LOAD and memory <= strings < memory + length:
            place = start + strings - memory + number
            return data[place : data.index(b"\0", place)].decode()
    raise ValueError("The table of strings is in no segment.")


def run_paths(data: bytes) -> list[str]:
    """Every folder that the file names for the libraries it needs; none if it is no program."""
    if not data.startswith(MAGIC):
        return []
    form = _form(data)
    _, entries = _entries(data, form)
    strings = dict(entries).get(STRINGS, 0)
    texts = [_text(data, form, strings, at) for kind, at in entries if kind in (RPATH, RUNPATH)]
    return [folder for text in texts for folder in text.split(":")]


def is_relative(folder: str) -> bool:
    return folder.startswith(RELATIVE)


def without_absolute_run_paths(data: bytes) -> bytes:
    """The same file, whose table no longer names folders of the builder.

    A list that mixes them with relative ones stays as it is: it would have to be written anew,
    and its letters may serve other names as well.
    """
    if any(map(is_relative, run_paths(data))) or not run_paths(data):
        return data
    form = _form(data)
    start, entries = _entries(data, form)
    kept = [entry for entry in entries if entry[0] not in (RPATH, RUNPATH)]
    ends = [(END, 0)] * (len(entries) - len(kept))
    table = b"".join(form.entry.pack(*entry) for entry in (*kept, *ends))
    return data[:start] + table + data[start + len(table) :]
