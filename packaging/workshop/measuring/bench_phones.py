"""`run.py bench phones`: from a tap to its answer, and what five phones cost the table."""

import json
import subprocess
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection, socket
from statistics import quantiles
from threading import Thread
from time import monotonic, process_time, sleep
from typing import Any, Final

import pygame

from game.app.table_laying import SealedDeal, lay_table
from game.cli.parsing import Parser, whole_number
from game.kits.set_up import ANY_PHONE, Chair, SetUp
from game.phones.service import LOOPBACK
from workshop.gallery.studio import Studio, unseen
from workshop.measuring.bench_frames import FULL_HD, MEGABYTE, Figure, percentile, resident

COMMAND: Final = "run.py bench phones"
SEATS: Final = 5
GAMES: Final = ("five211", "chikyu", "duco")
RESTS: Final = 20.0
BUILT: Final = 3.0
"""Seconds after which a table stands, and its frames count."""
OTHER_ADDRESS: Final = "127.0.0.2"
MOST_FLOOD, KEPT = 20_000, 100
SETTLES: Final = 15.0
"""Seconds after which a table has finished what it was doing."""


def main(arguments: Sequence[str]) -> int:
    """Play on five phones of another process, and tell how long each tap took."""
    parser = Parser(COMMAND, __doc__ or "", f"  {COMMAND} --taps 50\n")
    parser.add_argument("--taps", type=whole_number(5, 10_000), default=50, help="moves to time")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game to play")
    parser.add_argument("--flood", action="store_true", help="with 1,000 connections meanwhile")
    parser.add_argument("--phones-at", help="be the five phones of a table at this address")
    parser.add_argument("--flood-at", help="flood the table at this address")
    options = parser.parse_args(list(arguments))
    if options.phones_at:
        _be_phones(options.phones_at, options.taps)
    elif options.flood_at:
        _flood(options.flood_at)
    else:
        with unseen():
            _table(options.game, options.taps, with_flood=options.flood)
    return 0


def _table(game: str, taps: int, *, with_flood: bool) -> None:
    studio = Studio(FULL_HD)
    host, app = studio.host, studio.app
    frames = _heard(studio)
    chairs = tuple(Chair(f"Phone {seat}", "curls", phone=ANY_PHONE) for seat in range(SEATS))
    host.phones.address = LOOPBACK
    host.change(replace(host.settings.remembering(SetUp(game, chairs)), game=game))
    before = invited = resident()
    service = host.phones.invite(host.kit, chairs)
    hub, where = service.hub, f"{service.place}/{service.door.word}"
    players = _child("--phones-at", where, "--taps", str(taps))
    vandal = _child("--flood-at", service.place) if with_flood else None
    told: list[str] = []
    assert players.stdout is not None
    Thread(target=lambda output=players.stdout: told.append(output.readline()), daemon=True).start()
    clock = pygame.time.Clock()
    while not told:
        app.pass_time(clock.tick(app.rate) / 1000)
        if hub.session is None and all(hub.holder(seat) for seat in range(SEATS)):
            invited = resident()
            session = lay_table(SetUp(game, hub.chairs), SealedDeal.again(1))
            studio.show(studio.make_table(session), BUILT)
            frames.clear()
    counted = sorted(frames)
    if vandal is not None:
        vandal.terminate()
        vandal.communicate()
    refused = dict(service.refused)
    together = _idle(studio)
    players.communicate()
    host.phones.close()
    alone = _idle(studio)
    studio.close()
    times = sorted(json.loads(told[0]))
    cuts = quantiles(times, n=20)
    for figure in (
        Figure(f"tap to answer, {len(times)} taps: median", cuts[9], "ms"),
        Figure("tap to answer: 95th percentile", cuts[18], "ms", 60.0),
        Figure(f"{len(counted)} frames, 1920x1080: median", percentile(counted, 0.5), "ms", 3.0),
        Figure("frames: 99th percentile", percentile(counted, 0.99), "ms", 8.0),
        Figure("frames: longest", counted[-1], "ms", 16.0),
        Figure(
            "memory for the server and five phones that sit", (invited - before) / MEGABYTE, "MB"
        ),
        Figure(f"at rest, {SEATS} phones more than none", together - alone, "%", 0.2),
        Figure("at rest, without phones", alone, "%"),
    ):
        print(figure.line())
    print(f"refused: {refused}")


def _child(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "workshop", "bench", "phones", *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        cwd=Path(__file__).parents[3],
    )  # fmt: skip


def _heard(studio: Studio) -> list[float]:
    """Phones are heard at every step, as those of a player are; milliseconds of drawn frames."""
    step, phones, frames = studio.app.step, studio.host.phones, list[float]()

    def heard(dt: float) -> bool:
        begun = process_time()
        phones.step()
        drew = step(dt)
        if drew:
            frames.append(1000 * (process_time() - begun))
        return drew

    studio.app.step = heard  # type: ignore[method-assign]
    return frames


def _flood(place: str) -> None:
    """From another address of this machine: half requests, slow heads, too many of all of them."""
    host, _colon, port = place.partition(":")
    head = f"POST /do HTTP/1.0\r\nHost: {place}\r\nContent-Length: 900\r\n"
    whole = f"GET / HTTP/1.0\r\nHost: {place}\r\n\r\n"
    says = (b"", head.encode(), f"{head}\r\nhalf".encode(), whole.encode())
    kept = deque[socket]()
    for number in range(MOST_FLOOD):
        with suppress(OSError):
            knock = create_connection((host, int(port)), 2.0, (OTHER_ADDRESS, 0))
            kept.append(knock)
            knock.sendall(says[number % len(says)])
        if len(kept) > KEPT:
            kept.popleft().close()
        sleep(0.01)


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
        move = {"do": "play", "line": _any_line(sheet), "at": sheet["at"]}
        if self._ask("/do", move) != 200:
            return None
        while self.sheet.get("stage") == "choose" and self.sheet["at"] == sheet["at"]:
            if monotonic() - start > 5:
                return None
        return 1000 * (monotonic() - start)


def _any_line(sheet: dict[str, Any]) -> str:
    """The first move of a list, or the first place of a town."""
    if sheet["moves"]:
        return str(sheet["moves"][0]["line"])
    (x, y), tile = sheet["table"]["places"][0], sheet["table"]["hand"][0][0]["key"]
    return f"lay {tile} {x},{y}"


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
