"""The questions every game answers. Match, bots, saves and scenes ask nothing else.

A game names `Rules` as its base and so takes over the usual answers, which stand here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from game.core.events import Emit, Event
from game.core.moves import Move
from game.core.options import Options, OptionSpec, OptionValue
from game.core.outcome import Outcome
from game.core.plain import Json
from game.core.rng import Rng
from game.core.seats import Actor, Seat, Viewer
from game.core.view import View
from game.core.words import _

O = TypeVar("O", bound=Options)  # noqa: E741 - options; the protocol below explains the letters
S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View[Move])


class Rules(Protocol[O, S, M, V]):
    """A game: O its options, S its state, M its moves, V what a viewer may know."""

    @property
    def key(self) -> str:
        """A stable name, written into saves."""

    @property
    def version(self) -> int:
        """Raised when an old log could replay differently."""

    @property
    def option_spec(self) -> OptionSpec:
        """The questions of the set-up."""

    def make_options(self, values: Mapping[str, OptionValue]) -> O:
        """Options from values that `option_spec` has checked."""

    def option_values(self, options: O) -> dict[str, OptionValue]:
        """The inverse of `make_options`."""

    def new_match(self, options: O) -> S:
        """The state before the first shuffle."""

    def chance(self, state: S, rng: Rng) -> M | None:
        """The shuffle that is due now, or None. Changes nothing but the generator."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats the table waits for; several when choices are simultaneous."""

    def legal_moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every move open to a seat, in a fixed order. A seat not waited for may have some too.

        Where there are thousands it may be a sequence that makes each only when asked for it.
        """

    def is_legal(self, state: S, seat: Seat, move: M) -> bool:
        """Whether a move is among the legal ones; a game with many finds out without a list."""
        return move in self.legal_moves(state, seat)

    def refusal(self, state: S, seat: Seat, move: M) -> str:
        """Why a move is not legal, in a sentence that tells no more than the seat's view does.

        Asked only about moves that are not; `Match` says who is not to act and what is over.
        """
        return _("The rules do not allow that now.")

    def apply(self, state: S, actor: Actor, move: M, emit: Emit | None = None) -> None:
        """Change the state. The move must be legal: the caller has checked it."""

    def time_left(self, state: S) -> int | None:
        """Milliseconds until the clock acts, or None while no clock runs."""
        return None

    def pass_time(self, state: S, milliseconds: int, emit: Emit | None = None) -> None:
        """Let a running clock run on, at most to its end; what then happens, happens here."""
        raise AssertionError("time passes only in a game with a clock")

    def clone(self, state: S) -> S:
        """A state of its own: no later change of either reaches the other."""

    def view(self, state: S, viewer: Viewer) -> V:
        """All that the viewer may know, with perfect recall, and nothing else."""

    def redact(self, event: Event, viewer: Viewer, options: O) -> Event | None:
        """The event as the viewer may see it, or None where it may not."""

    def sample_world(self, view: V, rng: Rng) -> S:
        """A state that the viewer cannot tell from the real one.

        A match that was dealt anew is replayed by it: another world for the same view and
        generator raises `version`.
        """

    def points(self, state: S) -> Sequence[int]:
        """Everybody's points as they are now, to be read at once and never changed."""

    def outcome(self, state: S) -> Outcome | None:
        """The final standings, or None while the match goes on."""

    def snapshot(self, state: S) -> Json:
        """The whole state as plain values, for digests: equal states, equal snapshots."""

    def encode_move(self, move: M) -> str:
        """A move as a short readable line."""

    def decode_move(self, text: str) -> M:
        """The move of a line, or BadLog."""


AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
"""Some game, where code does not care which: Python cannot say "for some state type"."""
