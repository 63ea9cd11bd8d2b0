"""How far bots think in one frame: less while something moves, so that no frame waits for them."""

STEPS_AT_REST = 6
STEPS_IN_MOTION = 1
STEPS_AT_ONCE = 60


def steps_a_frame(*, busy: bool, instant: bool) -> int:
    """Steps of about a millisecond; at instant speed nothing is watched, so nothing is spared."""
    if instant:
        return STEPS_AT_ONCE
    return STEPS_IN_MOTION if busy else STEPS_AT_REST
