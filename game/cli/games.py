"""`kododo games`: the finished games as a list; `games import FILE`, `games export NUMBER`."""

import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep
from typing import Final

from game.app.people.people_file import own_people_file
from game.app.saving.catalogue import Catalogue, CataloguedGame, GameFacts
from game.app.saving.exchange import HereAlready, export_game, import_game
from game.app.saving.saves import BadSave
from game.app.storage.files import FileProblem
from game.app.storage.paths import catalogue_file, exports_folder, finished_folder, labels_folder
from game.cli.parsing import Parser, whole_number
from game.core.errors import KododoError
from game.core.words import N_, _
from game.kits.registry import KITS

MOST: int = 1_000_000
EXAMPLES: Final = (
    ("kododo games", N_("all finished games, the newest first")),
    ("kododo games import game.json", N_("add a game that somebody gave you")),
    ("kododo games export 3", N_("write game 3 of the list where you find it")),
    ("kododo games export 3 --to folder", N_("or into this folder")),
)


class NoSuchGame(KododoError):
    """The list has no game of this number, or it cannot be read."""


def main(arguments: Sequence[str]) -> int:
    """List the games."""
    parser = Parser("kododo games", _("List, import and export finished games."), EXAMPLES)
    parser.add_argument("list", nargs="?", choices=["list"], help=_("the same as without it"))
    parser.parse_args(arguments)
    _list()
    return 0


def bring_in(arguments: Sequence[str]) -> int:
    """`kododo games import FILE...`; 1 when a file was not imported."""
    parser = Parser("kododo games import", _("Add finished games from files."), EXAMPLES)
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+")
    return _import(parser.parse_args(arguments).files)


def hand_out(arguments: Sequence[str]) -> int:
    """`kododo games export NUMBER`."""
    parser = Parser("kododo games export", _("Write a game of the list to a file."), EXAMPLES)
    parser.add_argument("number", metavar="NUMBER", type=whole_number(1, MOST))
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=None)
    options = parser.parse_args(arguments)
    _export(options.number, options.to or exports_folder())
    return 0


def _games() -> list[CataloguedGame]:
    return Catalogue(finished_folder(), labels_folder(), catalogue_file()).look()


def _list() -> None:
    games = _games()
    width = len(str(len(games)))
    for number, game in enumerate(games, start=1):
        print(f"{number:>{width}}  {_line(game)}")
    if not games:
        print(_("There are no finished games yet."))


def _line(game: CataloguedGame) -> str:
    if game.facts is None:
        return game.problem
    facts, star = game.facts, "* " if game.label.kept else ""
    kit = KITS.get(facts.game)
    title = facts.game if kit is None else _(kit.title)
    parts = [facts.saved_at[:16].replace("T", " "), title, standings_words(facts)]
    return star + "  ".join([*parts, game.label.name] if game.label.name else parts)


def standings_words(facts: GameFacts) -> str:
    """Everybody with their points, the best first."""
    return ", ".join(f"{facts.chairs[each.seat].name} {each.points}" for each in facts.results)


def _import(files: Sequence[Path]) -> int:
    failed = False
    for file in files:
        try:
            import_game(file, finished_folder(), labels_folder(), own_people_file(sleep).pass_over)
            print(_("{file} is added.").format(file=file))
        except HereAlready:
            print(_("{file} is among your games already.").format(file=file))
        except BadSave as problem:
            failed = True
            print(problem.about(str(file)), file=sys.stderr)
        except FileProblem as problem:
            failed = True
            print(problem, file=sys.stderr)
    return int(failed)


def _export(number: int, folder: Path) -> None:
    games = _games()
    game = games[number - 1] if number <= len(games) else None
    if game is None:
        raise NoSuchGame(_("There is no game {number} in the list.").format(number=number))
    if game.facts is None:
        raise NoSuchGame(game.problem)
    print(export_game(game.path, game.facts, game.label.name, folder))
