"""Claims about the order of cues that end at the same moment."""

from scenes.anim.timeline import Call, Timeline, Wait, delay, parallel, sequence


def test_what_follows_a_group_comes_last_however_its_seconds_are_summed() -> None:
    """0.1 + 0.2 is more than 0.3 in floating point, but not on a stage."""
    told: list[str] = []
    late = delay(0.1, sequence(Wait(0.2), Call(lambda: told.append("part"))))
    whole = parallel(late, Wait(0.3))
    timeline = Timeline()
    timeline.play(sequence(Wait(0.7), whole, Call(lambda: told.append("end"))))
    for _ in range(200):
        timeline.update(0.01)
    assert told == ["part", "end"]
