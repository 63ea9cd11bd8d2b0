"""Files that cannot be read make room and are kept: somebody may mend them."""

from itertools import count
from pathlib import Path

from game.app.paths import broken_folder


def set_aside(path: Path) -> Path | None:
    """Where a broken file is kept now, or None if it could not be moved."""
    folder = broken_folder()
    names = (f"{path.stem}-{number}{path.suffix}" for number in count(1))
    target = next(place for name in names if not (place := folder / name).exists())
    return target if take_place(path, target) else None


def take_place(path: Path, target: Path) -> bool:
    """Move a file in one step; false if that is not possible."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.replace(target)
    except OSError:
        return False
    return True
