"""All that moves in a deal was made before: no frame of it waits for a slow picture."""

from typing import Any

import pytest
from workshop.exhibits import exhibits_of
from workshop.gallery.studio import FRAME, Studio, unseen

from scenes.art.icons import key_cap
from scenes.art.panels import button_face
from scenes.art.portraits.medallions import avatar
from tests.games import EVERY_GAME
from tests.scenes.games.watched_store import WatchedStore

SIZE = (960, 540)
SLOW = {avatar, button_face, key_cap}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_frame_of_a_deal_draws_a_face_or_a_button(game: str) -> None:
    store, late = WatchedStore(SIZE), set[Any]()
    deal = exhibits_of(game).moments()[0]
    with unseen():
        studio = Studio(SIZE, exhibits_of(game).busy_table(), store)
        for counts in deal.frames(studio):
            store.built.clear()
            if studio.app.step(FRAME) and counts:
                late |= SLOW.intersection(store.built)
        studio.close()
    assert not late
