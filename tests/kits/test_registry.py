"""Claims about the kit of every game, whichever it is."""

import json
from dataclasses import replace
from gettext import NullTranslations
from itertools import product

import pytest

from game.ai.advice import think_through
from game.ai.bot import decide
from game.ai.characters import CHARACTERS
from game.ai.ladder import Level
from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.core import words
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.kit import AnyKit
from game.kits.registry import KITS, UnknownGame, kit_by_key, titles
from game.kits.set_up import Chair, HouseRules
from tests.games import EVERY_KIT, NAMES, begun


def test_a_game_without_a_kit_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"This version does not know the game 'chess'\."):
        kit_by_key("chess")


def test_the_registry_calls_every_game_by_the_key_and_the_title_of_its_kit() -> None:
    assert {kit.key: kit.title for kit in KITS.values()} == titles()
    assert all(kit.key == key for key, kit in KITS.items())


@EVERY_KIT
def test_every_option_but_the_seats_has_words_for_every_answer(kit: AnyKit) -> None:
    fields = {field.name: field for field in kit.rules.option_spec.fields}
    assert set(fields) - {"seats"} == set(kit.option_words)
    for name, option in kit.option_words.items():
        assert tuple(option.answers) == fields[name].values
        assert all(kit.teller.phrase(answer) for answer in option.answers.values())
        assert all(flag.value in fields[name].values for flag in option.flags)


@EVERY_KIT
def test_every_event_of_a_whole_match_is_told_in_whole_sentences(kit: AnyKit) -> None:
    for seats in kit.seat_counts:
        match = begun(kit, seats)
        narrator = Narrator.of(match, NAMES[:seats])
        told = list(narrator.tell_replay(Replay(match.rules, match.log), PUBLIC))
        assert any(each.heads for each in told)
        assert all(each.text.endswith(".") and "{" not in each.text for each in told)
        assert match.outcome is not None
        assert told[-1].text == narrator.tell_outcome(match.outcome)[-1]


@EVERY_KIT
def test_the_terminal_shows_and_asks_and_refuses_nonsense(kit: AnyKit) -> None:
    seats = kit.seat_counts[0]
    match = begun(kit, seats, moves=2)
    view = match.view(min(match.to_act()))
    names = NAMES[:seats]
    for lines in (kit.terminal.situation(view, names), kit.terminal.news(view, names)):
        assert all(line and "{" not in line for line in lines)
    assert kit.terminal.question(view).endswith(":")
    assert isinstance(kit.terminal.read(view, "what?", names), str)
    assert kit.terminal.take_back(view) is None, "nothing is locked yet"


@EVERY_KIT
def test_every_character_plays_every_level_and_is_described(kit: AnyKit) -> None:
    match = begun(kit, kit.seat_counts[0], moves=1)
    view = match.view(min(match.to_act()))
    for character, level in product(CHARACTERS, Level):
        assert kit.bots.make(character, level).name == f"{level.value}:{character.key}"
        assert kit.bots.levels[level]
        assert kit.bots.characters[character.key]
    assert decide(kit.bots.bot("guest").think(view, Rng(1, "kits"))) in view.legal


@EVERY_KIT
def test_a_coach_ranks_all_moves_and_says_why(kit: AnyKit) -> None:
    if kit.coach is None:
        pytest.skip("nobody gives hints in this game")
    match = begun(kit, kit.seat_counts[0], moves=1)
    view = match.view(min(match.to_act()))
    hint = think_through(kit.coach.begin(view, Rng(1, "kits")))
    assert {advice.move for advice in hint.ranking} == set(view.legal)
    assert kit.teller.move(hint.ranking[0].move)
    assert "{" not in kit.teller.phrase(hint.reason)


@EVERY_KIT
def test_a_view_becomes_plain_values_that_json_can_hold(kit: AnyKit) -> None:
    for seats in kit.seat_counts:
        record = kit.players.view_record(begun(kit, seats, moves=20).view(0))
        assert json.loads(json.dumps(record)) == record


@EVERY_KIT
def test_the_course_of_the_points_ends_with_the_standings(kit: AnyKit) -> None:
    match = begun(kit, max(kit.seat_counts))
    outcome, course = match.outcome, kit.results.course(match.view(PUBLIC))
    assert outcome is not None
    ends = {seat: line[-1] for seat, line in enumerate(course.points)}
    assert ends == {standing.seat: standing.points for standing in outcome.standings}
    assert kit.results.reason(outcome, match.options)


@EVERY_KIT
def test_a_match_of_another_game_is_not_taken_for_one_of_this(kit: AnyKit) -> None:
    match = begun(kit, kit.seat_counts[0], moves=1)
    assert kit.own(match) is match
    match.rules = type("Other", (), {"key": "other"})()
    with pytest.raises(ValueError, match="a match of other"):
        kit.own(match)


@EVERY_KIT
def test_words_are_looked_up_when_they_are_shown(kit: AnyKit) -> None:
    class Shouting(NullTranslations):
        def gettext(self, message: str) -> str:
            return "? " + message

    rules = kit.teller.rules(kit.options_with({}))
    words.install(Shouting())
    try:
        assert kit.teller.rules(kit.options_with({})) == [f"? {line}" for line in rules]
    finally:
        words.install(NullTranslations())


@EVERY_KIT
def test_the_usual_table_can_be_laid(kit: AnyKit) -> None:
    assert kit.usual.game == kit.key
    assert kit.options_with(kit.usual.option_values).seats == len(kit.usual.chairs)
    assert kit.fitting(None) == kit.fitting(kit.usual) == kit.usual


@EVERY_KIT
def test_a_remembered_table_is_laid_as_far_as_the_game_knows_it(kit: AnyKit) -> None:
    person = Chair("Ana", "sun hat")
    crowd = replace(kit.usual, chairs=(person,) * 11)
    assert kit.fitting(crowd) == kit.usual
    rules = HouseRules(hints=False)
    strange = replace(kit.usual, options={"weather": "storm"}, house_rules=rules)
    assert kit.fitting(strange) == replace(kit.usual, house_rules=rules)


@EVERY_KIT
def test_a_set_up_can_be_a_key_and_equal_ones_are_one(kit: AnyKit) -> None:
    usual = kit.usual
    again = replace(usual, options=dict(usual.options))
    assert len({usual, again}) == 1
