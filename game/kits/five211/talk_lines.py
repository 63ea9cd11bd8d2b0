"""What characters say about a round of 5211: a bust, kododo, nothing for anybody."""

from collections.abc import Mapping
from typing import Final

from game.ai.characters import AnyGame, Occasion
from game.core.events import Event
from game.core.words import N_
from game.kits.kit import Talk, TalkMoment
from game.rules.five211.events import RoundScored
from game.rules.five211.scoring import Verdict


class RoundOccasion(Occasion):
    """What a round may have been, besides somebody's win."""

    BUST = "bust"
    KODODO = "kododo"
    NOBODY = "nobody"


def talk_moment(event: Event) -> TalkMoment | None:
    """Everybody's reasons to speak about a round; a win is for the winner to speak about."""
    if not isinstance(event, RoundScored):
        return None
    record = event.record
    name = f"{record.deck}/{record.round}"
    seats = range(len(record.rows))
    result, best = record.result, max(record.gained)
    if result.verdict is Verdict.NOBODY:
        return TalkMoment(name, tuple((seat, RoundOccasion.NOBODY) for seat in seats))
    winners = [seat for seat in seats if record.gained[seat] == best]
    others = [seat for seat in seats if seat not in winners]
    found: list[tuple[int, Occasion]] = []
    if len(winners) == 1:
        found.append((winners[0], AnyGame.OWN_WIN))
    if result.verdict is Verdict.KODODO:
        found += [(seat, RoundOccasion.KODODO) for seat in others]
    elif result.busts:
        found += [(seat, RoundOccasion.BUST) for seat in others]
    return TalkMoment(name, tuple(found))


_LINES: Final[Mapping[str, Mapping[Occasion, tuple[str, ...]]]] = {
    "owl": {
        RoundOccasion.BUST: (N_("That was one too many."),),
        RoundOccasion.KODODO: (N_("Exactly. How rare."),),
        RoundOccasion.NOBODY: (N_("Nothing is also a result."),),
    },
    "flamingo": {
        RoundOccasion.BUST: (N_("It got crowded."), N_("Too many legs in the water.")),
        RoundOccasion.KODODO: (N_("Such small guests!"),),
        RoundOccasion.NOBODY: (N_("And we were getting along so well."),),
    },
    "troupial": {
        RoundOccasion.BUST: (N_("Oops. Was that yours?"), N_("One twig too many!")),
        RoundOccasion.KODODO: (N_("Lizards! In my tree!"),),
        RoundOccasion.NOBODY: (N_("Now that is a song."), N_("Nothing for anyone? Lovely.")),
    },
    "iguana": {
        RoundOccasion.BUST: (N_("Heat does that."),),
        RoundOccasion.KODODO: (N_("Family!"), N_("They all came out to bask.")),
        RoundOccasion.NOBODY: (N_("Back to the warm stone."),),
    },
    "pelican": {
        RoundOccasion.BUST: (N_("The net broke."),),
        RoundOccasion.KODODO: (N_("Small fry counts too."),),
        RoundOccasion.NOBODY: (N_("An empty dive."),),
    },
    "parakeet": {
        RoundOccasion.BUST: (N_("Boom!"),),
        RoundOccasion.KODODO: (N_("What are the odds?"),),
        RoundOccasion.NOBODY: (N_("Double or nothing: nothing."),),
    },
    "turtle": {
        RoundOccasion.BUST: (N_("Waves come, waves go."),),
        RoundOccasion.KODODO: (N_("Little feet on the beach."),),
        RoundOccasion.NOBODY: (N_("We can wait."),),
    },
    "donkey": {
        RoundOccasion.BUST: (N_("I am not moving."),),
        RoundOccasion.KODODO: (N_("Something tickles my hoof."),),
        RoundOccasion.NOBODY: (N_("And I will do it again."),),
    },
}

TALK: Final = Talk(talk_moment, _LINES)
