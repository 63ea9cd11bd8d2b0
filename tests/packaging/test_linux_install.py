"""The archive's own installer: into odd places, over an old version, and out again."""

import io
import os
import re
import shutil
import stat
import subprocess
import tarfile
from pathlib import Path

import pytest
from bundle import facts, portable
from bundle.desktop import quoted
from bundle.tree import Item, text_item

import game

pytestmark = pytest.mark.skipif(
    os.name == "nt" or shutil.which("sh") is None, reason="an installer for Linux"
)

ODD_NAMES = [
    "plain",
    "Größe und Spaß",
    "it's 100% $HOME",
    'a "quote" & a | bar',
    "back\\slash`tick`",
]
ENTRY = f"applications/{facts.APP_ID}.desktop"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """The unpacked archive, with a program that only says its name."""
    build = tmp_path / "build"
    build.mkdir()
    (build / "kododo").write_text('#!/bin/sh\necho "kododo at $PWD"\n')
    shared = [
        text_item(ENTRY, "[Desktop Entry]\nExec=kododo\nName=Kododo\n"),
        Item(f"icons/hicolor/16x16/apps/{facts.APP_ID}.png", b"picture"),
        Item("man/man6/kododo.6.gz", b"manual"),
    ]
    folder = tmp_path / "un packed ä"
    with tarfile.open(fileobj=io.BytesIO(portable.build(build, shared))) as archive:
        archive.extraction_filter = lambda member, _: member  # 3.11.2 has no names for one
        archive.extractall(folder)  # noqa: S202 - our own
    return folder / portable.stem()


def run(command: list[str], home: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    variables = {"HOME": str(home), "PATH": os.environ["PATH"], **more}
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


def files_of(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", ODD_NAMES)
def test_installs_into_a_home_of_any_name(archive: Path, tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    home.mkdir()
    done = run([str(archive / "install.sh")], home)
    assert done.returncode == 0, done.stderr
    started = run([str(home / ".local/bin/kododo")], home)
    assert started.stdout.startswith("kododo at")
    entry = (home / ".local/share" / ENTRY).read_text()
    command = quoted(str(home.resolve() / ".local/lib/kododo/kododo"))
    assert entry == f"[Desktop Entry]\nExec={command}\nName=Kododo\n"


def test_installs_into_a_folder_of_choice(archive: Path, tmp_path: Path) -> None:
    done = run([str(archive / "install.sh"), str(tmp_path / "my games")], tmp_path / "nobody")
    assert done.returncode == 0, done.stderr
    assert game.__version__ in done.stdout
    assert (tmp_path / "my games/bin/kododo").exists()
    assert not (tmp_path / "nobody").exists()


def test_update_leaves_no_module_of_the_old_version(archive: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    run([str(archive / "install.sh")], home)
    (home / ".local/lib/kododo/old-module").touch()
    assert run([str(archive / "install.sh")], home).returncode == 0
    assert not (home / ".local/lib/kododo/old-module").exists()
    assert [path.name for path in (home / ".local/lib").iterdir()] == ["kododo"]


@pytest.mark.parametrize("purge", [False, True])
def test_removal_leaves_saves_and_a_purge_does_not(
    archive: Path, tmp_path: Path, purge: bool
) -> None:
    home = tmp_path / "home é"
    home.mkdir()
    run([str(archive / "install.sh")], home)
    saves = [home / ".config/kododo/settings.json", home / ".local/share/kododo/saves/a.json"]
    for path in saves:
        path.parent.mkdir(parents=True)
        path.touch()
    script = str(home / ".local/lib/kododo/uninstall.sh")
    done = run([script, *(["--purge"] if purge else [])], home)
    assert done.returncode == 0, done.stderr
    left = [] if purge else sorted(str(path.relative_to(home)) for path in saves)
    assert files_of(home) == left


def test_removal_refuses_to_run_where_nothing_is_installed(archive: Path, tmp_path: Path) -> None:
    before = files_of(archive)
    done = run([str(archive / "uninstall.sh")], tmp_path)
    assert done.returncode == 1
    assert "here is none" in done.stderr
    assert files_of(archive) == before


def test_scripts_in_the_archive_may_be_run(archive: Path) -> None:
    for name in ("install.sh", "uninstall.sh", "program/kododo"):
        assert (archive / name).stat().st_mode & stat.S_IXUSR


def test_no_field_of_a_template_is_left_open(archive: Path) -> None:
    for name in ("install.sh", "uninstall.sh"):
        text = (archive / name).read_text()
        assert not re.search(r"\$(title|name|app_id|version)\b", text)
