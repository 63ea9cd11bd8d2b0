"""Who plays at this screen: everybody who has played here, and somebody new."""

from __future__ import annotations

from functools import partial

from game.app.people.person import Person
from scenes.engine.i18n import _, ngettext
from scenes.engine.scene import Feedback
from scenes.host import Host
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.games_page.game_naming import NamingScene
from scenes.table.pending_save import Awaited
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.layout import Column, Row
from scenes.ui.portraits import PEOPLE
from scenes.ui.ui_scene import UiScene

FACE = 52


class PeopleScene(UiScene):
    """Over the profile; whoever is chosen sits down at the next table."""

    overlay = True
    first_focus = "person 1"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._new: Person | None = None
        self._awaited = Awaited(None)
        self._version = 0

    def build(self) -> Element:
        rows = (
            self._row(number, person) for number, person in enumerate(self._host.people.people, 1)
        )
        words = self._awaited.words or _("Somebody new…")
        new = Button("New person", self._ask_name, text=words).enabled_if(self._new is None)
        return Sheet(Frame(heading(_("Who plays?"), self.back), Column(*rows, new)), widest=560)

    def _row(self, number: int, person: Person) -> Element:
        count = len(person.games)
        button = Button(
            f"person {number}",
            partial(self._choose, person),
            ButtonKind.ROW,
            text=person.name,
            detail=ngettext("{count} game", "{count} games", count).format(count=count),
            selected=person.key == self._host.player.key,
        )
        return Row(FaceLabel(person.face, FACE), button, gap=12, weights={1: 1})

    def _choose(self, person: Person) -> None:
        self._host.seat_player(person, self._host.player.name)
        self.stage.pop()

    def _ask_name(self) -> None:
        self.stage.push(NamingScene("", self._add, _("Your name")))

    def _add(self, name: str) -> None:
        people, name = self._host.people, name.strip()
        if not name or people.called(name) is not None:
            self._host.notes.append(_("Somebody here has this name already, or it is empty."))
            self.stage.feedback(Feedback.REFUSE)
            return
        taken = {person.face for person in people.people}
        face = next((each for each in PEOPLE if each not in taken), PEOPLE[0])
        self._new, job = people.add(name, face)
        self._awaited = Awaited(job)

    def update(self, dt: float) -> None:
        super().update(dt)
        people, new = self._host.people, self._new
        says_more = self._awaited.update(dt)
        if new is not None and self._awaited.is_over:
            self._new, says_more = None, True
            if people.person(new.key) is not None:
                # Only now: somebody who could not be kept must not sit at a table.
                self._choose(new)
        if says_more or people.version != self._version:
            self._version = people.version
            self.rebuild()
