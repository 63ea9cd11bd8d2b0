"""A finished game in a few words: when it was, and how it ended."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.app.saving.catalogue import CataloguedGame, GameFacts
from game.core.sentences import place_words, points_words, short_day_words
from game.kits.registry import KITS
from game.kits.set_up import people_at
from scenes.engine.i18n import _

HALF_A_YEAR = timedelta(days=182)


def when_words(saved_at: str, now: str) -> str:
    """The time of today, the name of yesterday, the day of the last months; else the date."""
    moment, present = _moment(saved_at), _moment(now)
    if moment is None:
        return saved_at
    today = date.max if present is None else present.date()
    day = moment.date()
    if day == today:
        return f"{moment:%H:%M}"
    if day == today - timedelta(days=1):
        return _("yesterday")
    is_near = timedelta() < today - day < HALF_A_YEAR
    return short_day_words(day, with_year=not is_near)


def game_title(facts: GameFacts) -> str:
    """The game's own name; one that this version does not know goes by its key."""
    kit = KITS.get(facts.game)
    return facts.game if kit is None else _(kit.title)


def result_words(facts: GameFacts) -> str:
    """The place and points of the one person among bots, or else who won, with what."""
    own, alone = facts.own_result, len(facts.results) == 1
    if alone:
        return points_words(own.points)
    if len(people_at(facts.chairs)) == 1:
        return _("{place}, {points}").format(place=place_words(own.rank), points=own.points)
    winner = facts.chairs[own.seat].name
    return _("{name} won, {points}").format(name=winner, points=own.points)


def game_words(game: CataloguedGame, now: str) -> str:
    """The whole of it in a line."""
    facts = game.facts
    if facts is None:
        return game.path.name
    when = when_words(facts.saved_at, now)
    return " · ".join([game.label.name or game_title(facts), when, result_words(facts)])


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
