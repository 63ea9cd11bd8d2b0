"""The table of a lesson: prepared cards, others who play what they are told, a lock on choices."""

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Generic

from game.ai.bot import Bot, Decided, Paced, Thinking
from game.ai.ladder import Level
from game.app.session import AnySession, Session
from game.app.table_laying import bot_for
from game.core.prepared import PreparedMatch
from game.core.rng import Rng
from game.core.rules import M, V
from game.core.seats import Seat
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, entry
from game.kits.set_up import Chair, SetUp

LEARNER: Final[Seat] = 0

OTHERS: Final = (
    Chair("Shoco", "owl", "owl", Level.TODDLER.value),
    Chair("Chogogo", "flamingo", "flamingo", Level.TODDLER.value),
    Chair("Yuana", "iguana", "iguana", Level.TODDLER.value),
    Chair("Prikichi", "parakeet", "parakeet", Level.TODDLER.value),
)
"""Who sits there beside the learner: they play at the weakest level once they are free to."""


class ToldBot(Generic[V, M]):
    """Plays what it was told to, and then as it likes."""

    name = "told"

    def __init__(self, moves: Sequence[M], after: Bot[V, M]) -> None:
        self._moves = deque(moves)
        self._after = after

    def think(self, view: V, rng: Rng) -> Thinking[M]:
        return Decided(self._moves.popleft()) if self._moves else self._after.think(view, rng)


class PacedToldBot(ToldBot[V, M]):
    """Takes its time where all act at once, as whoever plays after it would."""

    def pace(self, rng: Rng) -> int:
        assert isinstance(self._after, Paced)
        return self._after.pace(rng)


def lesson_table(kit: AnyKit, lesson: Lesson, learner: Chair) -> AnySession:
    """The table as a lesson begins, or BadLog and IllegalMove where the rules do not allow it.

    Nothing of it is kept.
    """
    rules = kit.rules
    chairs = (learner, *OTHERS[: lesson.seats - 1])
    values = SetUp(kit.key, chairs, lesson.options).option_values
    deals = tuple(map(rules.decode_move, lesson.deals))
    match = PreparedMatch.lay(rules, kit.options_with(values), deals)
    told: dict[Seat, list[Any]] = {seat: [] for seat in range(lesson.seats)}
    for seat, line in map(entry, lesson.others):
        told[seat].append(rules.decode_move(line))
    session: AnySession = Session(match, chairs, partial(_told_bot, kit, chairs, told))
    for seat, line in map(entry, lesson.opening):
        match.play(seat, rules.decode_move(line))
    return session


def _told_bot(
    kit: AnyKit, chairs: Sequence[Chair], told: dict[Seat, list[Any]], chair: Chair
) -> Bot[Any, Any]:
    bot = bot_for(kit, chair)
    kind = PacedToldBot if isinstance(bot, Paced) else ToldBot
    return kind(told[chairs.index(chair)], bot)
