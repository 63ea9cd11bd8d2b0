"""The terminal game, played through the real command line by scripted people."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.ai.advice import Advice, Hint
from game.ai.five211.coaching.coach_reasons import SPARE
from game.app.saving.archive import newest_game
from game.app.saving.running import look_around
from game.app.saving.saves import SavedGame, read_save, write_save
from game.app.seals import short_seal
from game.cli.terminal.console import BLANK_LINES, Console, InputEnded
from game.cli.terminal.text_game import hint_lines
from game.core.match import AnyMatch, Match
from game.core.seats import PUBLIC
from game.core.sentences import Phrase, Somebody
from game.kits.five211.kit import FIVE211
from game.kits.five211.phrases import card_words
from game.kits.set_up import Chair
from game.rules.five211.cards import Card, Colour, card_from_code
from game.rules.five211.moves import play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.app.matches import played
from tests.cli.command import complaint, kododo

CARD = re.compile(r"\b(?:yellow|green|orange|blue|violet) (?:kododo|[2-6])\b")
CLEARED = "\n" * BLANK_LINES
SEED = 11


def first_cards(round_count: int) -> str:
    """One person always plays the first cards of the hand."""
    return "1 2\n1\n1\n" * round_count


def with_curtains(round_count: int, people: int) -> str:
    """Everybody comes to the keyboard, presses Enter and plays their first cards."""
    return "".join(f"\n{choice}\n" * people for choice in ["1 2", "1", "1"] * round_count)


def kept() -> Path:
    """Where the one game is that was played."""
    return newest_game()


def named(cards: tuple[Card, ...]) -> set[str]:
    return {card_words(card) for card in cards}


def test_one_person_plays_a_whole_game_against_bots(kododo_home: Path) -> None:
    result = kododo("text", "--seed", str(SEED), typed=first_cards(6))
    assert (result.returncode, result.stderr) == (0, "")
    assert "The last card is played." in result.stdout
    assert "Game code, for the same deal again: 0008-" in result.stdout
    assert kododo("verify", kept()).returncode == 0


def test_seal_comes_before_the_deal_and_its_secret_after_the_game(kododo_home: Path) -> None:
    output = kododo("text", "--seed", str(SEED), typed=first_cards(6)).stdout
    header = json.loads(kept().read_text(encoding="utf-8"))["log"]
    over = output.index("The last card is played.")
    assert output.index(short_seal(header["seal"])) < output.index("The cards are shuffled")
    assert output.index(header["salt"]) > over
    assert output.index(f"Seed {SEED}") > over


def test_same_code_deals_the_same_hand() -> None:
    arguments = ["text", "--code", "0008-0000-3nqk-8nnr"]
    hands = [re.findall(r"^\d: .*$", kododo(*arguments).stdout, re.MULTILINE) for _ in range(2)]
    assert hands[0] == hands[1]
    assert len(hands[0]) == 5


def test_no_segment_of_the_screen_shows_a_card_that_its_reader_may_not_see() -> None:
    """Follows a whole two-person game beside the screen and compares every card in sight."""
    output = kododo(
        "text", "--people", "Ana,Ben", "--seed", str(SEED), typed=with_curtains(11, 2)
    ).stdout
    match: AnyMatch = Match.start(Five211(), Five211Options(2), SEED)
    match.deal()
    secrets_near = 0
    pieces = re.split(r"Pass to (\w+), press Enter\.[^\n]*\n", output)
    assert set(CARD.findall(pieces[0])) == set()
    for name, piece in zip(pieces[1::2], pieces[2::2], strict=True):
        seat = ("Ana", "Ben").index(name)
        private, cleared, public = piece.partition(CLEARED)
        assert cleared
        view, other = match.view(seat), match.view(1 - seat)
        assert set(CARD.findall(private)) == named(view.hand)
        secrets_near += bool(named(other.hand) - named(view.hand))
        match.play(seat, play_of(view.hand[: view.cards_needed]))
        shown = {card for row in match.view(PUBLIC).rows for card in row}
        shown |= {card for each in match.view(PUBLIC).records for row in each.rows for card in row}
        assert set(CARD.findall(public)) <= named(tuple(shown))
    assert match.outcome is not None
    assert secrets_near == 66, "the other hand always held something that must not be seen"


def test_person_may_take_a_choice_back_before_the_next_one_looks() -> None:
    typed = "\n1 2\nback\n\n3 4\n\n1 2\n"
    output = kododo("text", "--people", "Ana,Ben", "--seed", str(SEED), typed=typed).stdout
    match: AnyMatch = Match.start(Five211(), Five211Options(2), SEED)
    match.deal()
    hand = match.view(0).hand
    played = next(line for line in output.splitlines() if line.startswith("Ana: "))
    assert set(CARD.findall(played.partition("Ben")[0])) == named(hand[2:4])
    assert "Ana takes the choice back." in output


def test_taking_back_shows_no_hand_before_the_curtain() -> None:
    typed = "\n1 2\nback\n"
    output = kododo("text", "--people", "Ana,Ben", "--seed", str(SEED), typed=typed).stdout
    assert not CARD.findall(output.partition(CLEARED)[2])


def test_game_is_kept_on_leaving_and_goes_on_with_locked_seats(kododo_home: Path) -> None:
    start = kododo("text", "--people", "Ana,Ben,Cem", "--seed", "5", typed="\n1 2\n\n1 3\nquit\n")
    assert "go on with: kododo text --resume" in start.stdout
    saved = read_save(kept()).match
    assert FIVE211.own(saved).view(PUBLIC).locked == (True, True, False)
    resumed = kododo("text", "--resume", typed="\n2 3\n")
    assert re.findall(r"Pass to (\w+),", resumed.stdout)[:2] == ["Cem", "Ana"]
    assert "Cem: " in resumed.stdout


def test_resumed_game_ends_like_one_without_a_break(kododo_home: Path) -> None:
    whole = kododo("text", "--seed", "7", typed=first_cards(6)).stdout
    kododo("text", "--seed", "7", typed="1 2\n1\nquit\n")
    resumed = kododo("text", "--resume", typed="1\n" + first_cards(5)).stdout
    ending = whole[whole.index("The last card is played.") : whole.index("Seed 7")]
    assert ending in resumed


def test_broken_game_falls_back_to_one_step_earlier(kododo_home: Path) -> None:
    kododo("text", "--seed", "7", typed="1 2\n1\nquit\n")
    kept().write_text("{", encoding="utf-8")
    result = kododo("text", "--resume", typed="quit\n")
    assert result.returncode == 0
    assert "an earlier save takes its place" in result.stdout.splitlines()[0]


def test_new_game_does_not_cost_the_one_that_was_waiting(kododo_home: Path) -> None:
    kododo("text", "--seed", "7", typed="1 2\nquit\n")
    result = kododo("text", "--seed", "8", typed="quit\n")
    assert result.returncode == 0
    assert {each.saved.match.log.header.seed for each in look_around().waiting} == {7, 8}


def test_nothing_to_resume_is_one_sentence() -> None:
    result = kododo("text", "--resume")
    assert result.returncode == 1
    assert complaint(result).startswith("No game waits")


def test_save_with_an_unknown_bot_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    chairs = (Chair("Ana", "person"), Chair("Zed", "fox", "fox", "wizard"))
    write_save(path, SavedGame(played(1, 3, seats=2), chairs, ""))
    result = kododo("text", "--load", path)
    assert result.returncode == 1
    assert complaint(result) == "Zed is a player that this version does not know."


def test_two_bots_of_one_kind_have_different_names() -> None:
    output = kododo("text", "--bots", "owl,child:owl", typed="quit\n").stdout
    assert output.splitlines()[0] == "Players: Player, Shoco, Shoco 2."


def test_finished_game_is_not_resumed() -> None:
    kododo("text", "--seed", "7", typed=first_cards(6))
    assert complaint(kododo("text", "--resume")).startswith("No game waits")
    assert "This game is over" in complaint(kododo("text", "--load", kept()))


def test_end_of_the_input_is_a_clean_end() -> None:
    result = kododo("text")
    assert (result.returncode, result.stderr) == (0, "")


def test_wrong_answers_are_explained_and_cost_nothing() -> None:
    typed = "9 9\n1\n1 1\nx y\n\nback\n1 2 3\n17\n345\n1 2\nfull\nsince\n"
    output = kododo("text", "--seed", "7", typed=typed).stdout
    assert "There is no card 9: count from 1 to 5." in output
    assert "There is no card 17: count from 1 to 5." in output
    assert output.count("That was 1 card; this turn takes 2.") == 1
    assert output.count("Those were 3 cards; this turn takes 2.") == 2
    assert output.count("'x y' is not a command here.") == 1
    assert "Choose different cards." in output
    assert "You have not locked anything yet." in output
    assert output.count("Player plays ") == 1
    assert output.count("Everything is said.") == 1


def test_what_was_said_can_be_asked_for_again() -> None:
    match: AnyMatch = Match.start(Five211(), Five211Options(4), 7)
    match.deal()
    green = " and ".join(card_words(card) for card in match.view(0).hand[:2])
    typed = f"{green.replace(' and ', ', ')}\nsince\nlast\nagain\nhand\npoints\nseal\n"
    output = kododo("text", "--seed", "7", typed=typed).stdout
    played = next(line for line in output.splitlines() if line.startswith("Player plays "))
    assert set(CARD.findall(played)) == set(green.split(" and "))
    assert output.count("Shoco plays ") >= 1
    assert output.count("You hold ") == 2, "at the question, and again"
    assert output.count("\n1: ") == 2, "at the first question, and as the hand"
    assert "On the table: " in output
    assert re.search(r"^Seal of the shuffle: [0-9a-f]{64}$", output, re.MULTILINE)


@pytest.mark.parametrize("answer", ["1 2", "12", "{0}, {1}", "{0} {1}", "{0} {1}".upper()])
def test_cards_are_named_or_numbered(answer: str) -> None:
    match: AnyMatch = Match.start(Five211(), Five211Options(2), SEED)
    match.deal()
    view = FIVE211.own(match).view(0)
    names = [card_words(card) for card in view.hand]
    read = FIVE211.terminal.read(view, answer.format(*names), ("Ana", "Ben"))
    assert read == play_of(view.hand[:2])


def dealt(seed: int) -> Any:
    match: AnyMatch = Match.start(Five211(), Five211Options(2), seed)
    match.deal()
    return FIVE211.own(match)


def test_two_alike_are_named_at_once() -> None:
    views = (dealt(seed).view(0) for seed in range(200))
    view = next(view for view in views if any(view.hand.count(card) == 2 for card in view.hand))
    alike = next(card for card in view.hand if view.hand.count(card) == 2)
    twice = [alike, alike]
    words = f"two {card_words(twice[0])}"
    assert words in FIVE211.terminal.brief(view, ("Ana", "Ben"))[-1]
    assert FIVE211.terminal.read(view, words, ("Ana", "Ben")) == play_of(twice)


def test_help_rules_table_and_log_answer_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    typed = f"12\nhelp\nrules\ntable\nlog\nsave {copy}\nsave {tmp_path}\n"
    output = kododo("text", "--seed", "7", typed=typed).stdout
    assert "Type your cards, such as green 4, or their numbers" in output
    assert "every colour with 7 or more cards is bust" in output
    assert output.count("Shoco plays ") == 1
    assert f"Saved as {copy}." in output
    assert f"{tmp_path} is a folder" in output
    assert len(read_save(copy).match.log.entries) == 8


def test_closed_piles_hide_the_points_of_others() -> None:
    output = kododo("text", "--seed", "7", "--closed", typed=first_cards(2) + "points\n").stdout
    assert re.search(r"^Points: Player \d+\.$", output, re.MULTILINE)
    assert not re.search(r"Shoco now has", output)


def test_game_goes_on_when_nothing_can_be_saved(kododo_home: Path) -> None:
    (kododo_home / "saves").write_text("a file where the folder should be")
    result = kododo("text", "--seed", "7", typed=first_cards(6))
    assert result.returncode == 0
    assert result.stdout.count(str(kododo_home)) == 1
    assert "The game is not saved. Press Enter to try again" in result.stdout
    assert "The last card is played." in result.stdout
    assert "kododo verify" not in result.stdout


def test_odd_letters_in_the_input_do_no_harm() -> None:
    result = kododo("text", "--people", "Zoë \N{LIZARD}", typed="\x00\x1b[A\n\N{LIZARD}\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")


def test_question_without_an_answer_ends_the_input() -> None:
    with pytest.raises(InputEnded):
        Console(io.StringIO(), io.StringIO()).ask("Cards?")


def test_unknown_word_says_what_can_be_typed() -> None:
    output = kododo("text", "--seed", str(SEED), typed="undo\nquit\n").stdout
    assert "'undo' is not a command here. Type card numbers, or: help" in output


def test_hint_names_a_play_and_a_reason_and_is_marked_in_the_record(kododo_home: Path) -> None:
    output = kododo("text", "--seed", str(SEED), typed="hint\nhint\nquit\n").stdout
    plays = re.findall(r"A good play: (.+)\.\n(.+\.)", output)
    assert len(plays) == 2
    assert plays[0] == plays[1]
    assert len(CARD.findall(plays[0][0])) == 2
    assert [mark.seat for mark in read_save(kept()).hints] == [0]


def test_a_hint_names_rivals_and_what_is_as_good() -> None:
    plays = [play_of((card_from_code(code),)) for code in ("y2", "g3", "b4", "v5")]
    ranking = tuple(Advice(play, (), 1.0, 1.0, 0.5) for play in plays)
    reason = Phrase(SPARE, {"colour": Colour.VIOLET, "rival": (Somebody(1),)})
    assert hint_lines(Hint(ranking, reason, 3), FIVE211.teller, None, ("Ana", "Ben")) == [
        "A good play: yellow 2.",
        "It gives nothing to violet, led by Ben.",
        "As good: green 3 and blue 4.",
    ]
    assert len(hint_lines(Hint(ranking, reason), FIVE211.teller, None, ("Ana", "Ben"))) == 2


def test_finished_game_is_kept_and_the_command_names_it(kododo_home: Path) -> None:
    output = kododo("text", "--seed", str(SEED), typed=first_cards(6)).stdout
    (path,) = (kododo_home / "saves" / "finished").iterdir()
    assert f"Check it with: kododo verify {path}" in output


@pytest.mark.parametrize(
    ("words", "times"), [("--ten-seconds", 1), ("--stress", 1), ("--chaos", 0)]
)
def test_where_time_counts_it_is_told_once_how(words: str, times: int) -> None:
    result = kododo("text", "--game", "DuCo", words, typed="M16 0\nM16 1\nP13 0\nP13 1\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("No clock runs in a terminal") == times
