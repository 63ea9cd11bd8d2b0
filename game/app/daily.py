"""The deal of the day: the date gives the cards of a game, and three bots are always the same.

Nothing has to be asked of anybody: every computer finds the same deal, and the save of a finished
game shows by itself that it was that of a day. Bots choose by the seed, so that equal moves meet
equal answers.
"""

import hashlib
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import pairwise
from typing import Final

from game.ai.ladder import Level
from game.app.codes import SYMBOLS
from game.app.people.day_result import DayResult
from game.app.saving.saves import SavedGame
from game.app.session import SomeSession
from game.app.table_laying import SealedDeal, lay_table
from game.core.log import MAX_SEED
from game.core.match import AnyMatch
from game.core.seats import PUBLIC
from game.kits.kit import AnyKit
from game.kits.registry import KITS, kit_by_key
from game.kits.set_up import Chair, HouseRules, SetUp, people_at

BOTS: Final = Level.REGULAR
LONGEST_AGO: Final = 400
"""Days for which a save is asked whether it was theirs."""
NIGHT: Final = timedelta(hours=6)
"""After midnight an evening is still that of the day before."""
_CHECK_SYMBOLS: Final = 4


def seed_of(game: str, day: date) -> int:
    """The cards of a day."""
    words = f"kododo/day/{game}/{day.isoformat()}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8]) % MAX_SEED


def deal_of(game: str, day: date) -> SealedDeal:
    """The cards of a day under a seal of their own."""
    return SealedDeal.again(seed_of(game, day))


def table_of_day(kit: AnyKit, person: Chair) -> SetUp:
    """One person and three bots, the usual options, and no hints: it is the same for all."""
    bots = tuple(replace(chair, level=BOTS.value) for chair in kit.usual.chairs[1:])
    return SetUp(kit.key, (person, *bots), kit.usual.options, HouseRules(hints=False))


def day_of_deal(saved: SavedGame) -> date | None:
    """The day whose deal this match is, as long as it is not too long ago; None for any other."""
    header = saved.match.log.header
    kit = KITS.get(header.game)
    saved_at = _time(saved.saved_at)
    if kit is None or saved_at is None or header.origin is not None or saved.changes:
        return None
    expected = table_of_day(kit, saved.chairs[0])
    options = {**kit.rules.option_spec.defaults(), **expected.option_values}
    if people_at(saved.chairs) != (0,) or _bots(saved.chairs) != _bots(expected.chairs):
        return None
    # What was not asked then does not tell the deal of a day from another one.
    if any(options[name] != value for name, value in header.options.items()):
        return None
    # The clocks of the world are up to a day apart.
    days = (saved_at.date() + timedelta(days=1 - ago) for ago in range(LONGEST_AGO))
    return next((day for day in days if seed_of(kit.key, day) == header.seed), None)


def result_of_day(saved: SavedGame) -> DayResult | None:
    """How the deal of a day ended for its one person; None where the match is not one."""
    day, outcome = day_of_deal(saved), saved.match.outcome
    saved_at = _time(saved.saved_at)
    if day is None or outcome is None or saved_at is None:
        return None
    header = saved.match.log.header
    own = next(each for each in outcome.standings if each.seat == 0)
    course = kit_by_key(header.game).results.course(saved.match.view(PUBLIC)).points[0]
    gains = tuple(after - before for before, after in pairwise(course))
    on_time = day in (saved_at.date(), (saved_at - NIGHT).date())
    return DayResult(
        day, header.game, header.seal, own.rank, len(saved.chairs), own.points, gains,
        check_of(saved.match, day), on_time,
        kit_by_key(header.game).results.lit_houses(saved.match.view(PUBLIC), 0),
    )  # fmt: skip


def masters_try(kit: AnyKit, day: date) -> SomeSession:
    """A master in the place of the person, with the same cards and the same bots."""
    table = table_of_day(kit, kit.usual.chairs[0])
    master = replace(table.chairs[1], level=Level.MASTER.value)
    return lay_table(replace(table, chairs=(master, *table.chairs[1:])), deal_of(kit.key, day))


def check_of(match: AnyMatch, day: date) -> str:
    """A few letters that only this course of the game gives, after its title and its day."""
    words = f"{day.isoformat()}/{match.digest()}"
    digest = hashlib.sha256(words.encode()).digest()
    symbols = "".join(SYMBOLS[byte % len(SYMBOLS)] for byte in digest[:_CHECK_SYMBOLS])
    title = kit_by_key(match.rules.key).title.upper()
    return f"D{title}-{day:%m%d}-{symbols}"


def _bots(chairs: tuple[Chair, ...]) -> list[tuple[str | None, str | None]]:
    return [(chair.character, chair.level) for chair in chairs[1:]]


def _time(saved_at: str) -> datetime | None:
    """By the clock of the place where it was saved."""
    try:
        return datetime.fromisoformat(saved_at)
    except ValueError:
        return None
