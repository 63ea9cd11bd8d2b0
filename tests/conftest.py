"""What every test stands on: no real screen or speaker, no real home folder, fixed seeds."""

import itertools
import os
import signal
from collections.abc import Generator, Iterator
from gettext import NullTranslations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests import scratch
from tests.held_locks import noted_locks, opened_locks
from tests.profiles import NIGHTLY, PROFILE, QUICK, chosen
from tests.tools import not_tried

if TYPE_CHECKING:
    import pygame

__all__ = ["noted_locks", "opened_locks"]

# Before anything asks where a player's files are.
SCRATCH = scratch.lay()

# Before anything imports pygame: SDL reads these once. A test of a real window sets its own.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["KODODO_NARRATE"] = "off"  # whoever strikes any key may strike that of the voice

# Whatever the developer's system speaks: tests expect English where they do not say otherwise.
for variable in ("KODODO_LANGUAGE", "LANGUAGE", "LC_MESSAGES"):
    os.environ.pop(variable, None)
os.environ["LC_ALL"] = "C.UTF-8"

# A run in the background of a script is deaf to Ctrl-C, and so would be all that it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SMALLEST = "pebbles"
"""The key of the smallest game, in the names of cases."""
DISPLAY_SIZE = (1280, 720)

# No deadlines: a busy machine must not fail a test.
settings.register_profile(
    "fast",
    max_examples=25,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("nightly", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile(PROFILE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        QUICK, action="store_true", help="leave out what takes long: tests/profiles.py"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    quick = config.getoption(QUICK)
    kept = chosen(items, config.rootpath, quick=quick, nightly=NIGHTLY)
    config.hook.pytest_deselected(items=set(items).difference(kept))
    items[:] = kept


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """Say last, in one line, what was left out for want of a program, and how to get it."""
    yield
    reports = terminalreporter.stats.get("skipped", [])
    line = not_tried(str(report.longrepr[2]) for report in reports)
    if line is not None:
        terminalreporter.write_line(line, yellow=True)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """Fail a run that wrote to where it should not, when its workers have ended."""
    yield
    if SCRATCH is None:
        return
    lines = SCRATCH.complaints()
    if lines and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    if session.exitstatus == pytest.ExitCode.TESTS_FAILED:
        lines.append(SCRATCH.keep())
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        for line in lines:
            reporter.write_line(line, red=True)


@pytest.fixture(scope="session")
def home_numbers() -> Iterator[int]:
    """Number the home folders; asking the disk for a free name grows slow over many tests."""
    return itertools.count()


@pytest.fixture(scope="module")
def module_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home for what is made once for a whole module: it comes before the home of any test."""
    home = tmp_path_factory.mktemp("module-home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KODODO_HOME", str(home))
        yield home


@pytest.fixture(autouse=True)
def kododo_home(
    home_numbers: Iterator[int],
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """Give each test an empty folder for settings and saves, so that none sees a player's own."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(home_numbers)}"
    home.mkdir()
    monkeypatch.setenv("KODODO_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def spoken_english() -> Iterator[None]:
    """Each test leaves the language as it found it: a program speaks one, and here are many."""
    from game.core import words

    yield
    words.install(NullTranslations())


@pytest.fixture(autouse=True)
def game_at_the_table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game of a case that is about one, if it is of the tests' own."""
    case = getattr(request.node, "callspec", None)
    kit = None if case is None else case.params.get("kit")
    if case is not None and kit is None and SMALLEST in case.id:
        from tests.pebbles.game import PEBBLES

        kit = PEBBLES
    if kit is not None:
        from game.kits import registry

        game = getattr(kit, "game", kit)
        monkeypatch.setitem(registry._ENTRIES, kit.key, (game.title, lambda: game))


@pytest.fixture(scope="session")
def display() -> Iterator["pygame.Surface"]:
    """Open one window on the dummy driver for all tests that draw."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode(DISPLAY_SIZE)
    pygame.quit()
