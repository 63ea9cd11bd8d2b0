"""Our own voice: what it says, when it falls silent, and what it does where nothing can speak."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from threading import Event, Timer

import pytest

from game.app.settings import TableSpeed
from scenes.engine.access import voice
from scenes.engine.access.announcer import Announcer
from scenes.engine.access.voice import (
    NARRATE,
    Manner,
    Printed,
    Program,
    Voice,
    WindowsSpeech,
    speeches,
)
from scenes.engine.input.inputs import Action
from scenes.screens.comfort import ComfortScene
from tests.ui.house import House

SOON = 5.0


class Heard(Voice):
    """Remembers what was said, and when it was told to be silent."""

    def __init__(self) -> None:
        super().__init__(list)
        self.lines: list[str] = []
        self.manner = Manner()

    def say(self, words: str, manner: Manner) -> None:
        self.lines.append(words)
        self.manner = manner

    def hush(self) -> None:
        self.lines.append("HUSH")


@pytest.fixture
def house(kododo_home: object) -> Iterator[House]:
    made = House(speed=TableSpeed.INSTANT)
    yield made
    made.close()


@pytest.fixture
def heard(house: House) -> Heard:
    made = Heard()
    house.app.announcer = Announcer(lambda: house.host.settings, make_voice=lambda: made)  # type: ignore[attr-defined]
    return made


def said(heard: Heard) -> list[str]:
    lines = [line for line in heard.lines if line != "HUSH"]
    heard.lines.clear()
    return lines


def test_one_key_begins_and_ends_it(house: House, heard: Heard) -> None:
    house.run(0.5)
    assert not heard.lines
    house.press("v")
    house.run(0.5)
    assert said(heard)[:2] == ["Kododo", "5211 · DuCo · Chikyu"]
    house.press("v")
    house.press(Action.DOWN)
    house.run(0.5)
    assert not house.host.settings.reads_aloud
    assert "Learn, button" not in said(heard)


def test_focus_is_said_and_a_key_ends_what_was_being_said(house: House, heard: Heard) -> None:
    house.press("v")
    house.run(0.5)
    heard.lines.clear()
    house.press(Action.DOWN)
    house.run(0.3)
    assert heard.lines == ["HUSH", "Learn, button"]


def test_of_a_value_that_changes_only_the_new_one_is_said(house: House, heard: Heard) -> None:
    house.press("v")
    house.show(ComfortScene(house.host))
    house.run(0.5)
    assert said(heard)[-1].startswith("Read aloud, on, switch")
    house.press(Action.DOWN)
    house.press(Action.RIGHT)
    house.run(0.3)
    assert said(heard)[-2:] == ["What is read, All of it, choice", "The most needed"]
    house.press(Action.DOWN, Action.RIGHT)
    house.run(0.3)
    assert said(heard) == ["Pace of reading, 100 %", "125 %"]
    assert heard.manner == Manner("en", 125)


def test_round_is_told_in_its_order_and_in_brief_without_what_is_minor(
    house: House, heard: Heard
) -> None:
    house.press("v")
    house.sit_down()
    house.await_choice()
    told = said(heard)
    assert "Choose 2 cards" in told
    for _card in range(2):
        house.press(Action.CONFIRM, Action.RIGHT)
    house.press(Action.PLAY)
    house.await_choice()
    told = said(heard)
    plays = [number for number, line in enumerate(told) if re.search("^Ana plays", line)]
    prompt = [number for number, line in enumerate(told) if line == "Choose 1 card"]
    assert plays
    assert plays[0] < prompt[0]


def test_lines_of_the_screen_are_read_one_by_one(house: House, heard: Heard) -> None:
    house.press("v")
    house.run(0.5)
    heard.lines.clear()
    announcer = house.app.announcer  # type: ignore[attr-defined]
    for action in (Action.READ_ON, Action.READ_ON, Action.READ_BACK):
        assert announcer.read(action, house.scene)
    assert said(heard) == ["Kododo, heading", "5211 · DuCo · Chikyu", "Kododo, heading"]
    assert announcer.read(Action.SAY_AGAIN, house.scene)
    assert "Play, button" in said(heard)


def test_switch_on_a_page_follows_the_key(house: House, heard: Heard) -> None:
    scene = ComfortScene(house.host)
    house.show(scene)
    for wanted in (True, False):
        house.press("v")
        house.run(0.3)
        assert scene.ui.find("read aloud").is_on is wanted


def test_whole_table_is_read_with_one_key(house: House, heard: Heard) -> None:
    house.press("v")
    house.sit_down()
    house.await_choice()
    house.run(0.3)
    heard.lines.clear()
    announcer = house.app.announcer  # type: ignore[attr-defined]
    assert announcer.read(Action.READ_PART, house.scene)
    told = said(heard)
    assert told[0] == "The table"
    assert "Your cards:" in told
    assert announcer.read(Action.READ_PART, house.scene)
    assert said(heard)[0] == "Signs"
    assert announcer.read(Action.READ_PART, house.scene)
    assert said(heard)[0] == "The table", "round again"


def test_where_nothing_can_speak_one_sentence_says_so(house: House) -> None:
    app = house.app
    app.announcer.make_voice = lambda: Voice(list)  # type: ignore[attr-defined]
    house.press("v")
    house.run(0.5)
    assert not house.host.settings.reads_aloud
    told: list[str] = []
    for _second in range(40):
        toast = app.toast.text  # type: ignore[attr-defined]
        told += [toast] if toast not in told else []
        house.run(0.5)
    assert any("espeak-ng" in line for line in told)


class Slow:
    """Speaks until it is told to stop."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.began, self.goes_on = Event(), Event()

    def speak(self, words: str, manner: Manner) -> bool:  # noqa: ARG002
        self.said.append(words)
        self.began.set()
        assert self.goes_on.wait(SOON)
        self.goes_on.clear()
        return True

    def stop(self) -> None:
        self.goes_on.set()


def test_one_sentence_at_a_time_and_what_is_hushed_is_never_said() -> None:
    slow = Slow()
    speaking = Voice(lambda: [slow])
    speaking.say("first", Manner())
    assert slow.began.wait(SOON)
    slow.began.clear()
    speaking.say("second", Manner())
    speaking.hush()
    speaking.say("third", Manner())
    assert slow.began.wait(SOON)
    assert slow.said == ["first", "third"]
    speaking.close()


def test_program_that_fails_leaves_the_sentence_to_the_next() -> None:
    class Broken:
        def speak(self, words: str, manner: Manner) -> bool:  # noqa: ARG002
            return False

        def stop(self) -> None: ...

    slow = Slow()
    speaking = Voice(lambda: [Broken(), slow])
    speaking.say("whatever", Manner())
    assert slow.began.wait(SOON)
    assert slow.said == ["whatever"]
    speaking.close()


def program(code: str, silence: tuple[str, ...] = ()) -> Program:
    return Program(lambda words, _manner: [sys.executable, "-c", code, words], silence)


def test_program_says_its_sentence_to_the_end_and_one_that_is_hushed_has_not_failed() -> None:
    assert program("").speak("whatever", Manner())
    assert not program("raise SystemExit(1)").speak("whatever", Manner())
    slow = program("import time; time.sleep(60)")
    Timer(0.3, slow.stop).start()
    assert slow.speak("whatever", Manner())
    assert not Program(lambda _words, _manner: ["/no/such/program"]).speak("x", Manner())


def test_service_that_hangs_holds_up_no_frame_and_leaves_the_word_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(voice, "PATIENCE", 0.3)
    monkeypatch.setattr(voice, "SECONDS_A_LETTER", 0.0)
    hangs = "import time; time.sleep(60)"
    hanging = program(hangs, (sys.executable, "-c", hangs))
    assert not hanging.speak("whatever", Manner())
    for _press in range(3):
        hanging.stop()
    silencing = hanging._silencing
    assert silencing is not None
    assert silencing.poll() is None, "one of them, and nobody waits for it"
    silencing.kill()
    silencing.wait()


def test_nothing_is_said_where_that_is_wanted() -> None:
    assert speeches({NARRATE: "off"}, lambda name: name, "linux") == []


@pytest.mark.parametrize(
    ("platform", "there", "kinds"),
    [
        ("linux", {"espeak-ng", "spd-say"}, [Program, Program]),
        ("linux", {"say"}, []),
        ("darwin", {"say"}, [Program]),
        ("win32", {"powershell"}, [WindowsSpeech]),
        ("win32", set(), []),
    ],
)
def test_every_system_speaks_with_what_it_has(
    platform: str, there: set[str], kinds: list[type]
) -> None:
    found = speeches({}, lambda name: name if name in there else None, platform)
    assert [type(each) for each in found] == kinds


def test_lines_are_printed_for_braille(capsys: pytest.CaptureFixture[str]) -> None:
    (printed,) = speeches({NARRATE: "print"}, lambda _name: None)
    assert isinstance(printed, Printed)
    Voice(lambda: [printed]).say("Choose 2 cards", Manner())
    assert capsys.readouterr().out == "Choose 2 cards\n"


def test_command_gets_language_pace_and_words(tmp_path: object) -> None:
    (espeak,) = speeches({}, lambda name: "/x/espeak-ng" if name == "espeak-ng" else None, "linux")
    assert isinstance(espeak, Program)
    command = espeak.command("- two violet 4", Manner("de", 200))
    assert command == ["/x/espeak-ng", "-v", "de", "-s", "350", "--", "- two violet 4"]
