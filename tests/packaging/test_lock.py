"""The locks fit the project file: every dependency is pinned, with digests, from any mirror."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.txt", "requirements-dev.txt"]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    loaded: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
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


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_digests(lock: str) -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", locked(lock), flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(lock))
    assert [block.splitlines()[0] for block in blocks if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_place_to_fetch_from(lock: str) -> None:
    assert "://" not in locked(lock)
