"""What a phone shows of a game, as plain values: its page draws them and knows no rule."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import ClassVar, Final, Generic

from game.core.plain import Json
from game.core.words import _
from game.kits.teller import M, O, Teller, Terminal, V

MOST_BUTTONS: Final = 60
"""Moves that the plain page lists; nobody reads more."""


@dataclass(frozen=True, slots=True)
class PhoneMove(Generic[M]):
    """A move that may be made now, and the cards that somebody chooses to mean it."""

    move: M
    words: str
    cards: tuple[str, ...] = ()
    """As `table` calls them; none where the words are on a button."""


class PhonePage(Generic[O, V, M]):
    """Usually what the terminal says, with a button for every move. A game says more with less."""

    own: ClassVar[bool] = False
    """Whether the game brings a page of its own in `assets/phones`, in a folder of its name."""

    def __init__(self, teller: Teller[O, V, M], terminal: Terminal[O, V, M]) -> None:
        self._teller = teller
        self._terminal = terminal

    def prompt(self, view: V) -> str:
        """What the person is asked."""
        return self._terminal.question(view).rstrip(" :") if view.legal else ""

    def table(self, view: V, names: Sequence[str]) -> dict[str, Json]:
        """What the page draws; only what this seat may know."""
        told = self._terminal.situation(view, names)
        listed = set(self._terminal.news(view, names)) if view.legal else set()
        return {"lines": [line for line in told if line not in listed]}

    def moves(self, view: V) -> Iterable[PhoneMove[M]]:
        """What may be chosen now; nothing where moves are too many to be listed."""
        for move in islice(view.legal, MOST_BUTTONS):
            yield PhoneMove(move, self._teller.move(move, view))

    def locked(self, view: V) -> M | None:
        """A move with a card that may not be played now, for which people will ask the reason."""
        return None

    def points(self, view: V, seat: int) -> str:
        """A seat's points beside its name, with what is counted at this table."""
        points = view.points[seat]
        return "" if points is None else str(points)

    def goal(self, view: V) -> str:
        """Behind the own points: how many are needed, in a word or two."""
        return ""

    def worth(self, view: V, move: M) -> str:
        """What a legal move would bring at once, in a few words; nothing where nobody can say."""
        return ""

    def pictures(self) -> Iterable[Hashable]:
        """The names of all pictures that its page may ask for."""
        return ()

    def card(self, card: Hashable) -> dict[str, Json]:
        """A card for a page: how its picture is called, and its name for whoever listens."""
        return {"key": str(card), "words": self._teller.card(card)}

    def standing(self, view: V, names: Sequence[str]) -> str:
        """Where the match is."""
        return self._teller.where(view) or _("The game goes on.")
