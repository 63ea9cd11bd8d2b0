"""Claims that hold for every picture of the game."""

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
import pytest
from workshop.art_sheet import contact_sheet, gallery

from scenes.art import svg
from scenes.games.kit import Builder

pytestmark = pytest.mark.usefixtures("display")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, what the rasteriser was given for it, and how it is drawn once more."""

    picture: pygame.Surface
    texts: Sequence[str]
    build: Builder

    @property
    def pixels(self) -> bytes:
        return pygame.image.tobytes(self.picture, "RGBA")


@pytest.fixture(scope="module", params=gallery())
def drawn(request: pytest.FixtureRequest, display: pygame.Surface) -> Drawn:
    """Each picture of the gallery, drawn once for all that is claimed of it."""
    build = gallery()[request.param]
    texts: list[str] = []
    real: Callable[[str, tuple[int, int]], pygame.Surface] = svg.rasterise

    def recorded(text: str, size: tuple[int, int]) -> pygame.Surface:
        texts.append(text)
        return real(text, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(svg, "rasterise", recorded)
        return Drawn(build(), texts, build)


def test_picture_has_the_masks_of_the_display_so_that_blits_stay_fast(drawn: Drawn) -> None:
    shown = pygame.display.get_surface()
    assert shown is not None
    assert drawn.picture.get_masks()[:3] == shown.get_masks()[:3]
    assert drawn.picture.get_bitsize() == 32
    assert drawn.picture.get_masks()[3]


def test_picture_is_premultiplied_so_that_turning_leaves_no_dark_fringe(drawn: Drawn) -> None:
    pixels = drawn.pixels
    alpha = pixels[3::4]
    for channel in range(3):
        assert all(map(operator.le, pixels[channel::4], alpha))


def test_picture_is_not_empty(drawn: Drawn) -> None:
    assert any(drawn.pixels[3::4])


def test_picture_uses_only_what_the_rasteriser_draws(drawn: Drawn) -> None:
    for text in drawn.texts:
        tags = set(re.findall(r"<([A-Za-z]+)", text))
        assert tags.isdisjoint(svg.FORBIDDEN_TAGS)
        assert not re.search(r"rgba\(|hsl\(|currentColor|#[0-9A-Fa-f]{8}|nan|inf\b", text)


def test_same_picture_is_drawn_every_time(drawn: Drawn) -> None:
    assert pygame.image.tobytes(drawn.build(), "RGBA") == drawn.pixels


def test_contact_sheet_holds_all_pictures_within_its_width() -> None:
    sheet = contact_sheet(900)
    assert sheet.get_width() == 900
    assert sheet.get_height() > 1000
