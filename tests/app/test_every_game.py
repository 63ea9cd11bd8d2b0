"""What a program keeps of a match is the same for every game."""

from dataclasses import replace

import pytest

from game.app.codes import code_of, read_code
from game.app.looking_back.replays import Replay
from game.app.saving.saves import read_save, save_text
from game.app.saving.verification import verify
from game.app.table_laying import SealedDeal, lay_table, saved_game, sit_down_again
from game.core.match import Match
from game.core.seats import CHANCE, PUBLIC
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from tests.games import EVERY_KIT, TO_THE_END, begun, saved

MOVES = pytest.mark.parametrize("moves", [0, 5, TO_THE_END], ids=["dealt", "running", "over"])


@EVERY_KIT
@MOVES
def test_a_save_is_read_as_it_was_written_and_fits(kit: AnyKit, moves: int) -> None:
    game = saved(begun(kit, moves=moves))
    again = read_save(save_text(game))
    assert again.match.digest() == game.match.digest()
    assert replace(again, match=game.match) == game
    assert verify(save_text(game)).fits


@EVERY_KIT
def test_a_code_deals_the_same_game_again(kit: AnyKit) -> None:
    match = begun(kit, moves=0)
    coded = read_code(code_of(match.log.header))
    assert coded.kit is kit
    options = kit.options_with(coded.options)
    again = Match.start(kit.rules, options, coded.seed, match.log.header.salt)
    again.deal()
    assert again.digest() == match.digest()


@EVERY_KIT
def test_a_replay_comes_back_to_every_stop(kit: AnyKit) -> None:
    match = begun(kit)
    replay = Replay(match.rules, match.log)
    digests = []
    for stop in replay.stops:
        replay.seek(stop)
        digests.append(replay.match.digest())
    assert replay.match.digest() == match.digest()
    for stop, digest in zip(reversed(replay.stops), reversed(digests), strict=True):
        replay.seek(stop)
        assert replay.match.digest() == digest


@EVERY_KIT
def test_bots_of_the_game_play_a_match_to_its_end_also_after_a_break(kit: AnyKit) -> None:
    bots = tuple(Chair(name, name, name, "child") for name in ("owl", "iguana", "pelican"))
    seats = max(count for count in kit.seat_counts if count <= len(bots))
    set_up = replace(kit.usual, chairs=bots[:seats])
    session = lay_table(set_up, SealedDeal(3, "salt"))
    while not any(actor != CHANCE for actor, _move in session.match.log.entries):
        assert session.think()
    left = save_text(saved_game(session, "now"))
    resumed = sit_down_again(read_save(left))
    for each in (session, resumed):
        while each.think():
            pass
        assert each.outcome is not None
    assert session.match.digest() == resumed.match.digest(), "bots do not depend on the break"


@EVERY_KIT
def test_the_public_sees_no_move_that_it_could_make(kit: AnyKit) -> None:
    view = begun(kit, moves=2).view(PUBLIC)
    assert (view.viewer, list(view.legal)) == (PUBLIC, [])
