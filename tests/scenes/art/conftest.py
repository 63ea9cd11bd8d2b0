import pygame
import pytest


@pytest.fixture(autouse=True)
def a_display_is_open(display: pygame.Surface) -> None:
    """All art is drawn in the display's format."""
