"""Laying a table: from a set-up or a saved game to a session that can be played."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias

from game.ai.bot import Bot
from game.ai.characters import CHARACTERS, character_by_key
from game.ai.ladder import Level
from game.app.saving.saves import SavedGame
from game.app.session import AT_ONCE, AnySession, SaveJob, Session, SomeSession
from game.core.log import MAX_SEED
from game.core.match import AnyMatch, Match
from game.kits.kit import AnyKit
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair, SetUp

SUBSTITUTE: Final = CHARACTERS[0].key
"""Sits in for a character that a later version may have."""


def stand_in_for(chair: Chair, level: Level) -> Chair:
    """A bot with the same name and face, which decides from now on."""
    return replace(chair, character=chair.character or SUBSTITUTE, level=level.value)


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """Which cards a new match gets, and the salt of its seal."""

    seed: int
    salt: str

    @classmethod
    def by_chance(cls) -> "SealedDeal":
        """Nobody can guess it."""
        return cls.again(secrets.randbelow(MAX_SEED))

    @classmethod
    def again(cls, seed: int) -> "SealedDeal":
        """The cards of that seed under a seal of their own."""
        return cls(seed, fresh_salt())


def fresh_salt() -> str:
    """What makes a seal another one than all others."""
    return secrets.token_hex(16)


def new_game(set_up: SetUp, deal: SealedDeal, now: str) -> SavedGame:
    """A match for these chairs, sealed and not yet dealt."""
    kit = kit_by_key(set_up.game)
    match = Match.start(kit.rules, kit.options_with(set_up.option_values), deal.seed, deal.salt)
    return SavedGame(match, set_up.chairs, now, house_rules=set_up.house_rules)


Save: TypeAlias = Callable[[SavedGame], SaveJob]


def _save_nothing(_game: SavedGame) -> SaveJob:
    """For a match that nobody will miss."""
    return AT_ONCE


def lay_table(
    set_up: SetUp, deal: SealedDeal, save: Save = _save_nothing, now: Callable[[], str] = str
) -> SomeSession:
    """A new match for these chairs; `save` gets it after every move, with the time of day."""
    return sit_down_again(new_game(set_up, deal, now()), save, now)


def sit_down_again(
    saved: SavedGame, save: Save = _save_nothing, now: Callable[[], str] = str
) -> SomeSession:
    """A saved match, from where it was left."""

    def save_match(match: AnyMatch) -> SaveJob:
        return save(saved_game(session, now(), match))

    kit = kit_by_key(saved.match.rules.key)
    match = kit.own(saved.match)
    session = Session(
        match,
        saved.chairs,
        partial(bot_for, kit),
        save_match,
        saved.hints,
        saved.house_rules,
        saved.changes,
    )
    save_match(session.match)
    return session


def saved_game(session: AnySession, now: str, match: AnyMatch | None = None) -> SavedGame:
    """A session as it stands, to be saved, or with its match as it will stand after a move."""
    return SavedGame(
        match or session.match,
        session.chairs,
        now,
        session.hints,
        session.house_rules,
        session.changes,
    )


def is_known(chair: Chair) -> bool:
    """Whether this version can play for a chair itself: a later one may have other characters."""
    return chair.is_person or (
        character_by_key(chair.character or "") is not None
        and chair.level in {None, *(each.value for each in Level)}
    )


def bot_for(kit: AnyKit, chair: Chair) -> Bot[Any, Any]:
    """The bot on a chair; one from a later version is played by a substitute."""
    character = character_by_key(chair.character or "")
    if character is None or not is_known(chair):
        return kit.bots.make(CHARACTERS[0], Level.GUEST)
    return kit.bots.make(character, Level(chair.level or Level.GUEST))
