"""How long the start takes, beside a bare window of the same size, each in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from game.app.settings import Settings, WindowRect, settings_text
from game.app.storage import paths
from game.app.storage.files import write_text

if sys.platform != "win32":
    import resource

HOME = Path(__file__).resolve().parents[3]
"""Where `game` and `scenes` lie, which need not be on the search path of a fresh Python."""
RUNS = 7
MOST = 2.0
SIZE = (1280, 720)

BARE = """
import os
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("navy")
window.flip()
os._exit(0)
"""

OURS = """
import os, sys
from scenes.engine import sdl_start
sdl_start.prepare()
from scenes.engine import window

def leave(_self, flip=window.GameWindow.flip):
    flip(_self)
    os._exit(0)

window.GameWindow.flip = leave
window.UNSEEN_DRIVERS = frozenset()
from scenes.__main__ import run
run([])
"""
"""The real command, up to its first frame."""

ANSWERING = """
import os, sys
from scenes.engine import sdl_start
sdl_start.prepare()
from scenes.engine import window
import pygame

def press(_self, flip=window.GameWindow.flip):
    flip(_self)
    if answered:
        os._exit(0)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        key = dict(key=pygame.K_DOWN, mod=0, unicode="", scancode=81)
        pygame.event.post(pygame.event.Event(kind, key))
    title = sys.modules.get("scenes.screens.title")
    if title is not None and title.TitleScene.handle is not answer:
        own.append(title.TitleScene.handle)
        title.TitleScene.handle = answer

def answer(scene, event):
    own[0](scene, event)
    answered.append(event)

own, answered = [], []
window.GameWindow.flip = press
window.UNSEEN_DRIVERS = frozenset()
from scenes.__main__ import run
run([])
"""
"""The real command, up to the frame that shows how the title answered a key."""


def is_possible() -> bool:
    """A built program has no Python to start, and Windows does not tell what one has cost."""
    return sys.platform != "win32" and not getattr(sys, "frozen", False)


def start_up_figures() -> Iterator[tuple[str, float, str, float | None]]:
    """Name, value, unit and goal: without a screen, and on a virtual one where there is one."""
    settings = Settings(window=WindowRect(0, 0, *SIZE))
    write_text(paths.settings_file(), settings_text(settings))
    yield from _compared("no screen", {"SDL_VIDEODRIVER": "dummy"})
    if shutil.which("Xvfb"):
        with _virtual_screen() as display:
            yield from _compared("Xvfb", {"SDL_VIDEODRIVER": "x11", "DISPLAY": display})


def _compared(
    where: str, environment: dict[str, str]
) -> Iterator[tuple[str, float, str, float | None]]:
    with TemporaryDirectory() as cold:
        bare, ours, title = _costs((BARE, OURS, ANSWERING), environment)
        cold_bare, cold_title = _costs((BARE, ANSWERING), environment | _compiled_nowhere(cold))
    yield f"bare window to its first frame, {where}", bare * 1e3, "ms", None
    yield f"start to first frame, {where}", ours * 1e3, "ms", None
    yield f"start against a bare window, {where}", ours / bare, "x", MOST
    yield f"start until the title answers a key, {where}", title * 1e3, "ms", None
    yield f"the same, nothing compiled, {where}", cold_title * 1e3, "ms", None
    yield f"bare window, nothing compiled, {where}", cold_bare * 1e3, "ms", None


def _compiled_nowhere(folder: str) -> dict[str, str]:
    """As at a first start: no module is found compiled, and none is kept."""
    return {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": "1"}


def _costs(programs: Sequence[str], environment: dict[str, str]) -> list[float]:
    """Processor seconds of the quickest of some runs; by turns, so that all meet the same load."""
    rounds = [
        [_once(each, {**os.environ, **environment}) for each in programs] for _ in range(RUNS)
    ]
    return [min(times) for times in zip(*rounds, strict=True)]


def _once(program: str, environment: dict[str, str]) -> float:
    search = os.pathsep.join([str(HOME), *filter(None, [environment.get("PYTHONPATH")])])
    command = [sys.executable, "-P", "-c", program]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env={**environment, "PYTHONPATH": search}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@contextmanager
def _virtual_screen() -> Iterator[str]:
    """An X server of our own, on a free display."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24"]
    server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
