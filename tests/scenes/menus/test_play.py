import os
import subprocess
import sys

import pygame
import pytest
from pygame import Surface

from game.app.settings import Settings
from scenes.engine.window import Placement, open_window, remembered_place, with_place
from scenes.launch import INK, SKY, draw_opening
from scenes.program import make_app
from tests.driver import FRAME
from tests.scenes.menus.evening import new_host

pytestmark = pytest.mark.usefixtures("display")

FIRST_FRAME = """
import os, sys
from scenes.engine import window

def leave(_self):
    watched = {"scenes.engine.app", "scenes.screens.title", "argparse", "game.cli.main"}
    loaded = watched & set(sys.modules)
    print(*sorted(loaded), flush=True)
    os._exit(0)

window.GameWindow.flip = leave
window.UNSEEN_DRIVERS = frozenset()
from scenes.__main__ import run
run([])
"""


def test_window_opens_where_it_was_closed() -> None:
    place = Placement((1280, 720), (40, 60), fullscreen=True)
    assert remembered_place(with_place(Settings(), place)) == place


def test_first_start_has_no_remembered_place() -> None:
    assert remembered_place(Settings()) is None


def test_first_frame_waits_for_nothing_that_it_does_not_show() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", FIRST_FRAME]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("size", [(960, 540), (1680, 720), (1280, 960)])
def test_opening_shows_the_name_in_the_middle_of_the_sky(size: tuple[int, int]) -> None:
    surface = Surface(size)
    draw_opening(surface)
    name = pygame.mask.from_threshold(surface, SKY, (1, 1, 1, 255))
    name.invert()
    box = name.get_bounding_rects()[0].unionall(name.get_bounding_rects())
    assert abs(box.centerx - size[0] / 2) <= 2
    assert abs(box.centery - size[1] / 2) <= 2


def test_title_takes_the_place_of_the_opening_gently() -> None:
    window = open_window("Kododo", Placement((960, 540)), unseen=True)
    draw_opening(window.surface)
    window.flip()
    app = make_app(window, new_host())
    app.step(FRAME)
    assert app.frames_drawn == 1
    assert len(pygame.mask.from_threshold(window.surface, INK, (9, 9, 9, 255)).outline()) > 0
    window.close()
