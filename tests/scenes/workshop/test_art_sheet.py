"""Claims that hold for every picture of the game."""

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
import pytest
from workshop.art_sheet import contact_sheet, gallery
from workshop.exhibits import Builder

from scenes.art import svg

pytestmark = pytest.mark.usefixtures("display")

FORBIDDEN = re.compile(r"rgba\(|hsl\(|currentColor|#[0-9A-Fa-f]{8}|nan|inf\b")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, what the rasteriser was given for it, and how it is drawn once more."""

    picture: pygame.Surface
    texts: Sequence[str]
    build: Builder

    @property
    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.picture, "RGBA")


Gallery = dict[str, Drawn]


@pytest.fixture(scope="module")
def drawn(display: pygame.Surface) -> Gallery:
    """All pictures by their names, drawn once for whatever is claimed of them."""
    return {name: watched(build) for name, build in gallery().items()}


def watched(build: Builder) -> Drawn:
    texts: list[str] = []
    real: Callable[[str, tuple[int, int]], pygame.Surface] = svg.rasterise

    def recorded(text: str, size: tuple[int, int]) -> pygame.Surface:
        texts.append(text)
        return real(text, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(svg, "rasterise", recorded)
        return Drawn(build(), texts, build)


def but(drawn: Gallery, is_so: Callable[[Drawn], bool]) -> list[str]:
    """The names of the pictures of which something is not true."""
    return [name for name, each in drawn.items() if not is_so(each)]


def test_pictures_have_the_masks_of_the_display_so_that_blits_stay_fast(drawn: Gallery) -> None:
    shown = pygame.display.get_surface()
    assert shown is not None
    masks = shown.get_masks()[:3]
    assert but(drawn, lambda each: each.picture.get_masks()[:3] == masks) == []
    assert but(drawn, lambda each: each.picture.get_bitsize() == 32) == []
    assert but(drawn, lambda each: bool(each.picture.get_masks()[3])) == []


def is_premultiplied(each: Drawn) -> bool:
    pixels = each.pixels
    alpha = pixels[3::4]
    return all(all(map(operator.le, pixels[channel::4], alpha)) for channel in range(3))


def test_pictures_are_premultiplied_so_that_turning_leaves_no_dark_fringe(drawn: Gallery) -> None:
    assert but(drawn, is_premultiplied) == []


def test_no_picture_is_empty(drawn: Gallery) -> None:
    assert but(drawn, lambda each: any(each.pixels[3::4])) == []


def is_drawable(each: Drawn) -> bool:
    return not any(
        {*svg.FORBIDDEN_TAGS} & {*re.findall(r"<([A-Za-z]+)", text)} or FORBIDDEN.search(text)
        for text in each.texts
    )


def test_pictures_use_only_what_the_rasteriser_draws(drawn: Gallery) -> None:
    assert but(drawn, is_drawable) == []


def test_same_picture_is_drawn_every_time(drawn: Gallery) -> None:
    again = {name: pygame.image.tobytes(each.build(), "RGBA") for name, each in drawn.items()}
    assert [name for name, each in drawn.items() if each.pixels != again[name]] == []


def test_contact_sheet_holds_all_pictures_within_its_width() -> None:
    sheet = contact_sheet(900)
    assert sheet.get_width() == 900
    assert sheet.get_height() > 1000
