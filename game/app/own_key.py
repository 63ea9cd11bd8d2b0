"""This computer's own key: what follows from it is the same again here, and nobody can guess it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.app.files import FileMissing, FileProblem, read_bytes, write_text
from game.core.words import _

BYTES: Final = 32

_KEY: Final = re.compile(rb"[0-9a-f]{%d}\n?" % (2 * BYTES))


def own_key(path: Path, draw: Callable[[int], bytes]) -> bytes:
    """The key in a file, drawn and written down the first time; FileProblem if it cannot be."""
    try:
        return _read(path)
    except FileMissing:
        write_text(path, draw(BYTES).hex() + "\n")
        return _read(path)  # two programs that start at once agree on the one that stayed


def _read(path: Path) -> bytes:
    data = read_bytes(path)
    if not _KEY.fullmatch(data):
        raise FileProblem(_("{path} is not a key of Kododo.").format(path=path))
    return bytes.fromhex(data.decode())
