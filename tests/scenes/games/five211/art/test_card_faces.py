"""The faces of 5211: every colour and value is told apart, also small, also without colour."""

from itertools import combinations

import pygame
import pytest

from game.rules.five211.cards import card_from_code
from scenes.art.card_shape import SMALL_BELOW, card_width, dimmed_card
from scenes.engine.theme import Comfort, Theme
from scenes.games.five211.card_art import card_back, card_face, face_sprite

pytestmark = pytest.mark.usefixtures("display")

COLOURS = range(5)
VALUES = range(1, 7)
SMALL = 90  # 64 pixels wide
INDEX = pygame.Rect(4, 4, 22, 26)
TAG = pygame.Rect(44, 68, 16, 18)


def differing(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> float:
    """The share of pixels in `area` that clearly differ."""
    first, second = (pygame.image.tobytes(s.subsurface(area), "RGB") for s in (one, other))
    apart = sum(
        max(abs(first[n + c] - second[n + c]) for c in range(3)) > 48
        for n in range(0, len(first), 3)
    )
    return apart / (area.width * area.height)


@pytest.mark.parametrize("colour", COLOURS)
def test_index_tells_all_values_apart_on_a_card_64_pixels_wide(colour: int) -> None:
    faces = [card_face(colour, value, SMALL) for value in VALUES]
    assert faces[0].get_width() == 64
    for one, other in combinations(faces, 2):
        assert differing(one, other, INDEX) > 0.1


@pytest.mark.parametrize("value", VALUES)
def test_letter_tag_tells_all_colours_apart_even_in_grey(value: int) -> None:
    tags = [pygame.transform.grayscale(card_face(colour, value, SMALL)) for colour in COLOURS]
    for one, other in combinations(tags, 2):
        assert differing(one, other, TAG) > 0.1


def test_letter_can_be_translated() -> None:
    english = card_face(0, 3, 216)
    dutch = card_face(0, 3, 216, letter="G")
    assert differing(english, dutch, pygame.Rect(105, 178, 40, 28)) > 0.05
    assert differing(english, dutch, pygame.Rect(50, 60, 60, 100)) == 0


def test_large_letters_make_the_letter_tag_larger() -> None:
    plain, large = (card_face(1, 3, 216, wanted) for wanted in (False, True))
    assert differing(plain, large, pygame.Rect(94, 164, 52, 44)) > 0.2


def test_small_cards_have_a_face_of_their_own() -> None:
    below, above = card_face(2, 4, SMALL_BELOW - 1), card_face(2, 4, SMALL_BELOW)
    shrunk = pygame.transform.smoothscale(above, below.get_size())
    assert differing(below, shrunk, below.get_rect()) > 0.1


@pytest.mark.parametrize("height", [100, 170])
def test_a_large_window_shows_the_same_faces_larger(height: int) -> None:
    seen = []
    for size in ((1280, 720), (1920, 1080)):
        theme = Theme.for_window(size, Comfort())
        face = face_sprite(card_from_code("g4"), round(height * theme.metrics.unit), theme)
        seen.append(face.build(*face.arguments))
    shrunk = pygame.transform.smoothscale(seen[1], seen[0].get_size())
    assert differing(seen[0], shrunk, seen[0].get_rect()) < 0.1


def test_dimmed_card_is_nearly_grey_and_as_opaque_as_before() -> None:
    bright, dull = card_face(2, 4, 216), dimmed_card(card_face(2, 4, 216))
    red, _, blue, alpha = dull.get_at((70, 130))
    lively = bright.get_at((70, 130))
    assert alpha == 255
    assert abs(red - blue) < abs(lively.r - lively.b) / 2


@pytest.mark.parametrize("height", [64, 90, 130, 216, 433])
def test_face_and_back_have_one_shape(height: int) -> None:
    face, back = card_face(3, 5, height), card_back(height)
    assert face.get_size() == back.get_size() == (card_width(height), height)
    outlines = [pygame.mask.from_surface(side, 127) for side in (face, back)]
    shared = outlines[0].overlap_area(outlines[1], (0, 0))
    assert max(outline.count() for outline in outlines) - shared <= 4


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("value", [1, 6])
def test_nothing_sticks_out_of_the_rounded_corners(colour: int, value: int) -> None:
    face = card_face(colour, value, 336)
    width, height = face.get_size()
    for x in (0, width - 1):
        for y in (0, height - 1):
            assert face.get_at((x, y)).a == 0
    for back_corner in ((1, 1), (width - 2, height - 2), (1, height - 2), (width - 2, 1)):
        assert card_back(336).get_at(back_corner).a == 0
