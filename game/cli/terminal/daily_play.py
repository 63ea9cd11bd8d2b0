"""`kododo daily`: the deal of the day in a terminal, and its lines to hand on."""

from collections.abc import Sequence
from datetime import date, datetime
from time import sleep
from typing import Final

from game.app.daily import day_of_deal, deal_of, table_of_day
from game.app.people.day_result import BegunDay, another_try_words, day_lines
from game.app.people.evenings import clock_words, days_on_time
from game.app.people.import_finished import take_in
from game.app.people.people_file import own_people_file
from game.app.people.person import Person, Register
from game.app.saving.saves import SavedGame
from game.app.storage.paths import finished_folder
from game.app.table_laying import new_game
from game.cli.game_choice import add_game_or_word, add_name, chair_of, game_or_word, person_called
from game.cli.parsing import Parser
from game.cli.terminal.text_play import now, play, waiting_matches
from game.core.words import N_, _
from game.kits.kit import AnyKit

EXAMPLES: Final = (
    ("kododo daily", N_("today's deal, with three regulars")),
    ("kododo daily --game NAME", N_("that of another game")),
    ("kododo daily --name Ana", N_("for Ana")),
)


def main(arguments: Sequence[str]) -> int:
    """Play today's deal, or show its lines where that is done."""
    parser = Parser(
        "kododo daily", _("The same deal for everybody, another one each day."), EXAMPLES
    )
    add_game_or_word(parser)
    add_name(parser, _("who plays; without it whoever plays in the window"))
    options = parser.parse_args(arguments)
    return play_day(game_or_word(parser, options), options.name, datetime.now().astimezone().date())


def play_day(kit: AnyKit, name: str, today: date) -> int:
    """Play the deal of a day for somebody, or show how it went."""
    person = person_called(_everybody(), name)
    if person is not None and _tell(person, kit, today):
        return 0
    chair = chair_of(person, name)
    game = _waiting(kit, chair.name, today) or new_game(
        table_of_day(kit, chair), deal_of(kit.key, today), now()
    )
    begun = BegunDay(chair.name, kit.key, today, game.match.log.header.seal)
    if not _is_first_try(begun):
        print(another_try_words())
    code = play(game)
    played = _everybody().called(chair.name)
    if played is not None:
        _tell(played, kit, today)
    return code


def _everybody() -> Register:
    return take_in(own_people_file(sleep), finished_folder()).register


def _is_first_try(begun: BegunDay) -> bool:
    """It is remembered from now on, whatever becomes of its file."""
    register = own_people_file(sleep).change(lambda known: known.having_begun(begun)).register
    return register.first_try(begun.name, begun.game, begun.day) == begun


def _waiting(kit: AnyKit, name: str, today: date) -> SavedGame | None:
    """Today's deal, where somebody has left it."""
    for saved in waiting_matches():
        ours = saved.match.rules.key == kit.key and saved.chairs[0].name == name
        if ours and day_of_deal(saved) == today:
            return saved
    return None


def _tell(person: Person, kit: AnyKit, today: date) -> bool:
    """Say how the day went; false where it was not played."""
    result = person.day_result(kit.key, today)
    played = days_on_time(person.days)
    if note := clock_words(played, today):
        print(note)
    if result is None:
        return False
    print("\n".join(day_lines(result)))
    print(_("The next deal comes tomorrow."))
    return True
