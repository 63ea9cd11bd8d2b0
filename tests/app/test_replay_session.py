"""A match at the table once more: the same views and events, wherever one goes in it."""

import pytest

from game.app.looking_back.watched_match import CHECKPOINT_EVERY, AnyWatched, watch_again
from game.app.saving.saves import SavedGame
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.kits.kit import AnyKit
from tests.app.matches import CHAIRS, played
from tests.games import EVERY_KIT, begun, saved


def replayed(watched: AnyWatched, position: int) -> AnyMatch:
    """The match as its log stood then, computed in the plainest way."""
    log = watched._log
    match: AnyMatch = Match(watched.session.rules, log.header)
    for actor, move in log.entries[:position]:
        match.redo(actor, move)
    return match


@EVERY_KIT
def test_every_mark_shows_what_everybody_saw_then(kit: AnyKit) -> None:
    watched = watch_again(saved(begun(kit)))
    for number, position in enumerate(watched.marks):
        watched.go_to(number)
        truth = replayed(watched, position)
        assert (watched.position, watched.mark) == (position, number)
        for viewer in (PUBLIC, *range(truth.options.seats)):
            assert watched.session.view(viewer) == truth.view(viewer)


@EVERY_KIT
def test_events_on_the_way_are_the_same_as_after_a_jump(kit: AnyKit) -> None:
    walked, jumped = (watch_again(saved(begun(kit))) for _ in range(2))
    number = 0
    while walked.step_on():
        number += 1
        jumped.go_to(number)
        assert walked.session.events(0, 0) == jumped.session.events(0, 0)
    assert walked.is_at_end
    assert walked.session.outcome is not None
    assert walked.session.match.digest() == begun(kit).digest()


@EVERY_KIT
def test_any_order_of_jumps_ends_where_it_should(kit: AnyKit) -> None:
    watched, rng = watch_again(saved(begun(kit))), Rng(4, "jumps")
    for _ in range(40):
        number = rng.below(len(watched.marks))
        watched.go_to(number)
        assert watched.session.match.digest() == replayed(watched, watched.marks[number]).digest()


@EVERY_KIT
def test_every_move_is_a_mark_and_nobody_is_asked(kit: AnyKit) -> None:
    match = begun(kit)
    watched = watch_again(saved(match))
    moves = sum(actor >= 0 for actor, _move in match.log.entries)
    assert len(watched.marks) >= moves + 1
    assert watched.session.people == ()


def test_rounds_of_the_usual_game_are_six_and_the_end() -> None:
    watched = watch_again(SavedGame(played(3), CHAIRS[:4], "2026-01-02"))
    assert len(watched.rounds) == 7
    watched.go_to(0)
    passed = 0
    while not watched.is_at_end:
        watched.go_to(watched.round_after())
        passed += 1
    assert passed == 6
    watched.go_to(watched.mark - 1)
    watched.go_to(watched.round_before())
    assert watched.position == watched.rounds[5]
    watched.go_to(watched.round_before())
    assert watched.position == watched.rounds[4]
    watched.go_to(0)
    assert watched.round_before() == 0


def test_what_is_shown_changes_nothing_of_what_was_played() -> None:
    match = played(3)
    before = (match.digest(), len(match.log.entries))
    watched = watch_again(SavedGame(match, CHAIRS[:4], "2026-01-02"))
    while watched.step_on():
        pass
    watched.go_to(0)
    assert (match.digest(), len(match.log.entries)) == before


@pytest.mark.parametrize("mark", [-5, 1 << 20])
def test_beyond_the_ends_is_the_nearest_of_them(mark: int) -> None:
    watched = watch_again(SavedGame(played(3), CHAIRS[:4], "2026-01-02"))
    watched.go_to(mark)
    assert watched.position in (watched.marks[0], watched.marks[-1])
    assert len(played(3).log.entries) > 2 * CHECKPOINT_EVERY
