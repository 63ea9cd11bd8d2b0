"""Laying a table: from a set-up or a saved game to a session that can be played."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from game.ai.levels import Five211Bot, Level, make_bot
from game.app.chairs import Chair
from game.app.customs import Customs
from game.app.saves import SavedGame, save_text
from game.app.session import Session
from game.app.settings import SetUp
from game.core.log import MAX_SEED
from game.core.match import Match
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options, Variant
from game.rules.five211.rules import Five211
from game.rules.five211.view import Five211View

Five211Session: TypeAlias = Session[Five211Options, Any, Five211Move, Five211View]
"""A session of 5211; the state stays unnamed, because nobody outside the rules may use it."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Where the save's text goes after every move, and the time to write on it."""

    text: Callable[[str], None]
    now: Callable[[], str]


SUBSTITUTE: Final = "owl"
"""Sits in for a character that a later version may have."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Which cards a new match gets, and the salt of its seal."""

    seed: int
    salt: str

    @classmethod
    def by_chance(cls) -> "Deal":
        """Nobody can guess it."""
        return cls.again(secrets.randbelow(MAX_SEED))

    @classmethod
    def again(cls, seed: int) -> "Deal":
        """The cards of that seed under a seal of their own."""
        return cls(seed, secrets.token_hex(16))


def lay_table(set_up: SetUp, deal: Deal, keep: Keep) -> Five211Session:
    """A new match for these chairs; `keep` gets the save's text after every move."""
    options = Five211Options(len(set_up.chairs), Variant(set_up.variant), set_up.closed_scores)
    match = Match.start(Five211(), options, deal.seed, deal.salt)
    customs = Customs(set_up.hints, set_up.quick_handover)
    return sit_down_again(SavedGame(match, set_up.chairs, keep.now(), customs=customs), keep)


def sit_down_again(saved: SavedGame, keep: Keep) -> Five211Session:
    """A saved match, from where it was left."""

    def save() -> None:
        keep.text(save_text(saved_game(session, keep.now())))

    session = Session(
        saved.match, saved.chairs, bot_for, save, saved.hints, saved.customs, saved.changes
    )
    save()
    return session


def saved_game(session: Five211Session, now: str) -> SavedGame:
    """A session as it stands, to be saved."""
    return SavedGame(
        session.match, session.chairs, now, session.hints, session.customs, session.changes
    )


def bot_for(chair: Chair) -> Five211Bot:
    """The bot on a chair; one from a later version is played by a substitute."""
    try:
        return make_bot("five211", chair.character or SUBSTITUTE, chair.level or Level.GUEST.value)
    except ValueError:
        return make_bot("five211", SUBSTITUTE, Level.GUEST.value)
