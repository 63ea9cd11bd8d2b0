"""What a game must say is little, and one page shows a whole one."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path

from game.core.zones import ZonesRules
from game.kits.kit import GameKit
from tests.architecture.import_rules import LAYERS
from tests.pebbles.game import PEBBLES

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "tests" / "pebbles" / "game.py"
MOST_QUESTIONS = 18
MOST_LINES, MOST_FILES = 300, 3


def unanswered(kind: type) -> Iterator[str]:
    """The members of a base that say nothing but what they are for, or that they are missing."""
    for name in dir(kind):
        member = inspect.getattr_static(kind, name)
        asked = member.fget if isinstance(member, property) else member
        if inspect.isfunction(asked) and not name.startswith("_"):
            (whole,) = ast.parse(textwrap.dedent(inspect.getsource(asked))).body
            assert isinstance(whole, ast.FunctionDef)
            if all(isinstance(line, ast.Expr | ast.Raise) for line in whole.body):
                yield name


RULES = {*unanswered(ZonesRules), "cards"} - {"pass_time"}  # asked only where a clock runs
KIT = {each.name for each in fields(GameKit) if each.default is each.default_factory is MISSING}
TELLER = {"short_rules"}


def test_a_game_must_answer_at_most_eighteen_questions() -> None:
    assert "play" in RULES, "else nothing was counted"
    assert len(RULES) + len(KIT) + len(TELLER) <= MOST_QUESTIONS


def test_the_questions_of_the_rules_stand_at_the_top_of_their_class() -> None:
    listed = ZonesRules.__doc__ or ""
    assert [name for name in sorted(RULES) if f"`{name}`" not in listed] == []


def test_the_smallest_game_answers_these_and_fits_into_a_file() -> None:
    assert set(vars(type(PEBBLES.rules))) >= RULES
    assert len(GAME.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    own = [path for path in GAME.parent.glob("*.py") if path.stem in ("game", "adapter")]
    assert len(own) <= MOST_FILES


def test_the_page_about_adding_a_game_holds_the_whole_smallest_one() -> None:
    page = (
        (ROOT / "game" / "README.md").read_text(encoding="utf-8").partition("## Adding a game")[2]
    )
    (shown,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert shown == GAME.read_text(encoding="utf-8")


def test_the_guide_names_every_layer_in_its_order() -> None:
    guide = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = guide.partition("holds them to it:\n")[2].partition("\n- ")[0]
    named = [f"scenes{name}" if name[0] == "." else name for name in re.findall(r"`(.+?)`", listed)]
    assert named == [name for layer in LAYERS for name in layer]
