"""Who may import whom: each rule answers one import with a reason to refuse it, or with None.

The layers stand in a row; each may import only itself and what stands to its left.
"""

from collections.abc import Callable, Iterable, Mapping

from tests.architecture.source import Import, imports, is_within

# Packages that stand in one place of the row may import each other.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("game.core",),
    ("game.rules",),
    ("game.ai",),
    ("game.kits",),
    ("game.review",),
    ("game.arena",),
    ("game.app",),
    ("game.phones",),
    ("game.cli",),
    ("scenes.anim",),
    ("scenes.art",),
    ("scenes.engine",),
    ("scenes.ui",),
    ("scenes.menu",),
    ("scenes.background",),
    ("scenes.autosave",),
    ("scenes.match_search",),
    ("scenes.save_slots",),
    ("scenes.game_shelf",),
    ("scenes.people_keeper",),
    ("scenes.puzzle_keeper",),
    ("scenes.mode_keeper",),
    ("scenes.phone_keeper",),
    ("scenes.host",),
    ("scenes.player_app",),
    ("scenes.coach",),
    ("scenes.table",),
    ("scenes.games",),
    ("scenes.screens",),
    ("scenes.program",),
    ("scenes.launch",),
    ("scenes.__main__",),
)

# Progress bars and benchmarks measure real time; no rule or bot does.
MAY_READ_THE_CLOCK = "game.cli"

# What a bot may know of a game: the doors, never the rooms behind them.
OPEN_TO_AI = frozenset({"cards", "moves", "options", "records", "rules", "scoring", "view"})

Rule = Callable[[Import], str | None]


def layers_look_left(found: Import) -> str | None:
    importer, target = _layer(found.importer), _layer(found.target)
    if importer is None or target is None or target <= importer:
        return None
    return f"{' and '.join(LAYERS[importer])} stands left of {' and '.join(LAYERS[target])}"


def without_layer(modules: Iterable[str]) -> list[str]:
    """List the modules that stand in no layer; the two roots hold nothing but their docstring."""
    return [name for name in modules if _layer(name) is None and name not in ("game", "scenes")]


def game_is_headless(found: Import) -> str | None:
    if found.is_from("game") and (found.is_of("pygame") or found.is_of("scenes")):
        return "game/ runs without a window"
    return None


def clock_is_passed_in(found: Import) -> str | None:
    if not found.is_of("time") or not found.is_from("game"):
        return None
    return None if found.is_from(MAY_READ_THE_CLOCK) else "time is an argument, not a lookup"


def games_stand_alone(found: Import) -> str | None:
    own, other = _game(found.importer), _game(found.target)
    if own is None or own == other or not found.is_of("game.rules"):
        return None
    return f"the game {own} knows itself and the core only"


def games_know_no_other(found: Import) -> str | None:
    own, other = _folder_of_game(found.importer), _folder_of_game(found.target)
    if own is None or other is None or own == other:
        return None
    return f"what {own} shares with {other} belongs to the core"


def scenes_see_no_state(found: Import) -> str | None:
    if not found.is_from("scenes"):
        return None
    if found.is_of("game.core.match"):
        return "a scene plays through a session of game.app"
    if _game(found.target) and _part(found.target) == "state":
        return "a scene sees views, never state"
    return None


def ai_sees_through_views(found: Import) -> str | None:
    game = _game(found.target)
    if not found.is_from("game.ai") or game is None or _part(found.target) in OPEN_TO_AI:
        return None
    # The part of the bots that is written for this game also reads its cloned worlds.
    if found.is_from(f"game.ai.{game}"):
        return None
    return f"a bot sees {game} through {', '.join(sorted(OPEN_TO_AI))}"


RULES: tuple[Rule, ...] = (
    layers_look_left,
    game_is_headless,
    clock_is_passed_in,
    games_stand_alone,
    games_know_no_other,
    scenes_see_no_state,
    ai_sees_through_views,
)


def broken(rule: Rule, modules: Mapping[str, str]) -> list[str]:
    """List the imports that the rule refuses, each with its reason."""
    return [f"{found}: {why}" for found in imports(modules) if (why := rule(found))]


def _layer(module: str) -> int | None:
    for place, packages in enumerate(LAYERS):
        if any(is_within(module, package) for package in packages):
            return place
    return None


def _game(module: str) -> str | None:
    """Name the game whose folder holds the module; the registry is a module, not a game."""
    match module.split("."):
        case ["game", "rules", "registry", *_] | ["game", "rules"]:
            return None
        case ["game", "rules", game, *_]:
            return game
        case _:
            return None


def _folder_of_game(module: str) -> str | None:
    """Name the game to which a module belongs, on either side."""
    match module.split("."):
        case ["game", "rules" | "ai" | "kits", game, _, *_]:
            return game
        case ["scenes", "games", game, _, *_]:
            return game
        case _:
            return None


def _part(module: str) -> str:
    """Name the module inside a game's folder."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else ""
