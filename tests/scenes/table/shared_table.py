"""A screen that several people share, watched in every frame for what it must not show."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.seats import PUBLIC
from scenes.engine.input.inputs import Action
from tests.ui.house import House


@contextmanager
def watched_house() -> Iterator[House]:
    opened = House()
    opened.watchers.append(lambda: assert_no_secret(opened))
    yield opened
    opened.close()


def assert_no_secret(house: House) -> None:
    """Nothing on the table knows more than the eyes that look at it may."""
    table = house.table_or_none
    if table is None:
        return
    viewer, session, display = table._viewpoint.viewer, house.session, house.display
    if viewer == PUBLIC:
        assert [card.face for card in display.hand] == [None] * len(display.hand)
        assert not [name for name in house.scene.targets() if is_card_name(name)]
    public = session.view(PUBLIC)
    rows = [public.rows, *(record.rows for record in public.records[-1:])]
    mine = session.view(viewer).choice if viewer != PUBLIC else None
    for (seat, index), card in display.slots.items():
        if card.face is not None and not (mine and seat == viewer and card.face in mine.cards):
            assert any(card.face in row[seat][index : index + 1] for row in rows)
    open_cards = {id(card) for row in rows for cards in row for card in cards}
    for card in display.flying:
        assert viewer != PUBLIC or card.face is None or id(card.face) in open_cards


def is_card_name(name: str) -> bool:
    """ "card yellow 5" tells what it is, "card 3" only where."""
    return name.startswith("card ") and not name.split()[1].isdigit()


def show_hand(house: House) -> None:
    house.look()


def lock(house: House, *places: int) -> None:
    for place in places[: house.needed]:
        house.press(str(place))
    house.press(Action.PLAY)


def play_whole_game(house: House) -> None:
    while not house.is_at_results:
        if house.may_choose:
            lock(house, 1, 2)
        elif house.is_called:
            house.lift()
        house.step()


def covered(house: House) -> bool:
    """All hands lie face down."""
    table = house.table
    faces = [card.face for card in house.display.hand]
    return table._viewpoint.viewer == PUBLIC and not any(faces)
