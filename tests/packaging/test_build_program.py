"""What goes into the built program, what it is built with, and what is refused at the end."""

import ast
import re
import struct
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from bundle import facts, freeze, icons, main, modules, windows
from bundle.make import MAKERS, USUAL

import game

ROOT = Path(__file__).resolve().parents[2]
PICTURES = {size: b"picture of %d" % size for size in icons.SIZES}


def test_version_is_the_one_of_the_game() -> None:
    assert facts.version() == game.__version__


def test_news_are_those_of_the_change_log() -> None:
    change_log = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    assert facts.changes()
    assert all(change.split()[0] in change_log for change in facts.changes())


def test_time_of_a_build_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert f"{facts.build_date():%Y-%m-%d}" == "1970-01-02"


def test_every_command_takes_its_module_along() -> None:
    found = modules.asked_for_by_name()
    assert "scenes.launch" in found
    assert all(find_spec(name) for name in found)


@cache
def imported_by(path: Path) -> frozenset[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


def modules_of_the_game() -> dict[str, Path]:
    """Every module by its name; what fitted the bots' numbers plays no part in a game."""
    paths = [*ROOT.glob("game/**/*.py"), *ROOT.glob("scenes/**/*.py")]
    played = [path for path in paths if "train" not in path.parts]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in played
    }


def test_nothing_that_the_game_imports_is_left_out() -> None:
    imported = frozenset().union(*map(imported_by, modules_of_the_game().values()))
    assert imported & set(modules.UNUSED) == set()


def test_libraries_are_imported_without_what_is_left_out() -> None:
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({modules.UNUSED!r}))\n"
        "import segno, platformdirs, pytweening, pygame\n"
        "assert list(segno.make_qr('kododo').matrix)\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_module_of_the_game_goes_into_the_program() -> None:
    """Those that are imported by name are not seen, and must be named."""
    known = modules_of_the_game()
    start = imported_by(ROOT / "packaging" / "bundle" / "start.py")
    found, fresh = set(), {*start, *modules.asked_for_by_name()} & set(known)
    while fresh:
        found |= fresh
        reached = set().union(*(imported_by(known[name]) for name in fresh)) & set(known)
        fresh = reached - found
    packages = {name for name, path in known.items() if path.name == "__init__.py"}
    assert set(known) - found - packages == set()


def build_lock() -> str:
    return (ROOT / "packaging" / "requirements-build.txt").read_text(encoding="utf-8")


def test_program_is_built_with_the_versions_that_were_tested() -> None:
    pattern = re.compile(r"^[\w.-]+==[\w.]+", re.MULTILINE)
    tested = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    assert set(pattern.findall(tested)) < set(pattern.findall(build_lock()))


def test_build_lock_pins_its_tool_by_digest_and_from_anywhere() -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", build_lock(), flags=re.MULTILINE)[1:]
    assert any(block.startswith("pyinstaller==") for block in blocks)
    assert all("--hash=sha256:" in block for block in blocks)
    assert "://" not in build_lock()


def test_builds_do_not_depend_on_the_seed_of_hashes_or_the_time() -> None:
    variables = main.variables()
    assert variables["PYTHONHASHSEED"] == "0"
    assert variables["SOURCE_DATE_EPOCH"] == str(facts.build_time())


def test_every_usual_package_can_be_made() -> None:
    assert {name for names in USUAL.values() for name in names} == set(MAKERS)


def test_unknown_package_is_refused_before_anything_is_fetched(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main.main(["rpm"])
    assert "there is no package 'rpm'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "stray",
    ["lib/scenes/engine/app.py", "lib/__pycache__/app.txt", "lib/tests/data.json", "lib/a.pyc"],
)
def test_build_with_leftovers_of_the_workshop_is_refused(tmp_path: Path, stray: str) -> None:
    path = tmp_path / stray
    path.parent.mkdir(parents=True)
    path.touch()
    with pytest.raises(freeze.BadBuild, match=re.escape(stray)):
        freeze.inspect(tmp_path)


def test_build_that_grew_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kododo").write_bytes(bytes(2000))
    freeze.inspect(tmp_path)
    monkeypatch.setitem(freeze.LARGEST, sys.platform, 1999)
    with pytest.raises(freeze.BadBuild, match="too large"):
        freeze.inspect(tmp_path)


def test_windows_icon_leads_to_each_picture() -> None:
    data = icons.ico(PICTURES)
    count = struct.unpack_from("<HHH", data)[2]
    assert count == len(icons.ICO_SIZES)
    for index, size in enumerate(icons.ICO_SIZES):
        side, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert side == size % 256
        assert data[place : place + length] == PICTURES[size]


def test_macos_icon_is_a_chain_of_chunks() -> None:
    data = icons.icns(PICTURES)
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    place, found = 8, []
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place + 4)
        found.append(data[place + 8 : place + length])
        place += length
    assert found == [PICTURES[size] for size in icons.ICNS_KINDS]


def test_icon_is_drawn_in_every_size(tmp_path: Path) -> None:
    icons.write(tmp_path)
    for size in icons.SIZES:
        head = (tmp_path / f"kododo-{size}.png").read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert struct.unpack(">II", head[16:24]) == (size, size)


def test_windows_file_properties_bear_the_version() -> None:
    resource = windows.version_resource()
    assert f"'FileVersion', '{game.__version__}'" in resource
    assert f"filevers=({game.__version__.replace('.', ', ')}, 0)" in resource


def test_windows_installer_needs_no_administrator_and_removes_what_it_brings(
    tmp_path: Path,
) -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    for path in windows.placeholder(tmp_path).iterdir():
        removal = f'RMDir /r "$INSTDIR\\{path.name}"' if path.is_dir() else f"\\{path.name}"
        assert removal in script.partition('Section "un.$(Program)"')[2]
