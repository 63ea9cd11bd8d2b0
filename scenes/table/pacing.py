"""How far bots think in one frame: less while something moves, so that no frame waits for them."""

from game.app.session import AnySession
from scenes.table.show import AnyShow

STEPS_AT_REST = 6
STEPS_IN_MOTION = 1
STEPS_AT_ONCE = 60


def steps_a_frame(*, busy: bool, instant: bool) -> int:
    """Steps of about a millisecond; at instant speed nothing is watched, so nothing is spared."""
    if instant:
        return STEPS_AT_ONCE
    return STEPS_IN_MOTION if busy else STEPS_AT_REST


def may_move(session: AnySession, show: AnyShow) -> bool:
    """Whether bots that have decided may play; among themselves they wait until all was seen.

    Otherwise they would end a game that the picture has hardly begun, and whoever took a seat back
    would find decisions made that were never shown.
    """
    return bool(session.people) or not show.busy or show.is_minor
