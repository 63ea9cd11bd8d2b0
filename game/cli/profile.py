"""`kododo profile`: the people at this screen in figures; `profile export`, `profile delete`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep
from typing import Final

from game.app.people.achievements_list import standings_of
from game.app.people.import_finished import take_in
from game.app.people.people_file import export_person, own_people_file
from game.app.people.person import Person, PlayedGame, Register
from game.app.people.rating import loss_words, rate, rating_words
from game.app.people.reviewed_losses import take_in_reviews
from game.app.people.statistics import GameStatistics, contests, figures_of, grouped, rival_level
from game.app.storage.paths import exports_folder, finished_folder, reviews_folder
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.core.errors import KododoError
from game.core.quoting import quoted
from game.core.sentences import decimal_words, labelled, percent_words
from game.core.words import N_, _, ngettext
from game.kits.kit import AnyKit
from game.kits.registry import KITS

EXAMPLES: Final = (
    ("kododo profile", N_("everybody who has played at this screen")),
    ("kododo profile Ana", N_("Ana's games by game, players and level")),
    ("kododo profile export Ana", N_("write all that is remembered of Ana to a file")),
    ("kododo profile delete Ana --yes", N_("forget Ana; finished games stay")),
)


class NoSuchPerson(KododoError):
    """Nobody of this name has played here."""


def main(arguments: Sequence[str]) -> int:
    """List everybody, or tell of one."""
    parser = Parser("kododo profile", _("The people at this screen, in figures."), EXAMPLES)
    parser.add_argument("name", metavar="NAME", nargs="?")
    name: str | None = parser.parse_args(arguments).name
    register = _everybody()
    if name is not None:
        print("\n".join(_told(_person(register, name))))
    elif register.people:
        print("\n".join(map(_line, register.people)))
    else:
        print(_("Nobody has finished a game here yet."))
    return 0


def hand_out(arguments: Sequence[str]) -> int:
    """`kododo profile export NAME`."""
    parser = Parser("kododo profile export", _("Write a profile to a file."), EXAMPLES)
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=None)
    options = parser.parse_args(arguments)
    person = _person(_everybody(), options.name)
    print(export_person(person, options.to or exports_folder()))
    return 0


def forget(arguments: Sequence[str]) -> int:
    """`kododo profile delete NAME --yes`."""
    parser = Parser("kododo profile delete", _("Forget somebody."), EXAMPLES)
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--yes", action="store_true", help=_("it cannot be undone"))
    options = parser.parse_args(arguments)
    person = _person(_everybody(), options.name)
    if not options.yes:
        sentence = _("{name} and {games} would be forgotten for good. Say so with --yes.")
        print(sentence.format(name=person.name, games=_games_words(len(person.games))))
        return WRONG_ARGUMENTS
    own_people_file(sleep).delete(person.key)
    print(_("{name} is forgotten.").format(name=person.name))
    return 0


def _everybody() -> Register:
    file = own_people_file(sleep)
    found = take_in(file, finished_folder())
    if found.note:
        print(found.note)
    return take_in_reviews(file, finished_folder(), reviews_folder()).register


def _person(register: Register, name: str) -> Person:
    person = register.called(name)
    if person is None:
        sentence = _("Nobody called {name} has finished a game here.")
        raise NoSuchPerson(sentence.format(name=quoted(name)))
    return person


def _line(person: Person) -> str:
    games = contests(person.games)
    won = sum(game.is_won for game in games)
    words = _("{name}: {games}, {won} won").format(
        name=person.name, games=_games_words(len(person.games)), won=won
    )
    return words + "."


def _told(person: Person) -> Iterator[str]:
    yield _line(person)
    for kit in KITS.values():
        games = contests(person.games, kit.key)
        if games:
            yield ""
            yield from _of_game(kit, games)
    yield ""
    yield from _achievements(person)


def _of_game(kit: AnyKit, games: Sequence[PlayedGame]) -> Iterator[str]:
    yield labelled(kit.title, rating_words(rate(games, kit.bots.strengths))) + "."
    yield _row(_("all"), figures_of(games))
    for seats, figures in sorted(grouped(games, lambda game: game.seats).items()):
        yield _row(_("{count} players").format(count=seats), figures)
    for level, figures in grouped(games, rival_level).items():
        yield _row(_(level.display_name), figures)


def _achievements(person: Person) -> Iterator[str]:
    shown = standings_of(person)
    count = sum(each.is_earned for each in shown)
    yield _("{count} of {all} achievements:").format(count=count, all=len(shown))
    for each in shown:
        mark = "*" if each.is_earned else " "
        words = each.achievement
        far = f"{each.reached}/{words.goal}"
        yield f"  {mark} {far:>7}  {labelled(_(words.name), _(words.sentence))}"


def _row(name: str, figures: GameStatistics) -> str:
    sentence = _("{games}, {won} won ({share}, fair {fair}), points {mean} ({worst} to {best})")
    loss = loss_words(figures)
    told = sentence.format(
        games=_games_words(figures.games),
        won=figures.won,
        share=percent_words(round(100 * figures.win_share)),
        fair=percent_words(round(100 * figures.fair_share)),
        mean=decimal_words(figures.mean_points),
        worst=figures.worst,
        best=figures.best,
    )
    return "  " + labelled(name, f"{told}, {loss}" if loss else told)


def _games_words(count: int) -> str:
    return ngettext("{count} game", "{count} games", count).format(count=count)
