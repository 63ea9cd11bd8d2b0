"""Where a player's files live. Asking makes no folder: whoever writes makes it."""

import os
from pathlib import Path

import platformdirs

from game.core.errors import KododoError
from game.core.quoting import quoted
from game.core.words import _

APP_NAME = "kododo"


class NoHome(KododoError):
    """The player's files have no place; the sentence says why."""


def data_folder() -> Path:
    """Saves and everything that a player would miss; `KODODO_HOME` puts it all in one place."""
    home = _home()
    return home if home is not None else platformdirs.user_data_path(APP_NAME, appauthor=False)


def config_folder() -> Path:
    """The settings."""
    home = _home()
    return home if home is not None else platformdirs.user_config_path(APP_NAME, appauthor=False)


def saves_folder() -> Path:
    """Saved games."""
    return data_folder() / "saves"


def finished_folder() -> Path:
    """The last finished matches."""
    return saves_folder() / "finished"


def labels_folder() -> Path:
    """Names of finished matches, and which of them are kept for good."""
    return saves_folder() / "labels"


def reviews_folder() -> Path:
    """Reviews of finished matches, to be made again when they are gone."""
    return saves_folder() / "reviews"


def mistakes_file() -> Path:
    """Costly choices of the players, to be tried again."""
    return data_folder() / "mistakes.json"


def catalogue_file() -> Path:
    """The facts of all finished matches, to be found out again when it is gone."""
    return saves_folder() / "catalogue.json"


def people_file() -> Path:
    """The people at this screen, and what is remembered of their games."""
    return data_folder() / "people.json"


def modes_file() -> Path:
    """The ways to play that the people here have made."""
    return data_folder() / "modes.json"


def exports_folder() -> Path:
    """Where a player finds exported games; beside the saves when all is kept in one place."""
    home = _home()
    if home is not None:
        return home / "games"
    return platformdirs.user_documents_path() / "Kododo"


def settings_file() -> Path:
    """What the player has set."""
    return config_folder() / "settings.json"


def running_folder() -> Path:
    """The running matches, kept up to date on their own."""
    return saves_folder() / "running"


def broken_folder() -> Path:
    """Saves that cannot be read; somebody may mend them."""
    return saves_folder() / "broken"


def arena_key() -> Path:
    """What keeps the deals of the arena from the programs in it."""
    return data_folder() / "arena.key"


def _home() -> Path | None:
    home = os.environ.get("KODODO_HOME")
    if not home:
        return None
    try:
        return Path(home).expanduser()
    except RuntimeError:
        sentence = _("KODODO_HOME is {path}, but nobody here has such a home folder.")
        raise NoHome(sentence.format(path=quoted(home))) from None
