import pytest

from game.ai.ladder import Level
from game.app.storage import paths
from game.core.seats import PUBLIC
from game.kits.set_up import Chair
from game.rules.five211.options import NUMBERS, SLOTS, Five211Options
from game.rules.five211.scoring import judge_round
from scenes.engine.input.inputs import Action, Device
from scenes.engine.input.keymap import KEY_CAPS, PAD_CAPS
from scenes.engine.theme import Comfort
from scenes.games.five211.kit import FIVE211
from scenes.games.five211.pages.rules_page import (
    BUST_EXAMPLE,
    NOBODY_EXAMPLE,
    TIE_EXAMPLE,
)
from scenes.screens.keys import KeysScene, meanings
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.options_scene import OptionsScene
from scenes.screens.pause import PauseScene, SeatsScene
from scenes.screens.rulebook import RulesScene
from scenes.ui.element import walk
from scenes.ui.scroll import ScrollView
from scenes.ui.ui_scene import UiScene
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import laid, new_host, on_floor, over, played_out, resumed

pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.parametrize("seats", NUMBERS)
def test_examples_of_the_rules_are_true_at_every_table(seats: int) -> None:
    numbers = NUMBERS[seats]
    for counts, colour in (
        (BUST_EXAMPLE[seats], 0),
        (TIE_EXAMPLE[seats], 2),
        (NOBODY_EXAMPLE[seats], None),
    ):
        assert sum(counts) == seats * SLOTS
        result = judge_round(counts, 0, numbers.kododo_target, numbers.limit)
        assert result.colour == colour
    assert judge_round(BUST_EXAMPLE[seats], 0, 99, numbers.limit).busts == (1,)


def test_rules_scroll_by_keyboard_and_close_by_their_key() -> None:
    scene = RulesScene(FIVE211, Five211Options(4))
    player = over(scene, Comfort(text_scale=2.0))
    view = scene.ui._tree.views[-1]
    player.press(Action.END)
    assert view.offset == view.overflow > 0
    player.press(Action.RULES)
    assert on_floor(player)


@pytest.mark.parametrize("seats", NUMBERS)
def test_rules_are_one_page(seats: int) -> None:
    scene = RulesScene(FIVE211, Five211Options(seats))
    player = over(scene)
    for size in ((1280, 720), (960, 540), (960, 720), (2520, 1080)):
        player.resize(size)
        assert scene.ui._tree.views[-1].overflow == 0, size


@pytest.mark.parametrize("seats", NUMBERS)
def test_worked_rounds_are_one_page_beside_the_rules(seats: int) -> None:
    scene = RulesScene(FIVE211, Five211Options(seats))
    player = over(scene)
    scene.ui.focus_on("page")
    player.press(Action.RIGHT)
    assert "Exactly enough kododo" in words_of(scene)
    for size in ((1280, 720), (960, 540), (960, 720), (2520, 1080)):
        player.resize(size)
        assert scene.ui._tree.views[-1].overflow == 0, size


def test_rules_say_why_the_game_is_called_so_and_what_becomes_of_the_last_card() -> None:
    scene = RulesScene(FIVE211, Five211Options(4))
    over(scene)
    said = " ".join(words_of(scene))
    assert "the name 5211: hold 5 cards, play 2, then 1, then 1." in said
    assert "One card stays in your hand, unseen. It brings no points." in said


@pytest.mark.parametrize("seats", NUMBERS)
def test_set_up_tells_of_removed_cards_only_where_there_are_any(seats: int) -> None:
    removed = NUMBERS[seats].removed > 0
    told = FIVE211.game.teller.in_one_breath(Five211Options(seats))
    assert told.count("set aside") == removed


def test_variants_are_explained_before_anybody_has_chosen_them() -> None:
    scene = RulesScene(FIVE211, Five211Options(4))
    over(scene)
    said = " ".join(words_of(scene))
    assert "Long game: " in said
    assert "Closed score piles: " in said


# Log


def test_log_opens_at_the_newest_sentence() -> None:
    scene = LogScene(match_lines(played_out(new_host()), PUBLIC))
    over(scene)
    view = scene.ui._tree.views[-1]
    assert view.offset == view.overflow > 0


def test_log_tells_a_seat_nothing_of_the_hands_of_others() -> None:
    session = laid(new_host())
    own = [line.text for line in match_lines(session, 0)]
    public = [line.text for line in match_lines(session, PUBLIC)]
    assert any(text.startswith("Ana draws") for text in own)
    assert not any(" draws " in text for text in public)
    assert not any("Flamingo draws" in text for text in own)


def test_log_reads_the_same_after_a_break() -> None:
    host = new_host()
    session = laid(host)
    again = resumed(host)
    assert match_lines(again, 0) == match_lines(session, 0)


def test_turns_head_their_sentences() -> None:
    lines = match_lines(played_out(new_host()), PUBLIC)
    heads = [line.text for line in lines if line.is_heading]
    assert heads[0] == "Round 1 of 6, turn 1."
    assert len(heads) == 18


# Keys


def test_every_key_with_a_name_is_explained() -> None:
    explained = {action for actions, _words in meanings(FIVE211.key_words()) for action in actions}
    assert set(KEY_CAPS) | set(PAD_CAPS) <= explained


def test_keys_are_those_of_the_device_used_last_and_the_others_a_press_away() -> None:
    scene = KeysScene(FIVE211.key_words())
    player = over(scene)
    seen = [scene._device]
    player.press(Action.RIGHT)
    seen.append(scene._device)
    assert seen == [Device.KEYBOARD, Device.GAMEPAD]
    player.press(Action.HELP)
    assert on_floor(player)


# Pause


class Evening:
    def __init__(self) -> None:
        self.left = 0
        self.host = new_host()
        self.session = laid(self.host)
        self.player = over(PauseScene(self.host, self.session, 0, self.leave))

    def leave(self) -> None:
        self.left += 1


@pytest.mark.parametrize(
    ("entry", "scene"),
    [
        ("Log", LogScene),
        ("Rules", RulesScene),
        ("Options", OptionsScene),
        ("Keys", KeysScene),
        ("Seats", SeatsScene),
    ],
)
def test_pause_leads_everywhere_and_back(entry: str, scene: type) -> None:
    player = Evening().player
    player.click(entry)
    assert isinstance(player.scene, scene)
    player.press(Action.BACK)
    assert isinstance(player.scene, PauseScene)


@pytest.mark.parametrize("key", [Action.BACK, Action.PAUSE, Action.PLAY])
def test_game_goes_on_after_a_pause(key: Action) -> None:
    evening = Evening()
    evening.player.press(key)
    assert on_floor(evening.player)
    assert evening.left == 0


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2520, 1080)])
def test_pause_shows_every_entry_at_once_with_double_text(size: tuple[int, int]) -> None:
    player = Evening().player
    player.resize(size)
    player.app.set_comfort(Comfort(text_scale=2.0))
    player.run(1.0)
    assert overflow_of(player) == 0


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
def test_keys_are_one_page(size: tuple[int, int]) -> None:
    player = over(KeysScene(FIVE211.key_words()))
    player.resize(size)
    player.run(1.0)
    assert overflow_of(player) == 0


def overflow_of(player: Driver) -> int:
    """How far what is shown can be scrolled."""
    assert isinstance(player.scene, UiScene)
    shown = player.scene.ui._root
    assert shown is not None
    return sum(part.overflow for part in walk(shown) if isinstance(part, ScrollView))


def test_pause_says_that_the_game_is_saved() -> None:
    said = words_of(Evening().player.scene)
    assert "The game is saved." in said


def test_pause_says_when_the_game_is_not_saved() -> None:
    paths.saves_folder().write_text("in the way of the folder")
    said = words_of(Evening().player.scene)
    assert "Not saved yet. This is tried again." in said
    assert not any("Continue is on" in words for words in said)


def test_leaving_takes_the_pause_away_and_tells_the_table() -> None:
    evening = Evening()
    evening.player.click("Leave")
    assert on_floor(evening.player)
    assert evening.left == 1


def test_leaving_a_game_that_cannot_be_saved_asks_first() -> None:
    paths.saves_folder().write_text("in the way of the folder")
    evening = Evening()
    evening.player.click("Leave")
    evening.player.press(Action.BACK)
    assert isinstance(evening.player.scene, PauseScene)
    assert evening.left == 0
    evening.player.click("Leave")
    evening.player.click("Leave anyway")
    assert on_floor(evening.player)
    assert evening.left == 1


def test_seat_goes_to_a_bot_and_back_with_name_and_face() -> None:
    evening = Evening()
    scene = SeatsScene(evening.host, evening.session)
    player = over(scene)
    scene.ui.focus_on("seat 1 player")
    player.press(Action.RIGHT)
    assert evening.session.people == ()
    assert evening.session.chairs[0].name == "Ana"
    player.press(Action.LEFT)
    assert evening.session.chairs[0] == Chair("Ana", "sun hat")


def test_bot_that_gets_its_seat_back_plays_in_its_own_way() -> None:
    evening = Evening()
    flamingo = evening.session.chairs[1]
    scene = SeatsScene(evening.host, evening.session)
    player = over(scene)
    scene.ui.focus_on("seat 2 player")
    steps = 1 + list(Level).index(Level.GUEST)
    player.press(*[Action.LEFT] * steps)
    assert evening.session.chairs[1].is_person
    player.press(*[Action.RIGHT] * steps)
    assert evening.session.chairs[1] == flamingo
