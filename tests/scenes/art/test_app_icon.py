import pygame
import pytest

from scenes.art.app_icon import app_icon


def edge_pixels(icon: pygame.Surface) -> list[pygame.Color]:
    """The first solid pixel of each row, from the left and from the right."""
    width, height = icon.get_size()
    found = []
    for y in range(height):
        row = [icon.get_at((x, y)) for x in range(width)]
        solid = [colour for colour in row if colour.a > 128]
        found += [*solid[:1], *solid[-1:]]
    return found


@pytest.mark.parametrize("size", [128, 256, 512])
def test_nothing_shows_beyond_the_light_rim_of_the_tile(size: int) -> None:
    edge = edge_pixels(app_icon(size))
    assert len(edge) > size
    # Premultiplied: a half covered pixel of paper is as bright as it is solid.
    assert [colour for colour in edge if min(colour[:3]) < 0.85 * colour.a] == []
