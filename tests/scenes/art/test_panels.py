import pygame
import pytest

from scenes.art.palette import PALETTE, premultiplied
from scenes.art.panels import ButtonState, button_face, dashed_slot, panel, pill


@pytest.mark.parametrize("size", [(300, 120), (30, 300), (61, 59), (10, 10)])
@pytest.mark.parametrize("outline", [None, "#FFFFFF"])
def test_panel_has_the_size_asked_and_one_colour_inside(
    size: tuple[int, int], outline: str | None
) -> None:
    drawn = panel(size, 18, PALETTE.panel, 150, outline)
    assert drawn.get_size() == size
    wanted = premultiplied(PALETTE.panel, 150)
    middle = drawn.get_at((size[0] // 2, size[1] // 2))
    assert all(abs(a - b) <= 1 for a, b in zip(middle, wanted, strict=True))
    assert drawn.get_at((0, 0)).a <= 150


def test_corners_of_a_panel_do_not_depend_on_its_size() -> None:
    corner = (0, 0, 30, 30)
    small = panel((100, 100), 24, "#FF0000", 200, "#FFFFFF")
    large = panel((700, 400), 24, "#FF0000", 200, "#FFFFFF")
    first, second = (pygame.image.tobytes(p.subsurface(corner), "RGBA") for p in (small, large))
    assert first == second


def test_panel_corners_are_smooth() -> None:
    drawn = panel((100, 100), 24, "#FFFFFF")
    shades = {drawn.get_at((x, y)).a for x in range(24) for y in range(24)}
    assert len(shades) > 10


def test_outline_is_opaque_around_a_glass_panel() -> None:
    drawn = panel((200, 100), 20, PALETTE.panel, 90, "#FFFFFF", 4)
    assert drawn.get_at((100, 1)) == pygame.Color(255, 255, 255, 255)
    assert drawn.get_at((100, 8)).a in (89, 90)


def test_pill_has_round_ends() -> None:
    drawn = pill((120, 40), "#FFFFFF")
    assert drawn.get_at((1, 3)).a == 0
    assert drawn.get_at((1, 20)).a > 0


def test_every_button_state_looks_different() -> None:
    faces = {pygame.image.tobytes(button_face((120, 48), state), "RGBA") for state in ButtonState}
    assert len(faces) == len(ButtonState)


def test_pressed_button_sinks() -> None:
    raised, sunk = (
        button_face((120, 48), state)
        for state in (ButtonState.PRIMARY, ButtonState.PRIMARY_PRESSED)
    )
    assert raised.get_at((60, 1)).a == 255
    assert sunk.get_at((60, 1)).a == 0


def test_slot_is_dashed_and_nearly_empty_inside() -> None:
    slot = dashed_slot((86, 120), 10, "#FFFFFF", alpha=26)
    rim = [slot.get_at((x, 1)).a for x in range(12, 74)]
    assert max(rim) > 200
    assert min(rim) < 60
    assert slot.get_at((43, 60)).a in (25, 26)


def test_no_dash_of_a_slot_leaves_its_rim() -> None:
    for height in range(60, 420, 3):
        width = round(height * 5 / 7)
        slot = dashed_slot((width, height), height * 0.07, "#FFFFFF", alpha=26)
        across = [slot.get_at((x, height // 2)).a for x in range(width // 12, width * 11 // 12)]
        assert max(across) <= 26, height
