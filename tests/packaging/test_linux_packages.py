"""The Debian package, made of a small pretended build."""

import hashlib
import io
import lzma
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
from bundle import deb, desktop, facts, licences
from bundle.tree import Item, text_item

import game

SHARED = (text_item("applications/entry.desktop", "words"),)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    build = tmp_path / "kododo"
    (build / "lib/assets/fonts").mkdir(parents=True)
    (build / "kododo").write_bytes(b"\x7fELF GLIBC_2.4 GLIBC_2.33")
    (build / "lib/libz.so.1").write_bytes(b"\x7fELF GLIBC_2.14")
    (build / "lib/assets/fonts/Nunito-SemiBold.ttf").write_bytes(b"GLIBC_9.99 in no program")
    (build / "LICENCES.txt").write_text("words")
    return build


def parts(package: bytes) -> dict[str, bytes]:
    """Take an `ar` archive apart."""
    assert package.startswith(b"!<arch>\n")
    place, found = 8, {}
    while place < len(package):
        head = package[place : place + 60].decode()
        assert head.endswith("`\n")
        size = int(head[48:58])
        found[head[:16].strip()] = package[place + 60 : place + 60 + size]
        place += 60 + size + size % 2
    return found


def unpacked(compressed: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(compressed))) as archive:
        files = {member.name: archive.extractfile(member) for member in archive if member.isfile()}
        return {name: file.read() for name, file in files.items() if file is not None}


def control(folder: Path) -> dict[str, str]:
    text = unpacked(parts(deb.build(folder, SHARED))["control.tar.xz"])["./control"].decode()
    fields = re.findall(r"^([\w-]+): (.*(?:\n .*)*)", text, re.MULTILINE)
    return dict(fields)


def test_package_has_its_three_parts_in_order(folder: Path) -> None:
    found = parts(deb.build(folder, SHARED))
    assert list(found) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    assert found["debian-binary"] == b"2.0\n"


def test_package_comes_out_the_same_each_time(folder: Path) -> None:
    assert deb.build(folder, SHARED) == deb.build(folder, reversed(SHARED))


def test_package_bears_the_version_of_the_game(folder: Path) -> None:
    assert control(folder)["Version"] == game.__version__
    assert deb.change_log().startswith(f"kododo ({game.__version__}) ")
    assert game.__version__ in deb.file_name()


def test_package_asks_for_the_newest_c_library_that_a_program_in_it_needs(folder: Path) -> None:
    assert control(folder)["Depends"].startswith("libc6 (>= 2.33), libx11-6,")


def test_description_is_a_line_and_indented_paragraphs(folder: Path) -> None:
    first, *others = control(folder)["Description"].splitlines()
    assert len(first) < 80
    assert all(line.startswith(" ") and len(line) <= 80 for line in others)
    assert others.count(" .") == len(facts.description()) - 1


def test_every_file_has_its_checksum(folder: Path) -> None:
    found = parts(deb.build(folder, SHARED))
    files = unpacked(found["data.tar.xz"])
    listed = unpacked(found["control.tar.xz"])["./md5sums"].decode().splitlines()
    assert sorted(listed) == sorted(
        f"{hashlib.md5(data).hexdigest()}  {name.removeprefix('./')}"  # noqa: S324 - dpkg's format
        for name, data in files.items()
    )


def test_command_leads_to_the_program(folder: Path) -> None:
    items = {item.path: item for item in deb.contents(folder, SHARED)}
    link = items[deb.COMMAND].link
    assert str((Path("/") / deb.COMMAND).parent / link) == "/usr/games/../lib/kododo/kododo"
    assert "usr/lib/kododo/kododo" in items


def test_copyright_covers_every_file_of_the_program(folder: Path) -> None:
    text = deb.copyright_file(licences.files_below(folder))
    stanzas = re.findall(r"^Files: (.*(?:\n .*)*)", text, re.MULTILINE)
    covered = {path for stanza in stanzas for path in stanza.split()}
    assert covered == {f"{deb.HOME}/{path}" for path in licences.files_below(folder)}


def test_every_licence_that_copyright_names_is_explained(folder: Path) -> None:
    text = deb.copyright_file(licences.files_below(folder))
    named = set(re.findall(r"^Copyright: .*\nLicense: (.*)", text, re.MULTILINE))
    explained = set(re.findall(r"^License: (.*)\n ", text, re.MULTILINE))
    assert named
    assert named <= explained


def test_size_counts_each_file_as_whole_kilobytes() -> None:
    items = [text_item("usr/a", "x"), text_item("usr/b", "x" * 1025), Item("usr/c", link="a")]
    assert deb.installed_size(items) == 1 + 2 + 1 + 1, "two files, a link, a folder"


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell")
@pytest.mark.parametrize("argument", ["remove", "upgrade"])
def test_removal_and_update_leave_homes_alone(argument: str) -> None:
    script = desktop.TEMPLATES / "postrm"
    done = subprocess.run(["sh", "-x", str(script), argument], capture_output=True, text=True)  # noqa: S607, PLW1510
    assert done.returncode == 0
    assert "runuser" not in done.stderr
