"""The coach of DuCo shows places as cut-outs that light exactly what the move would count."""

import pytest
from workshop.duco.towns import Script

from game.ai.advice import Hint, think_through
from game.app.looking_back.replays import own_views
from game.app.table_laying import SealedDeal, lay_table
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.duco.kit import DUCO
from game.kits.set_up import USUAL_CHAIRS, SetUp
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.view import DucoView
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.drawing.text import Typesetter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort, Theme
from scenes.games.duco.coach.coach_pages import MOST, DucoCoachPages, DucoHintPage, TownCut
from scenes.games.duco.own_session import DucoSession, own_session
from scenes.ui.element import Look, walk
from tests.driver import Driver, texts_of, words_of
from tests.scenes.games.duco.table import Town

pytestmark = pytest.mark.usefixtures("display")
SEED, SEATS, PERSON = 8, 2, 0
TABLES: tuple[dict[str, OptionValue], ...] = (
    {},
    {"mode": "chaos"},
    {"disorder": "on"},
    {"rotation": "on"},
    {"tiles": "lineup"},
    {"tiles": "three", "diagonal": "on"},
    {"mode": "corner cluster"},
    {"mode": "conquest"},
    {"mode": "stress"},
)


def in_mid_match(answers: dict[str, OptionValue]) -> DucoSession:
    set_up = SetUp(DUCO.key, USUAL_CHAIRS[:SEATS], answers)
    session = own_session(lay_table(set_up, SealedDeal(SEED, "salt")))
    script = Script(session, SEED)
    script.moves(6)
    script.turn_of(PERSON)
    return session


def hint_for(view: DucoView) -> Hint[DucoMove]:
    assert DUCO.coach is not None
    return think_through(DUCO.coach.begin(view, Rng(1, "hint")))


def cut_of(page: DucoHintPage, move: DucoMove) -> TownCut:
    (cut,) = [part for part in walk(page.offer(move)) if isinstance(part, TownCut)]
    return cut


@pytest.mark.parametrize("answers", TABLES)
def test_hint_tells_a_few_different_moves_that_can_be_made(
    answers: dict[str, OptionValue],
) -> None:
    view = in_mid_match(answers).view(PERSON)
    hint = hint_for(view)
    page = DucoHintPage(hint, view)
    assert 1 <= len(page.moves) <= MOST
    assert page.moves[0] == hint.ranking[0].move
    assert all(move in view.legal for move in page.moves)
    places = [(m.cell, m.face.tile.number) for m in page.moves if isinstance(m, Lay)]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("answers", TABLES[:6])
def test_cut_out_lights_what_the_move_counts(answers: dict[str, OptionValue]) -> None:
    view = in_mid_match(answers).view(PERSON)
    hint = hint_for(view)
    page = DucoHintPage(hint, view)
    counted = {advice.move: round(advice.points_for) for advice in hint.ranking}
    for move in page.moves:
        assert cut_of(page, move).ghost.points == counted[move]


@pytest.mark.parametrize("answers", TABLES)
@pytest.mark.parametrize("scale", [100, 200])
def test_rows_fit_their_width_at_any_text_size(answers: dict[str, OptionValue], scale: int) -> None:
    view = in_mid_match(answers).view(PERSON)
    page = DucoHintPage(hint_for(view), view)
    look = Look(Theme.for_window((960, 540), Comfort(text_scale=scale / 100)), Typesetter())
    for number, move in enumerate(page.moves):
        row = page.row(f"choice {number}", move, lambda: None, chosen=number == 0)
        assert row.natural(look, 700)[0] <= 700
        assert page.offer(move).natural(look, 700)[0] <= 700


@pytest.mark.parametrize("answers", TABLES[:8])
def test_what_if_shows_every_place_in_the_town_as_it_was_then(
    answers: dict[str, OptionValue],
) -> None:
    session = in_mid_match(answers)
    assert DUCO.look_back is not None
    chapters = DUCO.look_back.chapters(session.view(PERSON))
    views = own_views(session.match, PERSON)
    chapter = len(chapters) - 1
    picture = DucoCoachPages().alternatives(views, chapter)
    (turn,) = DUCO.look_back.turns(views, chapter)
    assert sum(each.was_played for each in turn) == 1
    for each in turn:
        cut = picture(each.move, 0)
        assert isinstance(cut, TownCut)
        if isinstance(each.move, Lay):
            assert all(laid.face.tile is not each.move.face.tile for laid in cut.laid)


def test_what_if_opens_on_every_turn_of_the_person() -> None:
    session = in_mid_match({})
    scene = WhatIfScene(session, PERSON, DUCO, DucoCoachPages())
    player = Driver(scene, (960, 540), Comfort(reduced_motion=True))
    own = [turn for turn in session.view(PERSON).turns if turn.seat == PERSON]
    assert scene.chapter == len(own) - 1
    for _step in own:
        player.run(0.1)
        player.press(Action.LEFT)
    assert player.sees("round")


def test_what_if_has_a_word_for_a_turn_that_ran_out_of_time() -> None:
    session = in_mid_match({"clock": "10 seconds"})
    session.pass_time(10_001)
    assert session.view(PERSON).turns[-1].move is None
    scene = WhatIfScene(session, PERSON, DUCO, DucoCoachPages())
    player = Driver(scene, (960, 540), Comfort(reduced_motion=True))
    player.run(0.1)
    assert any("nothing was chosen" in words for words in words_of(scene))


def test_hint_names_a_lying_tile_by_its_place() -> None:
    view = in_mid_match({"mode": "corner cluster"}).view(PERSON)
    page = DucoHintPage(hint_for(view), view)
    told = " ".join(words for move in page.moves for words in texts_of(page.offer(move)))
    assert "turned" in told
    assert "tile" not in told.lower()


def test_a_hint_shows_the_tile_as_it_was_drawn_and_it_can_be_turned_again() -> None:
    town = Town()
    town.await_choice()
    choice, view = town.chooser.choice, town.table._session.view(0)
    drawn = choice.face
    advised = next(move for move in view.legal if isinstance(move, Lay))
    choice.turn(1)
    town.chooser.point_out(advised)
    assert choice.face is drawn, "its words count from there"
    choice.turn(1)
    town.chooser.point_out(advised)
    assert drawn is not None
    assert choice.face is drawn.turned(1), "the same hint does not turn it back"
    town.close()
