"""Nothing flashes more than three times a second: measured on films of what is loudest in 5211."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest
from workshop.five211.moments import moments, table_settings
from workshop.gallery.studio import FRAME, Studio, unseen

from scenes.engine.drawing.sprites import SpriteStore

SIZE = (960, 540)
GRID, AREA = 36, 6
"""Points a side; 6 by 6 of them are a quarter of the ten degrees in the middle of what is seen."""
EVERY = 2
"""Frames between two pictures: a film of thirty a second."""
PER_SECOND = round(1 / (FRAME * EVERY))
CHANGE = 0.1
"""Of the luminance of white, as WCAG 2.2 counts (2.3.1); so is the rest."""
BRIGHT = 0.8
TOO_MANY = 6
"""So many changes later, to and fro, it is the fourth flash."""
LONGEST = 30.0
FILMS = ("bust", "kododo", "crown")
"""By the seed of the moment."""

Levels = Sequence[float]


@pytest.fixture(autouse=True)
def without_a_screen() -> Iterator[None]:
    with unseen():
        yield


def luminances(surface: pygame.Surface) -> list[float]:
    """Of every area that is large enough to count, each half over the next."""
    small = pygame.transform.smoothscale(surface.convert(24), (GRID, GRID))
    data = pygame.image.tobytes(small, "RGB")
    linear = [((value / 255 + 0.055) / 1.055) ** 2.4 for value in data]
    points = [
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in zip(linear[::3], linear[1::3], linear[2::3], strict=True)
    ]
    starts = range(0, GRID - AREA + 1, AREA // 2)
    return [
        sum(
            sum(points[row * GRID + left : row * GRID + left + AREA])
            for row in range(top, top + AREA)
        )
        / AREA**2
        for top in starts
        for left in starts
    ]


def turns(levels: Levels) -> list[int]:
    """The pictures at which the level has gone far enough one way after the other."""
    found: list[int] = []
    way, extreme = 0, levels[0]
    for number, level in enumerate(levels):
        step = level - extreme
        if way * step > 0:
            extreme = level
        elif abs(step) >= CHANGE and min(level, extreme) < BRIGHT:
            found.append(number)
            way, extreme = (1 if step > 0 else -1), level
    return found


def flashing(film: Sequence[Levels]) -> int:
    """In how many areas something flashes too often within one second."""
    times = [turns(area) for area in zip(*film, strict=True)]
    return sum(
        any(
            second - first < PER_SECOND
            for first, second in zip(each, each[TOO_MANY:], strict=False)
        )
        for each in times
    )


def film_of(seed: int) -> list[list[float]]:
    studio = Studio(SIZE, table_settings(), SpriteStore(SIZE), hasty=False)
    moment = moments()[2]
    try:
        moment.start(studio, seed)
        pictures = []
        for number in range(round(LONGEST / FRAME)):
            studio.app.step(FRAME)
            if number % EVERY == 0:
                pictures.append(luminances(studio.app.window.surface))
            if moment.is_over(studio):
                return pictures
        raise AssertionError("it does not end")
    finally:
        studio.close()


@pytest.mark.parametrize("seed", range(3), ids=FILMS)
def test_nothing_flashes_more_than_three_times_a_second(seed: int) -> None:
    film = film_of(seed)
    assert len(film) > 3 * PER_SECOND
    assert flashing(film) == 0


def test_measure_finds_what_flashes_and_leaves_what_glides() -> None:
    count = 4
    strobe = [[(number // 3) % 2 * 0.5] * count for number in range(PER_SECOND)]
    slow = [[(number // 6) % 2 * 0.5] * count for number in range(PER_SECOND)]
    glide = [[number / PER_SECOND] * count for number in range(PER_SECOND)]
    assert flashing(strobe) == count
    assert flashing(slow) == 0
    assert flashing(glide) == 0
