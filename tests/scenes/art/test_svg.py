import pygame
import pytest

from scenes.art import svg


@pytest.mark.parametrize("size", [(64, 90), (7, 200), (333, 17), (1, 1)])
def test_picture_fills_exactly_the_pixels_asked(size: tuple[int, int]) -> None:
    full = svg.document(240, 336, svg.rect(0, 0, 240, 336, "#FFFFFF"))
    surface = svg.rasterise(full, size)
    assert surface.get_size() == size
    assert surface.get_at((size[0] - 1, size[1] - 1)) == pygame.Color(255, 255, 255, 255)


def test_gradient_spans_its_shape_instead_of_one_pixel() -> None:
    """The rasteriser reads plain gradient numbers as pixels, so they are written in percent."""
    fade = svg.linear_gradient("g", (0, "#000000", 1), (1, "#FFFFFF", 1))
    picture = svg.document(10, 100, svg.rect(0, 0, 10, 100, "url(#g)"), defs=fade)
    surface = svg.rasterise(picture, (10, 100))
    assert 110 < surface.get_at((5, 50)).r < 146


def test_half_transparent_white_is_stored_premultiplied() -> None:
    picture = svg.document(4, 4, svg.rect(0, 0, 4, 4, "#FFFFFF", opacity=0.5))
    red, green, blue, alpha = svg.rasterise(picture, (4, 4)).get_at((2, 2))
    assert red == green == blue == alpha
    assert alpha in (127, 128)


def test_inner_contour_of_a_rounded_path_is_a_hole() -> None:
    rim = svg.rounded(0, 0, 40, 40, 8) + svg.rounded(10, 10, 20, 20, 4)
    surface = svg.rasterise(svg.document(40, 40, svg.path(rim, "#FFFFFF", fill_rule="evenodd")),
                            (40, 40))  # fmt: skip
    assert surface.get_at((20, 20)).a == 0
    assert surface.get_at((20, 4)).a == 255
    assert surface.get_at((0, 0)).a == 0


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (0.126, "0.13"), (-2.5, "-2.5"), (0, "0")])
def test_numbers_are_written_short(value: float, text: str) -> None:
    assert svg.number(value) == text


def test_transform_moves_before_it_scales() -> None:
    dot = svg.group(svg.rect(0, 0, 1, 1, "#FFFFFF"), transform=svg.place(10, 0, scale=10))
    surface = svg.rasterise(svg.document(20, 20, dot), (20, 20))
    assert surface.get_bounding_rect() == pygame.Rect(10, 0, 10, 10)


def test_a_picture_made_strip_by_strip_is_the_same_as_in_one_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Large ones are, so that no frame waits for them; seams would be seen."""
    drawing = svg.document(
        40, 30, svg.rect(0, 0, 40, 30, "#336699", opacity=0.5), svg.circle(20, 15, 12, "#FFCC00")
    )
    whole = svg.rasterise(drawing, (400, 301))
    monkeypatch.setattr(svg, "STRIP", 4000)
    strips = svg.rasterise(drawing, (400, 301))
    assert strips.get_masks() == whole.get_masks()
    assert pygame.image.tobytes(strips, "RGBA") == pygame.image.tobytes(whole, "RGBA")
