"""The log of DuCo shows the tiles that its sentences speak of, one picture for one sentence."""

import pytest
from workshop.duco.towns import Script

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.table_laying import SealedDeal, lay_table
from game.core.events import CardsMoved
from game.core.options import OptionValue
from game.core.seats import PUBLIC
from game.kits.duco.kit import DUCO
from game.kits.duco.phrases import tile_name
from game.kits.set_up import USUAL_CHAIRS, SetUp
from game.rules.duco.events import SetsScored, TileTurned
from scenes.games.duco.own_session import own_session
from scenes.games.duco.pages.log_signs import SetSign, TileSign, log_signs

TABLES: tuple[dict[str, OptionValue], ...] = (
    {},
    {"tiles": "lineup"},
    {"tiles": "three"},
    {"rotation": "on"},
    {"mode": "corner cluster"},
    {"mode": "stress"},
)


@pytest.mark.parametrize("answers", TABLES)
def test_every_sentence_about_a_tile_has_its_picture(answers: dict[str, OptionValue]) -> None:
    set_up = SetUp(DUCO.key, USUAL_CHAIRS[:3], answers)
    session = own_session(lay_table(set_up, SealedDeal(4, "salt")))
    Script(session, 4).moves(12)
    match = session.match
    narrator = Narrator.of(match, [chair.name for chair in session.chairs])
    told = narrator.tell_replay(Replay(match.rules, match.log), PUBLIC)
    seen = 0
    for each in told:
        if isinstance(each.event, CardsMoved | TileTurned | SetsScored):
            signs = log_signs(each.event)[each.number]
            for sign in signs:
                assert isinstance(sign, TileSign | SetSign)
                if isinstance(sign, TileSign):
                    assert tile_name(sign.face.tile) in each.text
                    seen += 1
    assert seen or answers.get("mode") == "corner cluster"
