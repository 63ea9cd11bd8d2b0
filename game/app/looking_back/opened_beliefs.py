"""After a game: what the bots that keep a belief expected of a seat, decision by decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.believing import AnyBelievers, BelievingPlayers, Expecting
from game.ai.ladder import Level
from game.app.saving.saves import SavedGame
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.sentences import join_words, labelled, percent_words
from game.core.words import _
from game.kits.registry import kit_by_key
from game.review.decisions import Decision

_SURPRISE: Final = 0.75
"""Of an even chance: whoever does what is less likely than that surprises."""


@dataclass(frozen=True, slots=True)
class OpenedBelief:
    """What one bot expected at one decision of somebody else, on its way; a step does a little."""

    saved: SavedGame
    believer: Seat
    decision: Decision
    believers: AnyBelievers
    expecting: Expecting

    def words(self) -> list[str]:
        """What was expected, the likeliest first, and whether it came otherwise."""
        teller = kit_by_key(self.saved.match.rules.key).teller
        expected, decision = self.expecting.expected, self.decision
        order = sorted(range(len(expected)), key=lambda number: -expected[number].chance)
        listed = [
            labelled(
                teller.phrase(expected[number].what),
                percent_words(round(100 * expected[number].chance)),
            )
            for number in order
        ]
        name = self.saved.chairs[self.believer].name
        told = [
            _("{name} expected this of you: {list}.").format(name=name, list=join_words(listed))
        ]
        shown = self.believers.met(decision.choices[decision.played].move)
        chance = min(expected[number].chance for number in shown)
        if chance < _SURPRISE / len(expected):
            told.append(_("You surprised {name}.").format(name=name))
        return told


def _believers(saved: SavedGame) -> AnyBelievers | None:
    players = kit_by_key(saved.match.rules.key).players
    return players.believers if isinstance(players, BelievingPlayers) else None


def believers_at(saved: SavedGame, seat: Seat) -> Sequence[Seat]:
    """The bots that expected something of a seat, if the game can tell."""
    believers = _believers(saved)
    if believers is None or saved.match.outcome is None:
        return ()
    levels = {level.value: level for level in Level}
    return [
        other
        for other, chair in enumerate(saved.chairs)
        if other != seat
        and not chair.is_person
        and chair.level in levels
        and believers.keep_belief(levels[chair.level])
    ]


def open_belief(saved: SavedGame, decision: Decision) -> OpenedBelief | None:
    """What the first of them expected at a decision; None where nobody expected anything."""
    seats = believers_at(saved, decision.seat)
    believers = _believers(saved)
    if not seats or believers is None:
        return None
    walk: AnyMatch = Match(saved.match.rules, saved.match.log.header)
    for actor, move in saved.match.log.entries[: decision.entries]:
        walk.redo(actor, move)
    rng = Rng(saved.match.log.header.seed, f"belief/{decision.entries}")
    expecting = believers.begin(walk.view(seats[0]), decision.seat, rng)
    return OpenedBelief(saved, seats[0], decision, believers, expecting)
