"""What a set-up makes of its answers, before anything is drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadCode
from scenes.screens.setup.draft import Draft
from tests.set_ups import set_up_of


def test_equal_names_are_told_apart() -> None:
    draft = Draft.of(set_up_of()).with_name(0, "shoco").with_fair_names()
    assert [chair.name for chair in draft.chairs[:2]] == ["shoco", "Shoco 2"]


def test_missing_name_becomes_a_usual_one() -> None:
    draft = Draft.of(set_up_of()).with_name(0, "  ").with_name(1, "")
    assert [chair.name for chair in draft.set_up.chairs[:2]] == ["Player 1", "Shoco"]


def test_another_character_brings_its_own_name_unless_it_was_renamed() -> None:
    draft = Draft.of(set_up_of())
    assert draft.with_face(1, "donkey").chairs[1].name == "Buriku"
    assert draft.with_name(1, "Otto").with_face(1, "donkey").chairs[1].name == "Otto"


def test_code_of_another_length_is_refused() -> None:
    with pytest.raises(BadCode, match="16 or 24"):
        Draft.of(set_up_of()).with_code("ABC")


@given(
    st.lists(
        st.tuples(st.integers(0, 4), st.sampled_from(["", "Ana", "ana", "Shoco", "Ana 2", "  "])),
        max_size=12,
    )
)
def test_names_of_a_set_up_always_differ(changes: list[tuple[int, str]]) -> None:
    draft = Draft.of(set_up_of()).with_answer("seats", 5)
    for seat, name in changes:
        draft = draft.with_name(seat, name)
    names = [chair.name.casefold() for chair in draft.set_up.chairs]
    assert len(set(names)) == 5
    assert all(names)
