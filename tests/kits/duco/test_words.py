"""Places, tiles, moves and events of DuCo in words, and typed answers as moves."""

import re
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.looking_back.review_words import ReviewTeller
from game.app.looking_back.transcript import Narrator
from game.app.saving.saves import SavedGame
from game.core.match import SomeMatch
from game.core.options import OptionValue
from game.core.outcome import EndReason, rank_seats
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.duco.answers import tiles_held
from game.kits.duco.kit import DUCO
from game.kits.duco.phrases import (
    face_words,
    house_words,
    place_code,
    place_words,
    read_place,
    tile_name,
)
from game.kits.set_up import USUAL_CHAIRS
from game.kits.teller import Cast
from game.review.decisions import Decision, ValuedMove
from game.rules.duco.legal import tiles_to_lay
from game.rules.duco.moves import Grow, Lay, Rearrange
from game.rules.duco.town.houses import House, HouseColour, HouseSign
from game.rules.duco.town.tiles import TILES
from tests.ai.duco.tables import mid_game, mid_view
from tests.ai.duco.test_bots import MODES
from tests.rules.duco.test_rectangle import before_rectangle

Answers = dict[str, OptionValue]
NAMES = ("Ana", "Ben", "Cem", "Dua", "Eli")
FAR = st.integers(-70, 70)


@given(FAR, FAR, st.integers(0, 2), st.integers(0, 2))
def test_a_place_is_read_as_it_is_typed(x: int, y: int, right: int, down: int) -> None:
    cell = (x * 3 + right, y * 3 + down)
    assert read_place(place_code(cell)) == cell
    assert read_place(place_code(cell).lower()) == cell


def test_the_first_tile_lies_at_m13() -> None:
    assert place_words((0, 0)) == "M13"
    assert place_words((-3, 6)) == "L15"
    assert place_code((1, 2)) == "M13+1+2"
    assert [read_place(text) for text in ("", "13", "M", "MM13M", "M13+3+0", "?")] == [None] * 6


def test_a_place_between_others_has_a_name_that_people_can_say() -> None:
    assert place_words((2, 0)) == "two houses right of M13"
    assert place_words((0, 1)) == "one house below M13"
    assert place_words((-1, 2)) == "two houses right and two below L13"


def test_houses_are_told_by_colour_and_sign() -> None:
    assert house_words(House(HouseColour.BLUE, HouseSign.MOON)) == "blue moon"
    assert house_words(House(HouseColour.RAINBOW, HouseSign.SAIL, 2)) == "double rainbow sail"
    assert house_words(House(HouseColour.VIOLET, None)) == "violet square"
    assert tile_name(TILES[0]) == "tile 1"
    words = face_words(TILES[0].faces[0])
    assert words.startswith("top ")
    assert "; middle " in words
    assert words.count("orange square") == 1


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_every_event_of_a_match_is_told_in_whole_sentences(answers: Answers) -> None:
    match = mid_game(0, **answers)
    cast = Cast(NAMES[: match.options.seats], match.options)
    rng = Rng(6, "tell")
    told = 0
    for _ in range(25):
        if not match.to_act():
            break
        seat = rng.choice(sorted(match.to_act()))
        for event in match.play(seat, rng.choice(match.legal_moves(seat))):
            for sentence in DUCO.teller.tell(event, cast):
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith(".")
                assert "{" not in sentence
                told += 1
    assert told > 20


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_a_terminal_shows_where_it_stands_and_reads_every_kind_of_move(answers: Answers) -> None:
    match = mid_game(5, **answers)
    view = match.view(min(match.to_act()))
    names = NAMES[: view.options.seats]
    terminal = DUCO.terminal
    assert all(terminal.situation(view, names))
    assert len(terminal.news(view, names)) <= len(terminal.situation(view, names))
    rng = Rng(8, "typed")
    for move in [rng.choice(view.legal) for _ in range(20)]:
        typed = _typed(view, move)
        assert terminal.read(view, typed, names) == move, typed
        assert terminal.read(view, terminal.typed(view, move), names) == move
        tried = terminal.read(view, f"try {typed}", names)
        assert isinstance(tried, str)
        assert tried.endswith(".")


def _typed(view: object, move: object) -> str:
    """How a person would type a move."""
    if isinstance(move, Grow):
        return place_code(move.cell)
    words: list[str] = []
    if isinstance(move, Lay):
        tiles = tiles_to_lay(view.options, view.hands[view.viewer], view.line)  # type: ignore[attr-defined]
        held = [face.tile for face in tiles].index(move.face.tile)
        turns = [tiles[held].turned(quarters) for quarters in range(4)].index(move.face)
        words = [str(held + 1), place_code(move.cell), str(turns)]
    elif isinstance(move, Rearrange):
        if move == Rearrange():
            return "leave"
        if move.swap is not None:
            words = ["swap", *map(place_code, move.swap)]
    turned = getattr(move, "turned", None)
    if turned is not None:
        lying = next(each for each in view.laid if each.face.tile is turned.tile)  # type: ignore[attr-defined]
        quarters = (turned.turn - lying.face.turn) % 4
        words += ["turn", place_code(lying.cell), str(quarters)]
    return " ".join(words)


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("", "where the tile goes"),
        ("hello", "not a place"),
        ("L12 7", "0, 1, 2 or 3"),
        ("9 L12 1", "no such tile"),
        ("L12 1 turn Q20", "no tile to turn"),
        ("look Z99", "no tile at"),
        ("look here", "not a place"),
    ],
)
def test_a_terminal_says_what_is_wrong_with_an_answer(typed: str, part: str) -> None:
    said = DUCO.terminal.read(mid_view(3, seats=2), typed, ())
    assert isinstance(said, str)
    assert part in said


def test_looking_at_a_place_tells_the_tiles_around_it() -> None:
    said = DUCO.terminal.read(mid_view(0, seats=2), "look M13", ())
    assert isinstance(said, str)
    for side in ("Here ", "Above ", "To the right ", "Below ", "To the left "):
        assert side in said


def test_a_choice_of_growth_is_asked_for_by_its_places() -> None:
    table = before_rectangle(4, 5, (3, 6))
    table.play(0, "lay 9n 3,6")
    view = table.rules.view(table.state, 0)
    assert DUCO.terminal.question(view) == "Choose a place for the new tile, N12 and O12:"
    assert DUCO.terminal.read(view, "o12", ()) == Grow((6, -3))


def test_results_name_the_best_tile_and_the_grade_of_who_played_alone() -> None:
    match = mid_game(200, seats=1)
    view, outcome = match.view(PUBLIC), match.outcome
    assert outcome is not None
    assert DUCO.results.reason(outcome, match.options).endswith("modest.")
    lines = DUCO.results.highlights(view, ["Ana"])
    assert lines[0].startswith("Best tile: ")
    assert lines[1].startswith("That took ")
    course = DUCO.results.course(view)
    assert course.points[0][-1] == view.points[0]


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_rules_in_short_fit_the_table(answers: Answers) -> None:
    lines = DUCO.teller.rules(DUCO.options_with(answers))
    assert len(lines) >= 4
    assert all(line.endswith(".") and "{" not in line for line in lines)


def test_commas_between_words_of_an_answer_mean_nothing() -> None:
    view = mid_view(0, mode="corner cluster")
    one = DUCO.terminal.read(view, "swap L12 M12, turn M13, 1", NAMES)
    assert one == DUCO.terminal.read(view, "swap L12 M12 turn M13 1", NAMES)
    assert isinstance(one, Rearrange)


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_examples_of_the_help_are_answers_of_this_table(answers: Answers) -> None:
    view = mid_view(0, **answers)
    told = DUCO.terminal.how_to_move(view)
    examples = re.findall(r": (.*[A-Z]\d+.*)", told)
    assert examples
    for example in examples:
        read = DUCO.terminal.read(view, example, NAMES)
        # "2 L12 1" is for those who hold several tiles, and "L12 1" for the others.
        assert not isinstance(read, str) or "tile" in read, example


@pytest.mark.parametrize("answers", [{"rotation": "on"}, {"mode": "corner cluster"}], ids=str)
def test_a_review_names_a_turned_tile_by_its_place(answers: Answers) -> None:
    match = mid_game(5, seats=2, **answers)
    seat = min(match.to_act())
    view = match.view(seat)
    turning = next(move for move in view.legal if getattr(move, "turned", None) is not None)
    chairs = USUAL_CHAIRS[: view.options.seats]
    saved = SavedGame(cast("SomeMatch", match), chairs, "")
    teller = ReviewTeller(saved, seat, with_numbers=False)
    decision = Decision(
        seat, len(match.log.entries), 0, (ValuedMove(turning, 5_000),), 0, (0,) * len(chairs), 0
    )
    assert teller.move(decision, 0) == DUCO.teller.move(turning, view)
    turned = next(laid for laid in view.laid if laid.face.tile is turning.turned.tile)  # type: ignore[union-attr]
    assert place_code(turned.cell) in teller.move(decision, 0)


@pytest.mark.parametrize(("mode", "words"), [("corner cluster", "2 sets"), ("cross", "2 points")])
def test_the_order_at_the_end_is_told_in_what_was_counted(mode: str, words: str) -> None:
    options = mid_view(0, mode=mode).options
    outcome = rank_seats([2, 1], [0, 0], EndReason.TARGET_REACHED)
    told = Narrator(DUCO, NAMES[:2], options).tell_outcome(outcome)
    assert f"1. Ana: {words}." in told


@pytest.mark.parametrize(
    ("answers", "names"),
    [
        ({}, ["your tile"]),
        ({"tiles": "lineup"}, ["the left tile", "the right tile"]),
        ({"tiles": "three"}, ["your first tile", "your second tile", "your third tile"]),
    ],
    ids=str,
)
def test_a_tile_in_hand_is_called_by_its_place(answers: Answers, names: list[str]) -> None:
    view = mid_view(0, **answers)
    told = [DUCO.teller.move(Lay(held, (0, 3)), view) for held in tiles_held(view)]
    assert told == [f"{name} at M14, as it is" for name in names]


@pytest.mark.parametrize("answers", [{}, {"tiles": "three", "seats": 3}], ids=str)
def test_turns_are_told_from_the_way_the_tile_was_drawn(answers: Answers) -> None:
    view = mid_view(0, **answers)
    held = view.hands[view.viewer][0]
    name = "your first tile" if answers else "your tile"
    turns = ("as it is", "turned once", "turned twice", "turned three times")
    for quarters, words in enumerate(turns):
        move = Lay(held.turned(quarters), (0, 3))
        assert DUCO.teller.move(move, view) == f"{name} at M14, {words}"


@pytest.mark.parametrize("answers", [{}, {"tiles": "lineup"}, {"rotation": "on"}], ids=str)
def test_a_lay_is_never_told_by_another_number_of_turns(answers: Answers) -> None:
    """A choice is named by turns from the way the tile was drawn; no event can know that."""
    match = mid_game(0, seats=2, **answers)
    cast = Cast(NAMES[:2], match.options)
    rng = Rng(7, "turns")
    for _ in range(12):
        seat = min(match.to_act())
        view, move = match.view(seat), rng.choice(match.legal_moves(seat))
        named = DUCO.teller.move(move, view)
        told = [words for each in match.play(seat, move) for words in DUCO.teller.tell(each, cast)]
        turns = [each for words in told for each in re.findall(r"turned \w+|as it is", words)]
        assert all(each in named.partition(" (on the table: ")[2] for each in turns), (named, told)
