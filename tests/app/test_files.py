import contextlib
import errno
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.storage import paths
from game.app.storage.files import (
    FileMissing,
    FileProblem,
    backup_of,
    read_bytes,
    write_picture,
    write_text,
)

AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def full_disk(*_arguments: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def leftovers(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_written_text_is_read_back_with_every_letter(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "file.json"
    write_text(path, "Béla \N{LIZARD}\n")
    assert read_bytes(path).decode() == "Béla \N{LIZARD}\n"
    assert leftovers(path.parent) == ["file.json"]


def test_half_a_letter_is_spelt_out(tmp_path: Path) -> None:
    write_text(tmp_path / "report.txt", "Jos\udce9")
    assert read_bytes(tmp_path / "report.txt") == b"Jos\\udce9"


def test_a_picture_of_the_same_is_replaced_without_a_second_one(tmp_path: Path) -> None:
    for data in (b"one", b"two"):
        write_picture(tmp_path / "folder" / "picture.png", data)
    assert leftovers(tmp_path / "folder") == ["picture.png"]
    assert read_bytes(tmp_path / "folder" / "picture.png") == b"two"


def test_previous_version_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    for text in ("one", "two", "three"):
        write_text(path, text)
    assert (read_bytes(path), read_bytes(backup_of(path))) == (b"three", b"two")
    assert leftovers(tmp_path) == ["file.json", "file.json.bak"]


@pytest.mark.parametrize("call", ["fsync", "fdopen"])
def test_failed_write_leaves_the_old_file_and_no_litter(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    write_text(path, "old")
    monkeypatch.setattr(os, call, full_disk)
    with pytest.raises(FileProblem, match="The disk is full"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert leftovers(tmp_path) == ["file.json"]


def test_content_is_on_the_disk_before_the_name_points_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    replace = Path.replace

    def noted_replace(source: Path, target: Path) -> None:
        order.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", lambda _handle: order.append("fsync"))
    monkeypatch.setattr(Path, "replace", noted_replace)
    write_text(tmp_path / "file.json", "text")
    assert order == ["fsync", "replace", "fsync"]


def test_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    write_text(real, "old")
    link.symlink_to(real)
    write_text(link, "new")
    assert link.is_symlink()
    assert read_bytes(real) == b"new"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EROFS, "is on a disk that can only be read."),
        (errno.EACCES, "is protected: this user may not use it."),
        (errno.EDQUOT, "The disk is full: "),
        (errno.EIO, "cannot be used: "),
    ],
)
def test_problem_with_the_disk_is_one_sentence(
    number: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileProblem) as caught:
        write_text(tmp_path / "file.json", "text")
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


def test_missing_file_is_told_apart_from_other_problems(tmp_path: Path) -> None:
    with pytest.raises(FileMissing, match=r"does not exist\.$"):
        read_bytes(tmp_path / "nothing")


def test_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(FileProblem, match=r"is a folder, not a file\.$"):
        read_bytes(tmp_path)


def test_file_cannot_be_written_over_a_folder(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(FileProblem):
        write_text(tmp_path / "taken", "text")
    assert leftovers(tmp_path) == ["taken"]


def test_too_large_a_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    with (tmp_path / "film").open("wb") as film:
        film.truncate(1 << 40)
    with pytest.raises(FileProblem, match="too large"):
        read_bytes(tmp_path / "film")


def pipe(folder: Path) -> Path:
    path = folder / "pipe"
    os.mkfifo(path)
    return path


def socket_file(folder: Path) -> Path:
    path = folder / "socket"
    # The name of a socket must be short, and that of a test's folder may be long.
    with socket.socket(socket.AF_UNIX) as listener, contextlib.chdir(folder):
        listener.bind(path.name)
    return path


def device(_folder: Path) -> Path:
    return Path("/dev/null")


POSIX_ONLY = pytest.mark.skipif(os.name == "nt", reason="no such files")
ODD_FILES = pytest.mark.parametrize("make", [pipe, socket_file, device])


@POSIX_ONLY
@ODD_FILES
def test_pipe_socket_and_device_are_neither_read_nor_replaced(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    odd = make(tmp_path)
    link = tmp_path / "link.json"
    link.symlink_to(odd)
    kind = stat.S_IFMT(odd.stat().st_mode)
    for path in (odd, link):
        with pytest.raises(FileProblem, match=r"is a pipe or a device, not a file\.$"):
            read_bytes(path)
        with pytest.raises(FileProblem, match=r"is a pipe or a device, not a file\.$"):
            write_text(path, "text")
        with pytest.raises(FileProblem, match=r"is a pipe or a device, not a file\.$"):
            write_picture(path, b"picture")
    assert stat.S_IFMT(odd.stat().st_mode) == kind
    assert link.is_symlink()


@POSIX_ONLY
@pytest.mark.parametrize("make", [pipe, socket_file])
def test_pipe_or_socket_beside_the_file_is_no_place_for_its_previous_version(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    odd = make(tmp_path)
    path = tmp_path / "file.json"
    path.write_text("old")
    odd.rename(backup_of(path))
    with pytest.raises(FileProblem, match=r"bak is a pipe or a device, not a file\.$"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert leftovers(tmp_path) == ["file.json", "file.json.bak"]


def test_folder_beside_the_file_is_no_place_for_its_previous_version(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text("old")
    backup_of(path).mkdir()
    with pytest.raises(FileProblem, match=r"bak is a folder, not a file\.$"):
        write_text(path, "new")
    assert path.read_text() == "old"


def test_previous_version_never_goes_through_a_link(tmp_path: Path) -> None:
    path, other = tmp_path / "file.json", tmp_path / "other"
    path.write_text("old")
    other.write_text("mine")
    backup_of(path).symlink_to(other)
    write_text(path, "new")
    assert other.read_text() == "mine"
    assert backup_of(path).read_text() == "old"


def test_links_in_a_circle_are_one_sentence(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    for use in (read_bytes, lambda path: write_text(path, "text")):
        with pytest.raises(FileProblem, match=r"is a link that leads in a circle\.$"):
            use(one)
    assert one.is_symlink()


def test_previous_version_is_kept_where_a_file_has_one_name_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise PermissionError(errno.EPERM, "no links on this disk")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    for text in ("one", "two"):
        write_text(tmp_path / "file.json", text)
    assert backup_of(tmp_path / "file.json").read_text() == "one"
    assert leftovers(tmp_path) == ["file.json", "file.json.bak"]


def test_previous_version_survives_a_write_that_was_cut_short_after_it_was_kept(
    tmp_path: Path,
) -> None:
    path = tmp_path / "file.json"
    write_text(path, "one")
    backup_of(path).hardlink_to(path)
    write_text(path, "two")
    assert (read_bytes(path), read_bytes(backup_of(path))) == (b"two", b"one")
    assert leftovers(tmp_path) == ["file.json", "file.json.bak"]


@pytest.mark.parametrize("name", ["a\0b", "n" * 5000])
def test_impossible_name_is_one_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileProblem, match="name"):
        read_bytes(tmp_path / name)
    with pytest.raises(FileProblem, match="name"):
        write_text(tmp_path / name, "text")


@pytest.mark.skipif(AS_ROOT, reason="nothing is protected from the superuser")
def test_read_only_folder_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(FileProblem, match="protected"):
        write_text(tmp_path / "file.json", "text")


def test_home_variable_moves_every_path(kododo_home: Path) -> None:
    for path in (paths.settings_file(), paths.running_folder()):
        assert path.is_relative_to(kododo_home)


def test_asking_for_paths_makes_nothing(kododo_home: Path) -> None:
    paths.settings_file()
    paths.saves_folder()
    assert list(kododo_home.iterdir()) == []


def test_without_the_variable_the_platform_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KODODO_HOME")
    assert paths.data_folder().name == "kododo"
    assert paths.config_folder().is_absolute()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="only Linux has such a folder")
def test_folder_that_cannot_be_made_is_not_called_a_missing_file() -> None:
    with pytest.raises(FileProblem, match=r"its folder cannot be made\.$") as caught:
        write_text(Path("/proc/kododo/saves/current.json"), "text")
    assert not isinstance(caught.value, FileMissing)
