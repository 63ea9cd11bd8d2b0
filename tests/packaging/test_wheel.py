"""The wheel takes up one name, ours, and runs beside packages called as our folders are."""

import email
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Sequence
from email.message import Message
from pathlib import Path

import pytest
import wheel_metadata

import game
from tests.profiles import by_night

ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
FOREIGN = "raise SystemExit('the wrong game')"
KINDS = {".json", ".mo", ".ogg", ".py", ".ttf", ".txt"}
HOMEPAGE = "https://example.org/kododo"


def build(out: Path, kind: str = "wheel", root: Path = ROOT, **more: str) -> Path:
    variables = {name: text for name, text in os.environ.items() if name != "KODODO_HOMEPAGE"}
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    subprocess.run(command, cwd=root, env={**variables, **more}, capture_output=True, check=True)
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, the libraries of this one, and a foreign `game` beside it."""
    folder = tmp_path_factory.mktemp("an environment") / "ä b"
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = str(folder / BIN / "python")
    command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    command += ["--no-index", "--no-deps", "--disable-pip-version-check", str(wheel)]
    subprocess.run(command, check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    libraries = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "libraries.pth").write_text("\n".join(libraries), encoding="utf-8")
    lay_foreign_packages(packages)
    return folder


def lay_foreign_packages(folder: Path) -> None:
    for name in ("game", "scenes", "assets"):
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text(FOREIGN)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder to stand in, and for PYTHONPATH, with foreign packages in it."""
    folder = tmp_path_factory.mktemp("elsewhere")
    lay_foreign_packages(folder)
    return folder


def run(command: Sequence[str], place: Path, *, on_path: bool) -> str:
    variables = {**os.environ, "SDL_VIDEODRIVER": "dummy", "KODODO_HOME": str(place / "home")}
    variables["PYTHONPATH"] = str(place) if on_path else ""
    done = subprocess.run(
        command, cwd=place, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_wheel_takes_up_one_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name.partition("/")[0] for name in archive.namelist()}
    assert names == {"kododo", f"kododo-{game.__version__}.dist-info"}


def test_wheel_holds_every_module_and_asset(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if name.startswith("kododo/")}
    kept = [path for folder in ("assets", "game", "scenes") for path in (ROOT / folder).rglob("*")]
    ours = [path for path in kept if path.is_file() and path.suffix in KINDS]
    assert {f"kododo/{path.relative_to(ROOT).as_posix()}" for path in ours} <= shipped


@pytest.mark.parametrize(
    "on_path", by_night([False, True], True), ids=["installed", "on PYTHONPATH"]
)
@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--version", f"kododo {game.__version__}"),
        ("simulate greedy random --games 4 --processes 2", "4 games"),
        ("arena --seat greedy --seat random --games 4 --processes 2", "greedy"),
        ("demo --help", "Play in a window."),
    ],
    ids=["version", "workers", "arena", "window"],
)
def test_foreign_packages_are_not_taken_for_ours(
    environment: Path, elsewhere: Path, words: str, answer: str, on_path: bool
) -> None:
    command = [str(environment / BIN / "kododo"), *words.split()]
    assert answer in run(command, elsewhere, on_path=on_path)


def test_module_can_be_run_by_its_name(environment: Path, elsewhere: Path) -> None:
    command = [str(environment / BIN / "python"), "-m", "kododo", "--version"]
    assert run(command, elsewhere, on_path=True) == f"kododo {game.__version__}\n"


def test_checkout_that_is_installed_as_it_stands_finds_its_folders(elsewhere: Path) -> None:
    """As uv does it: only the folder of the entry is on the search path."""
    entry = ROOT / "packaging" / "installed"
    lines = f"import sys; sys.path.append({str(entry)!r}); sys.argv = ['kododo', '--version'];"
    lines += "import kododo; kododo.main()"
    command = [sys.executable, "-c", lines]
    assert run(command, elsewhere, on_path=True) == f"kododo {game.__version__}\n"


def test_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(build(tmp_path / "source", "sdist")) as archive:
        archive.extraction_filter = lambda member, _: member  # 3.11.2 has no names for one
        archive.extractall(tmp_path)  # noqa: S202 - our own
    again = build(tmp_path / "wheel", root=tmp_path / f"kododo-{game.__version__}")
    assert again.read_bytes() == wheel.read_bytes()


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def test_wheel_that_knows_no_homepage_links_to_nothing(wheel: Path) -> None:
    found = metadata(wheel)
    assert found.get_all("Project-URL") is None
    assert "](" not in str(found.get_payload())


def test_published_wheel_leads_to_the_files_of_its_version(tmp_path: Path) -> None:
    found = metadata(build(tmp_path, KODODO_HOMEPAGE=HOMEPAGE))
    assert f"Homepage, {HOMEPAGE}" in (found.get_all("Project-URL") or [])
    tag = rf"{HOMEPAGE}/(?:blob|raw)/v{re.escape(game.__version__)}/"
    links = re.findall(r"\]\(([^)]*)\)", str(found.get_payload()))
    assert links
    assert [link for link in links if not re.match(tag, link)] == []
    files = [re.sub(tag, "", link).partition("#")[0] for link in links]
    assert [file for file in files if not (ROOT / file).exists()] == []


@pytest.mark.parametrize("link", ["[a](https://example.org)", "[a](#keys)"])
def test_link_that_leads_somewhere_stays(link: str) -> None:
    assert wheel_metadata.with_links(link, "", "1.2.3") == link


def test_classifiers_tell_the_pythons_that_are_tried_and_no_more(wheel: Path) -> None:
    found = metadata(wheel).get_all("Classifier") or []
    told = {each.rpartition(" ")[2] for each in found if re.search(r":: 3\.\d+$", each)}
    checks = (ROOT / ".github/workflows/checks.yml").read_text(encoding="utf-8")
    matrix = re.search(r"python: \[(.*)\]", checks)
    assert matrix is not None
    assert told == set(re.findall(r"[\d.]+", matrix[1]))


def test_wheel_claims_types_for_others_only_if_it_has_them(wheel: Path) -> None:
    """Our modules import each other by short names: no type checker of others could follow."""
    with zipfile.ZipFile(wheel) as archive:
        typed = any(name.endswith("py.typed") for name in archive.namelist())
    assert typed == ("Typing :: Typed" in (metadata(wheel).get_all("Classifier") or []))
