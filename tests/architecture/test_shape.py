"""Sizes and manners of the sources: short files and functions, a docstring, nothing left open."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, python_files

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
MOST_IN_A_ROOM = 20
LONGEST_DOCSTRING = 8  # four are usual; a file format or an algorithm may need more
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")


def long_functions(text: str) -> list[str]:
    return [
        f"{node.name} has {length} lines"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]


def docstring_problem(text: str) -> str | None:
    tree = ast.parse(text)
    if not tree.body:
        return None
    lines = (ast.get_docstring(tree) or "").splitlines()
    if not lines:
        return "has no docstring that says what it is for"
    written = len([line for line in lines if line.strip()])
    return f"explains itself in {written} lines" if written > LONGEST_DOCSTRING else None


@pytest.fixture(scope="module")
def sources() -> dict[str, str]:
    return {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in python_files("game", "scenes", "packaging")
    }


def test_files_are_short(sources: dict[str, str]) -> None:
    tests = {path.as_posix(): path.read_text(encoding="utf-8") for path in python_files("tests")}
    lengths = {path: len(text.splitlines()) for path, text in (sources | tests).items()}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_rooms_are_small(sources: dict[str, str]) -> None:
    rooms = Counter(Path(path).parent.as_posix() for path in sources if "__init__" not in path)
    assert not {room: count for room, count in rooms.items() if count > MOST_IN_A_ROOM}


def test_functions_are_short(sources: dict[str, str]) -> None:
    found = {path: long_functions(text) for path, text in sources.items()}
    assert not {path: names for path, names in found.items() if names}


def test_modules_say_what_they_are_for(sources: dict[str, str]) -> None:
    found = {path: docstring_problem(text) for path, text in sources.items()}
    assert not {path: problem for path, problem in found.items() if problem}


def test_nothing_is_left_open(sources: dict[str, str]) -> None:
    found = {path: UNFINISHED.findall(text) for path, text in sources.items()}
    assert not {path: words for path, words in found.items() if words}


def test_long_function_is_found_also_inside_a_class() -> None:
    body = "        pass\n"
    assert not long_functions("class A:\n    def f(self):\n" + body * (LONGEST_FUNCTION - 1))
    assert long_functions("class A:\n    def f(self):\n" + body * LONGEST_FUNCTION)


def test_missing_and_rambling_docstrings_are_found() -> None:
    assert docstring_problem("import os\n")
    assert docstring_problem('"""' + "word\n" * (LONGEST_DOCSTRING + 1) + '"""\n')
    assert docstring_problem('"""One line."""\nimport os\n') is None
    assert docstring_problem("") is None


def test_open_ends_are_found() -> None:
    assert UNFINISHED.search("# TODO: later")
