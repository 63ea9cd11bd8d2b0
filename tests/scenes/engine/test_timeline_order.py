"""Claims about the order of cues that end at the same moment."""

from scenes.anim.timeline import Call, Timeline, Wait, delay, parallel, sequence


def test_what_follows_a_group_comes_last_however_its_seconds_are_summed() -> None:
    """Sums of the same parts differ in the last bit; the order of a story must not."""
    for ripples in range(1, 40):
        told: list[str] = []
        part = sequence(Wait(0.38), Call(lambda told=told: told.append("part")))  # type: ignore[misc]
        group = parallel(Wait(0.1), delay(ripples * 0.04, part))
        timeline = Timeline()
        timeline.update(ripples / 60)
        end = Call(lambda told=told: told.append("end"))  # type: ignore[misc]
        timeline.play(sequence(Wait(0.25), group, end))
        for _ in range(240):
            timeline.update(1 / 60)
        assert told == ["part", "end"]
