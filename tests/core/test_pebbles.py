"""What only the tests' own games ask of the core: refusals, clashes, grades."""

import pytest

from game.app import codes
from game.core.errors import BadCode, IllegalMove
from game.core.match import AnyMatch
from game.core.outcome import Grade
from game.core.seats import PUBLIC
from game.kits import registry
from tests.pebbles.game import COLOURS, Lay
from tests.pebbles.hurried import HURRIED
from tests.strategies import play_out, start_match

RULES = HURRIED.rules
SPEC = RULES.option_spec


def table(seed: int = 1, **values: int | str) -> AnyMatch:
    return start_match(RULES, SPEC.defaults() | values, seed)


def refused(match: AnyMatch, seat: int, move: Lay) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    return str(error.value)


def must_follow() -> tuple[AnyMatch, int, str, str]:
    """A table at which a seat holds cards that follow and one that does not."""
    for seed in range(99):
        match = table(seed)
        [seat] = match.to_act()
        match.play(seat, match.legal_moves(seat)[0])
        [seat] = match.to_act()
        known = match.view(seat).known
        colour = known.laid[-1][0]
        other = [card for card in known.hands[seat] if card[0] != colour]
        following = [card for card in known.hands[seat] if card[0] == colour]
        if other and following:
            return match, seat, other[0], following[0]
    raise AssertionError("no such table")


def test_a_refused_move_says_what_the_rule_wants() -> None:
    match, seat, other, following = must_follow()
    colour = COLOURS[following[0]]
    assert refused(match, seat, Lay(other)) == f"You must follow {colour}."
    elsewhere = match.view(PUBLIC).known.laid[0]
    assert refused(match, seat, Lay(elsewhere)) == "You do not hold this card."
    assert refused(match, (seat + 1) % 3, Lay(other)) == "It is not your turn."


def test_set_up_is_offered_only_what_goes_together() -> None:
    hurried = SPEC.defaults() | {"clock": "on"}
    assert SPEC.choices("seats", hurried) == (2, 3)
    assert SPEC.choices("follow", hurried) == ("must",)
    assert SPEC.choices("clock", SPEC.defaults() | {"seats": 1}) == ("off",)
    assert SPEC.problem(hurried | {"seats": 1}) == "Nobody hurries who plays alone."


def test_a_code_whose_options_clash_is_refused_with_the_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._ENTRIES, HURRIED.key, (HURRIED.title, lambda: HURRIED))
    good, bad = SPEC.defaults(), SPEC.defaults() | {"clock": "on", "seats": 1}
    assert codes.read_code(codes.write_code(RULES, good, 8)).options == good
    with pytest.raises(BadCode, match=r"Nobody hurries who plays alone\."):
        codes.read_code(codes.write_code(RULES, bad, 8))


def test_who_plays_alone_is_graded_by_the_points() -> None:
    grades = set()
    for seed in range(30):
        match = table(seed, seats=1)
        play_out(match, seed)
        assert match.outcome is not None
        [standing] = match.outcome.standings
        assert match.outcome.grade == Grade(min(standing.points, Grade.EXPERT))
        grades.add(match.outcome.grade)
    assert len(grades) > 1


@pytest.mark.parametrize(
    ("values", "keep", "fitted"),
    [
        ((3, "may", "off"), "follow", (3, "may", "off")),
        ((3, "may", "on"), "clock", (3, "must", "on")),
        ((1, "must", "on"), "clock", (2, "must", "on")),
        ((1, "must", "on"), "seats", (1, "must", "off")),
        ((1, "may", "on"), "clock", (2, "must", "on")),
    ],
)
def test_as_little_as_possible_gives_way_to_a_new_answer(
    values: tuple[int, str, str], keep: str, fitted: tuple[int, str, str]
) -> None:
    names = ("seats", "follow", "clock")
    found = SPEC.fitted(dict(zip(names, values, strict=True)), (keep,))
    assert found == dict(zip(names, fitted, strict=True))
