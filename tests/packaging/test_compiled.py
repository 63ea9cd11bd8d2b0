"""Compiled searches choose as their sources do; a build that cannot compile says so and goes on."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
import wheel_search
from bundle import compiled

from game.kits.kit import AnyKit
from game.kits.registry import KITS

ROOT = Path(__file__).resolve().parents[2]
STRIDE: Final = 2
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
COMPILER: Final = (sysconfig.get_config_var("CC") or "cl").split()[0]
HEADER: Final = Path(sysconfig.get_path("include"), "Python.h")
MISSING: Final = [
    name
    for name, is_there in {
        f"the C compiler {COMPILER}": shutil.which(COMPILER) is not None,
        "the headers of Python": HEADER.exists(),
        "setuptools": find_spec("setuptools") is not None,
    }.items()
    if not is_there
]


@pytest.fixture(autouse=True)
def _tools_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'packaging'}{os.pathsep}{ROOT}")


def choices(folder: Path, kit: AnyKit) -> tuple[str, str]:
    """Whether the copy of the game in a folder is compiled, and what its bots choose."""
    script = str(Path(__file__).with_name("choices.py"))
    command = [sys.executable, "-P", script, kit.key, str(STRIDE)]
    variables = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    how, _, moves = done.stdout.partition("\n")
    return how, moves


@pytest.mark.skipif(bool(MISSING), reason=f"nothing can be compiled without {MISSING}")
@pytest.mark.nightly  # a C compiler takes its time
@pytest.mark.parametrize("kit", KITS.values(), ids=lambda kit: kit.key)
def test_compiled_searches_choose_the_same_to_the_last_card(kit: AnyKit, tmp_path: Path) -> None:
    own = [f"game.ai.{kit.key}.{name}" for name in kit.players.searches]
    libraries = compiled.compile_into(tmp_path, [*compiled.SHARED, *own], 3)
    assert set(libraries) == {*compiled.SHARED, *own, f"{compiled.GROUP}__mypyc"}
    how, moves = choices(ROOT, kit)
    assert (how, len(moves.splitlines()) > 10) == ("Python", True)
    assert choices(tmp_path, kit) == ("compiled", moves)


def test_every_game_names_searches_that_exist() -> None:
    named = compiled.modules()
    assert all(kit.players.searches for kit in KITS.values())
    assert len(named) == len(set(named))
    assert [name for name in named if find_spec(name) is None] == []


def test_checkout_holds_no_library_that_would_go_before_its_source() -> None:
    assert compiled.found_in(ROOT) == {}


def test_build_without_mypyc_says_in_a_sentence_that_it_stays_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As where nobody installed it: the first that is found is none."""
    missing = tmp_path / "missing" / "mypyc"
    missing.mkdir(parents=True)
    (missing / "__init__.py").write_text("raise ImportError('no mypyc here')")
    monkeypatch.setenv("PYTHONPATH", f"{missing.parent}{os.pathsep}{ROOT / 'packaging'}")
    assert compiled.compile_into(tmp_path / "search", compiled.SHARED) == {}
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "stay Python, which is slower; the reason: ImportError: no mypyc here" in sentence


def wheel_with(folder: Path, out: Path) -> tuple[str, list[str]]:
    """The name of the wheel that is built with libraries, and of all that it holds."""
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    variables = {**os.environ, wheel_search.FOLDER: str(folder)}
    subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, check=True)
    (made,) = out.iterdir()
    with zipfile.ZipFile(made) as archive:
        return made.name, archive.namelist()


def test_wheel_with_libraries_holds_them_beside_their_sources_and_is_of_this_system(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "search"
    libraries = [f"{compiled.GROUP}__mypyc{SUFFIX}", f"game/ai/race{SUFFIX}"]
    for library in libraries:
        (folder / library).parent.mkdir(parents=True, exist_ok=True)
        (folder / library).write_bytes(b"code")
    name, held = wheel_with(folder, tmp_path / "out")
    assert {f"kododo/{library}" for library in libraries} < set(held)
    assert "kododo/game/ai/race.py" in held
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in name
    assert "none-any" not in name
