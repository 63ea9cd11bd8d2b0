"""Compares a picture with the one that is kept, and shows what differs when it does."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pygame
from pygame import Surface

KEPT = Path(__file__).parents[3] / "golden" / "screens"
CHANNEL_TOLERANCE = 16
DIFFERING_SHARE = 0.01


def differing_share(actual: Surface, expected: Surface) -> tuple[float, Surface]:
    """The share of pixels that differ visibly, and a picture of them in white."""
    assert actual.get_size() == expected.get_size(), "another size"
    shown = Surface(actual.get_size(), depth=32)
    tolerance = (CHANNEL_TOLERANCE,) * 3
    same = pygame.transform.threshold(
        shown, actual, None, tolerance, (255, 255, 255), 1, expected, inverse_set=True
    )
    return 1 - same / (actual.get_width() * actual.get_height()), shown


def assert_looks_as_kept(actual: Surface, name: str) -> None:
    """Fails with the folder that holds the actual, the expected and the difference."""
    path = KEPT / f"{name}.png"
    assert path.exists(), f"{path} is missing; make it with: run.py gallery --size 1280x720"
    expected = pygame.image.load(path).convert(actual)
    share, difference = differing_share(actual, expected)
    if share <= DIFFERING_SHARE:
        return
    folder = Path(tempfile.mkdtemp(prefix=f"kododo-{name}-"))
    for what, picture in (("actual", actual), ("expected", expected), ("difference", difference)):
        pygame.image.save(picture, folder / f"{what}.png")
    raise AssertionError(f"{name}: {share:.1%} of the pixels differ, see {folder}")
