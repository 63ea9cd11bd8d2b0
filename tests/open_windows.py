"""No window outlives its test, and none goes away in the middle of one by itself.

Without a screen SDL takes the focus from whatever has it when any window goes away. One that nobody
closed went with the garbage, at any moment of any later test: hands were covered, clocks stopped,
and the keys of the scripted player were lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scenes.engine.window import GameWindow

OPENED: list[GameWindow] = []
"""Kept here, no window is garbage."""

OPEN = GameWindow.__init__


@pytest.fixture(scope="session", autouse=True)
def kept_windows() -> Iterator[None]:
    """For the rest of the run, whoever opens them."""

    def open_and_keep(window: GameWindow, *arguments: object, **options: object) -> None:
        OPEN(window, *arguments, **options)  # type: ignore[arg-type]
        OPENED.append(window)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GameWindow, "__init__", open_and_keep)
        yield


@pytest.fixture(autouse=True)
def closed_windows(kept_windows: None) -> Iterator[None]:
    """After each test; those of a whole module were opened before it and stay."""
    with closing_windows():
        yield


@contextmanager
def closing_windows() -> Iterator[None]:
    """Close what was opened meanwhile and is still open."""
    before = len(OPENED)
    yield
    for window in OPENED[before:]:
        window.close()
    del OPENED[before:]
