from collections.abc import Callable
from typing import Any

import pytest

from game.ai.bot import Bot, Decided, RandomBot
from game.app.saving.saves import read_save
from game.app.session import AT_ONCE, SaveJob, Session
from game.core.errors import IllegalMove
from game.core.events import CardsCommitted, CardsRevealed
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from game.rules.five211.moves import TAKE_BACK
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.app.matches import played, text_of

AnySession = Session[Any, Any, Any, Any]

ANA = Chair("Ana", "sun hat")
BEN = Chair("Ben", "sailor")
OWL = Chair("Shoco", "owl", "owl", "guest")


class SlowBot:
    """Takes several steps for a choice that does not depend on them."""

    name = "slow"

    def __init__(self, steps: int) -> None:
        self._steps = steps

    def think(self, view: Any, rng: Rng) -> "SlowThought":
        return SlowThought(rng.choice(view.legal), self._steps)


class SlowThought:
    def __init__(self, move: Any, steps: int) -> None:
        self.move = move
        self.left = steps

    def step(self) -> bool:
        self.left -= 1
        return self.left <= 0


def random_bot(_chair: Chair) -> Bot[Any, Any]:
    return RandomBot()


def session_of(
    *chairs: Chair,
    seed: int = 4,
    make_bot: Callable[[Chair], Bot[Any, Any]] = random_bot,
    keep: Callable[[AnyMatch], SaveJob] = lambda _match: AT_ONCE,
) -> AnySession:
    match: AnyMatch = Match.start(Five211(), Five211Options(len(chairs)), seed, "salt")
    return Session(match, chairs, make_bot, keep)


class Disk:
    """Takes whatever is to be kept, and is done with it when it likes."""

    def __init__(self, *, is_settled: bool = True) -> None:
        self.is_settled = is_settled
        self.kept: list[str] = []

    def keep(self, match: AnyMatch) -> SaveJob:
        self.kept.append(match.digest())
        return self


def play_out(session: AnySession) -> str:
    """People always take their first move; the final digest."""
    while session.outcome is None:
        while session.think():
            pass
        for seat in sorted(session.waiting_for()):
            session.submit(seat, session.view(seat).legal[0])
    return session.match.digest()


def test_new_session_is_dealt_and_waits_for_everybody() -> None:
    session = session_of(ANA, OWL, BEN)
    assert session.waiting_for() == frozenset({0, 1, 2})
    assert session.people == (0, 2)


def test_bots_choose_without_being_asked_and_people_are_waited_for() -> None:
    session = session_of(ANA, OWL, BEN)
    while session.think():
        pass
    assert session.waiting_for() == frozenset({0, 2})


def test_events_are_told_once_and_only_what_the_viewer_may_see() -> None:
    session = session_of(ANA, BEN)
    since = session.event_count
    session.submit(0, session.view(0).legal[0])
    own, other = session.events(0, since), session.events(1, since)
    assert isinstance(own[0], CardsCommitted)
    assert isinstance(other[0], CardsCommitted)
    assert all(move.face is not None for move in own[0].moves)
    assert all(move.face is None for move in other[0].moves)
    assert session.events(0, session.event_count) == []


def test_reveal_reaches_every_viewer() -> None:
    session = session_of(ANA, BEN)
    since = session.event_count
    for seat in (0, 1):
        session.submit(seat, session.view(seat).legal[0])
    for viewer in (0, 1, PUBLIC):
        assert any(isinstance(e, CardsRevealed) for e in session.events(viewer, since))


def test_illegal_move_changes_nothing_and_is_not_kept() -> None:
    disk = Disk()
    session = session_of(ANA, BEN, keep=disk.keep)
    before, told = session.match.digest(), session.event_count
    with pytest.raises(IllegalMove):
        session.submit(0, TAKE_BACK)
    assert (session.match.digest(), session.event_count, disk.kept) == (before, told, [])


def test_every_move_is_kept_once() -> None:
    disk = Disk()
    session = session_of(ANA, OWL, keep=disk.keep)
    play_out(session)
    assert len(disk.kept) == 11 * 3 * 2
    assert disk.kept[-1] == session.match.digest()


def test_move_of_a_person_counts_when_it_is_on_the_disk() -> None:
    disk = Disk(is_settled=False)
    session = session_of(ANA, OWL, keep=disk.keep)
    before, told = session.match.digest(), session.event_count
    session.submit(0, session.view(0).legal[0])
    assert not session.advance()
    assert (session.match.digest(), session.event_count) == (before, told)
    disk.is_settled = True
    assert session.advance()
    assert session.waiting_for() == frozenset({1})
    assert disk.kept == [session.match.digest()], "what was kept is what counts now"


def test_bots_think_on_but_do_not_move_before_a_move_that_is_being_kept() -> None:
    disk = Disk(is_settled=False)
    session = session_of(ANA, OWL, make_bot=lambda _: SlowBot(3), keep=disk.keep)
    session.submit(0, session.view(0).legal[0])
    session.think_on(60)
    assert session.waiting_for() == frozenset({0, 1})
    disk.is_settled = True
    session.advance()
    session.think_on(1)
    assert session.view(0).records or session.view(0).rows[0], "both have locked"


def test_move_counts_without_the_disk_when_nobody_will_wait_any_longer() -> None:
    disk = Disk(is_settled=False)
    session = session_of(ANA, BEN, keep=disk.keep)
    session.submit(0, session.view(0).legal[0])
    assert session.advance(anyway=True)
    session.submit(1, session.view(1).legal[0])
    session.ask_hint(0)
    assert session.view(0).rows[0], "a hint asks about the table as it is"


def test_move_that_is_being_kept_is_part_of_every_later_save() -> None:
    disk = Disk(is_settled=False)
    session = session_of(ANA, BEN, keep=disk.keep)
    session.submit(0, session.view(0).legal[0])
    session.reseat(1, OWL)
    assert disk.kept == [session.match.digest()] * 2


def test_slow_and_quick_thinking_give_the_same_match() -> None:
    quick = session_of(ANA, OWL, OWL, make_bot=lambda _: SlowBot(1))
    slow = session_of(ANA, OWL, OWL, make_bot=lambda _: SlowBot(7))
    assert play_out(quick) == play_out(slow)


def test_thinking_on_stops_at_the_next_move_and_at_the_last_step() -> None:
    session = session_of(ANA, OWL, OWL, make_bot=lambda _: SlowBot(7))
    session.think_on(5)
    assert session.waiting_for() == frozenset({0, 1, 2})
    session.think_on(60)
    assert session.waiting_for() == frozenset({0, 2})
    session.think_on(60)
    session.think_on(60)
    assert session.waiting_for() == frozenset({0})


def test_bots_that_may_not_move_yet_have_decided_when_they_may() -> None:
    session = session_of(ANA, OWL, OWL, make_bot=lambda _: SlowBot(7))
    session.think_on(60, may_move=False)
    assert session.waiting_for() == frozenset({0, 1, 2})
    session.think_on(1)
    session.think_on(1)
    assert session.waiting_for() == frozenset({0})


def test_bot_chooses_the_same_whether_people_choose_before_or_after_it() -> None:
    first, last = session_of(ANA, OWL), session_of(ANA, OWL)
    first.submit(0, first.view(0).legal[0])
    assert first.think()
    assert last.think()
    last.submit(0, last.view(0).legal[0])
    assert first.match.digest() == last.match.digest()


def test_resumed_session_goes_on_without_a_second_deal() -> None:
    match = played(6, 13, seats=2)
    session: AnySession = Session(read_save(text_of(match)).match, (ANA, OWL), random_bot)
    assert session.match.digest() == match.digest()
    assert session.event_count == 0
    play_out(session)
    assert session.outcome is not None


def test_seat_can_be_handed_to_a_bot_and_back() -> None:
    session = session_of(ANA, BEN)
    session.reseat(1, OWL)
    assert list(session.people) == [0]
    while session.think():
        pass
    assert session.waiting_for() == frozenset({0})
    session.reseat(1, BEN)
    session.submit(0, session.view(0).legal[0])
    assert not session.think()
    assert list(session.people) == [0, 1]


def test_reseating_drops_the_thought_of_the_old_bot() -> None:
    session = session_of(ANA, OWL, make_bot=lambda _: SlowBot(1_000))
    assert session.think()
    session.reseat(1, BEN)
    assert not session.think()
    assert session.waiting_for() == frozenset({0, 1})


def test_bot_gets_the_view_of_its_own_seat_and_nothing_else() -> None:
    seen: list[Any] = []

    class Watcher:
        name = "watcher"

        def think(self, view: Any, rng: Rng) -> Decided[Any]:
            seen.append(view)
            return Decided(rng.choice(view.legal))

    session = session_of(ANA, OWL, make_bot=lambda _: Watcher())
    session.think()
    assert [view.viewer for view in seen] == [1]
    assert seen[0] == session_of(ANA, OWL).view(1)
