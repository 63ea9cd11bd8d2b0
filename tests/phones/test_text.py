"""`kododo text --phones`: a game for which nobody needs a window."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from game.core.rng import Rng
from tests.cli.command import ROOT, environment
from tests.phones.playing import HttpPhone, lines_of

SEATS = 2
COMMAND = ("text", "--phones", str(SEATS), "--bots", "toddler")


def test_two_phones_play_a_game_that_a_terminal_hosts(kododo_home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-P", "-u", "-m", "scenes", *COMMAND],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        env=environment(KODODO_HOME=str(kododo_home)), cwd=os.fspath(ROOT),
    ) as program:  # fmt: skip
        said = hosted(program)
    assert any("wins" in line or "share the victory" in line for line in said), said[-20:]
    assert any("Phone 0: " in line for line in said), "what was turned over is told"


def hosted(program: "subprocess.Popen[str]") -> list[str]:
    """What the terminal says while a game is played."""
    assert program.stdin is not None
    assert program.stdout is not None
    output, said = program.stdout, list[str]()
    reading = Thread(target=lambda: said.extend(output), daemon=True)
    reading.start()
    try:
        word, place = invitation(said)
        phones = [joined(place, word, seat) for seat in range(SEATS)]
        program.stdin.write("\n")
        program.stdin.flush()
        play(phones)
        program.wait(30)
    finally:
        program.kill()
        reading.join(20)
    return said


def invitation(said: list[str]) -> tuple[str, str]:
    end = monotonic() + 60
    while monotonic() < end:
        text = "".join(said)
        word, place = re.search(r"Table word: (\w+)", text), re.search(r"other: (\S+:\d+)", text)
        if word and place:
            return word[1], place[1]
        sleep(0.05)
    raise AssertionError(said)


def joined(place: str, word: str, seat: int) -> HttpPhone:
    phone = HttpPhone(place, f"Phone {seat}")
    phone.ask("POST", "/word", {"word": word})
    phone.wakes()
    wait_for(lambda: phone.sheet.get("stage") == "join")
    assert phone.do("sit", seat=seat, name=phone.name, face="curls")[0] == 200
    return phone


def play(phones: list[HttpPhone]) -> None:
    rng = Rng(1, "text")

    def step() -> bool:
        for phone in phones:
            if phone.sheet.get("stage") == "choose" and phone.sheet["at"] != phone.played:
                at, line = phone.sheet["at"], rng.choice(lines_of(phone.sheet))
                if phone.do("play", line=line, at=at)[0] == 200:
                    phone.played = at
        return any(phone.sheet.get("stage") == "over" for phone in phones)

    with suppress(OSError):  # it ends with the last card
        wait_for(step)


def wait_for(happened: Callable[[], object]) -> None:
    end = monotonic() + 60
    while not happened():
        assert monotonic() < end
        sleep(0.01)
