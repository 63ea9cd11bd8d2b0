"""The table of a lesson: prepared cards, others who play what they are told, a lock on choices."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias

from game.ai.bot import Bot, Decided, Thinking
from game.ai.ladder import Level
from game.app.session import Session
from game.app.table_laying import bot_for
from game.core.errors import IllegalMove
from game.core.match import Match
from game.core.prepared import PreparedMatch
from game.core.rng import Rng
from game.core.rules import M, O, S, V
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


class LessonSession(Session[O, S, M, V]):
    """A session in which the learner may do only what is being taught; nothing of it is kept."""

    def __init__(
        self,
        match: Match[O, S, M, V],
        chairs: Sequence[Chair],
        make_bot: Callable[[Chair], Bot[V, M]],
    ) -> None:
        super().__init__(match, chairs, make_bot)
        self.lock: Callable[[M], str | None] = lambda _move: None
        """Why a legal move is not what is asked for now, in a kind word; None: it is."""
        self.played: Callable[[M], None] = lambda _move: None
        """Told of every move of the learner that counted."""

    def submit(self, seat: Seat, move: M) -> None:
        kind_word = self.lock(move) if self.refusal(seat, move) is None else None
        if kind_word is not None:
            raise IllegalMove(kind_word)
        super().submit(seat, move)
        self.played(move)


def lesson_table(kit: AnyKit, lesson: Lesson, learner: Chair) -> "AnyLessonSession":
    """The table as a lesson begins, or BadLog and IllegalMove where the rules do not allow it."""
    rules = kit.rules
    chairs = (learner, *OTHERS[: lesson.seats - 1])
    values = SetUp(kit.key, chairs, lesson.options).option_values
    deals = tuple(map(rules.decode_move, lesson.deals))
    match = PreparedMatch.lay(rules, kit.options_with(values), deals)
    told: dict[Seat, list[Any]] = {seat: [] for seat in range(lesson.seats)}
    for seat, line in map(entry, lesson.others):
        told[seat].append(rules.decode_move(line))
    session = LessonSession(match, chairs, partial(_told_bot, kit, chairs, told))
    for seat, line in map(entry, lesson.opening):
        match.play(seat, rules.decode_move(line))
    return session


def _told_bot(
    kit: AnyKit, chairs: Sequence[Chair], told: dict[Seat, list[Any]], chair: Chair
) -> Bot[Any, Any]:
    return ToldBot(told[chairs.index(chair)], bot_for(kit, chair))


AnyLessonSession: TypeAlias = LessonSession[Any, Any, Any, Any]
"""What takes or gives the table of a lesson of whichever game."""
