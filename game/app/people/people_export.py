"""All that is remembered of somebody, as a file that belongs to them."""

import json
from pathlib import Path

from game.app.exchange import file_stem
from game.app.files import write_text
from game.app.people.people_record import FORMAT, person_values
from game.app.people.person import Person
from game.core.words import _


def export_person(person: Person, folder: Path) -> Path:
    """Where the file is; one of the same name is replaced, since it was of the same person."""
    record = {"kododo": "person", "format": FORMAT, **person_values(person)}
    words = _("Kododo profile {name}").format(name=person.name)
    path = folder / f"{file_stem(words)} {person.key[:4]}.json"
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    return path
