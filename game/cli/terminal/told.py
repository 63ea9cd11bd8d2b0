"""What was said at a terminal, so that it can be asked for again: in short first, then in full."""

from collections.abc import Callable, Iterable
from typing import Any

from game.app.looking_back.transcript import Narrator
from game.core.events import CardsCommitted, Event, TurnStarted
from game.core.match import AnyMatch
from game.core.seats import Seat
from game.core.view import View
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.teller import Cast


class Told:
    """Of one match, for the people at one screen."""

    def __init__(self, kit: AnyKit, match: AnyMatch, names: tuple[str, ...]) -> None:
        self.is_brief = True
        self.since: list[str] = []
        """In full, all since somebody here has moved."""
        self.last: list[str] = []
        """In full, the last turn or trick that is over."""
        self.again: list[str] = []
        """What was said before the last question."""
        self._names = names
        self._seal = match.log.header.seal
        self._narrator = Narrator.of(match, names)
        self._terminal = kit.terminal
        self._cast = Cast(names, match.options)
        self._turn: list[str] = []

    def hear(self, events: Iterable[Event], listener: Seat | None) -> list[str]:
        """What is said of all that has happened; a single person knows what they did."""
        said = []
        for event in events:
            if isinstance(event, TurnStarted) and self._turn:
                self.last, self._turn = self._turn, []
            if isinstance(event, CardsCommitted | TurnStarted):
                continue
            lines = self._narrator.tell(event)
            self.since += lines
            self._turn += lines
            brief = self._terminal.told_briefly(event, self._cast, listener)
            said += lines if not self.is_brief or brief is None else brief
        return said

    def moved(self) -> None:
        """Somebody here has made a move: what follows is new."""
        self.since = []

    def asked(self, word: str, view: View[Any]) -> list[str] | None:
        """What somebody wants to hear once more; None if it is no such word."""
        terminal, names = self._terminal, self._names
        last = terminal.last(view, names) if word == "last" else ""
        answers: dict[str, Callable[[], list[str]]] = {
            "points": lambda: terminal.points(view, names),
            "hand": lambda: terminal.hand(view, names),
            "again": lambda: self.again,
            "last": lambda: [last] if last else self.last or [_("Nothing is over yet.")],
            "since": lambda: self.since or [_("Nothing has happened since.")],
            "brief": lambda: self._keep_to(brief=True),
            "full": lambda: self._keep_to(brief=False),
            "seal": lambda: [_("Seal of the shuffle: {seal}").format(seal=self._seal)],
        }
        return answers[word]() if word in answers else None

    def _keep_to(self, *, brief: bool) -> list[str]:
        self.is_brief = brief
        return [_("Only the most needed is said.") if brief else _("Everything is said.")]
