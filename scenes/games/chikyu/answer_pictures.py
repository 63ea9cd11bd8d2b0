"""The options of Chikyu as cards of set-up, and the table that they make."""

from __future__ import annotations

from typing import Final

from game.core.options import OptionValue
from game.core.words import N_
from game.kits.set_up import SetUp
from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.art.answer_drawings import answer_drawing
from scenes.games.chikyu.art.table_picture import table_picture
from scenes.games.set_up_pictures import SetUpPictures, answer_cards_of
from scenes.ui.element import Size
from scenes.ui.portraits import kind_of_face


def picture_of(name: str, answer: OptionValue, size: Size, theme: Theme) -> Sprite:
    """What an answer means, drawn small."""
    return sprite(answer_drawing, name, answer, size, theme.palette)


def _table(options: ChikyuOptions, set_up: SetUp, size: Size, theme: Theme) -> Sprite:
    faces = tuple(kind_of_face(chair.avatar) for chair in set_up.chairs)
    return sprite(table_picture, options, faces, size, theme.palette)


_CARDS: Final = (
    ("expansion", "off", N_("Six kinds"), N_("Once round the world is 30 points.")),
    ("expansion", "on", N_("With Leizy"), N_("A seventh kind, eight colours, 35 points.")),
    ("piles", "closed", N_("Closed piles"), N_("Remember what the others took.")),
    ("deck", "10 of 54", N_("Ten cards of all"), N_("All ranks; some cards stay unseen.")),
)

SET_UP_PICTURES: Final = SetUpPictures(
    one_of="expansion",
    cards=answer_cards_of(picture_of, _CARDS),
    table=_table,
)
