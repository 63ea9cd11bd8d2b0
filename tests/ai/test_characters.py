import re

from game.ai.characters import CHARACTERS, Occasion, Style, character_by_key
from game.ai.five211.situation import situation_of
from game.ai.five211.style import delight, liking
from game.ai.five211.tables import KEYS, KODODO, WORTHS
from game.rules.five211.options import Five211Options
from tests.ai.tables import cards, table_after

SITUATION = situation_of(table_after(1, Five211Options(4)).view(0))


def test_there_are_at_least_six_characters_with_names_of_their_own() -> None:
    assert len(CHARACTERS) >= 6
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS)
    assert all(character_by_key(character.key) is character for character in CHARACTERS)


def test_everybody_has_something_to_say_on_every_occasion() -> None:
    for character in CHARACTERS:
        assert set(character.talk) == set(Occasion)
        assert all(character.talk.values())


def test_talk_names_no_colour_and_no_number() -> None:
    telling = re.compile(r"\d|yellow|green|orange|blue|violet", re.IGNORECASE)
    lines = [line for each in CHARACTERS for lines in each.talk.values() for line in lines]
    assert not [line for line in lines if telling.search(line)]


def test_no_two_characters_like_the_same() -> None:
    assert len({character.style for character in CHARACTERS}) == len(CHARACTERS)


def test_a_calm_player_likes_all_plays_alike() -> None:
    assert {liking(Style(), SITUATION, [card]) for card in SITUATION.hand} == {0.0}


def test_a_miser_dislikes_to_part_with_high_cards() -> None:
    six, two = (card.index for card in cards("y6 y2"))
    miser = Style(thrift=0.5)
    assert liking(miser, SITUATION, [six]) < liking(miser, SITUATION, [two])


def test_a_saboteur_delights_in_every_colour_over_the_limit() -> None:
    bust = KEYS[1] * 7 + KEYS[7] * 8
    assert delight(Style(bust=1.0), bust, 0, 0, limit=7) == 2.0
    assert delight(Style(bust=1.0), KEYS[1] * 6, 0, 0, limit=7) == 0.0


def test_a_lizard_keeper_delights_in_a_kododo_round() -> None:
    assert delight(Style(kododo=2.0), 0, KODODO, 0, limit=7) == 2.0
    assert delight(Style(kododo=2.0), 0, 0, 0, limit=7) == 0.0


def test_a_gambler_delights_in_a_great_round_only() -> None:
    gambler = Style(daring=1.0)
    assert delight(gambler, 0, 0, WORTHS[5] + WORTHS[4], limit=7) > 0
    assert delight(gambler, 0, 0, WORTHS[1], limit=7) == 0
