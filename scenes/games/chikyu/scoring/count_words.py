"""What is said while a round of Chikyu is counted, and at the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.seats import Seat
from game.core.sentences import join_words, points_words
from game.rules.chikyu.options import MOST_ROUNDS
from game.rules.chikyu.records import SeatScore
from scenes.engine.i18n import _, ngettext
from scenes.games.chikyu.scoring.score_marks import plain, signed
from scenes.games.chikyu.seat_names import Who

MANY = 2
"""More receivers than these have their lines on the track, and no room for all their names."""


def piles(who: Who, seat: Seat, worth: Sequence[int], *, too_many: bool) -> str:
    """So many piles, so many points; Intenton may be over its limit."""
    if too_many:
        words = _("{name}: too many Intenton, {points} for piles.")
        return words.format(name=who.names[seat], points=plain(sum(worth)))
    words = ngettext(
        "{name}: {count} pile, {points}.", "{name}: {count} piles, {points}.", len(worth)
    )
    points = points_words(sum(worth))
    return words.format(name=who.names[seat], count=len(worth), points=points)


def colours(count: int, of_all: int, points: int) -> str:
    """How many colours, or all of them."""
    if count == of_all:
        return _("All {count} colours: {points}!").format(count=count, points=points)
    return _("{count} of {all} colours: {points}.").format(count=count, all=of_all, points=points)


def halved(points: int, half: int) -> str:
    """Dillindallin is over its limit."""
    return _("Dillindallin halves {points} to {half}.").format(points=points, half=half)


def cost(who: Who, seat: Seat, count: int) -> str:
    """Turnablindie is over its limit."""
    return _("{count} Turnablindies cost {name} {count}.").format(name=who.names[seat], count=count)


def gifts(who: Who, giver: Seat, receivers: Sequence[Seat], each: int) -> str:
    """Inadven/Faul is over its limit."""
    if not receivers:
        return _("Nobody has fewer points: {giver} keeps them.").format(giver=who.names[giver])
    words = ngettext(
        "{giver} gives {points} to {names}.", "{giver} gives {points} each to {names}.",
        len(receivers),
    )  # fmt: skip
    names = join_words(who.names[seat] for seat in receivers)
    if len(receivers) == len(who.names) - 1 > MANY:
        names = _("all others")
    return words.format(giver=who.names[giver], points=each, names=names)


def cut(points: int, rest: int) -> str:
    """Leizy is over its limit."""
    return _("Leizy: {points} becomes {cut}.").format(points=points, cut=rest)


def whole(who: Who, seat: Seat, score: SeatScore) -> str:
    """The whole count of a seat in one line: what its piles and colours and all phases came to."""
    words = _("{name}: {piles} for piles, {colours} for colours, {gain} in all.")
    return words.format(
        name=who.names[seat], piles=plain(sum(score.piles)), colours=score.colour_points,
        gain=signed(score.after - score.before),
    )  # fmt: skip


def floor_holds(who: Who, seat: Seat) -> str:
    """A loss that bumps against the flag."""
    return _("{name}: no fewer than 0.").format(name=who.names[seat])


def next_round(number: int) -> str:
    """The button that goes on."""
    return _("Round {round}").format(round=number)


def end(
    who: Who,
    leader: Seat,
    winners: Sequence[Seat],
    *,
    reached: bool,
    tied: bool,
    warmly: bool,
) -> tuple[str, str]:
    """Who has won, aloud if it is somebody here, and why no round follows."""
    rounds = MOST_ROUNDS
    why = (
        _("{name} is once round the world.").format(name=who.names[leader])
        if reached
        else ngettext("{count} round is over.", "{count} rounds are over.", rounds).format(
            count=rounds
        )
    )
    names = join_words(who.names[seat] for seat in winners)
    loud, quiet = _("{name} speaks for the Earth!"), _("{name} speaks for the Earth.")
    speaks = (loud if warmly else quiet).format(name=names)
    if tied:
        why = _("Equal points: {name} was there first.").format(name=names)
    return speaks, why


def last_way() -> str:
    """All boats sail the last round once more."""
    return _("The last round's way.")
