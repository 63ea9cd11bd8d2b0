import pytest
from pygame import SRCALPHA, Surface

from game.rules.chikyu.cards import Kind, card
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Theme
from scenes.games.chikyu.card_art import CARD_ART
from scenes.table.cards.card_sprite import CardSprite
from scenes.table.cards.hand import CardsInHand, HandCard

SIZE = (400, 400)


@pytest.mark.parametrize("angle", [-24.0, -1.0, 0.0, 3.0, 13.0, 90.0])
@pytest.mark.parametrize("height", [60, 252])
@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.usefixtures("display")
def test_nothing_of_a_card_at_rest_lies_outside_of_its_reach(
    angle: float, height: int, chosen: bool
) -> None:
    face = card(Kind.LEIZY, 3)
    widget = HandCard(
        CardSprite(face, 200, 200, height, angle),
        CardsInHand(CARD_ART, str, lambda _card: None, str),
    )
    widget.selected = widget.shows_focus = chosen
    target = Surface(SIZE, SRCALPHA)
    painter = Painter(target, SpriteStore(SIZE), Typesetter(), Theme())
    widget.draw(painter)
    painter.flush()
    assert widget.reach.contains(target.get_bounding_rect())
