"""Every statement of the manual has a test, and every test that is named is there."""

import re
from pathlib import Path

from game.rules.duco import options

HERE = Path(__file__).parent
TABLE = Path(options.__file__).with_name("MANUAL.md")


def test_every_statement_names_tests_that_there_are() -> None:
    rows = [
        line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")
    ][1:]
    assert len(rows) > 40
    sources = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    known = set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= known, row
