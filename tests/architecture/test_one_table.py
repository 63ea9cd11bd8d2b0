"""Every match has the one session and the one table: who differs gives them a hook."""

import ast

import pytest

from tests.architecture.source import python_files

HOOKED = {"Session": "a Referee", "TableScene": "a TableManner"}


def base_names(node: ast.ClassDef) -> set[str]:
    named = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
            for base in named}  # fmt: skip


@pytest.mark.parametrize("one", HOOKED)
def test_nobody_overrides_it(one: str) -> None:
    heirs = [
        f"{path.name}: {node.name} should give {HOOKED[one]}"
        for path in python_files("game", "scenes")
        if one in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef) and one in base_names(node)
    ]
    assert heirs == []
