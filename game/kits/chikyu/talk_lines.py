"""What characters say about tricks of Chikyu and their price: a slip, a nap, too many, a gift."""

from collections.abc import Mapping
from typing import Final

from game.ai.characters import AnyGame, Occasion
from game.core.events import Event
from game.core.words import N_
from game.kits.kit import Talk, TalkMoment
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.events import (
    ColoursCounted,
    EffectWon,
    GiftsGiven,
    PointsHalved,
    TurnablindiesCost,
)


class ReefOccasion(Occasion):
    """What may have happened to somebody, as the others see it."""

    SLIP = "slip"
    NAP = "nap"
    TOO_MANY = "too many"
    GIFT = "gift"


def talk_moment(event: Event) -> TalkMoment | None:
    """Who may speak about what everybody has just seen."""
    match event:
        case EffectWon(hand, Kind.BUTTERFINGY, int(), card):
            return TalkMoment(f"slip/{hand}/{card}", (), ReefOccasion.SLIP)
        case EffectWon(hand, Kind.SLUGGOS, int(), card):
            return TalkMoment(f"nap/{hand}/{card}", (), ReefOccasion.NAP)
        case PointsHalved(seat, count) | TurnablindiesCost(seat, count):
            return TalkMoment(f"too many/{seat}/{count}", (), ReefOccasion.TOO_MANY)
        case GiftsGiven(giver, receivers) if receivers:
            gifts = tuple((seat, ReefOccasion.GIFT) for seat in receivers)
            return TalkMoment(f"gift/{giver}/{receivers}", gifts)
        case ColoursCounted(seat, colours, all_colours) if colours == all_colours:
            return TalkMoment(f"colours/{seat}", ((seat, AnyGame.OWN_WIN),))
        case _:
            return None


_LINES: Final[Mapping[str, Mapping[Occasion, tuple[str, ...]]]] = {
    "owl": {
        ReefOccasion.SLIP: (N_("Eight arms and no grip."),),
        ReefOccasion.NAP: (N_("Even a snail arrives. Later."),),
        ReefOccasion.TOO_MANY: (N_("I had counted along."), N_("One fewer, and it was wise.")),
        ReefOccasion.GIFT: (N_("I accept. With thanks."),),
    },
    "flamingo": {
        ReefOccasion.SLIP: (N_("Oh, it fell in the water!"),),
        ReefOccasion.NAP: (N_("Shall we wait for the snail?"),),
        ReefOccasion.TOO_MANY: (N_("Too many guests for one reef."),),
        ReefOccasion.GIFT: (N_("How kind of you!"),),
    },
    "troupial": {
        ReefOccasion.SLIP: (N_("Dropped it? I saw nothing."),),
        ReefOccasion.NAP: (N_("While you sleep, I sing."),),
        ReefOccasion.TOO_MANY: (N_("Your nest is overflowing."),),
        ReefOccasion.GIFT: (N_("A gift is better than a find."),),
    },
    "iguana": {
        ReefOccasion.SLIP: (N_("Wet hands. I stay dry."),),
        ReefOccasion.NAP: (N_("A nap in the sun. Good idea."),),
        ReefOccasion.TOO_MANY: (N_("A little less is warmer."),),
        ReefOccasion.GIFT: (N_("Three? I take my time to count them."),),
    },
    "pelican": {
        ReefOccasion.SLIP: (N_("Slippery catch!"),),
        ReefOccasion.NAP: (N_("The tide waits for no snail."),),
        ReefOccasion.TOO_MANY: (N_("The boat sits low in the water."),),
        ReefOccasion.GIFT: (N_("Straight into my beak."),),
    },
    "parakeet": {
        ReefOccasion.SLIP: (N_("Blind! Blind! What will it be?"),),
        ReefOccasion.NAP: (N_("Wake up! Oh. Later, then."),),
        ReefOccasion.TOO_MANY: (N_("Over the line! Over!"),),
        ReefOccasion.GIFT: (N_("For me? For me!"),),
    },
    "turtle": {
        ReefOccasion.SLIP: (N_("Whoever holds nothing drops nothing."),),
        ReefOccasion.NAP: (N_("At last somebody of my pace."),),
        ReefOccasion.TOO_MANY: (N_("It is a wide sea. Leave some."),),
        ReefOccasion.GIFT: (N_("It drifted to me."),),
    },
    "donkey": {
        ReefOccasion.SLIP: (N_("I would have carried it."),),
        ReefOccasion.NAP: (N_("I stand still too, but awake."),),
        ReefOccasion.TOO_MANY: (N_("That is too heavy even for me."),),
        ReefOccasion.GIFT: (N_("Put it on my back."),),
    },
}

TALK: Final = Talk(talk_moment, _LINES)
