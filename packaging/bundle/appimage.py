"""The AppImage: its folder is always made, the one file where `appimagetool` is installed."""

import os
import platform
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from bundle import desktop, facts
from bundle.tree import Item, items_of, text_item


def file_name() -> str:
    return f"{facts.TITLE}-{facts.version()}-{platform.machine()}.AppImage"


def contents(folder: Path, shared: Iterable[Item]) -> Iterator[Item]:
    """The folder that the file is made from; its root repeats what a desktop looks for first."""
    for item in items_of(folder, runnable=[facts.NAME]):
        yield item.below(f"usr/lib/{facts.NAME}")
    for item in shared:
        yield item.below("usr/share")
    icon = f"usr/share/icons/hicolor/256x256/apps/{facts.APP_ID}.png"
    yield Item(f"usr/bin/{facts.NAME}", link=f"../lib/{facts.NAME}/{facts.NAME}")
    yield Item("AppRun", link=f"usr/bin/{facts.NAME}")
    yield Item(".DirIcon", link=icon)
    yield Item(f"{facts.APP_ID}.png", link=icon)
    yield text_item(f"{facts.APP_ID}.desktop", desktop.entry())


def unpack(items: Iterable[Item], folder: Path) -> None:
    """Write the items to disk, with their modes and with the time of the build."""
    if folder.exists():
        shutil.rmtree(folder)
    for item in items:
        path = folder / item.path
        path.parent.mkdir(parents=True, exist_ok=True)
        if item.link:
            path.symlink_to(item.link)
            continue
        path.write_bytes(item.read())
        path.chmod(item.mode)
        os.utime(path, (facts.build_time(), facts.build_time()))


def build(app_folder: Path, out: Path) -> bool:
    """Press the folder into one file; False where the tool for it is missing."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return False
    variables = {**os.environ, "ARCH": platform.machine(), "VERSION": facts.version()}
    subprocess.run([tool, "--no-appstream", str(app_folder), str(out)], env=variables, check=True)
    return True
