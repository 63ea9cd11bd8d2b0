"""Claims that hold for every picture of the game."""

import operator
import re
from collections.abc import Callable

import pygame
import pytest

from scenes.art import svg
from scenes.workshop.art_sheet import contact_sheet, gallery

pytestmark = pytest.mark.usefixtures("display")

EVERY_PICTURE = pytest.mark.parametrize("name", gallery())


@EVERY_PICTURE
def test_picture_has_the_masks_of_the_display_so_that_blits_stay_fast(name: str) -> None:
    shown = pygame.display.get_surface()
    assert shown is not None
    picture = gallery()[name]()
    assert picture.get_masks()[:3] == shown.get_masks()[:3]
    assert picture.get_bitsize() == 32
    assert picture.get_masks()[3]


@EVERY_PICTURE
def test_picture_is_premultiplied_so_that_turning_leaves_no_dark_fringe(name: str) -> None:
    pixels = pygame.image.tobytes(gallery()[name](), "RGBA")
    alpha = pixels[3::4]
    for channel in range(3):
        assert all(map(operator.le, pixels[channel::4], alpha))


@EVERY_PICTURE
def test_picture_is_not_empty(name: str) -> None:
    assert any(pygame.image.tobytes(gallery()[name](), "RGBA")[3::4])


@EVERY_PICTURE
def test_picture_uses_only_what_the_rasteriser_draws(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    real: Callable[[str, tuple[int, int]], pygame.Surface] = svg.rasterise

    def recorded(text: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(text)
        return real(text, size)

    monkeypatch.setattr(svg, "rasterise", recorded)
    gallery()[name]()
    for text in drawn:
        tags = set(re.findall(r"<([A-Za-z]+)", text))
        assert tags.isdisjoint(svg.FORBIDDEN_TAGS)
        assert not re.search(r"rgba\(|hsl\(|currentColor|#[0-9A-Fa-f]{8}|nan|inf\b", text)


@EVERY_PICTURE
def test_same_picture_is_drawn_every_time(name: str) -> None:
    build = gallery()[name]
    assert pygame.image.tobytes(build(), "RGBA") == pygame.image.tobytes(build(), "RGBA")


def test_contact_sheet_holds_all_pictures_within_its_width() -> None:
    sheet = contact_sheet(900)
    assert sheet.get_width() == 900
    assert sheet.get_height() > 1000
