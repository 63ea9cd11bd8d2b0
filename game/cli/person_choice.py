"""Who sits at a terminal: `--name NAME`, or else whoever usually plays at this computer."""

from game.app.paths import settings_file
from game.app.people.person import Person, Register
from game.app.seating import LONGEST_TEXT
from game.app.settings import read_settings
from game.cli.parsing import Parser
from game.kits.set_up import USUAL_CHAIRS, Chair


def add_name(parser: Parser, does: str) -> None:
    """`does` says what somebody does here, "plays"."""
    parser.add_argument(
        "--name",
        type=lambda text: text[:LONGEST_TEXT].strip(),
        default="",
        help=f"who {does}; without it whoever plays in the window",
    )


def person_called(register: Register, name: str) -> Person | None:
    """Who has this name; where none is given, who was chosen in the window, or came first."""
    if name:
        return register.called(name)
    chosen = register.person(read_settings(settings_file())[0].person)
    return chosen or next(iter(register.people), None)


def chair_of(person: Person | None, name: str) -> Chair:
    """Where they sit, though nobody may know them yet."""
    if person is not None:
        return Chair(person.name, person.face)
    usual = USUAL_CHAIRS[0]
    return Chair(name or usual.name, usual.avatar)
