"""The cards of Chikyu: every kind and rank is told apart, also small, also without colour."""

from itertools import combinations

import pygame
import pytest

from game.rules.chikyu.cards import CARDS, KINDS, RANKS, Kind
from scenes.art.card_shape import SMALL_BELOW, card_width
from scenes.art.palette import HIGH_CONTRAST, PALETTE, luminance
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.kind_looks import KIND_LOOKS, look_of
from scenes.games.chikyu.art.kind_signs import habit_sign, half_sign, kind_sign
from scenes.games.chikyu.art.reef import lantern_places
from scenes.games.chikyu.card_art import face_sprite

pytestmark = pytest.mark.usefixtures("display")

SMALL = 84
"""A card of the trick at 960x540."""
INDEX = pygame.Rect(4, 4, 20, 24)
SKY_SIGN = pygame.Rect(29, 5, 26, 24)
CREATURE = pygame.Rect(4, 32, 52, 40)
TAG = pygame.Rect(40, 65, 16, 15)
SIGHTS = {
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
              (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
             (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""What eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009), linear RGB."""


def differing(
    one: pygame.Surface, other: pygame.Surface, area: pygame.Rect, least: int = 48
) -> float:
    """The share of pixels in `area` that clearly differ."""
    first, second = (pygame.image.tobytes(s.subsurface(area), "RGB") for s in (one, other))
    apart = sum(
        max(abs(first[n + c] - second[n + c]) for c in range(3)) > least
        for n in range(0, len(first), 3)
    )
    return apart / (area.width * area.height)


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def channel(light: float) -> int:
    held = min(1.0, max(0.0, light))
    return round(255 * (held * 12.92 if held <= 0.0031308 else 1.055 * held ** (1 / 2.4) - 0.055))


def seen_by(picture: pygame.Surface, missing: str) -> pygame.Surface:
    """What somebody without that kind of cone sees."""
    data, seen = pygame.image.tobytes(picture, "RGB"), bytearray()
    known: dict[bytes, bytes] = {}
    for at in range(0, len(data), 3):
        colour = data[at : at + 3]
        if colour not in known:
            light = [linear(each) for each in colour]
            rows = SIGHTS[missing]
            known[colour] = bytes(
                channel(sum(m * c for m, c in zip(row, light, strict=True))) for row in rows
            )
        seen += known[colour]
    return pygame.image.frombytes(bytes(seen), picture.get_size(), "RGB")


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("kind", KINDS)
def test_the_index_tells_all_ranks_apart_on_the_smallest_card(kind: Kind) -> None:
    faces = [card_face(kind, rank, SMALL) for rank in range(1, RANKS + 1)]
    for one, other in combinations(faces, 2):
        assert differing(one, other, INDEX) > 0.1


@pytest.mark.parametrize("area", [SKY_SIGN, CREATURE, TAG], ids=["sign", "creature", "letter"])
def test_sign_creature_and_letter_each_tell_all_kinds_apart_in_grey(area: pygame.Rect) -> None:
    faces = [pygame.transform.grayscale(card_face(kind, 5, SMALL)) for kind in KINDS]
    for one, other in combinations(faces, 2):
        assert differing(one, other, area, 32) > 0.1


@pytest.mark.parametrize("missing", SIGHTS)
def test_kinds_stay_apart_for_eyes_that_miss_a_kind_of_cone(missing: str) -> None:
    faces = [seen_by(card_face(kind, 5, SMALL), missing) for kind in KINDS]
    for one, other in combinations(faces, 2):
        assert differing(one, other, one.get_rect(), 32) > 0.25


@pytest.mark.parametrize("size", [17, 28])
def test_signs_in_the_hold_are_told_apart_in_grey(size: int) -> None:
    signs = [pygame.transform.grayscale(kind_sign(kind, size)) for kind in KINDS]
    for one, other in combinations(signs, 2):
        assert differing(one, other, one.get_rect(), 32) > 0.15


def test_every_kind_has_a_habit_of_its_own() -> None:
    signs = [habit_sign(kind, 20, "#FFFFFF") for kind in KINDS]
    for one, other in combinations(signs, 2):
        assert differing(one, other, one.get_rect()) > 0.1


def test_letters_of_pictures_and_rules_are_the_same() -> None:
    assert [look.letter for look in KIND_LOOKS] == [kind.letter for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS)
def test_white_is_read_on_every_tag(kind: Kind) -> None:
    look = look_of(kind)
    assert contrast("#FFFFFF", look.dark) >= 5.5
    if look.second_dark:
        assert contrast("#FFFFFF", look.second_dark) >= 5.5


@pytest.mark.parametrize("rank", range(1, RANKS + 1))
def test_a_card_has_as_many_lanterns_as_its_rank_and_all_hang_beside_the_index(rank: int) -> None:
    places = lantern_places(rank)
    assert len(places) == len(set(places)) == rank
    assert all(80 < x < 226 for x, _y in places)


def test_each_half_of_the_crab_is_lit_alone() -> None:
    left, right = (half_sign(Kind.FAUL, 40, side) for side in (False, True))
    whole = kind_sign(Kind.FAUL, 40)
    one, other = pygame.Rect(0, 0, 20, 40), pygame.Rect(20, 0, 20, 40)
    for part, lit, shadow in ((left, one, other), (right, other, one)):
        assert differing(part, whole, lit) < 0.02
        assert differing(part, whole, shadow) > 0.3


def test_large_letters_replace_the_habit() -> None:
    plain, large = (card_face(Kind.SLUGGOS, 3, 216, wanted) for wanted in (False, True))
    assert differing(plain, large, pygame.Rect(90, 164, 56, 44)) > 0.2
    assert differing(plain, large, pygame.Rect(10, 178, 28, 28)) > 0.2


def test_high_contrast_hangs_black_and_white_lanterns() -> None:
    plain, strong = (card_face(Kind.INTENTON, 6, 216, False, p) for p in (PALETTE, HIGH_CONTRAST))
    assert differing(plain, strong, pygame.Rect(56, 12, 92, 46)) > 0.1


def test_small_cards_have_a_face_of_their_own() -> None:
    below, above = (card_face(Kind.FAUL, 4, SMALL_BELOW - less) for less in (1, 0))
    shrunk = pygame.transform.smoothscale(above, below.get_size())
    assert differing(below, shrunk, below.get_rect()) > 0.1


@pytest.mark.parametrize("height", [100, 170])
def test_a_large_window_shows_the_same_faces_larger(height: int) -> None:
    seen = []
    for size in ((1280, 720), (1920, 1080)):
        theme = Theme.for_window(size, Comfort())
        face = face_sprite(CARDS[10], round(height * theme.metrics.unit), theme)
        seen.append(face.build(*face.arguments))
    shrunk = pygame.transform.smoothscale(seen[1], seen[0].get_size())
    assert differing(seen[0], shrunk, seen[0].get_rect()) < 0.1


@pytest.mark.parametrize("height", [58, 84, 130, 216, 433])
def test_face_and_back_have_one_shape(height: int) -> None:
    face, back = card_face(Kind.BUTTERFINGY, 5, height), card_back(height)
    assert face.get_size() == back.get_size() == (card_width(height), height)
    outlines = [pygame.mask.from_surface(side, 127) for side in (face, back)]
    shared = outlines[0].overlap_area(outlines[1], (0, 0))
    assert max(outline.count() for outline in outlines) - shared <= 4


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("height", [84, 336])
def test_nothing_sticks_out_of_the_rounded_corners(kind: Kind, height: int) -> None:
    face = card_face(kind, 9, height)
    width, height = face.get_size()
    assert all(face.get_at((x, y)).a == 0 for x in (0, width - 1) for y in (0, height - 1))
