from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.anim import easing
from scenes.anim.easing import out_quad
from scenes.anim.timeline import (
    Call,
    Cue,
    Timeline,
    Tween,
    Wait,
    animate,
    delay,
    parallel,
    sequence,
    stagger,
)
from scenes.anim.timings import Motion, Speed
from scenes.anim.tween import Glide, arc_point

EASES = [
    easing.linear,
    easing.out_quad,
    easing.out_cubic,
    easing.in_cubic,
    easing.in_out_sine,
    easing.in_out_cubic,
    easing.out_back,
]
State = dict[str, float]


def spread(state: State, plan: list[tuple[str, float, float, float]]) -> Cue:
    """Tweens of named numbers, each after a delay, all side by side."""

    def move(name: str, wait: float, seconds: float, end: float) -> Cue:
        def apply(value: float) -> None:
            state[name] = value

        return delay(wait, animate(apply, 0.0, end, seconds))

    return parallel(*(move(*each) for each in plan))


plans = st.lists(
    st.tuples(
        st.sampled_from("abc"),
        st.sampled_from([0.0, 0.1, 0.25]),
        st.sampled_from([0.0, 0.2, 0.5]),
        st.sampled_from([1.0, 2.0, 3.0]),
    ),
    min_size=1,
    max_size=6,
)


@given(plans, st.integers(0, 20))
def test_skipping_at_any_moment_ends_as_playing_does(
    plan: list[tuple[str, float, float, float]], frames: int
) -> None:
    played: State = {}
    skipped: State = {}
    patient, hasty = Timeline(), Timeline()
    patient.play(spread(played, plan))
    hasty.play(spread(skipped, plan))
    for _ in range(100):
        patient.update(1 / 60)
    for _ in range(frames):
        hasty.update(1 / 60)
    hasty.skip()
    assert skipped == played
    assert hasty.idle
    assert patient.idle


def test_skip_runs_calls_in_the_order_of_their_moments() -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.play(
        parallel(
            sequence(Wait(0.5), Call(lambda: heard.append("late"))),
            sequence(Wait(0.1), Call(lambda: heard.append("early"))),
        )
    )
    timeline.play(Call(lambda: heard.append("after")))
    timeline.skip()
    assert heard == ["early", "late", "after"]


def test_skip_finishes_what_a_call_adds_on_the_way() -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.play(
        Call(lambda: timeline.play(sequence(Wait(1), Call(lambda: heard.append("added")))))
    )
    timeline.skip()
    assert heard == ["added"]


def test_sequence_starts_the_next_cue_where_the_last_one_ended() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.play(sequence(Wait(0.1), Tween(seen.append, 1.0)))
    timeline.update(0.35)
    assert seen == [pytest.approx(0.25)]


def test_stagger_spaces_its_cues() -> None:
    heard: list[int] = []
    timeline = Timeline()
    timeline.play(stagger(0.1, [Call(partial(heard.append, number)) for number in range(4)]))
    timeline.update(0.15)
    assert heard == [0, 1]


def test_joined_cue_plays_beside_the_queue_and_played_cue_after_it() -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.play(Wait(1.0))
    timeline.play(Call(lambda: heard.append("queued")))
    timeline.join(Call(lambda: heard.append("joined")))
    timeline.update(0.5)
    assert heard == ["joined"]
    timeline.update(0.6)
    assert heard == ["joined", "queued"]


def test_instant_speed_finishes_in_one_update_of_no_time() -> None:
    seen: list[float] = []
    timeline = Timeline(Speed.INSTANT.value)
    timeline.play(Tween(seen.append, 5.0))
    timeline.update(0.0)
    assert seen == [1.0]


def test_speed_divides_the_time_taken() -> None:
    timeline = Timeline(Speed.FAST.value)
    timeline.play(Wait(1.8))
    timeline.update(0.99)
    assert not timeline.idle
    timeline.update(0.02)
    assert timeline.idle


def test_idle_timeline_asks_for_no_redraw() -> None:
    assert not Timeline().update(1.0)


@pytest.mark.parametrize("ease", EASES)
def test_every_ease_starts_at_rest_and_arrives(ease: easing.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


@pytest.mark.parametrize("ease", EASES)
def test_nothing_overshoots_twice(ease: easing.Ease) -> None:
    values = [ease(step / 200) for step in range(201)]
    over = [value > 1 + 1e-9 for value in values]
    assert sum(a != b for a, b in pairwise(over)) <= 2


def test_reduced_motion_cuts_travel_but_not_below_what_it_was() -> None:
    calm = Motion(reduced=True)
    assert calm.moving(0.4) < 0.4
    assert calm.moving(0.05) == 0.05
    assert Motion().moving(0.4) == 0.4


def test_glide_reaches_its_target_exactly_and_then_rests() -> None:
    glide = Glide(0.0)
    glide.to(10.0, 0.3, out_quad)
    moves = [glide.update(0.1) for _ in range(5)]
    assert glide.value == 10.0
    assert moves[-1] is False


def test_glide_turns_round_from_where_it_is() -> None:
    glide = Glide(0.0)
    glide.to(10.0, 1.0)
    glide.update(0.5)
    halfway = glide.value
    glide.to(0.0, 1.0)
    glide.update(0.001)
    assert 0 < halfway - glide.value < 0.1


def test_glide_without_time_jumps() -> None:
    glide = Glide(1.0)
    glide.to(2.0, 0.0)
    assert glide.value == 2.0


def test_arc_touches_both_ends_and_rises_between() -> None:
    assert arc_point((0, 0), (10, 0), 0.0, 5) == (0, 0)
    assert arc_point((0, 0), (10, 0), 1.0, 5) == (10, 0)
    assert arc_point((0, 0), (10, 0), 0.5, 5) == (5, -5)
