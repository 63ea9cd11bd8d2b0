"""A table at which somebody asks for hints."""

from __future__ import annotations

from game.kits.set_up import SetUp
from game.rules.five211.moves import Five211Move, PlayCards
from scenes.coach.coaching import HintScene
from scenes.games.five211.coach.coach_pages import Five211HintPage
from tests.ui.house import ALONE, House


def at_table(house: House, set_up: SetUp = ALONE) -> None:
    house.sit_down(set_up)
    house.await_choice()


def selected(house: House) -> list[str]:
    """The codes of the cards that are chosen."""
    return sorted(card.face.code for card in house.hand.selection.cards if card.face)


def advice_at(house: House) -> Five211Move | None:
    """Wait until the hint is given at the table."""
    house.run_until(lambda: not house.table._coach.is_thinking)
    return house.table._coach.advised


def hint_of(house: House) -> HintScene[PlayCards]:
    """Wait for the hint, ask why, and for more."""
    if not isinstance(house.scene, HintScene):
        assert advice_at(house) is not None
        house.click("Why?")
        house.click("More")
    house.run(0.3)
    assert isinstance(house.scene, HintScene)
    return house.scene


def page_of(house: House) -> Five211HintPage:
    page = hint_of(house).page
    assert isinstance(page, Five211HintPage)
    return page
