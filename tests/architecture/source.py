"""The project's own sources as the architecture tests read them: text, modules and imports."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Import:
    """One module asks for another one, by a statement or by name at run time."""

    importer: str
    target: str
    line: int

    def is_from(self, package: str) -> bool:
        return is_within(self.importer, package)

    def is_of(self, package: str) -> bool:
        return is_within(self.target, package)

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.target}"


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def read_modules(*folders: str) -> dict[str, str]:
    """Map the name of each module below the folders to its text."""
    return {module_name(path): path.read_text(encoding="utf-8") for path in python_files(*folders)}


def imports(modules: Mapping[str, str]) -> Iterator[Import]:
    for importer, text in modules.items():
        for module, name, line in _asked_for(text):
            # `from a import b` means the module a.b when there is one, else a name inside a.
            inner = f"{module}.{name}"
            yield Import(importer, inner if inner in modules else module, line)


@cache  # every rule asks for all sources
def _asked_for(text: str) -> tuple[tuple[str, str, int], ...]:
    """What a source imports: a module, a name out of it or none, and in which line."""
    found = ((node, _named(node)) for node in ast.walk(ast.parse(text)))
    return tuple(
        (module, name, getattr(node, "lineno", 0))
        for node, names in found
        for module, name in names
    )


def _named(node: ast.AST) -> list[tuple[str, str]]:
    match node:
        case ast.Import(names=names):
            return [(alias.name, "") for alias in names]
        case ast.ImportFrom(module=str(module), names=names):
            return [(module, alias.name) for alias in names]
        case ast.Call(
            func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
            args=[ast.Constant(value=str(module)), *_],
        ):
            return [(module, "")]
        case _:
            return []
