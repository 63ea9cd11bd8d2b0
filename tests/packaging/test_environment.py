"""When `.venv-run` is made, refreshed or left alone, and what a failed set-up says; all offline."""

import errno
import importlib
import os
from collections.abc import Sequence
from pathlib import Path

import installer
import pytest
from environment import Environment
from problems import NETWORK_SIGNS, SetupProblem, disk_problem, missing_venv, pip_problem

LOG = Path("install.log")


class PretendInstaller:
    """Writes what it is asked for down, and makes just enough of an environment."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.problem: BaseException | None = None
        patch.setattr(installer, "create", self.create)
        patch.setattr(installer, "install", self.install)
        patch.setattr(installer, "is_usable", Path.exists)

    def create(self, folder: Path) -> None:
        self.done.append("create")
        python = Environment(folder.parent, "requirements.txt").python
        python.parent.mkdir()
        python.touch()
        (folder / "pyvenv.cfg").write_text(f"home = {folder.parent / 'base'}\n")

    def install(self, _: Path, locks: Sequence[Path], __: Path) -> None:
        self.done.append(locks[-1].name)
        if self.problem:
            raise self.problem


@pytest.fixture
def pretend(monkeypatch: pytest.MonkeyPatch) -> PretendInstaller:
    return PretendInstaller(monkeypatch)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "base").mkdir()
    (tmp_path / "pyproject.toml").write_text("first")
    for name in ("requirements-first.txt", "requirements.txt", "requirements-dev.txt"):
        (tmp_path / "packaging" / name).write_text("first")
    return tmp_path


@pytest.fixture
def environment(root: Path) -> Environment:
    return Environment(root, "requirements.txt")


def test_first_start_makes_it_and_second_start_does_nothing(
    environment: Environment, pretend: PretendInstaller
) -> None:
    environment.prepare()
    environment.prepare()
    assert pretend.done == ["create", "requirements.txt"]


@pytest.mark.parametrize(
    "changed",
    ["pyproject.toml", "packaging/requirements-first.txt", "packaging/requirements.txt"],
)
def test_changed_lock_or_project_refreshes_in_place(
    changed: str, environment: Environment, pretend: PretendInstaller
) -> None:
    environment.prepare()
    (environment.root / changed).write_text("second")
    environment.prepare()
    assert pretend.done == ["create", "requirements.txt", "requirements.txt"]


def test_player_needs_no_tools_and_tools_come_on_top(root: Path, pretend: PretendInstaller) -> None:
    Environment(root, "requirements.txt").prepare()
    Environment(root, "requirements-dev.txt").prepare()
    Environment(root, "requirements.txt").prepare()
    assert pretend.done == ["create", "requirements.txt", "requirements-dev.txt"]


def test_environment_of_uv_is_left_alone(root: Path, pretend: PretendInstaller) -> None:
    (root / ".venv").mkdir()
    Environment(root, "requirements.txt").prepare()
    assert list((root / ".venv").iterdir()) == []


def test_set_up_that_was_cut_short_begins_anew(
    environment: Environment, pretend: PretendInstaller
) -> None:
    pretend.problem = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.prepare()
    leftover = environment.folder / "half a package"
    leftover.touch()
    pretend.problem = None
    environment.prepare()
    assert pretend.done == ["create", "requirements.txt"] * 2
    assert not leftover.exists()


def test_refresh_that_was_cut_short_is_not_trusted(
    environment: Environment, pretend: PretendInstaller
) -> None:
    environment.prepare()
    environment.marker.touch()
    assert not environment.is_current()
    environment.prepare()
    assert pretend.done.count("create") == 2


def test_install_that_failed_is_tried_again_without_beginning_anew(
    environment: Environment, pretend: PretendInstaller
) -> None:
    pretend.problem = SetupProblem("no network")
    with pytest.raises(SetupProblem):
        environment.prepare()
    assert not environment.is_current()
    pretend.problem = None
    environment.prepare()
    assert pretend.done == ["create", "requirements.txt", "requirements.txt"]
    assert environment.is_current()


def test_environment_without_its_python_is_made_anew(
    environment: Environment, pretend: PretendInstaller
) -> None:
    environment.prepare()
    environment.python.unlink()
    environment.prepare()
    assert pretend.done.count("create") == 2


def test_environment_whose_python_was_uninstalled_is_not_current(
    environment: Environment, pretend: PretendInstaller
) -> None:
    environment.prepare()
    (environment.root / "base").rmdir()
    assert not environment.is_current()


@pytest.mark.skipif(os.name == "nt", reason="environments hold no links on Windows")
def test_python_that_was_replaced_behind_its_link_is_noticed(
    environment: Environment, pretend: PretendInstaller, tmp_path: Path
) -> None:
    environment.prepare()
    (tmp_path / "newer").touch()
    environment.python.unlink()
    environment.python.symlink_to(tmp_path / "newer")
    assert not environment.is_current()


def test_read_only_folder_is_named(
    environment: Environment, pretend: PretendInstaller, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(SetupProblem) as caught:
        environment.prepare()
    assert f"{environment.root} may not be written to" in str(caught.value)


@pytest.mark.skipif(os.name == "nt", reason="no such rights on Windows")
def test_environment_of_another_user_is_one_sentence(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "exists", refuse)
    with pytest.raises(SetupProblem, match="copy the folder to a place of your own"):
        environment.prepare()


def test_full_disk_is_called_full() -> None:
    assert "full" in disk_problem(OSError(errno.ENOSPC, "No space left on device"), Path())
    assert "full" in pip_problem(["ERROR: [Errno 28] No space left on device\n"], LOG)


def test_other_disk_trouble_keeps_its_own_words() -> None:
    assert "Input/output error" in disk_problem(OSError(errno.EIO, "Input/output error"), Path())


@pytest.mark.parametrize("missing", ["ensurepip", "venv"])
def test_missing_venv_module_names_the_package_to_install(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(name: str) -> object:
        if name == missing:
            raise ModuleNotFoundError(name=name)
        return None

    monkeypatch.setattr(importlib, "import_module", without)
    with pytest.raises(SetupProblem, match="python3-venv"):
        installer.create(tmp_path)


def test_missing_venv_advice_fits_the_version_at_hand() -> None:
    assert "apt install python3.13-venv" in missing_venv((3, 13))


@pytest.mark.parametrize("sign", NETWORK_SIGNS)
def test_missing_network_is_told_from_other_failures(sign: str) -> None:
    assert "found no network" in pip_problem([f"WARNING: {sign}\n", "ERROR: none\n"], LOG)
    assert "network" not in pip_problem(["ERROR: hashes do not match\n"], LOG)


def test_unknown_failure_says_where_to_read_on() -> None:
    assert str(LOG) in pip_problem(["ERROR: hashes do not match\n"], LOG)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Collecting pygame-ce==2.5.8 (from -r lock (line 6))\n", ["fetching pygame-ce 2.5.8"]),
        ("Installing collected packages: pytweening, pygame-ce\n", ["installing"]),
        ("  Downloading pygame_ce-2.5.8-cp311.whl (12 MB)\n", []),
        ("Requirement already satisfied: platformdirs==4.14.5\n", []),
    ],
)
def test_waiting_player_sees_a_line_per_step(line: str, said: list[str]) -> None:
    assert list(installer.steps(line)) == said
