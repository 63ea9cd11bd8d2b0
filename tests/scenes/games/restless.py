"""A restless hand at the table of any game, and the check that the table settles right after it.

The settling check runs inside the table whenever it comes to rest, so getting through is the test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.rng import Rng
from scenes.anim.timings import Speed
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.table.table_scene import TableScene
from tests.ui.house import House

Key = Action | str
Gust = Callable[[House, Rng], None]

KEYS: tuple[Key, ...] = (
    Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.CONFIRM, Action.PLAY, Action.ERASE,
    Action.NEXT_FOCUS, Action.SKIP,
)  # fmt: skip
"""What means something at every table; a game adds its own."""
SIZES = ((960, 540), (1024, 768), (1280, 720), (1680, 720))
GUSTS = 220
IMPATIENCE = 0.02


def hand(own_keys: Sequence[Key]) -> Gust:
    """Something that a restless hand might do, with the keys of a game."""
    keys = (*KEYS, *own_keys)

    def gust(house: House, rng: Rng) -> None:
        width, height = house.app.window.size
        here = (rng.below(width), rng.below(height))
        match rng.below(9):
            case 0:
                house.click_at(here)
            case 1:
                house.drag(here, (rng.below(width), rng.below(height)))
            case 2:
                house.point(here)
                house.scroll(rng.below(3) - 1)
            case 3:
                house.resize(SIZES[rng.below(len(SIZES))])
            case 4:
                house.post(pygame.WINDOWLEAVE)
            case _:
                house.press(keys[rng.below(len(keys))])

    return gust


def storm(house: House, gust: Gust, name: str) -> None:
    """Gust after gust until the results, or until enough is enough; then the table is at rest."""
    house.patience = IMPATIENCE
    rng = Rng(14, name)
    for _ in range(GUSTS):
        if isinstance(house.scene, TableScene):
            gust(house, rng)
        elif house.is_at_results:
            break
        else:
            house.press(Action.BACK)
        house.run(0.1)
    check_rest(house)
    house.close()


def check_rest(house: House) -> None:
    """Skipped to its end, the picture equals the truth."""
    if house.table_or_none is None:
        return
    show = house.stage_show
    while show.busy and not show.has_ended:
        show.skip()
    view = house.table._session.view(show.view.viewer)
    assert show.has_ended or house.table.mat.differences(view) == []


def play_in_large_text(house: House, choices: int, *keys: Key) -> None:
    """Some choices with double text in high contrast, each of them drawn."""
    house.app.set_comfort(Comfort(text_scale=2.0, high_contrast=True, speed=Speed.INSTANT))
    session = house.table._session
    for _ in range(choices):
        house.app.unseen = True
        if not house.await_choice():
            break
        house.run(0.35)
        house.app.unseen = False
        house.press(*keys)
        house.step()
    assert session.has_begun
    house.close()
