import os
import subprocess
from collections.abc import Iterator

import pytest

from tests.fixed_chance import fixed_chance
from tests.frozen_heap import frozen_heap
from tests.open_windows import closed_windows, kept_windows
from tests.picture_memory import remembered_pictures
from tests.quick_bots import quick_bots, strong_bots

__all__ = [
    "closed_windows",
    "fixed_chance",
    "frozen_heap",
    "kept_windows",
    "quick_bots",
    "remembered_pictures",
    "screen",
    "strong_bots",
]

SCREEN = "1280x800x24"
PATIENCE = 60.0


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen of its own; X chooses the number."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(PATIENCE)
