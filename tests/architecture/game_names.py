"""Which modules name a game: only those in a folder of its own, and the registries, may."""

from collections.abc import Iterable, Mapping

from game.kits.kit import AnyKit

REGISTRIES = frozenset({"game.kits.registry", "scenes.games.registry"})


def names_of(kit: AnyKit) -> frozenset[str]:
    """How a game is written in code and in words: its folder, its title, its classes."""
    return frozenset(each.casefold() for each in (kit.key, kit.title, type(kit.rules).__name__))


def naming(modules: Mapping[str, str], kits: Iterable[AnyKit]) -> list[str]:
    """Every line that names a game where none may be named: imports, names, words, comments."""
    games = list(kits)
    folders = {kit.key for kit in games}
    words = sorted({name for kit in games for name in names_of(kit)})
    return [
        f"{module}:{number} {line.strip()}"
        for module, text in modules.items()
        if module not in REGISTRIES and not folders & set(module.split("."))
        for number, line in enumerate(text.splitlines(), start=1)
        if any(word in line.casefold() for word in words)
    ]
