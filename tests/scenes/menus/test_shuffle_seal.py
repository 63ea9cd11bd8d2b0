"""The sealed shuffle in the window: seen before the first card, checked after the last."""

import pytest

from game.app.saving.archive import finished_game
from game.app.saving.verification import verify
from game.app.seals import short_seal, verify_words
from game.app.storage import paths
from game.core.seats import PUBLIC
from scenes.engine import i18n
from scenes.engine.scene import BareScene
from scenes.engine.theme import Comfort
from scenes.screens.logbook import match_lines
from scenes.screens.shuffle_seal import ProofScene, SealScene
from tests.driver import Driver
from tests.scenes.menus.evening import laid, new_host, played_out
from tests.scenes.menus.legibility import layout_problems, record_cuts

pytestmark = pytest.mark.usefixtures("display")


def test_log_begins_with_the_seal_while_nobody_has_played() -> None:
    session = laid(new_host())
    seal = session.match.log.header.seal
    assert match_lines(session, PUBLIC)[0].text == f"Seal of the shuffle: {short_seal(seal)}"


def test_seal_on_the_table_tells_nothing_else_and_can_be_copied() -> None:
    header, taken = laid(new_host()).match.log.header, []

    def copy(text: str) -> bool:
        taken.append(text)
        return True

    scene = SealScene(header, copy)
    player = Driver(BareScene(), (1280, 720), Comfort())
    player.app.push(scene)
    player.run(0.5)
    player.click("Copy seal")
    assert taken == [short_seal(header.seal)]


def test_finished_game_is_kept_where_the_proof_and_the_commands_find_it() -> None:
    host = new_host()
    seal = played_out(host).match.log.header.seal
    host.matches.end()
    path = finished_game(seal, paths.finished_folder())
    assert path is not None
    assert verify(path, seal).fits


def test_proof_copies_the_command_that_checks_the_game() -> None:
    host, taken = new_host(), []

    def copy(text: str) -> bool:
        taken.append(text)
        return True

    header = played_out(host).match.log.header
    host.matches.end()
    player = Driver(BareScene(), (960, 540), Comfort())
    player.app.push(ProofScene(header, copy))
    player.run(0.4)
    player.click("Copy proof")
    path = finished_game(header.seal, paths.finished_folder())
    assert path is not None
    assert taken == [verify_words(path, header.seal)]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_proof_with_its_long_words_keeps_within_the_window(
    scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = new_host()
    header = played_out(host).match.log.header
    host.matches.end()
    i18n.install(i18n.SOURCE_LANGUAGE)
    cuts = record_cuts(monkeypatch)
    player = Driver(ProofScene(header), (960, 540), Comfort(text_scale=scale))
    player.run(0.5)
    assert layout_problems(player) == []
    assert cuts == []
