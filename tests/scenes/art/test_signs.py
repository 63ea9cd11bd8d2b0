"""Gables, icons, portraits and lizards can be told from one another."""

from itertools import combinations

import pygame
import pytest

from scenes.art.harbour.gables import gable_icon
from scenes.art.icons import Icon, icon, key_cap
from scenes.art.lizard import RUN_FRAMES, lizard_sprite, run_pose
from scenes.art.pad_caps import pad_cap
from scenes.art.portraits.medallions import Animal, PersonBadge, Portrait, avatar
from scenes.art.portraits.mood import Mood
from scenes.engine.input.keymap import PAD_CAPS


def unlike(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels belong to one silhouette only."""
    first, second = (pygame.mask.from_surface(sprite, 127) for sprite in (one, other))
    return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))


def repainted(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels of two pictures of one size differ clearly in brightness."""
    first: bytes = pygame.image.tobytes(pygame.transform.grayscale(one), "RGB")
    second: bytes = pygame.image.tobytes(pygame.transform.grayscale(other), "RGB")
    return sum(abs(a - b) > 30 for a, b in zip(first, second, strict=True)) // 3


def test_five_gables_differ_as_silhouettes_at_24_pixels() -> None:
    signs = [gable_icon(colour, 24, fill="#FFFFFF", outline="#FFFFFF") for colour in range(5)]
    for one, other in combinations(signs, 2):
        assert unlike(one, other) >= 16


def test_no_two_icons_share_a_silhouette() -> None:
    for one, other in combinations(Icon, 2):
        assert unlike(icon(one, 32), icon(other, 32)) >= 8, (one, other)


@pytest.mark.parametrize("name", Icon)
def test_icon_stays_off_the_edge_and_takes_the_colour_asked(name: Icon) -> None:
    drawn = icon(name, 64, "#FF0000")
    box = drawn.get_bounding_rect()
    assert drawn.get_rect().contains(box)
    assert box.height >= 8
    assert max(drawn.get_at((x, y)).g for x in range(64) for y in range(64)) == 0


def test_key_cap_grows_with_its_label() -> None:
    assert key_cap("I", 30).get_size() == (30, 30)
    assert key_cap("Backspace", 30).get_width() > key_cap("Enter", 30).get_width() > 30


def test_portraits_are_round_and_all_different_at_32_pixels() -> None:
    portraits = [avatar(kind, 32, mood=mood) for kind in (*Animal, *PersonBadge) for mood in Mood]
    assert len({pygame.image.tobytes(portrait, "RGB") for portrait in portraits}) == 13 * 5
    for portrait in portraits:
        assert {portrait.get_at(corner).a for corner in ((0, 0), (31, 0), (0, 31), (31, 31))} == {0}
        assert portrait.get_at((16, 16)).a == 255


@pytest.mark.parametrize("kind", [*Animal, *PersonBadge])
def test_delight_and_sulk_can_be_told_apart_at_the_size_of_a_seat(kind: Portrait) -> None:
    faces = [avatar(kind, 46, mood=mood) for mood in (Mood.CALM, Mood.DELIGHTED, Mood.SULKING)]
    for one, other in combinations(faces, 2):
        assert repainted(one, other) >= 36, "in brightness, so also without colour sight"


def test_run_is_a_cycle_of_different_frames() -> None:
    frames = [lizard_sprite(run_pose(frame), 80) for frame in range(RUN_FRAMES)]
    for one, other in combinations(frames, 2):
        assert unlike(one, other) > 30
    again = lizard_sprite(run_pose(RUN_FRAMES), 80)
    assert unlike(frames[0], again) == 0


@pytest.mark.parametrize("label", sorted(set(PAD_CAPS.values())))
def test_every_button_of_a_gamepad_has_a_picture_of_its_own(label: str) -> None:
    others = [pad_cap(each, 40) for each in set(PAD_CAPS.values()) - {label}]
    own = pad_cap(label, 40)
    assert own.get_height() == 40
    pixels = pygame.image.tobytes(own, "RGBA")
    assert all(pygame.image.tobytes(other, "RGBA") != pixels for other in others)
