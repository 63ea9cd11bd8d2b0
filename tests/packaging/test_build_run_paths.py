"""No library of a build looks for others in a folder of the machine that built it."""

import struct
from pathlib import Path

import pytest
from bundle import elf, freeze

HEAD, SEGMENTS, STRINGS, TABLE = 64, 56, 0x400, 0x200
MEMORY = 0x10000
"""Where the file is mapped to: the table gives places in memory, not in the file."""
NEEDED, RPATH, RUNPATH, SONAME = 1, 15, 29, 14


def library(*entries: tuple[int, str], order: str = "<") -> bytes:
    """A 64-bit library that holds nothing but the table which the loader reads."""
    strings, table = b"\0", [(5, MEMORY + STRINGS)]
    for kind, text in entries:
        table.append((kind, len(strings)))
        strings += text.encode() + b"\0"
    head = elf.MAGIC + bytes([2, 1 if order == "<" else 2, 1]) + bytes(9)
    head += struct.pack(f"{order}HHIQQQIHHHHHH", 3, 62, 1, 0, HEAD, 0, 0, 64, 56, 2, 0, 0, 0)
    packed = b"".join(struct.pack(f"{order}qQ", *entry) for entry in (*table, (0, 0)))
    parts = {
        0: head,
        HEAD: _segment(order, 1, 0, STRINGS + len(strings)),
        HEAD + SEGMENTS: _segment(order, 2, TABLE, len(packed)),
        TABLE: packed,
        STRINGS: strings,
    }
    data = bytearray(STRINGS + len(strings))
    for place, part in parts.items():
        data[place : place + len(part)] = part
    return bytes(data)


def _segment(order: str, kind: int, place: int, length: int) -> bytes:
    memory = MEMORY + place
    return struct.pack(f"{order}IIQQQQQQ", kind, 4, place, memory, memory, length, length, 8)


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("kind", [RPATH, RUNPATH])
def test_folders_of_the_builder_are_taken_out_and_nothing_else(kind: int, order: str) -> None:
    before = library((SONAME, "libx.so"), (kind, "/opt/a:/usr/b"), (NEEDED, "libc.so"), order=order)
    after = elf.without_absolute_run_paths(before)
    assert elf.run_paths(before) == ["/opt/a", "/usr/b"]
    assert elf.run_paths(after) == []
    assert len(after) == len(before)
    rest = library((SONAME, "libx.so"), (NEEDED, "libc.so"), order=order)
    kinds = [entry[0] for entry in elf._entries(after, elf._form(after))[1]]
    assert kinds == [entry[0] for entry in elf._entries(rest, elf._form(rest))[1]]


@pytest.mark.parametrize("folders", ["$ORIGIN", "$ORIGIN/../libs", "${ORIGIN}/.."])
def test_folders_beside_the_library_stay(folders: str) -> None:
    data = library((RPATH, folders))
    assert elf.without_absolute_run_paths(data) == data


@pytest.mark.parametrize("data", [b"", b"words", b"#!/bin/sh\n", library((NEEDED, "libc.so"))])
def test_file_without_a_list_of_folders_stays_as_it_is(data: bytes) -> None:
    assert elf.run_paths(data) == []
    assert elf.without_absolute_run_paths(data) == data


def test_build_is_freed_of_them_also_below_folders(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/libx.so").write_bytes(library((RUNPATH, "/usr/local/lib")))
    (tmp_path / "lib/words.txt").write_bytes(b"words")
    freeze.forget_the_builder(tmp_path)
    freeze.inspect(tmp_path)
    assert (tmp_path / "lib/words.txt").read_bytes() == b"words"


@pytest.mark.parametrize("folders", ["/usr/local/lib", "$ORIGIN:/usr/local/lib", ""])
def test_build_that_still_has_one_is_refused(tmp_path: Path, folders: str) -> None:
    (tmp_path / "libx.so").write_bytes(library((RUNPATH, folders)))
    with pytest.raises(freeze.BadBuild, match=r"libx\.so looks for libraries in"):
        freeze.inspect(tmp_path)
