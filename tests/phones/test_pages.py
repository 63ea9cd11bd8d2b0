"""The pages in a real browser: whole games by tapping, sizes, and phones that go and come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import pytest

from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from game.phones import server
from game.phones.service import PhoneService
from tests.games import EVERY_KIT
from tests.phones.playing import dealt, phone_chairs, served
from tests.tools import needs

pytestmark = [pytest.mark.nightly, needs("the pages of phones", "chromium", "playwright")]
OWL = Chair("Shoco", "owl", "owl", "toddler")
PHONES = {"five211": 5, "chikyu": 4, "duco": 3}
SIZES = ((360, 640), (390, 844), (412, 915), (768, 1024), (844, 390))
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
# Places in the town grow with two fingers.
TOO_SMALL = """() => [...document.querySelectorAll("button, input")]
  .filter((each) => each.offsetParent && !each.matches(".place"))
  .map((each) => [each.dataset.name ?? each.textContent, each.getBoundingClientRect()])
  .filter(([_name, box]) => Math.min(box.width, box.height) < 47.5)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
SMALL_TEXT = """() => [...document.querySelectorAll("main *")]
  .filter((each) => each.offsetParent)
  .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 15.9)
  .map((each) => each.textContent)"""
RUNS_OVER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
COVERED = """() => {
  const row = document.querySelector("main .row")?.getBoundingClientRect();
  return [...document.querySelectorAll("main .hand .card, main .turn .tile")]
    .filter((each) => row && each.getBoundingClientRect().bottom > row.top + 8)
    .filter((each) => each.getBoundingClientRect().left < row.right)
    .filter((each) => each.getBoundingClientRect().right > row.left)
    .map((each) => each.ariaLabel);
}"""
UNNAMED = """() => [...document.querySelectorAll("button, input")]
  .filter((each) => each.offsetParent && !each.textContent.trim())
  .filter((each) => !each.getAttribute("aria-label") && !each.labels?.length)
  .map((each) => each.outerHTML)"""


@contextmanager
def running(service: PhoneService) -> Iterator[None]:
    """The thread of the table, while the browser has the one of the test."""
    over = Event()

    def run() -> None:
        while not over.is_set():
            service.step()
            session = service.hub.session
            if session is not None and session.outcome is None:
                session.think()
            sleep(0.004)

    thread = Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS))
        yield browser
        browser.close()


class Glass:
    """A page in a browser of its own, as a phone is one."""

    def __init__(self, browser: Any, service: PhoneService, name: str) -> None:
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.goto(service.link)
        self.page.wait_for_selector("form")
        self.page.fill("#name", name)
        self.page.click("[data-name=sit]")
        self.page.wait_for_selector("main.wait")
        self.rng = Rng(3, name)

    def plays(self) -> None:
        """Tap what the page offers, as somebody would who only wants to go on."""
        page = self.page
        cards = page.query_selector_all("main .hand .card:not([aria-disabled=true])")
        places = page.query_selector_all("main .town .place")
        options = page.query_selector_all("main .options button")
        for group, most in ((cards, 2), (places, 1), (options, 1)):
            for _each in range(min(most, len(group))):
                self._tap(self.rng.choice(group))
        sleep(0.15 if places else 0.0)  # what the place would count comes from the table
        self._tap(page.query_selector("main [data-name=next]:not([aria-disabled=true])"))

    def _tap(self, what: Any) -> None:
        if what is not None:
            # The page may be drawn anew between looking and tapping.
            what.evaluate("(each) => each.click()")


def until(happened: Callable[[], object], seconds: float = 60.0) -> None:
    end = monotonic() + seconds
    while not happened():
        assert monotonic() < end, "it never happened"
        sleep(0.02)


@pytest.fixture
def one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """At home each phone has an address of its own; here several browsers share one."""
    for limit in ("AT_ONCE", "A_SECOND", "CONNECTIONS"):
        monkeypatch.setattr(server, limit, 80)


@pytest.mark.usefixtures("one_address")
@EVERY_KIT
def test_a_game_is_played_to_its_end_by_tapping(browser: Any, kit: AnyKit) -> None:
    count = PHONES.get(kit.key, 2)
    with served(kit, phone_chairs(count)) as service, running(service):
        glasses = [Glass(browser, service, f"Ana {number}") for number in range(count)]
        session = dealt(service, kit, {"mode": "stress"} if kit.key == "duco" else {})
        end = monotonic() + 240
        while session.outcome is None:
            assert monotonic() < end, "the game does not end"
            for glass in glasses:
                glass.plays()
        until(lambda: all(glass.page.query_selector("main.wait h1") for glass in glasses))
        assert [glass.wrong for glass in glasses] == [[]] * count


@EVERY_KIT
@pytest.mark.parametrize("steps", [0, 3], ids=["usual text", "largest text"])
def test_everything_is_large_enough_and_named(browser: Any, kit: AnyKit, steps: int) -> None:
    with served(kit, [*phone_chairs(1), OWL]) as service, running(service):
        glass = Glass(browser, service, "Ana")
        for _step in range(steps):
            glass.page.click("[data-name=more]")
            glass.page.click("text=Larger text")
            glass.page.keyboard.press("Escape")
        dealt(service, kit)
        glass.page.wait_for_selector("main.play")
        for width, height in SIZES:
            glass.page.set_viewport_size({"width": width, "height": height})
            glass.page.wait_for_timeout(100)
            found = [glass.page.evaluate(each) for each in (TOO_SMALL, SMALL_TEXT, UNNAMED)]
            assert found == [[], [], []], (width, height)
            assert glass.page.evaluate(RUNS_OVER) <= 0, (width, height)
            # With larger letters one scrolls.
            assert steps or glass.page.evaluate(COVERED) == [], (width, height)


def test_a_page_that_is_closed_and_opened_fifty_times_loses_nothing(browser: Any) -> None:
    from game.kits.registry import KITS

    kit = KITS["five211"]
    with served(kit, [*phone_chairs(1), OWL]) as service, running(service):
        glass = Glass(browser, service, "Ana")
        session = dealt(service, kit)
        for _time in range(50):
            glass.page.wait_for_timeout(800)  # nobody is quicker
            if glass.rng.random() < 0.5:
                glass.page.reload()
            else:
                glass.page.close()
                glass.page = glass.context.new_page()
                glass.page.goto(f"http://{service.place}/")
            glass.page.wait_for_selector("main.play, main.wait")
            if session.outcome is None:
                glass.plays()
        own = [phone.seat for phone in service.hub.phones.values()]
        assert own == [0]
