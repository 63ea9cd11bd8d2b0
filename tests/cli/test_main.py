import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.commands import STOPPED, Command, find_command
from game.cli.main import HEADLESS
from scenes.__main__ import WINDOW_COMMANDS, run
from tests.app.matches import played, text_of
from tests.cli.command import complaint, environment, in_process, kododo

BENCH = Command("bench", "m:f", "")
FRAMES = Command("bench frames", "m:f", "")


def without_display() -> dict[str, str]:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return {name: text for name, text in environment().items() if name not in names}


def test_help_names_every_command_and_gives_examples() -> None:
    result = kododo("--help")
    assert result.returncode == 0
    for command in (*WINDOW_COMMANDS, *HEADLESS):
        assert f"  {command.words} " in result.stdout
    assert "examples:" in result.stdout


@pytest.mark.parametrize("command", HEADLESS, ids=lambda command: command.words)
def test_every_command_explains_itself(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, *command.words.split(), "--help")
    assert result.returncode == 0
    assert result.stdout.startswith(f"usage: kododo {command.words}")


def test_version_is_one_line() -> None:
    result = kododo("--version")
    assert (result.returncode, len(result.stdout.splitlines())) == (0, 1)
    assert result.stdout.startswith("kododo ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--dance"],
        ["verify", "a", "b"],
        ["simulate"],
        ["simulate", "random"],
        ["simulate", "random", "nobody"],
        ["simulate", "random", "random", "--games", "0"],
        ["simulate", "random", "random", "--games", "many"],
        ["bench", "--games", "-1"],
        ["text", "--seed", "-1"],
        ["text", "--code", "0008-0000-3NQK-8NNS"],
        ["text", "--bots", "nobody"],
        ["text", "--bots", "guest:nobody"],
        ["text", "--people", "Ana", "--bots", "guest,guest,guest,guest,guest"],
        ["text", "--bots", ",".join(["guest"] * 20)],
        ["text", "--people", "Ana", "--bots", ""],
        ["text", "--people", "Ana,Ana"],
        ["text", "--people", "A" * 41],
        ["text", "--people", "Ana,Ben,Cem", "--code", "0000-0000-0000-00Q5"],
        ["text", "--code", "0008-0000-3NQK-8NNR", "--long"],
        ["text", "--code", "0008-0000-3NQK-8NNR", "--seed", "1"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_one_sentence_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, *arguments)
    assert result.returncode == 2
    assert len(complaint(result)) < 250


@pytest.mark.parametrize("arguments", [["dance"], ["text", "--seed", "x"]], ids=" ".join)
def test_wrong_arguments_leave_a_real_process_with_code_2(arguments: list[str]) -> None:
    result = kododo(*arguments)
    assert result.returncode == 2
    assert "kododo" in complaint(result)


@pytest.mark.parametrize("command", ["replay", "verify", "watch"])
@pytest.mark.parametrize("content", [b"", b"{", b"\x00\xff" * 999, b"[" * 100_000, b'{"a": 1}'])
def test_broken_file_is_one_sentence_and_exit_code_1(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    result = in_process(capsys, command, path)
    assert result.returncode == 1
    assert complaint(result).endswith(".")
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["watch"], ["text", "--load"]])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [("Dear diary", "is not a saved game."), ('{"kododo": "save"', "is broken: it ends too early")],
)
def test_file_with_something_else_in_it_is_called_by_its_name(
    command: list[str],
    content: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content, encoding="utf-8")
    assert complaint(in_process(capsys, *command, path)).startswith(f"{path} {sentence}")


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["text", "--load"]])
def test_missing_file_is_one_sentence_and_exit_code_1(command: list[str], tmp_path: Path) -> None:
    result = kododo(*command, tmp_path / "nothing.json")
    assert result.returncode == 1
    assert complaint(result).endswith("does not exist.")


@pytest.mark.skipif(sys.platform == "win32", reason="a strange home is found by guessing there")
@pytest.mark.parametrize("command", ["play", "demo", "text", "replay"])
def test_home_of_somebody_unknown_is_one_sentence(command: str) -> None:
    home = "~nobody-of-this-name/games"
    result = kododo(command, variables=environment(KODODO_HOME=home, SDL_VIDEODRIVER="dummy"))
    assert result.returncode == 1
    assert complaint(result) == f"KODODO_HOME is '{home}', but nobody here has such a home folder."


@pytest.mark.skipif(os.name == "nt", reason="no such files")
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["text", "--load"]])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "circle"])
def test_whatever_is_no_file_is_one_sentence_and_never_waited_for(
    command: list[str], kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to(path)
    result = in_process(capsys, *command, path)
    assert result.returncode == 1
    assert complaint(result).startswith(f"{path} is a ")


def test_ctrl_c_while_a_command_is_being_loaded_is_a_quiet_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "interrupted.py").write_text("raise KeyboardInterrupt", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert run(["wait"], [Command("wait", "interrupted:main", "")]) == STOPPED


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_without_a_display_the_terminal_game_is_named() -> None:
    result = kododo(variables=without_display())
    assert result.returncode == 1
    assert "kododo text" in complaint(result)


@pytest.mark.parametrize("command", ["play", "demo"])
def test_window_command_explains_itself_without_a_display(command: str) -> None:
    result = kododo(command, "--help", variables=without_display())
    assert result.returncode == 0
    assert result.stdout.startswith("usage: kododo play")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_whoever_used_the_starter_is_told_of_the_starter() -> None:
    started = {"KODODO_STARTED_AS": "python3 packaging/run.py"}
    words = complaint(kododo(variables=without_display() | started))
    assert words.endswith("play in the terminal with: python3 packaging/run.py text")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_display_that_does_not_answer_is_told_once() -> None:
    words = kododo(variables=without_display() | {"DISPLAY": ":987"}).stderr
    assert words.count("kododo text") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they come with the system")
def test_library_that_a_screen_needs_and_that_is_missing_is_named(tmp_path: Path) -> None:
    """As a file that is none: whoever looks for the library finds it first, and cannot use it."""
    (tmp_path / "libXext.so.6").touch()
    missing = {"DISPLAY": ":987", "LD_LIBRARY_PATH": str(tmp_path)}
    words = kododo(variables=without_display() | missing).stderr.splitlines()[-1]
    assert words.startswith("The window needs libXext.so.6, which cannot be loaded here")
    assert "sudo apt install libxext6" in words
    assert words.endswith("kododo text")


def test_unknown_bot_is_named_before_the_seats_are_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "There is no bot called 'foo'" in complaint(in_process(capsys, "simulate", "foo"))


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_window_command_without_a_display_is_not_even_imported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    play = Command("play", "scenes.no_such_module:main", "open the window", needs_display=True)
    assert run(["play"], [play]) == 1
    assert "kododo text" in capsys.readouterr().err


def test_window_command_gets_its_arguments() -> None:
    play = Command("play", "builtins:len", "open the window")
    assert run(["play", "--fast", "now"], [play]) == 2


def test_no_arguments_mean_the_first_window_command() -> None:
    assert run([], [Command("play", "builtins:len", "open the window", needs_display=True)]) == 0


def test_window_that_cannot_open_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    import pygame

    def fail(_arguments: object) -> int:
        raise pygame.error("no video device")

    sys.modules["window_that_fails"] = type(sys)("window_that_fails")
    sys.modules["window_that_fails"].main = fail  # type: ignore[attr-defined]
    try:
        assert run(["play"], [Command("play", "window_that_fails:main", "open the window")]) == 1
    finally:
        del sys.modules["window_that_fails"]
    assert "kododo text" in capsys.readouterr().err


def test_longer_command_wins_over_its_first_word() -> None:
    assert find_command([BENCH, FRAMES], ["bench", "frames", "x"]) == (FRAMES, ["x"])
    assert find_command([BENCH, FRAMES], ["bench", "x"]) == (BENCH, ["x"])
    assert find_command([BENCH, FRAMES], []) is None


@pytest.mark.parametrize("command", [*WINDOW_COMMANDS, *HEADLESS], ids=lambda each: each.words)
def test_every_listed_command_exists(command: Command) -> None:
    assert callable(command.load())


def test_headless_commands_import_no_pygame(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text_of(played(1)), encoding="utf-8")
    program = (
        "import sys; from scenes.__main__ import run; run(sys.argv[1:]); "
        "sys.exit(50 if 'pygame' in sys.modules else 40)"
    )
    command = [sys.executable, "-P", "-c", program, "verify", str(path)]
    result = subprocess.run(command, env=environment(), capture_output=True, check=False)
    assert result.returncode == 40


def test_commands_work_from_any_folder(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").write_text("raise SystemExit(99)")
    result = subprocess.run(
        [sys.executable, "-P", "-m", "scenes", "--version"],
        env=environment(),
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert result.returncode == 0
