"""The first step of the ladder, in every game: weaker than a child, and no better than chance."""

import pytest

from game.ai.bot import RandomBot, decide
from game.ai.characters import CHARACTERS
from game.ai.ladder import Level
from game.core.rng import Rng
from game.kits.kit import AnyKit
from tests.ai.win_shares import win_share
from tests.games import EVERY_KIT, begun
from tests.profiles import by_night


def test_the_keys_of_the_levels_stand_in_saves_and_the_toddler_is_the_lowest() -> None:
    keys = [level.value for level in Level]
    assert keys == ["toddler", "child", "guest", "regular", "expert", "master"]


@EVERY_KIT
@pytest.mark.parametrize("seats", by_night([2, 4]))
def test_a_child_wins_more_than_its_share_among_toddlers(kit: AnyKit, seats: int) -> None:
    assert win_share(kit, "child", "toddler", seats, deals=96 // seats) > 1.2 / seats


@EVERY_KIT
@pytest.mark.parametrize("seats", by_night([2, 4]))
def test_a_toddler_wins_no_more_than_its_share_among_blind_players(kit: AnyKit, seats: int) -> None:
    is_blind = isinstance(kit.bots.bot("toddler"), RandomBot)
    assert is_blind or win_share(kit, "toddler", "random", seats, deals=48 // seats) <= 1 / seats


@EVERY_KIT
def test_a_toddler_plays_by_the_rules_at_every_table_and_the_same_again(kit: AnyKit) -> None:
    for seats, moves in ((seats, moves) for seats in kit.seat_counts for moves in (0, 3, 11)):
        match = begun(kit, seats, moves)
        if not match.to_act():
            continue  # some games are short
        view = match.view(min(match.to_act()))
        for character in CHARACTERS:
            bot = kit.bots.make(character, Level.TODDLER)
            move = decide(bot.think(view, Rng(seats, "toddler")))
            assert move in view.legal
            assert decide(bot.think(view, Rng(seats, "toddler"))) == move
