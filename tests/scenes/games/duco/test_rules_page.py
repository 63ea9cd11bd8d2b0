"""The rules page and the cards of set-up speak of everything that can be chosen."""

from collections.abc import Iterator

import pytest

from game.core.options import OptionValue
from game.kits.duco.kit import DUCO
from game.kits.duco.phrases import colour_words, sign_words
from game.kits.duco.short_rules import HOUSE_RULES
from game.rules.duco.town.houses import HouseColour, HouseSign
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Style, Theme
from scenes.games.duco.pages.answer_pictures import SET_UP_PICTURES
from scenes.games.duco.pages.rules_drawings import HouseAlphabet, PicturedRule, TilesInRow
from scenes.games.duco.pages.rules_page import EXAMPLE, rules_page
from scenes.menu.rule_parts import HouseRule
from scenes.ui.element import Look, walk
from scenes.ui.labels import Paragraph

pytestmark = pytest.mark.usefixtures("display")

SPEC = DUCO.rules.option_spec
ANSWERS = [
    (field.name, value)
    for field in SPEC.fields
    if field.name != "seats" and field.is_asked
    for value in (field.values if field.name == "mode" else field.coded)
    if value != field.default or field.name == "mode"
]


def answers_with(name: str, value: OptionValue) -> dict[str, OptionValue]:
    return SPEC.fitted({**SPEC.defaults(), name: value}, keep=(name,))


def texts() -> Iterator[str]:
    for part in walk(rules_page(DUCO.options_with(SPEC.defaults()))):
        if isinstance(part, PicturedRule):
            yield part.title.text
            yield part.words.text
        elif isinstance(part, Paragraph):
            yield part.text


def test_the_example_has_a_pair_of_each_kind() -> None:
    lamps = sorted(TilesInRow(EXAMPLE).lamps, key=lambda lamp: lamp.field)
    assert [(lamp.points, lamp.colour, lamp.sign) for lamp in lamps] == [
        (1, True, False),
        (1, False, True),
        (4, True, True),
    ]
    assert any("1 + 1 + 4 = 6" in text for text in texts())


def test_every_mode_and_twist_is_explained_with_its_picture() -> None:
    page = rules_page(DUCO.options_with(SPEC.defaults()))
    shown = [(part.name, part.answer) for part in walk(page) if isinstance(part, PicturedRule)]
    assert sorted(shown, key=str) == sorted(ANSWERS, key=str)


def test_every_mode_is_a_card_of_set_up_and_every_twist_an_answer_of_its_chips() -> None:
    cards = set(SET_UP_PICTURES.cards)
    for group in SET_UP_PICTURES.groups:
        cards |= {each for answer in group.printed for each in answer.gives.items()}
    assert set(ANSWERS) <= cards


def test_every_rule_of_this_house_is_on_the_page_with_a_gable() -> None:
    page = rules_page(DUCO.options_with(SPEC.defaults()))
    marked = [part.words.text for part in walk(page) if isinstance(part, HouseRule)]
    assert marked == list(HOUSE_RULES)


@pytest.mark.parametrize(("name", "value"), ANSWERS)
def test_page_fits_its_width_with_any_answer_and_large_text(name: str, value: OptionValue) -> None:
    options = DUCO.options_with(answers_with(name, value))
    theme = Theme.for_window((960, 540), Comfort(text_scale=2.0))
    wide, high = rules_page(options).natural(Look(theme, Typesetter()), 800)
    assert wide <= 800
    assert high > 540


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_name_of_a_sign_or_colour_is_cut(scale: float) -> None:
    look = Look(Theme.for_window((960, 540), Comfort(text_scale=scale)), Typesetter())
    left, step = HouseAlphabet._measure(look, 800)
    for sign in HouseSign:
        assert look.text_size(sign_words(sign), Style.SMALL)[0] <= step
    for colour in HouseColour:
        assert look.text_size(colour_words(colour), Style.SMALL)[0] <= left
