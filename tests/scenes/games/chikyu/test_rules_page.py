"""The rules page of Chikyu: every kind, the numbers of the table, and what is only ours."""

import pytest

from game.kits.chikyu.kit import CHIKYU
from game.kits.chikyu.short_rules import HOUSE_RULES
from game.rules.chikyu.cards import BITES, KINDS
from game.rules.chikyu.options import ChikyuOptions
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Comfort, Theme
from scenes.games.chikyu.pages.rules_drawings import (
    CountExample,
    HoldExample,
    KindRule,
    TrickExample,
)
from scenes.games.chikyu.pages.rules_page import PILES, TRICK, rules_page
from scenes.menu.rule_parts import BesideWords, HouseRule, SizesOfTable
from scenes.ui.element import Element, Look, walk
from scenes.ui.labels import Paragraph

pytestmark = pytest.mark.usefixtures("display")

TABLES = [ChikyuOptions(seats, expansion) for seats in (2, 3, 4, 5) for expansion in (False, True)]


def texts(page: Element) -> list[str]:
    found = []
    for part in walk(page):
        if isinstance(part, BesideWords):
            found += [paragraph.text for paragraph in part.paragraphs]
        elif isinstance(part, Paragraph):
            found.append(part.text)
    return found


@pytest.mark.parametrize("options", TABLES)
def test_every_kind_in_play_is_explained_with_its_card(options: ChikyuOptions) -> None:
    rules = [part for part in walk(rules_page(options)) if isinstance(part, KindRule)]
    assert tuple(rule.card.kind for rule in rules) == options.kinds
    assert {rule.card.kind for rule in rules if rule.over.text} == BITES & set(options.kinds)
    assert all(rule.card.rank <= options.top_rank for rule in rules)


@pytest.mark.parametrize("options", TABLES)
def test_the_page_says_how_far_and_how_many(options: ChikyuOptions) -> None:
    page = rules_page(options)
    words = " ".join(texts(page))
    assert f"once round the world is {options.end_points} points" in words
    assert f"more than {options.limit} of a kind" in words
    (sizes,) = [part for part in walk(page) if isinstance(part, SizesOfTable)]
    column = [numbers[sizes.here] for _label, numbers in sizes.rows]
    assert column == [options.seats, options.top_rank, options.hand_size, options.limit]


def test_the_example_of_a_trick_shows_what_its_words_say() -> None:
    (example,) = [
        part for part in walk(rules_page(ChikyuOptions())) if isinstance(part, TrickExample)
    ]
    led, best, other, away = example.cards
    assert example.cards == TRICK
    assert led.kind is best.kind
    assert best.rank > led.rank
    assert other.kind not in (led.kind, away.kind)
    assert other.rank >= best.rank


@pytest.mark.parametrize("expansion", [False, True])
def test_the_example_of_a_count_adds_up(expansion: bool) -> None:
    page = rules_page(ChikyuOptions(4, expansion))
    (example,) = [part for part in walk(page) if isinstance(part, CountExample)]
    piles, colours = sum(worth for _cards, worth in PILES), sum(example.lit)
    kinds = {card.kind for cards, _worth in PILES for card in cards}
    assert colours == len(kinds) + 1, "two crabs are two colours"
    assert any(f"{piles} + {colours} = {piles + colours}" in text for text in texts(page))


@pytest.mark.parametrize("options", TABLES)
def test_the_example_of_a_hold_is_over_in_one_column(options: ChikyuOptions) -> None:
    (example,) = [part for part in walk(rules_page(options)) if isinstance(part, HoldExample)]
    assert sum(example.figures.is_over(kind) for kind in options.kinds) == 1


def test_house_rules_are_marked_and_the_source_is_told() -> None:
    page = rules_page(ChikyuOptions())
    house = [part.words.text for part in walk(page) if isinstance(part, HouseRule)]
    others = " ".join(text for text in texts(page) if text not in house)
    for ours in ("never win", "looked up anew", "below 0", "there first", "left over", "dropped"):
        assert any(ours in text for text in house), ours
        assert ours not in others
    assert "fragment" in others


def test_every_rule_of_this_house_is_on_the_page_with_a_gable() -> None:
    page = rules_page(ChikyuOptions(expansion=True))
    marked = {part.words.text for part in walk(page) if isinstance(part, HouseRule)}
    assert set(HOUSE_RULES.values()) <= marked
    assert len(marked - set(HOUSE_RULES.values())) == 2, "what a gable means, at both ends"


def test_nobody_is_named_as_its_author() -> None:
    assert CHIKYU.credit == ""
    assert any(
        "its author and its deck are lost" in text for text in texts(rules_page(ChikyuOptions()))
    )


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_page_can_be_laid_out_in_the_smallest_window(
    options: ChikyuOptions, scale: float
) -> None:
    look = Look(Theme.for_window((960, 540), Comfort(text_scale=scale)), Typesetter())
    width, height = rules_page(options).natural(look, 880)
    assert width <= 880
    assert height > 540


def test_what_is_set_aside_is_told_only_where_there_is_something() -> None:
    told = CHIKYU.teller.in_one_breath
    assert "2 are set aside unseen." in told(ChikyuOptions(4))
    assert "set aside" not in told(ChikyuOptions(3))


def test_the_page_names_no_kind_that_the_rules_do_not_know() -> None:
    titles = {kind.title for kind in KINDS}
    page = rules_page(ChikyuOptions(5, expansion=True))
    assert {part.title.text for part in walk(page) if isinstance(part, KindRule)} == titles
