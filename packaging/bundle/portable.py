"""The archive for any Linux: unpack and play, or let its script install it for one user."""

import platform
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle import desktop, facts
from bundle.tree import RUNNABLE, Item, items_of, tar, xz


def stem() -> str:
    return f"{facts.NAME}-{facts.version()}-linux-{platform.machine()}"


def contents(folder: Path, shared: Iterable[Item]) -> Iterator[Item]:
    """The program, what a desktop wants to know, and the script that puts them into place."""
    for item in items_of(folder, runnable=[facts.NAME]):
        yield item.below("program")
    for item in shared:
        yield item.below("share")
    for name in ("install.sh", "uninstall.sh"):
        yield Item(name, desktop.fill(name).encode(), RUNNABLE)


def build(folder: Path, shared: Iterable[Item]) -> bytes:
    return xz(tar(contents(folder, shared), facts.build_time(), f"{stem()}/"))
