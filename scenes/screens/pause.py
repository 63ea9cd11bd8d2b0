"""Pause: what can be done in the middle of a match, and the way out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.ai.ladder import Level
from game.app.session import AnySession
from game.app.table_laying import saved_game, stand_in_for
from game.core.seats import Seat, Viewer
from game.kits.set_up import ANY_PHONE, Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Scene, Stage, Transition
from scenes.engine.theme import Style
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import Frame, Sheet, heading
from scenes.menu.who_choice import WHO, WHO_WITHOUT_PHONES, Who, WhoChoice, WithPhone, who_words
from scenes.save_slots import Safety
from scenes.screens.games_page.waiting_rows import ask_to_give_up
from scenes.screens.goodbye import ask_to_leave_unsaved
from scenes.screens.hands_choice import hands_choice, hands_words
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.options_scene import OptionsScene
from scenes.screens.phones.invite_scene import late_invitation
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.seat_cards import who_is
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Grid, Row
from scenes.ui.ui_scene import UiScene

LONGEST_WAIT = 2.0
GAP = 10


class PauseScene(UiScene):
    """Over the table, which waits. `on_leave` takes the table away too."""

    overlay = True
    first_focus = "Continue"

    def __init__(
        self,
        host: Host,
        session: AnySession,
        viewer: Viewer,
        on_leave: Callable[[], None],
    ) -> None:
        super().__init__()
        self._host = host
        self._session = session
        self._viewer = viewer
        self._on_leave = on_leave
        self._safety = host.matches.safety
        self._waited: float | None = None
        """For the last save, since somebody wished to leave."""

    def enter(self, stage: Stage) -> None:
        self._host.matches.try_again()
        super().enter(stage)

    def build(self) -> Element:
        entries = (
            Button("Continue", self.back, ButtonKind.PRIMARY, text=_("Continue"), icon=Icon.PLAY),
            self._entry("Log", _("Log"), Icon.LOG, self._log),
            self._entry("Rules", _("Rules"), Icon.BOOK, self._rules),
            self._entry("Options", _("Options"), Icon.GEAR, self._options),
            self._entry("Keys", _("Keys"), Icon.KEY, self._keys),
            self._entry("Seats", _("Who plays"), Icon.PERSON, self._seats),
            *self._phones(),
            Button("Leave", self._leave, text=_("Home"), icon=Icon.DOOR),
            Button("Give up", self._ask_to_give_up, text=_("Give up"), icon=Icon.CROSS),
        )
        sheet = self._sheet(Column(*entries, gap=GAP), widest=400)
        if sheet.is_cut(Look(self.stage.theme, self.stage.typesetter)):
            # Large text in a low window: side by side all of them are in sight.
            first, *others = entries
            pairs = Grid(*others, columns=2, gap=GAP)
            sheet = self._sheet(Column(first, pairs, gap=GAP), widest=640)
        return sheet

    def _sheet(self, entries: Element, *, widest: float) -> Sheet:
        title = Paragraph(_("Pause"), Style.HEADING, align=Align.CENTRE)
        return Sheet(Frame(title, entries, self._safety_words()), widest=widest)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.PAUSE):
            self.back()
            return
        super().handle(event)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        safety = self._host.matches.safety
        if self._safety is not safety:
            self._safety = safety
            self.rebuild()
        if self._waited is not None:
            self._waited += dt
            if safety is not Safety.SAVING or self._waited >= LONGEST_WAIT:
                self._waited = None
                self._leave_for_good()

    def _safety_words(self) -> Paragraph:
        """Whether one can leave without losing anything."""
        if self._safety is Safety.UNSAVED:
            words = _("Not saved yet. This is tried again.")
            return Paragraph(
                words, Style.BODY, align=Align.CENTRE, colour=lambda palette: palette.coral
            )
        words = _("The game is saved.")
        if self._safety is Safety.SAVING:
            words = _("The game is being saved.")
        return Paragraph(
            words, Style.SMALL, align=Align.CENTRE, colour=lambda palette: palette.text_soft
        )

    def _entry(self, name: str, text: str, icon: Icon, make: Callable[[], Scene]) -> Button:
        return Button(name, lambda: self.stage.push(make()), text=text, icon=icon)

    def _log(self) -> Scene:
        return LogScene(match_lines(self._session, self._viewer))

    def _rules(self) -> Scene:
        return RulesScene(TABLES[self._session.rules.key], self._session.options, host=self._host)

    def _keys(self) -> Scene:
        return KeysScene(TABLES[self._session.rules.key].key_words())

    def _options(self) -> Scene:
        return OptionsScene(self._host)

    def _seats(self) -> Scene:
        return SeatsScene(self._host, self._session)

    def _phones(self) -> list[Button]:
        """Where phones play, another one may come, or come back."""
        if not any(chair.phone for chair in self._session.first_chairs):
            return []
        kit = TABLES[self._session.rules.key].game
        invite = partial(late_invitation, self._host, kit)
        return [self._entry("Phones", _("Phones…"), Icon.PHONE, invite)]

    def _leave(self) -> None:
        """As soon as the last save is written; a slow disk holds up nobody for long."""
        self._host.matches.try_again()
        self._waited = 0.0

    def _leave_for_good(self) -> None:
        """At once if the game can be continued; otherwise only when that is meant."""
        if self._host.matches.safety is Safety.SAVED:
            self._go()
            return
        ask_to_leave_unsaved(self.stage, self._go)

    def _ask_to_give_up(self) -> None:
        saved = saved_game(self._session, self._host.now())
        ask_to_give_up(self.stage, saved, self._give_up)

    def _give_up(self) -> None:
        self._host.matches.give_up_table()
        self._go()

    def _go(self) -> None:
        self.stage.pop(Transition.CUT)
        self._on_leave()


class SeatsScene(UiScene):
    """Hands a seat to a bot when somebody must go, and back when they return."""

    overlay = True

    def __init__(self, host: Host, session: AnySession) -> None:
        super().__init__()
        self._host = host
        self._session = session

    def build(self) -> Element:
        rows = (self._row(seat, chair) for seat, chair in enumerate(self._session.chairs))
        note = Paragraph(
            _("A bot may keep a seat warm."),
            Style.BODY,
            colour=lambda palette: palette.text_soft,
        )
        body = Column(note, *rows, *self._hands(), gap=14)
        return Sheet(Frame(heading(_("Who plays"), self.back), body), widest=720)

    def _row(self, seat: Seat, chair: Chair) -> Element:
        change = partial(self._reseat, seat)
        # Phones that were never invited cannot be asked for in mid-match.
        who = WHO if self._session.first_chairs[seat].phone else WHO_WITHOUT_PHONES
        control = WhoChoice(f"seat {seat + 1} player", who, who_is(chair), change, show=who_words)
        return Row(FaceLabel(chair.avatar), Field(chair.name, control), weights={1: 1})

    def _hands(self) -> list[Element]:
        """How hands are covered, where several people have secrets."""
        open_hands = TABLES[self._session.rules.key].open_hands
        if len(self._session.here) < 2 or open_hands:
            return []
        words = hands_words(careful=self._host.settings.careful_hands)
        return [Field(_("Hands"), hands_choice(self._host, self.rebuild)), Paragraph(words)]

    def _reseat(self, seat: Seat, who: Who) -> None:
        self._session.reseat(seat, reseated(self._session.first_chairs[seat], who))
        self.rebuild()


def reseated(chair: Chair, who: Who) -> Chair:
    """The same name and face, decided for by somebody else."""
    if isinstance(who, Level):
        return stand_in_for(chair, who)
    phone = (chair.phone or ANY_PHONE) if who is WithPhone.PHONE else ""
    return replace(chair, character=None, level=None, phone=phone)
