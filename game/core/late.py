"""Modules that are loaded when they are first used: `with late:` around their imports.

The statements stay ordinary ones at the top of a module, so types, builders and the tests of who
may import whom read them as they stand. Import modules there, never names out of them: asking a
module for a name loads it.
"""

import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from threading import RLock, get_ident
from types import ModuleType
from typing import Any, Final

OURS: Final = ("game", "scenes", "kododo", "workshop")


class _LateModule(ModuleType):
    """A module whose code runs when somebody asks for what is in it."""

    def __getattribute__(self, name: str) -> Any:  # noqa: ANN401 - as a module's attributes are
        if name.startswith("__"):  # what the import system itself asks for
            return super().__getattribute__(name)
        loader = self.__spec__.loader if self.__spec__ else None
        if isinstance(loader, _LateLoader):
            loader.run(self)
        # The class is another one by now, or this is the module's own code on its way.
        return ModuleType.__getattribute__(self, name)


class _LateLoader(Loader):
    """Stands before a module's own loader until the code is wanted."""

    def __init__(self, own: Loader) -> None:
        self.own = own
        self.lock = RLock()
        self.running = 0
        """The thread that runs the code, while it does: others wait until all of it is there."""

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.own.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__class__ = _LateModule

    def run(self, module: ModuleType) -> None:
        """Run the code once, whoever asks; until its end the module is told from a loaded one."""
        with self.lock:
            if self.running == get_ident() or type(module) is not _LateModule:
                return
            self.running = get_ident()
            try:
                self.own.exec_module(module)
                assert module.__spec__ is not None
                module.__spec__.loader = module.__loader__ = self.own
                module.__class__ = ModuleType  # type: ignore[assignment]
            finally:
                self.running = 0


class _Late(MetaPathFinder):
    """Finds modules for as long as its block lasts, and puts off what is in them."""

    def __init__(self) -> None:
        self._waiting: list[str] = []

    def load_one(self) -> bool:
        """Load one of the modules that nobody has used yet; true while more of them wait."""
        while self._waiting:
            module = sys.modules[self._waiting.pop(0)]
            if isinstance(module, _LateModule):
                assert module.__spec__ is not None
                assert isinstance(module.__spec__.loader, _LateLoader)
                module.__spec__.loader.run(module)
                break
        return bool(self._waiting)

    def __enter__(self) -> None:
        sys.meta_path.insert(0, self)

    def __exit__(self, *_problem: object) -> None:
        sys.meta_path.remove(self)

    def find_spec(
        self, fullname: str, path: Any, target: ModuleType | None = None  # noqa: ANN401
    ) -> ModuleSpec | None:  # fmt: skip
        if fullname.partition(".")[0] not in OURS:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(fullname, path, target)
            if spec is not None and spec.loader is not None:
                is_package = spec.submodule_search_locations is not None
                if not is_package and not isinstance(spec.loader, ExtensionFileLoader):
                    spec.loader = _LateLoader(spec.loader)
                    self._waiting.append(fullname)
                return spec
        return None


late: Final = _Late()
