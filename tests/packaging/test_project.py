"""The project file speaks of things that exist: one version, links that lead somewhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import game

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_change_log_begins_with_the_version_at_hand() -> None:
    change_log = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+)", change_log, re.MULTILINE)
    assert newest is not None
    assert newest[1] == game.__version__


def test_version_is_written_once(project: dict[str, Any]) -> None:
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "game/__init__.py"


def test_read_me_has_no_broken_links() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
