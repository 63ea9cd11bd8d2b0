"""Who plays which hand: names and faces, dependencies included, and who is spoken to as you."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.seats import Seat
from game.kits.chikyu.phrases import dependency_character
from game.kits.set_up import Chair, people_at
from game.rules.chikyu.hands import Hand
from scenes.engine.i18n import _
from scenes.games.chikyu.own_session import ChikyuSession
from scenes.ui.portraits import line_colours


@dataclass(frozen=True, slots=True)
class Who:
    """Changes rarely while a match goes on: a bot may take a seat over."""

    chairs: tuple[Chair, ...]
    names: tuple[str, ...]
    """By hand."""
    avatars: tuple[str, ...]
    stand_ins: frozenset[Seat]
    """Where a bot sits in for the person whose name and face the seat has."""
    you: Seat | None
    """The only person at the screen; where several share it, or nobody plays, all have names."""
    lines: Mapping[Seat, str] = field(compare=False, default_factory=dict)
    """Where several share it: the colour of each of them."""

    @classmethod
    def at(cls, session: ChikyuSession) -> Who:
        """Who sits there at present."""
        chairs, options = session.chairs, session.options
        names = [chair.name for chair in chairs]
        avatars = [chair.avatar for chair in chairs]
        for hand in range(options.seats, options.hands):
            character = dependency_character(hand, names[: options.seats])
            names.append(_(character.name))
            avatars.append(character.animal)
        people = people_at(chairs)
        you = people[0] if len(people) == 1 and chairs[people[0]].is_here else None
        shared = people if len(people) > 1 else ()
        colours = line_colours([chairs[seat].avatar for seat in shared])
        lines = dict(zip(shared, colours, strict=True))
        return cls(chairs, tuple(names), tuple(avatars), session.stand_ins, you, lines)

    def is_you(self, hand: Hand) -> bool:
        """A hand whose player is spoken to."""
        return hand == self.you
