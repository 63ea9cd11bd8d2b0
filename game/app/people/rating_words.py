"""A rating as a player reads it."""

from game.ai.ladder import Level
from game.app.people.person import Person
from game.app.people.rating import FEW, Rating, rate
from game.app.people.statistics import GameStatistics, contests
from game.core.words import N_, _, ngettext
from game.kits.kit import AnyKit

_LIKE = {
    Level.TODDLER: N_("plays like a dreamer"),
    Level.CHILD: N_("plays like a newcomer"),
    Level.GUEST: N_("plays like a guest"),
    Level.REGULAR: N_("plays like a regular"),
    Level.EXPERT: N_("plays like an expert"),
    Level.MASTER: N_("plays like a master"),
}


def rating_words(rating: Rating | None) -> str:
    """The level with its interval; nothing is said that a few games cannot tell."""
    if rating is None or rating.is_vague:
        count = 0 if rating is None else rating.games
        return _("{wanted} games with bots tell a level: {count} so far").format(
            wanted=FEW, count=count
        )
    words, (low, high) = _(_LIKE[rating.level]), rating.between
    if low is high:
        return words
    names = _(low.display_name).lower(), _(high.display_name).lower()
    return _("{plays} ({low} to {high})").format(plays=words, low=names[0], high=names[1])


def loss_words(figures: GameStatistics) -> str:
    """What reviews have told of the choices; empty where there is none."""
    loss, count = figures.mean_loss, len(figures.losses)
    if loss is None:
        return ""
    sentence = ngettext(
        "gives away {loss} points a decision ({count} game reviewed)",
        "gives away {loss} points a decision ({count} games reviewed)",
        count,
    )
    return sentence.format(loss=f"{loss:.1f}", count=count)


def rating_in(person: Person, kit: AnyKit) -> Rating | None:
    """How well somebody plays this game."""
    return rate(contests(person.games, kit.key), kit.bots.strengths)
