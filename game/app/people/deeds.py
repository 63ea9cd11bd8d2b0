"""What somebody did in a finished game that counts for an achievement, whichever game it was."""

from collections import Counter

from game.ai.ladder import Level
from game.app.people.person import PERSON, PlayedGame
from game.app.saving.saves import SavedGame
from game.core.seats import PUBLIC, Seat
from game.kits.registry import kit_by_key

COMPANY = 3
"""People at one screen."""
STRONG = {Level.REGULAR.value, Level.EXPERT.value, Level.MASTER.value}
"""Levels against which a win without a hint is a deed."""


def own_deed(game: str, deed: str) -> str:
    """The name of a deed that only one game knows, as it is kept."""
    return f"{game}/{deed}"


def deeds_in(saved: SavedGame, seat: Seat, game: PlayedGame) -> dict[str, int]:
    """All that a seat did in a finished match; `game` is what else is remembered of it."""
    if game.is_branch:
        # The cards were known: nothing but the second try itself is a deed.
        return {"won again": 1} if game.is_won else {}
    kit, view = kit_by_key(saved.match.rules.key), saved.match.view(seat)
    own = kit.deeds(view, seat)
    done = Counter({own_deed(kit.key, deed): count for deed, count in own.items()})
    done["finished"] = 1
    done.update(f"met {chair.character}" for chair in saved.chairs if not chair.is_person)
    if 1 + game.rivals.count(PERSON) >= COMPANY:
        done["company"] = 1
    if game.rivals and game.rank == game.seats:
        done["last"] = 1
    if game.is_won:
        done.update(_of_winner(saved, seat, game))
    return dict(done)


def _of_winner(saved: SavedGame, seat: Seat, game: PlayedGame) -> Counter[str]:
    won = Counter({"won": 1, f"won {game.game}": 1})
    won.update(f"beat {level}" for level in set(game.rivals))
    if game.rivals.count(Level.MASTER.value) >= COMPANY:
        won["three masters"] = 1
    if not game.hints and set(game.rivals) <= STRONG:
        won["unaided"] = 1
    if _is_close(saved):
        won["close"] = 1
    if _was_behind(saved, seat):
        won["from behind"] = 1
    return won


def _is_close(saved: SavedGame) -> bool:
    """Somebody else had as many points."""
    outcome = saved.match.outcome
    assert outcome is not None, "only what is finished has winners"
    return outcome.standings[0].points == outcome.standings[1].points


def _was_behind(saved: SavedGame, seat: Seat) -> bool:
    """Alone at the end of the field when half of the rounds were over."""
    kit = kit_by_key(saved.match.rules.key)
    course = kit.results.course(saved.match.view(PUBLIC))
    half = course.rounds // 2
    others = [line[half] for other, line in enumerate(course.points) if other != seat]
    return half > 0 and course.points[seat][half] < min(others)
