"""A list of files as a package holds them, and archives of it that come out the same each time."""

import hashlib
import io
import lzma
import tarfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Final

PLAIN: Final = 0o644
RUNNABLE: Final = 0o755
FOLDER: Final = 0o755
SUMS: Final = "SHA256SUMS"


@dataclass(frozen=True, slots=True)
class Item:
    """One file or link; its path is below the root of the package."""

    path: str
    content: bytes | Path = b""
    mode: int = PLAIN
    link: str = ""
    """Where a symbolic link leads; empty for a file."""

    def read(self) -> bytes:
        return self.content.read_bytes() if isinstance(self.content, Path) else self.content

    def below(self, folder: str) -> "Item":
        return replace(self, path=f"{folder}/{self.path}")


def text_item(path: str, text: str, mode: int = PLAIN) -> Item:
    return Item(path, text.encode(), mode)


def items_of(folder: Path, runnable: Iterable[str] = ()) -> Iterator[Item]:
    """Every file of a folder. Only the named ones may be run: the modes on disk do not count."""
    may_run = frozenset(runnable)
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            yield Item(name, link=path.readlink().as_posix())
        elif path.is_file():
            yield Item(name, path, RUNNABLE if name in may_run else PLAIN)


def folders_of(items: Iterable[Item]) -> list[str]:
    """Every folder that the items need, parents first."""
    parents = {
        str(parent) for item in items for parent in PurePosixPath(item.path).parents if parent.name
    }
    return sorted(parents)


def tar(items: Iterable[Item], seconds: int, prefix: str = "") -> bytes:
    """A tar archive in order, owned by root, with one time for everything."""
    wanted = {item.path: item for item in items}
    folders = folders_of(wanted.values())
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in sorted([*wanted, *folders]):
            head = tarfile.TarInfo(prefix + path)
            head.mtime, head.uname, head.gname = seconds, "root", "root"
            _add(archive, head, wanted.get(path))
    return buffer.getvalue()


def _add(archive: tarfile.TarFile, head: tarfile.TarInfo, item: Item | None) -> None:
    if item is None:
        head.type, head.mode = tarfile.DIRTYPE, FOLDER
        archive.addfile(head)
    elif item.link:
        head.type, head.mode, head.linkname = tarfile.SYMTYPE, 0o777, item.link
        archive.addfile(head)
    else:
        data = item.read()
        head.size, head.mode = len(data), item.mode
        archive.addfile(head, io.BytesIO(data))


def xz(data: bytes) -> bytes:
    """Compress on one core: threads would cut the data differently on other machines."""
    return lzma.compress(data, preset=9)


def zip_file(items: Iterable[Item], seconds: int) -> bytes:
    """A zip archive in order, with one time for everything; it knows neither links nor modes."""
    moment = time.gmtime(seconds)[:6]
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for item in sorted(items, key=lambda item: item.path):
            head = zipfile.ZipInfo(item.path, moment)
            head.compress_type = zipfile.ZIP_DEFLATED
            # Else it would tell on which system it was made.
            head.create_system = 0
            archive.writestr(head, item.read())
    return buffer.getvalue()


def write_sums(folder: Path) -> list[Path]:
    """Leave SHA256SUMS beside the files of a folder, as sha256sum checks it; the files in order."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8", newline="\n")
    return files
