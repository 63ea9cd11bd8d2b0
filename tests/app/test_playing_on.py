"""Playing on from a match that is over: another match, honest about where it comes from."""

import json
from dataclasses import replace

import pytest

from game.app.codes import code_of
from game.app.looking_back.playing_on import Branch, play_on, seated
from game.app.looking_back.watched_match import watch_again
from game.app.saving.saves import BadSave, SavedGame, checksum, read_save, save_text
from game.app.saving.verification import Check, verify
from game.app.table_laying import sit_down_again
from game.core.errors import IllegalMove
from game.core.match import AnyMatch, Match
from game.core.moves import DealAnew
from game.core.rng import Rng
from game.core.seats import CHANCE
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from tests.app.matches import CHAIRS, played
from tests.games import EVERY_KIT, begun, saved

NOW = "2026-01-03T10:00:00+00:00"
SALT = "5a17" * 4


def middle(game: SavedGame) -> int:
    """A place in the middle of the match where somebody is to move."""
    watched = watch_again(game)
    return watched.marks[len(watched.marks) // 2]


def blindly_to_the_end(match: AnyMatch) -> None:
    rng = Rng(1, "playing on")
    while waiting := match.to_act():
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))


@EVERY_KIT
@pytest.mark.parametrize("anew", [False, True])
def test_match_that_is_played_on_is_saved_replayed_and_verified(kit: AnyKit, anew: bool) -> None:
    game = saved(begun(kit))
    place, before = middle(game), game.match.digest()
    branch = play_on(game, Branch(place, 0, anew), SALT, NOW)
    match = branch.match
    assert match.log.entries[:place] == game.match.log.entries[:place]
    blindly_to_the_end(match)
    again = read_save(save_text(branch))
    assert again.match.digest() == match.digest()
    assert verify(save_text(branch)).fits
    assert game.match.digest() == before, "the original never changes"
    header = match.log.header
    assert header.origin is not None
    assert (header.origin.seal, header.origin.entries) == (game.match.log.header.seal, place)
    assert header.seal != game.match.log.header.seal


@EVERY_KIT
@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.9])
def test_what_is_dealt_anew_is_what_the_seat_could_not_know(kit: AnyKit, share: float) -> None:
    game = saved(begun(kit, 3))
    watched = watch_again(game)
    watched.go_to(round(share * (len(watched.marks) - 1)))
    for seat in range(3):
        same = play_on(game, Branch(watched.position, seat, anew=False), SALT, NOW).match
        other = play_on(game, Branch(watched.position, seat, anew=True), SALT, NOW).match
        assert same.digest() == watched.session.match.digest()
        assert other.view(seat) == same.view(seat)
        assert other.digest() != same.digest()


@EVERY_KIT
@pytest.mark.parametrize("trial", range(8))
def test_every_way_to_play_a_game_can_be_played_on(kit: AnyKit, trial: int) -> None:
    spec, rng = kit.rules.option_spec, Rng(trial, kit.key)
    values = spec.from_number(rng.below(spec.count))
    while spec.problem(values) is not None:
        values = spec.from_number(rng.below(spec.count))
    match: AnyMatch = Match.start(kit.rules, kit.rules.make_options(values), trial, "salt")
    match.deal()
    blindly_to_the_end(match)
    watched = watch_again(saved(match))
    watched.go_to(rng.below(len(watched.marks) - 1))
    seat = rng.below(match.options.seats)
    branch = play_on(saved(match), Branch(watched.position, seat, anew=True), SALT, NOW)
    assert branch.match.view(seat) == watched.session.view(seat)
    blindly_to_the_end(branch.match)
    assert read_save(save_text(branch)).match.digest() == branch.match.digest()


def test_another_salt_is_another_deal_and_another_seal() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    branches = [play_on(game, Branch(20, 1, anew=True), salt, NOW).match for salt in ("a1", "b2")]
    assert branches[0].digest() != branches[1].digest()
    assert branches[0].log.header.seal != branches[1].log.header.seal


def test_branch_can_be_branched_again() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    first = play_on(game, Branch(20, 1, anew=True), "a1", NOW)
    blindly_to_the_end(first.match)
    place = middle(first)
    assert place > 21
    second = play_on(first, Branch(place, 2, anew=True), "b2", NOW)
    blindly_to_the_end(second.match)
    assert read_save(save_text(second)).match.digest() == second.match.digest()
    assert verify(save_text(second)).fits


def test_one_person_plays_on_among_bots() -> None:
    chairs = seated(CHAIRS[:4], 2)
    assert [chair.is_person for chair in chairs] == [False, False, True, False]
    assert [chair.name for chair in chairs] == [chair.name for chair in CHAIRS[:4]]
    assert chairs[3] == CHAIRS[3], "a bot stays the bot that it was"


def test_bots_play_such_a_match_to_its_end() -> None:
    game = SavedGame(played(3, seats=2), CHAIRS[2:4], NOW)
    branch = play_on(game, Branch(middle(game), 0, anew=True), SALT, NOW)
    bots = replace(branch, chairs=(Chair("Shoco", "owl", "owl", "guest"),) * 2)
    session = sit_down_again(bots)
    while session.think():
        pass
    assert session.outcome is not None
    assert len(session.match.log.entries) > branch.match.log.header.origin.entries  # type: ignore[union-attr]


def test_verification_says_what_the_seal_cannot_promise() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    branch = play_on(game, Branch(20, 1, anew=True), SALT, NOW)
    findings = {each.check: each.sentence for each in verify(save_text(branch)).findings}
    assert "promised nothing" in findings[Check.SEAL]
    assert "20 entries" in findings[Check.SEAL]
    assert "dealt anew" in findings[Check.DEAL]
    assert code_of(branch.match.log.header) == code_of(game.match.log.header)


def test_save_of_a_whole_match_is_what_older_versions_read() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    assert json.loads(save_text(game))["format"] == 2
    branch = play_on(game, Branch(20, 1, anew=False), SALT, NOW)
    assert json.loads(save_text(branch))["format"] == 3


def test_replay_leaps_over_the_new_deal_and_tells_nothing_of_it() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    branch = play_on(game, Branch(20, 1, anew=True), SALT, NOW)
    blindly_to_the_end(branch.match)
    watched = watch_again(branch)
    (leap,) = watched.leaps
    assert leap == 21
    watched.go_to(watched.marks.index(leap) - 1)
    assert watched.leaps_next
    told = watched.session.event_count
    watched.step_on()
    assert watched.session.event_count == told
    assert not watched.leaps_next


@pytest.mark.parametrize("moves", [["anew 1 a1"], ["anew 1 a1", "anew 1 a1"]])
def test_nothing_is_dealt_anew_in_a_match_from_its_first_card(moves: list[str]) -> None:
    record = json.loads(save_text(SavedGame(played(3), CHAIRS[:4], NOW)))
    record["log"]["moves"][20:20] = moves
    with pytest.raises(BadSave, match="dealt anew only where"):
        read_save(json.dumps(record | {"checksum": checksum(record)}))


@pytest.mark.parametrize(
    "entry", ["anew", "anew 9 a1", "anew -1 a1", "anew 1", "anew 1 a b", "anew 1 é", "anew 01 a1"]
)
def test_deals_that_nobody_writes_are_refused(entry: str) -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    record = json.loads(save_text(play_on(game, Branch(20, 1, anew=True), SALT, NOW)))
    bare = json.loads(save_text(game))["log"]
    moves = [*bare["moves"][:20], entry]
    record["log"] = {**bare, "origin": record["log"]["origin"], "moves": moves}
    with pytest.raises(BadSave):
        read_save(json.dumps(record | {"checksum": checksum(record)}))


@pytest.mark.parametrize(
    "origin", [None, "x", [], ["x", 3], ["a" * 64, -1], ["a" * 64, True], ["A" * 64, 3], [3, 3]]
)
def test_origins_that_nobody_writes_are_refused(origin: object) -> None:
    record = json.loads(save_text(SavedGame(played(3), CHAIRS[:4], NOW)))
    record["log"]["origin"] = origin
    with pytest.raises(BadSave):
        read_save(json.dumps(record | {"checksum": checksum(record)}))


def test_only_chance_deals_and_only_where_somebody_is_to_move() -> None:
    game = SavedGame(played(3), CHAIRS[:4], NOW)
    match = game.match.branch(20, SALT)
    with pytest.raises(IllegalMove):
        match.redo(0, DealAnew(1, SALT))
    whole = game.match.branch(len(game.match.log.entries), SALT)
    with pytest.raises(IllegalMove):
        whole.redo(CHANCE, DealAnew(1, SALT))
