"""What every card has, whatever is on it: a shadow that fades and a glow that rings it."""

import pygame
import pytest

from scenes.art.card_shape import card_glow, card_margin, card_shadow, card_width


@pytest.mark.parametrize("height", [90, 216, 432])
@pytest.mark.parametrize("lift", [0.0, 0.5, 1.0])
def test_shadow_fades_out_before_its_edge(height: int, lift: float) -> None:
    shadow = card_shadow(height, lift)
    width, tall = shadow.get_size()
    assert (width, tall) == (
        card_width(height) + 2 * card_margin(height), height + 2 * card_margin(height)
    )  # fmt: skip
    rim = [shadow.get_at((x, y)).a for x in range(width) for y in (0, tall - 1)]
    assert max(rim) <= 16
    assert shadow.get_at((width // 2, tall // 2)).a > 90


def test_shadow_grows_softer_with_the_lift() -> None:
    resting, lifted = card_shadow(216, 0.0), card_shadow(216, 1.0)
    middle = resting.get_width() // 2, resting.get_height() // 2
    assert resting.get_at(middle).a > lifted.get_at(middle).a
    below = middle[0], resting.get_height() - card_margin(216) // 2
    assert lifted.get_at(below).a > resting.get_at(below).a


def test_glow_rings_the_card_in_its_colour() -> None:
    glow = card_glow(216, "#FFB62E")
    margin = card_margin(216)
    assert glow.get_at((margin - 2, glow.get_height() // 2)) == pygame.Color(255, 182, 46, 255)
    assert glow.get_at((0, 0)).a <= 12
