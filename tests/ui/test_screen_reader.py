"""The program by AT-SPI: a screen reader of Linux hears all of it, and its presses arrive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.settings import Settings, TableSpeed, When, settings_text
from game.app.storage import paths
from scenes.engine.access.spoken import Role
from tests.tools import needs
from tests.ui.at_spi import BusListener, PrivateBus
from tests.ui.by_ear import begin, choose_cards, choose_place, learn, play_on, solve
from tests.ui.listener import Ears

# At night: on a busy machine the services of the bus come late or end, which is not ours to mend.
# The spoken tree itself plays the same games in every run.
pytestmark = [
    pytest.mark.nightly,
    needs(
        "a game by a screen reader",
        "accesskit", "Xvfb", "dbus-daemon", "at-spi-bus-launcher", "python3-gi", "Atspi",
    ),
]  # fmt: skip


@pytest.fixture
def listener(screen: str, tmp_path: Path, kododo_home: Path) -> Iterator[BusListener]:
    settings = Settings(
        speed=TableSpeed.INSTANT, round_wait=When.NEVER, explains=False, language="en"
    )
    paths.settings_file().write_text(settings_text(settings))
    bus = PrivateBus(tmp_path / "run", screen)
    try:
        made = BusListener(bus)
        made.wait_for(lambda: made.offers("^Play"))
        yield made
    finally:
        bus.close()


@pytest.mark.parametrize(
    ("game", "choose", "commit"),
    [
        ("5211", choose_cards, "^Play"),
        ("Chikyu", choose_cards, "^Play"),
        ("DuCo", choose_place, "^Lay"),
    ],
)
def test_whole_game_is_played_by_reading_and_pressing_alone(
    listener: BusListener, game: str, choose: Callable[[Ears], None], commit: str
) -> None:
    begin(listener, game)
    assert play_on(listener, choose, commit) > 5
    assert listener.hears(r"^1\. \w+.*: \d+$")
    listener.press("^Home")
    listener.wait_for(lambda: listener.offers("^Learn"))


def test_lesson_is_learned_with_a_reader(listener: BusListener) -> None:
    learn(listener)


def test_puzzle_is_solved_with_a_reader(listener: BusListener) -> None:
    solve(listener)


def test_options_are_changed_with_a_reader(listener: BusListener) -> None:
    listener.press("^Options")
    listener.wait_for(lambda: listener.offers("^Text size"))
    listener.set_to("^Text size", "115 %")
    volume = next(node for node in listener.nodes() if node.words.startswith("Music"))
    listener.do(volume)
    listener.press("^Back")
    listener.wait_for(lambda: listener.offers("^Play"))
    assert '"text_scale": 115' in paths.settings_file().read_text()


def test_table_is_set_up_with_a_reader(listener: BusListener) -> None:
    for name in ("^Play", "^5211"):
        listener.press(name)
        listener.wait(0.5)
    listener.set_to("^Players, ", "3")
    listener.wait_for(lambda: listener.hears("^7 rounds"))
    listener.press("^Play$")
    listener.wait_for(lambda: listener.offers(role=Role.CARD))
    assert listener.hears("^Points: |^Your cards:")
    assert listener.hears("^Round 1 of 7, turn 1")
