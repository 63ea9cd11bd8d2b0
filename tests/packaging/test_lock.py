"""The locks fit the project file: every dependency is pinned, with digests, from any mirror."""

import re
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest
from environment import FIRST
from installer import SOURCE_ONLY, pip_arguments
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.txt", "requirements-dev.txt"]
ALL = sorted(path.name for path in (ROOT / "packaging").glob("requirements*.txt"))


@pytest.fixture(scope="module")
def project_file() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.fixture(scope="module")
def project(project_file: dict[str, Any]) -> dict[str, Any]:
    loaded: dict[str, Any] = project_file["project"]
    return loaded


def locked(lock: str) -> str:
    return (ROOT / "packaging" / lock).read_text()


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", locked(lock), re.MULTILINE))


def assert_fits(requirements: list[str], lock: str) -> None:
    for requirement in map(Requirement, requirements):
        version = pins(lock).get(canonicalize_name(requirement.name))
        assert version, f"{lock} does not pin {requirement.name}"
        assert version in requirement.specifier, f"{lock} pins {version}, not {requirement}"


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_pins_what_the_game_needs(lock: str, project: dict[str, Any]) -> None:
    assert_fits(project["dependencies"], lock)


def test_development_lock_pins_the_tools(project: dict[str, Any]) -> None:
    assert_fits(project["optional-dependencies"]["dev"], "requirements-dev.txt")


def test_both_locks_agree() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


@pytest.mark.parametrize("lock", [name for name in ALL if name != FIRST])
def test_locks_agree_with_what_is_there_first(lock: str) -> None:
    first = pins(FIRST)
    assert all(first.get(name, version) == version for name, version in pins(lock).items())


@pytest.mark.parametrize("lock", ALL)
def test_what_builds_from_source_is_locked_and_nothing_else_is_built(lock: str) -> None:
    """One digest means one file, the source: wheels come beside it or in more kinds than one."""
    blocks = re.split(r"^(?=[\w.-]+==)", locked(lock), flags=re.MULTILINE)[1:]
    lone = [block.partition("==")[0] for block in blocks if block.count("--hash") == 1]
    assert lone == [name for name in pins(lock) if name == SOURCE_ONLY]
    options = " ".join(pip_arguments(Path(lock)))
    assert f"--only-binary :all: --no-binary {SOURCE_ONLY} --no-build-isolation" in options


def test_a_release_that_is_newer_than_the_lock_changes_nothing() -> None:
    """Where two packages ask for a third, pip 23 tried its newest release and gave up."""
    assert "--no-deps" in pip_arguments(ROOT / "packaging" / "requirements.txt")


def test_development_lock_names_all_that_its_packages_need() -> None:
    """Nothing is resolved on the way, so what the lock forgets would be missing."""
    locked_names = pins("requirements-dev.txt").keys() | pins(FIRST).keys()
    for name in pins("requirements-dev.txt"):
        with suppress(PackageNotFoundError):  # pinned for another system
            needs = [Requirement(line) for line in distribution(name).requires or ()]
            here = [
                need for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})
            ]
            missing = [need for need in here if canonicalize_name(need.name) not in locked_names]
            assert not missing, f"{name} needs {missing}"


def test_pip_builds_the_project_with_the_builder_that_is_locked(
    project_file: dict[str, Any],
) -> None:
    """And with nothing else: whatever the builder asks for is named beside it."""
    wanted = dict(line.split("==") for line in project_file["build-system"]["requires"])
    needs = map(Requirement, distribution("hatchling").requires or ())
    here = [need for need in needs if need.marker is None or need.marker.evaluate()]
    assert set(wanted) == {"hatchling", *(canonicalize_name(need.name) for need in here)}
    assert wanted.items() <= pins("requirements-build.txt").items()


@pytest.mark.parametrize("lock", ALL)
def test_every_pin_has_digests(lock: str) -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", locked(lock), flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(lock))
    assert [block.splitlines()[0] for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("lock", ALL)
def test_lock_names_no_place_to_fetch_from(lock: str) -> None:
    assert "://" not in locked(lock)
