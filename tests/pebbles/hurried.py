"""Pebbles with what the smallest game does without: a clock, a grade, options that clash."""

from dataclasses import dataclass
from typing import Final

from game.core.events import Emit, Event, MatchEnded, TurnStarted
from game.core.options import Clash, OptionField, OptionSpec
from game.core.outcome import EndReason, Grade, Outcome, rank_seats
from game.core.seats import Actor, Seat
from game.core.words import N_
from game.kits.kit import GameKit
from tests.pebbles.game import ROUNDS, Beach, Pebbles, PebblesMove, PebblesOptions, PebblesTeller

TURN_TIME: Final = 3_000


@dataclass(frozen=True, slots=True)
class HurriedOptions(PebblesOptions):
    """How many play, whether they must follow, and whether a clock runs."""

    follow: str = "must"
    clock: str = "off"


@dataclass(slots=True)
class HurriedBeach(Beach):
    """Also knows the time, and how many turns in a row were slept through."""

    options: HurriedOptions
    time_left: int | None = None
    missed: int = 0

    def playable(self, seat: Seat) -> list[str]:
        may = self.options.follow == "may"
        return list(self.hands[seat]) if may else Beach.playable(self, seat)


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat laid nothing in time."""

    seat: Seat


class HurriedPebbles(Pebbles):
    """Whoever is too slow loses the turn and keeps the card; whoever plays alone gets a grade."""

    key = "hurried"
    options_type, state_type = HurriedOptions, HurriedBeach
    # Never reorder, not even here: codes count through these values.
    option_spec = OptionSpec(
        (
            OptionField("seats", (1, 2, 3), 3),
            OptionField("follow", ("must", "may"), "must"),
            OptionField("clock", ("off", "on"), "off"),
        ),
        (
            Clash((("seats", (1,)), ("clock", ("on",))), N_("Nobody hurries who plays alone.")),
            Clash(
                (("follow", ("may",)), ("clock", ("on",))),
                N_("Against the clock everybody follows."),
            ),
        ),
    )

    def play(self, state: Beach, actor: Actor, move: PebblesMove, tell: Emit) -> None:
        own = _own(state)
        own.missed = 0
        super().play(state, actor, move, tell)
        self._wind(own)

    def end_turn(self, state: Beach, tell: Emit) -> None:
        super().end_turn(state, tell)
        if state.turn == 0 and state.round < ROUNDS:
            for hand in state.hands:
                state.pile += hand
                hand.clear()

    def time_left(self, state: Beach) -> int | None:
        return _own(state).time_left

    def pass_time(self, state: Beach, milliseconds: int, emit: Emit | None = None) -> None:
        own, tell = _own(state), emit or _nobody_listens
        assert own.time_left is not None
        own.time_left -= milliseconds
        if own.time_left:
            return
        tell(TimeRanOut(own.seat))
        own.missed += 1
        self.end_turn(own, tell)
        if own.missed == 2 * own.options.seats:
            own.round = ROUNDS
        self._wind(own)
        if self.to_act(own):
            tell(TurnStarted((own.seat,), (own.round, own.turn)))
        elif (outcome := self.outcome(own)) is not None:
            tell(MatchEnded(outcome))

    def _wind(self, state: HurriedBeach) -> None:
        runs = state.options.clock == "on" and self.to_act(state)
        state.time_left = TURN_TIME if runs else None

    def outcome(self, state: Beach) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        seats = state.options.seats
        grade = Grade(min(state.points[0], Grade.EXPERT)) if seats == 1 else None
        asleep = _own(state).missed == 2 * seats
        reason = EndReason.TIME_UP if asleep else EndReason.PLAYED_OUT
        return rank_seats(state.points, [0] * seats, reason, grade)

    def fits(self, world: Beach) -> bool:
        return _own(world).options.follow == "may" or super().fits(world)


def _nobody_listens(_event: Event) -> None:
    pass


def _own(state: Beach) -> HurriedBeach:
    assert isinstance(state, HurriedBeach)
    return state


HURRIED: Final = GameKit(HurriedPebbles(), "Hurried", N_("one stone a moment"), PebblesTeller())
