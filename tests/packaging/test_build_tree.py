"""Archives that hold what they were given, in one order, with one time, owned by root."""

import io
import lzma
import tarfile
import zipfile
from pathlib import Path

import pytest
from bundle.tree import PLAIN, RUNNABLE, Item, items_of, tar, text_item, xz, zip_file

ITEMS = (
    text_item("usr/lib/kododo/kododo", "program", RUNNABLE),
    Item("usr/games/kododo", link="../lib/kododo/kododo"),
    text_item("usr/share/doc/a name with ü", "words"),
)


def members(data: bytes) -> dict[str, tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return {member.name: member for member in archive}


def test_order_in_which_items_come_does_not_matter() -> None:
    assert tar(ITEMS, 1) == tar(reversed(ITEMS), 1)


def test_archive_lists_folders_before_what_is_in_them() -> None:
    names = list(members(tar(ITEMS, 1, "./")))
    assert names == sorted(names)
    assert names[0] == "./usr"


def test_everything_belongs_to_root_and_bears_the_time_of_the_build() -> None:
    found = members(tar(ITEMS, 12345)).values()
    assert {(member.uname, member.uid, member.mtime) for member in found} == {("root", 0, 12345)}


def test_modes_links_and_contents_arrive() -> None:
    data = tar(ITEMS, 1)
    found = members(data)
    assert found["usr/lib/kododo/kododo"].mode == RUNNABLE
    assert found["usr/games/kododo"].linkname == "../lib/kododo/kododo"
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        words = archive.extractfile("usr/share/doc/a name with ü")
        assert words is not None
        assert words.read() == b"words"


@pytest.mark.parametrize("mode", [0o600, 0o777])
def test_modes_on_the_disk_of_the_builder_do_not_count(tmp_path: Path, mode: int) -> None:
    for name in ("program", "library.so"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(mode)
    found = {item.path: item.mode for item in items_of(tmp_path, runnable=["program"])}
    assert found == {"program": RUNNABLE, "library.so": PLAIN}


def test_compressed_data_comes_back() -> None:
    assert lzma.decompress(xz(b"words" * 1000)) == b"words" * 1000


def test_zip_comes_out_the_same_whatever_the_order_and_the_times_on_the_disk() -> None:
    files = [item for item in ITEMS if not item.link]
    seconds = 1_700_000_000
    assert zip_file(files, seconds) == zip_file(reversed(files), seconds)
    with zipfile.ZipFile(io.BytesIO(zip_file(files, seconds))) as archive:
        assert {head.date_time for head in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}
        assert archive.read("usr/share/doc/a name with ü") == b"words"
