"""What every game's views have in common; the rest of a view is its game's own."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from game.core.options import Options
from game.core.outcome import Outcome
from game.core.seats import Seat, Viewer

M_co = TypeVar("M_co", covariant=True)


class View(Protocol[M_co]):
    """One viewer's knowledge: a value that never changes and leads to no secret."""

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge this is."""

    @property
    def options(self) -> Options:
        """What was chosen before the match."""

    @property
    def points(self) -> Sequence[int | None]:
        """Everybody's points; None where the viewer may not see them."""

    @property
    def legal(self) -> Sequence[M_co]:
        """The viewer's moves in a fixed order; none for the public.

        Where there are thousands it may make each of them only when it is asked for.
        """

    @property
    def outcome(self) -> Outcome | None:
        """The final standings, or None while the match goes on."""


Lying: TypeAlias = tuple[Seat | None, Sequence[Hashable]]
"""Whose they are, or nobody's, and the cards, in their order."""


@runtime_checkable
class OpenCards(Protocol):
    """A view that says which cards lie open, for whoever shows a game without knowing it."""

    def open_cards(self) -> Iterable[Lying]:
        """Zone by zone what everybody sees; nothing of what is empty or played and gone."""
