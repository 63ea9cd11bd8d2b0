from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from game.ai.ladder import Level
from game.app.codes import code_of
from game.app.storage import paths
from game.core.outcome import EndReason, rank_seats
from game.kits.set_up import Chair
from game.kits.teller import Course
from scenes.anim.timings import GAME_OVER
from scenes.art.palette import PALETTE
from scenes.autosave import DiskJob
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene
from scenes.engine.theme import DESIGN_SIZE, Comfort
from scenes.host import Host
from scenes.menu.desktop import open_folder
from scenes.screens.pause import reseated
from scenes.screens.results.ceremony import PLACED, Ceremony
from scenes.screens.results.points_chart import grid_step, spread, top_of
from scenes.screens.results.result_words import headline, place_lines
from scenes.screens.results.results_scene import STILL_FOR_THE_TABLE, ResultsScene
from scenes.screens.results.standing_rows import AfterCrown
from scenes.screens.review.review_scene import ReviewScene
from tests.driver import FRAME, Driver, words_of
from tests.scenes.menus.evening import ANA, StubTable, laid, new_host, played_out

pytestmark = pytest.mark.usefixtures("display")
NAMES = ("Ana", "Bo", "Cy")


SHOWN = 60.0
"""Seconds after which every show of results is over."""


class Party:
    """A player who looks at the results of a finished match."""

    def __init__(
        self,
        comfort: Comfort | None = None,
        copy: Callable[[str], bool] = bool,
        *,
        after: float = STILL_FOR_THE_TABLE,
        show_folder: Callable[[Path], bool] = lambda _folder: True,
    ) -> None:
        self.host = new_host()
        self.session = played_out(self.host)
        self.scene = ResultsScene(self.host, self.session, StubTable, copy, show_folder)
        self.player = Driver(BareScene(), (960, 540), comfort or Comfort())
        self.player.app.push(self.scene)
        self.player.run(after)

    def more(self, name: str) -> None:
        """What lies behind More."""
        self.player.press(Action.RIGHT)
        self.player.click("More")
        self.player.click(name)


def test_finished_game_cannot_be_continued() -> None:
    party = Party()
    found = party.host.matches.look_around()
    assert (found.waiting, found.over) == ([], [])
    assert list(paths.running_folder().iterdir()) == []


def test_enter_during_the_show_ends_the_show_and_starts_no_other_game() -> None:
    party = Party()
    party.player.press(Action.PLAY)
    assert party.player.scene is party.scene
    party.player.press(Action.PLAY)
    assert isinstance(party.player.scene, StubTable)


def test_enter_plays_again_with_the_same_people_and_another_deal() -> None:
    party = Party(after=SHOWN)
    party.player.press(Action.PLAY)
    table = party.player.scene
    assert isinstance(table, StubTable)
    assert table.session.chairs == party.session.chairs
    assert table.session.match.options == party.session.match.options
    assert table.session.match.log.header.seed != party.session.match.log.header.seed


@pytest.mark.parametrize("button", ["Play again", "Same deal again"])
def test_the_next_game_gives_the_seat_of_a_stand_in_back_to_its_person(button: str) -> None:
    party = Party()
    party.session.reseat(0, reseated(ANA, Level.EXPERT))
    party.more(button) if button == "Same deal again" else party.player.click(button)
    table = party.player.scene
    assert isinstance(table, StubTable)
    assert table.session.chairs[0] == ANA
    assert party.host.set_up.chairs[0] == ANA


def test_enter_that_was_meant_for_the_table_starts_no_game() -> None:
    party = Party(after=0.2)
    party.player.press(Action.PLAY)
    assert party.player.scene is party.scene
    assert party.scene._ceremony.share == 1, "it shows the final scores, as any key"


def test_click_that_was_meant_for_the_table_does_not_leave_the_results() -> None:
    party = Party(after=0.2)
    party.player.click("Home")
    assert party.player.scene is party.scene
    party.player.run(STILL_FOR_THE_TABLE)
    party.player.click("Home")
    assert party.player.scene is not party.scene


@pytest.mark.parametrize("key", [True, False])
def test_whoever_hammers_since_the_table_starts_no_game_until_they_rest(*, key: bool) -> None:
    party = Party(after=0.1)
    player = party.player
    player.patience = 0.15
    for _ in range(30):
        player.press(Action.PLAY) if key else player.click("Play again")
    assert player.scene is party.scene
    player.run(0.4)
    player.press(Action.PLAY) if key else player.click("Play again")
    assert isinstance(player.scene, StubTable)


def test_esc_leads_to_the_way_out_and_once_more_leaves() -> None:
    party = Party()
    party.player.press(Action.BACK)
    assert party.player.scene is party.scene
    party.player.press(Action.BACK)
    assert type(party.player.scene) is BareScene


def test_same_deal_again_has_the_same_cards_under_another_seal() -> None:
    party = Party()
    party.more("Same deal again")
    table = party.player.scene
    assert isinstance(table, StubTable)
    before, after = party.session.match.log.header, table.session.match.log.header
    assert before.seed == after.seed
    assert before.seal != after.seal


def test_back_to_title_leaves_the_results() -> None:
    party = Party()
    party.player.click("Home")
    assert type(party.player.scene) is BareScene


def pictures() -> list[Path]:
    return list((paths.data_folder() / "pictures").glob("*.png"))


def test_picture_is_a_card_of_one_size_for_every_window() -> None:
    party = Party(Comfort(reduced_motion=True, text_scale=2.0))
    party.more("Save the picture")
    (saved,) = pictures()
    assert pygame.image.load(saved).get_size() == DESIGN_SIZE
    assert f"The picture is saved: {saved.name}" in words_of(party.player.scene)


def test_no_frame_waits_for_a_picture_to_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: list[DiskJob] = []

    def send(_host: Host, work: Callable[[], object]) -> DiskJob:
        waiting.append(DiskJob(work, lambda _reason: None))
        return waiting[-1]

    monkeypatch.setattr(Host, "beside_frames", send)
    party = Party(Comfort(reduced_motion=True))
    party.more("Save the picture")
    party.player.run(0.5)
    assert pictures() == []
    waiting[0].attempt()
    party.player.run(0.1)
    (saved,) = pictures()
    assert f"The picture is saved: {saved.name}" in words_of(party.player.scene)


def test_the_folder_of_the_picture_is_shown() -> None:
    shown: list[Path] = []

    def show(folder: Path) -> bool:
        shown.append(folder)
        return True

    party = Party(Comfort(reduced_motion=True), show_folder=show)
    assert not party.player.sees("Show folder")
    party.more("Save the picture")
    party.player.click("Show folder")
    assert shown == [pictures()[0].parent]


def test_a_folder_that_cannot_be_shown_is_named() -> None:
    party = Party(Comfort(reduced_motion=True), show_folder=lambda _folder: False)
    party.more("Save the picture")
    party.player.click("Show folder")
    folder = pictures()[0].parent
    assert f"The folder cannot be shown. It is {folder}" in party.host.take_notes()


def test_without_an_opener_nothing_breaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert not open_folder(tmp_path)


def test_picture_that_cannot_be_saved_is_explained() -> None:
    party = Party(Comfort(reduced_motion=True))
    (paths.data_folder() / "pictures").write_text("in the way")
    party.more("Save the picture")
    told = party.host.take_notes()
    assert told.startswith("The picture could not be saved. ")
    assert told.endswith("a file stands where its folder should be.")
    assert not party.player.sees("Show folder")


def test_game_code_is_copied() -> None:
    taken: list[str] = []

    def copy(text: str) -> bool:
        taken.append(text)
        return True

    party = Party(copy=copy)
    party.more("Copy code")
    assert taken == [code_of(party.session.match.log.header)]


def test_proof_shows_seed_salt_and_fingerprint() -> None:
    party = Party()
    party.more("Sealed shuffle")
    assert party.player.sees("Copy proof")
    party.player.press(Action.BACK)
    assert party.player.sees("Play again")


def test_scores_count_up_to_the_final_ones() -> None:
    party = Party()
    assert 0 < party.scene._ceremony.share < 1
    party.player.run(3)
    assert party.scene._ceremony.share == 1


def test_rows_stand_by_seat_until_all_is_counted_and_then_change_places() -> None:
    party = Party()
    ceremony, seats = party.scene._ceremony, range(len(party.session.chairs))
    assert ceremony.share < PLACED, "nobody is told before the points are"
    while not ceremony.is_crowned:
        shares = [ceremony.counted(seat) for seat in seats]
        assert shares == sorted(shares, reverse=True), "in seat order"
        assert not ceremony.placed or set(shares) == {1.0}
        party.player.step()
    assert ceremony.placed == 1


@pytest.mark.parametrize("person", [True, False])
def test_confetti_falls_only_where_a_person_has_won(*, person: bool) -> None:
    host = new_host()
    session = played_out(host)
    assert session.outcome is not None
    (winner,) = session.outcome.winners
    loser = 3 - winner
    session.reseat(0, Chair("Owl", "owl", "owl", "guest"))
    session.reseat(winner if person else loser, ANA)
    scene = ResultsScene(host, session, StubTable)
    player = Driver(scene, (960, 540), Comfort())
    thrown = False
    for _ in range(round(GAME_OVER + 2.5 / FRAME)):
        player.step()
        falls = not scene._confetti._over
        assert scene._ceremony.is_crowned or not falls
        thrown |= falls
    assert thrown is person
    player.run(GAME_OVER)
    assert scene._confetti._over, "it is still after two and a half seconds"


def test_no_more_than_three_buttons_and_more() -> None:
    party = Party()
    assert list(party.scene.targets()) == ["Play again", "Look back", "Home", "More"]


def test_the_night_is_there_from_the_first_frame() -> None:
    party = Party(after=FRAME)
    assert party.scene._quayside.is_awake


def test_any_key_shows_the_final_scores_at_once() -> None:
    party = Party()
    party.player.press(Action.RIGHT)
    assert party.scene._ceremony.share == 1


def test_reduced_motion_shows_everything_at_once_and_throws_nothing() -> None:
    party = Party(Comfort(reduced_motion=True))
    assert party.scene._ceremony.share == 1
    assert party.scene._confetti._over
    party.player.run(1)
    assert party.player.run(5) == 0


def test_phrase_depends_on_who_won() -> None:
    party = Party()
    people = party.session.people
    won = party.session.outcome is not None and party.session.outcome.winners[0] in people
    assert party.scene._phrase() is (Sound.WIN if won else Sound.LOSE)


def test_results_of_a_running_match_do_not_exist() -> None:
    host = new_host()
    with pytest.raises(AssertionError):
        ResultsScene(host, laid(host), StubTable)


def test_headline_names_every_winner() -> None:
    alone = rank_seats((9, 4, 2), (3, 3, 3), EndReason.PLAYED_OUT)
    together = rank_seats((9, 9, 2), (3, 3, 3), EndReason.PLAYED_OUT)
    assert headline(alone, NAMES, people=(0,)) == "Ana wins!"
    assert headline(together, NAMES, people=(0,)) == "Ana and Bo share the victory"


def test_victory_of_a_bot_is_told_without_a_cheer() -> None:
    outcome = rank_seats((9, 4, 2), (3, 3, 3), EndReason.PLAYED_OUT)
    assert headline(outcome, NAMES, people=(1,)) == "Ana wins"
    assert place_lines(outcome, NAMES, people=(1,)) == "Bo: 2nd"


@pytest.mark.parametrize("highest", [0, 1, 9, 10, 23, 51, 180])
def test_grid_of_the_chart_reaches_the_highest_points_with_few_lines(highest: int) -> None:
    course = Course(((0, highest), (0, 0)))
    assert top_of(course) >= highest
    assert top_of(course) // grid_step(highest) <= 5


def test_portraits_at_the_chart_keep_apart_in_order() -> None:
    places = spread([50.0, 50.0, 52.0, 10.0], 20.0, 0.0, 100.0, (3, 0, 1, 2))
    order = sorted(places)
    assert all(after - before >= 20 for before, after in pairwise(order))
    assert places[3] < places[0] < places[1] < places[2] <= 100


def test_of_equal_points_the_better_one_ends_higher_on_the_chart() -> None:
    places = spread([50.0, 50.0], 20.0, 0.0, 100.0, (1, 0))
    assert places[1] < places[0]


def test_nothing_is_told_of_the_match_before_the_crown() -> None:
    ceremony = Ceremony(2)
    sentence = AfterCrown("Ana: 3 points short.", ceremony)
    drawn: list[str] = []
    painter = cast(
        "Painter",
        SimpleNamespace(
            theme=SimpleNamespace(palette=PALETTE),
            paragraph=lambda text, *_rest, **_how: drawn.append(text),
        ),
    )
    sentence.draw(painter)
    assert drawn == []
    ceremony.share = 1.0
    sentence.draw(painter)
    assert drawn == ["Ana: 3 points short."]


def test_each_person_of_a_shared_game_is_led_to_a_review_of_their_own() -> None:
    host = new_host()
    session = played_out(host)
    session.reseat(1, Chair("Ben", "cap"))
    player = Driver(ResultsScene(host, session, StubTable), (1280, 720), Comfort())
    player.run(STILL_FOR_THE_TABLE + 1)
    player.click("Look back")
    player.click("Ben")
    player.run(0.5)
    assert isinstance(player.scene, ReviewScene)
    assert player.scene.seat == 1
