"""`run.py bench phones`: from a tap to its answer on the phone, and what five idle phones cost."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from threading import Thread
from time import monotonic, process_time
from typing import Any, Final

import pygame

from game.app.table_laying import SealedDeal, lay_table
from game.cli.parsing import Parser, whole_number
from game.kits.set_up import ANY_PHONE, Chair, SetUp
from game.phones.service import LOOPBACK
from scenes.engine.app import App
from workshop.gallery.studio import FRAME, Studio, unseen

COMMAND: Final = "run.py bench phones"
SEATS: Final = 5
RESTS: Final = 10.0
SETTLES: Final = 15.0
"""Seconds after which a table has finished what it was doing."""


def main(arguments: Sequence[str]) -> int:
    """Play on five phones of another process, and tell how long each tap took."""
    parser = Parser(COMMAND, __doc__ or "", f"  {COMMAND} --taps 60\n")
    parser.add_argument("--taps", type=whole_number(5, 10_000), default=60, help="moves to time")
    parser.add_argument("--phones-at", help="be the five phones of a table at this address")
    options = parser.parse_args(list(arguments))
    if options.phones_at:
        _be_phones(options.phones_at, options.taps)
        return 0
    with unseen():
        return _table(options.taps)


def _table(taps: int) -> int:
    studio = Studio((1280, 720))
    host, app = studio.host, _heard(studio)
    chairs = tuple(Chair(f"Phone {seat}", "curls", phone=ANY_PHONE) for seat in range(SEATS))
    host.phones.address = LOOPBACK
    host.change(host.settings.remembering(SetUp("five211", chairs)))
    service = host.phones.invite(host.kit, chairs)
    hub, where = service.hub, f"{service.place}/{service.door.word}"
    child = subprocess.Popen(
        [sys.executable, "-P", "-m", "workshop", "bench", "phones", "--phones-at", where,
         "--taps", str(taps)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        cwd=Path(__file__).parents[3],
    )  # fmt: skip
    told: list[str] = []
    assert child.stdout is not None
    Thread(target=lambda output=child.stdout: told.append(output.readline()), daemon=True).start()
    clock = pygame.time.Clock()
    while not told:
        app.pass_time(clock.tick(app.rate) / 1000)
        if hub.session is None and all(hub.holder(seat) for seat in range(SEATS)):
            set_up = SetUp(host.kit.key, hub.chairs)
            session = lay_table(set_up, SealedDeal.again(1))
            studio.show(studio.make_table(session), FRAME)
    together = _idle(studio)
    child.communicate()
    host.phones.close()
    alone = _idle(studio)
    studio.close()
    times = sorted(json.loads(told[0]))
    cuts = quantiles(times, n=20)
    print(f"tap to answer, {len(times)} taps: median {cuts[9]:.0f} ms, 95 % {cuts[18]:.0f} ms")
    print(f"at rest: {alone:.2f} % of a processor without phones, {together:.2f} % with {SEATS}")
    return 0


def _heard(studio: Studio) -> App:
    """Its app, which lets phones be heard at every step, as that of a player does."""
    step, phones = studio.app.step, studio.host.phones

    def heard(dt: float) -> bool:
        phones.step()
        return step(dt)

    studio.app.step = heard  # type: ignore[method-assign]
    return studio.app


def _idle(studio: Studio) -> float:
    """Percent of a processor that the program takes while nothing happens."""
    _run(studio, SETTLES)
    used = process_time()
    _run(studio, RESTS)
    return 100 * (process_time() - used) / RESTS


def _run(studio: Studio, seconds: float) -> None:
    clock, app, end = pygame.time.Clock(), studio.app, monotonic() + seconds
    while monotonic() < end:
        app.pass_time(clock.tick(app.rate) / 1000)


class _Phone:
    """As much of a page as a tap needs."""

    def __init__(self, place: str, word: str, seat: int) -> None:
        self.place, self.cookie = place, ""
        self.sheet: dict[str, Any] = {}
        self._ask("/word", {"word": word})
        Thread(target=self._listen, daemon=True).start()
        while self.sheet.get("stage") != "join":
            pass
        self._ask("/do", {"do": "sit", "seat": seat, "name": f"Phone {seat}", "face": "curls"})

    def _ask(self, path: str, record: dict[str, Any]) -> int:
        connection = HTTPConnection(self.place, timeout=20)
        headers = {"Origin": f"http://{self.place}", "X-Kododo": "1", "Cookie": self.cookie}
        connection.request("POST", path, json.dumps(record), headers)
        answer = connection.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).partition(";")[0]
        answer.read()
        connection.close()
        return answer.status

    def _listen(self) -> None:
        connection = HTTPConnection(self.place, timeout=60)
        connection.request("GET", "/events", headers={"Cookie": self.cookie})
        for line in connection.getresponse():
            if line.startswith(b"data: "):
                self.sheet = json.loads(line[6:])

    def tap(self) -> float | None:
        """Make the first move there is; milliseconds until the page shows it."""
        sheet = self.sheet
        if sheet.get("stage") != "choose":
            return None
        start = monotonic()
        move = {"do": "play", "line": sheet["moves"][0]["line"], "at": sheet["at"]}
        if self._ask("/do", move) != 200:
            return None
        while self.sheet.get("stage") == "choose" and self.sheet["at"] == sheet["at"]:
            if monotonic() - start > 5:
                return None
        return 1000 * (monotonic() - start)


def _be_phones(where: str, taps: int) -> None:
    place, _slash, word = where.partition("/")
    phones = [_Phone(place, word, seat) for seat in range(SEATS)]
    print(json.dumps(list(_taps(phones, taps))), flush=True)
    sys.stdin.read()  # they stay for as long as they are wanted


def _taps(phones: Sequence[_Phone], taps: int) -> Iterator[float]:
    made, end = 0, monotonic() + 300
    while made < taps and monotonic() < end and phones[0].sheet.get("stage") != "over":
        for phone in phones:
            took = phone.tap()
            if took is not None:
                made += 1
                yield took
