"""A second copy of the whole `game` package in memory, with one module's source changed."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from game.core.rules import AnyRules

RULES = "game.rules.five211.rules"


def source_of(module: str) -> str:
    """The text of a module as it is on disk now."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).read_text(encoding="utf-8")


@contextmanager
def rules_with(module: str, source: str) -> Iterator[AnyRules]:
    """The rules of 5211 as they would be if `module` read like this; the real ones stay."""
    real = {name: sys.modules.pop(name) for name in _game_modules()}
    finder = _OneModule(module, source)
    sys.meta_path.insert(0, finder)
    try:
        rules: AnyRules = importlib.import_module(RULES).Five211()
        assert finder.used, f"{module} has no part in the rules"
        yield rules
    finally:
        sys.meta_path.remove(finder)
        for name in _game_modules():
            del sys.modules[name]
        sys.modules.update(real)


def _game_modules() -> list[str]:
    return [name for name in sys.modules if name.partition(".")[0] == "game"]


class _OneModule(MetaPathFinder, Loader):
    """Finds one module in a text instead of a file; leaves all others to Python."""

    def __init__(self, module: str, source: str) -> None:
        self.used = False
        self._module = module
        self._code = compile(source, f"<mutant of {module}>", "exec")

    def find_spec(self, name: str, *_where: object) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self._module else None

    def exec_module(self, module: ModuleType) -> None:
        self.used = True
        exec(self._code, module.__dict__)  # noqa: S102 - our own source with one change
