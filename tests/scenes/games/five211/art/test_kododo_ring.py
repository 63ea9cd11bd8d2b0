"""The kododo ring: a notch a lizard, and grey as soon as there is one too many."""

import pygame

from scenes.art.palette import PALETTE, rgb
from scenes.games.five211.art.kododo_ring import notched_ring


def mint_pixels(ring: pygame.Surface) -> int:
    pixels = pygame.image.tobytes(ring, "RGB")
    mint = bytes(rgb(PALETTE.mint))
    return sum(pixels[at : at + 3] == mint for at in range(0, len(pixels), 3))


def test_every_kododo_takes_one_more_notch_until_there_are_too_many() -> None:
    shares = [mint_pixels(notched_ring(96, 5, count)) for count in range(7)]
    assert shares[:6] == sorted(set(shares[:6]))
    assert shares[6] == 0


def test_the_first_notch_is_right_of_the_top() -> None:
    ring = notched_ring(96, 5, 1)
    assert ring.get_at((66, 18)).a > 200
    assert ring.get_at((30, 18)).a < 200
