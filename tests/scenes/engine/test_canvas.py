import pygame
import pytest
from pygame import Rect, Surface

from scenes.engine.drawing.boards import Ground, Layers, Region
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore, sprite
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Theme

pytestmark = pytest.mark.usefixtures("display")
SIZE = (40, 20)
RED, GREEN, BLUE = "#FF0000", "#00FF00", "#0000FF"


def block(side: int, colour: str) -> Surface:
    surface = Surface((side, side), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


def ground(layer: Painter) -> None:
    layer.fill(BLUE)


class Screen:
    """A target on which one frame after the other is drawn, as the app does it."""

    def __init__(self) -> None:
        self.target = Surface(SIZE)
        self.canvas = Canvas()
        self._layers = Layers()
        self._store = SpriteStore(SIZE)

    def frame(self) -> Painter:
        return Painter(
            self.target, self._store, Typesetter(), Theme(), self._layers, canvas=self.canvas
        )

    def at(self, x: int, y: int) -> pygame.Color:
        return self.target.get_at((x, y))


def show_table(screen: Screen, *blocks: tuple[int, int], version: int = 0) -> None:
    """A frame: a board with one region, and red blocks on it."""
    colour = GREEN if version else BLUE
    region = Region(Rect(20, 0, 20, 20), version, lambda painter: painter.fill(colour))
    painter = screen.frame()
    painter.board("table", Ground(0, ground), [region])
    for place in blocks:
        painter.sprite_at(sprite(block, 4, RED), place)
    painter.flush()


def test_what_moved_away_leaves_no_trace() -> None:
    screen = Screen()
    show_table(screen, (2, 2), (4, 4))
    show_table(screen, (10, 10))
    assert screen.at(11, 11) == pygame.Color(RED)
    assert screen.at(3, 3) == screen.at(7, 7) == pygame.Color(BLUE)


def test_changed_region_shows_where_nothing_moved() -> None:
    screen = Screen()
    show_table(screen, (2, 2))
    show_table(screen, (2, 2), version=1)
    assert screen.at(30, 10) == pygame.Color(GREEN)


def test_only_what_was_drawn_over_is_repaired() -> None:
    screen = Screen()
    show_table(screen, (2, 2))
    screen.target.set_at((30, 10), RED)
    show_table(screen)
    assert screen.at(3, 3) == pygame.Color(BLUE)
    assert screen.at(30, 10) == pygame.Color(RED)


def test_forgotten_canvas_is_drawn_in_full() -> None:
    screen = Screen()
    show_table(screen)
    screen.target.fill(RED)
    screen.canvas.forget()
    show_table(screen)
    assert screen.at(30, 10) == pygame.Color(BLUE)


def test_other_background_is_drawn_in_full() -> None:
    screen = Screen()
    show_table(screen)
    screen.frame().layer("title", 0, lambda layer: layer.fill(GREEN), opaque=True)
    assert screen.at(30, 10) == pygame.Color(GREEN)


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_background_is_drawn_in_full_after_a_fill_or_a_dim(share: float) -> None:
    screen = Screen()
    show_table(screen)
    painter = screen.frame()
    if share:
        painter.dim(share)
    else:
        painter.fill(RED)
    show_table(screen)
    assert screen.at(30, 10) == pygame.Color(BLUE)


def test_clipped_drawing_is_repaired_no_farther_than_it_reached() -> None:
    screen = Screen()
    show_table(screen)
    painter = screen.frame()
    with painter.clip(Rect(0, 0, 10, 20)):
        painter.sprite_at(sprite(block, 20, RED), (0, 0))
    screen.target.set_at((15, 10), RED)
    show_table(screen)
    assert screen.at(5, 5) == pygame.Color(BLUE)
    assert screen.at(15, 10) == pygame.Color(RED)
