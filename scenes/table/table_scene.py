"""The play screen of all games: shows the match, takes a person's choice, lets the bots think."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Generic, TypeAlias

from pygame import Rect

from game.app.session import Session
from game.core.rules import M, V
from scenes.anim import timings
from scenes.coach.first_times import FirstTimeCard
from scenes.coach.why_panel import Unfolded
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Press, PressPhase
from scenes.engine.music import Piece
from scenes.engine.scene import Feedback, Stage
from scenes.host import Host
from scenes.table.choosing.controls import Commands, Offer, TableControls
from scenes.table.choosing.decision import PersonDecision
from scenes.table.choosing.drag import Drag
from scenes.table.choosing.gestures import (
    FocusMemory,
    hurries,
    is_click,
    is_touch_of_anything,
    means_only_go_on,
    reads_on,
)
from scenes.table.choosing.navigation import Navigation, Navigator
from scenes.table.manner import TableManner
from scenes.table.pacing import Pacing
from scenes.table.pending_save import PendingSave
from scenes.table.picture import draw_table, warm_table
from scenes.table.playmat import Desk, TableParts
from scenes.table.seats.bystanders import Bystanders
from scenes.table.sharing.screen_sharing import ScreenSharing
from scenes.table.sharing.viewpoint import Viewpoint
from scenes.table.show import Reading, Show
from scenes.table.table_body import TableBody
from scenes.table.table_sound import AudioTableSound
from scenes.table.words.captions import Caption
from scenes.table.words.prompts import PromptLine
from scenes.table.words.spoken_table import SpokenTable


class TableScene(SpokenTable, Generic[M, V]):
    """One match from the first shuffle, or from where it was left, to the last count."""

    def __init__(
        self,
        host: Host,
        session: Session[Any, Any, M, V],
        navigation: Navigation,
        parts: TableParts[M, V],
        manner: TableManner | None = None,
    ) -> None:
        super().__init__()
        self._manner = manner or TableManner()
        self._host = host
        self._session = session
        self._navigation = navigation
        self._parts = parts
        self._sound = AudioTableSound(host.audio)
        self.caption = Caption()
        self._viewpoint = Viewpoint(session, parts.openness)
        self._keeping = PendingSave(session, host.matches)
        self._since_play = timings.DOUBLE_CLICK
        self._still = 0.0
        self._choice_begun = False
        self._only_watched = False
        self._is_first = host.is_new(session.rules.key)
        self.is_on_top = True
        self._steering = FocusMemory()
        self._drag = Drag()

    def only_watch(self) -> None:
        """Show no buttons: whoever sits at the screen is not at the table."""
        self._only_watched = True

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self.beside = Bystanders(self._host, self._session, self._parts, stage, self.caption)
        self._coach = self.beside.coach
        self.navigator = Navigator(stage, self._navigation, self._session, self._viewpoint)
        near, desk = self._viewpoint.own, self._desk()
        self.mat = self._parts.playmat(self._session, desk, stage.theme, near)
        self._body = TableBody("table", stage, self.mat)
        self._ui = self._body.ui
        self._line = PromptLine(
            self.caption, self._session, self._viewpoint, self.mat, self._coach, self._keeping
        )
        self._sharing = ScreenSharing(
            self._session, self.mat, self._viewpoint, self._sound, self.stand,
            self._parts.game.terminal.take_back,
        )  # fmt: skip
        self.navigator.cover = self._sharing.cover
        self.show = Show(
            self._session, self.mat, self.caption, self._viewpoint.viewer, stage.theme.motion,
            self.beside.hear, Reading(lambda: self._host.settings.round_wait.applies(
                first=self._is_first), lambda: self.beside.first_time is not None),
        )  # fmt: skip
        self.decision = PersonDecision(
            self._session, self.mat, self.show, self._sharing, self._line,
            partial(stage.feedback, Feedback.REFUSE), self.refresh,
        )  # fmt: skip
        self._pacing = Pacing(
            self._session, self.show, self._viewpoint, self._sharing, self.navigator,
            self.caption, lambda: self._host.settings.clock_pace.share,
        )  # fmt: skip
        self.refresh()
        self._warm()
        self.beside.seat_phones(self, self.navigator)
        self._host.audio.music(Piece.TABLE)

    def _desk(self) -> Desk:
        return Desk(
            caption=self.caption,
            sound=self._sound,
            stage=self.stage,
            host=self._host,
            is_attended=True,
            is_first=self._is_first,
            may_choose=lambda: self.may_choose,
            changed=lambda: self.decision.choose_on(),  # noqa: PLW0108 - made after the mat
            play=self._play,
            refuse=self.refuse,
            focus_on=lambda name: self._ui.focus_on(name, quiet=True),
            focus_on_play=lambda: self._ui.focus_on(self._controls.play.name),
        )

    def refuse(self, reason: str = "") -> None:
        """That cannot be done; say why, if the prompt does not."""
        self.decision.refuse(reason)
        self._manner.refused(reason)

    @property
    def at_work(self) -> bool:
        """Bots or the coach are thinking, a clock runs, or a move is being kept."""
        return self._pacing.at_work or self._coach.is_thinking

    def resize(self) -> None:
        """Come to rest, and lay everything out anew; a hand on a shared screen is covered."""
        self._drag.cancel()
        self._viewpoint.cover_own()
        self._sharing.count_people()  # a seat may have been handed over under the pages on top
        self.stand()
        self._warm()

    def pause(self) -> None:
        self._drag.cancel()
        self._ui.hide_tip()
        self.dirty = True
        self.is_on_top = False
        self._sharing.gate.forget_keys()

    def resume(self) -> None:
        super().resume()
        self.is_on_top = True
        self._ui.forget_pointer()
        self._sharing.count_people()
        self.stand()
        if (advised := self._coach.take_advice()) is not None:
            self._put_forward(advised)

    def blur(self) -> None:
        """The window lost the focus: a hand on a shared screen is covered, and no clock runs on."""
        self._drag.cancel()
        self._sharing.gate.forget_keys()
        self._sharing.cover()
        if self.is_on_top and self._session.time_left is not None:
            self.navigator.pause()

    def stand(self) -> None:
        """Lay the table out anew, at rest, as the match stands now."""
        theme, self._line.reason = self.stage.theme, ""
        self.mat.lay_out(theme, self._viewpoint.own)
        self.show.stand(self._viewpoint.viewer, theme.motion)
        self.refresh()

    def _warm(self) -> None:
        warm_table(self.stage, self._body, self.mat, self._controls, self._session.chairs)

    def refresh(self) -> None:
        """Controls and caption for the present moment."""
        mat, coach = self.mat, self._coach
        mat.chooser.point_out(coach.advised if self.may_choose else None)
        if not self.show.busy or self.show.is_minor:
            self._line.say(self.decision.view)
        mat.chooser.follow()
        self._controls = TableControls(
            mat.places, mat.chooser, mat.words, self._commands(), self._manner.offer(self._offer()),
            mat.signs, Unfolded(coach.panels(self._put_forward), mat.why_room),
        )  # fmt: skip
        self._ui.show(self._controls, self.stage.theme.metrics.window)
        self._begin_choice()
        self._manner.refreshed()
        self.dirty = True

    def _offer(self) -> Offer:
        view, coach = self.show.view, self._coach
        return Offer(
            may_choose=self.may_choose,
            can_play=self.decision.chosen is not None or self.decision.is_hinted,
            can_replay=self.mat.can_replay(view),
            can_look_back=coach.can_look_back(view),
            is_locked=self.decision.is_locked,
            is_covered=self._viewpoint.await_owner,
            has_hint=coach.advised is not None,
            hint_thinks=coach.is_thinking,
            is_holding=self.show.is_holding and not self._only_watched,
            gives_hints=coach.is_allowed,
            looks_back=coach.looks_back,
            has_people=bool(self._session.here),
            is_only_watched=self._only_watched,
            seats=self.beside.offers(self.mat.faces),
        )

    def _commands(self) -> Commands:
        return Commands(
            play=self._play,
            take_back=self.decision.take_back,
            go_on=self.go_on,
            pause=self.navigator.pause,
            log=self.navigator.log,
            rules=self.navigator.rules,
            again=self._what_happened,
            hint=self._hint,
            more=self._coach.show_more,
            what_if=lambda: self._coach.look_back(self.show.view),
            seal=self.navigator.seal,
        )

    def _begin_choice(self) -> None:
        """What lies on the mat is to be chosen from, so each choice begins with the focus there."""
        parts = self.mat.chooser.parts
        if parts and self.may_choose and not self._choice_begun:
            self._ui.focus_on(parts[0].name, quiet=True)
        self._choice_begun = self.may_choose and (self._choice_begun or bool(parts))

    @property
    def may_choose(self) -> bool:
        """A person is asked for a move, and nothing moves that would disturb."""
        return self.decision.is_due

    def _play(self) -> None:
        self._manner.play(self._submit)

    def _submit(self) -> None:
        if self.decision.play():
            self._since_play = 0.0

    def _what_happened(self) -> None:
        if self.mat.can_replay(self.show.view) and (self.show.is_holding or not self.show.busy):
            self.show.replay(self.stage.theme.motion)
            self.refresh()

    def go_on(self) -> None:
        """Come to the end of what is shown now."""
        self.show.skip()
        self.refresh()

    def _hint(self) -> None:
        may_choose = self.may_choose
        if not (may_choose and self._coach.ask(self._viewpoint.chooser)):
            missing = may_choose and not self._coach.is_allowed
            self.refuse(_("No hints at this table") if missing else "")
        self.refresh()

    def _put_forward(self, move: M) -> None:
        if self.mat.chooser.put_forward(move):
            self.decision.choose_on()

    def handle(self, event: Input) -> None:
        gated, event = self._sharing.sift(event)
        again = self._since_play < timings.DOUBLE_CLICK and is_click(event)
        if gated or again or (is_touch_of_anything(event) and self.show.ignores_touch()):
            # The second half of a double click must not skip what the first one set going.
            self.dirty |= gated
            return
        if self.show.is_holding and reads_on(event, self.mat.chooser.parts, self._controls.tools):
            self.dirty = True
        elif self.show.goes_on_with(event):
            button = self._controls.button.rect
            self.go_on()
            if means_only_go_on(event, button):
                return
        elif self.show.busy and hurries(event):
            minor = self.show.is_minor
            self.go_on()
            if not minor:
                return
        elif self._pacing.is_lingering and hurries(event):
            self._pacing.end_last_look()
            return
        if self._mat_first(event):
            return
        if is_back(event) and self._coach.is_unfolded:
            self._hint()
        elif is_back(event):
            self.navigator.pause()
        elif self._controls.wants_play(event):
            self._play()

    def _mat_first(self, event: Input) -> bool:
        """The mat and the keys of the table come before the widgets."""
        used = not self._controls.hint_lies_at(event) and self._mat_takes(event)
        used = used or self._key(event) or self._ui.handle(event)
        self._steering.follow(event, self._ui)
        return used

    def _mat_takes(self, event: Input) -> bool:
        was_on, chooser = self._drag.is_on, self.mat.chooser
        used = self._drag.handle(event, chooser, self.stage.theme.metrics)
        if self._drag.is_on != was_on:
            self._ui.release()
        self.dirty |= used
        return used or chooser.handle(event, self._ui.focused)

    def _key(self, press: Input) -> bool:
        if not isinstance(press, Press) or press.phase is not PressPhase.DOWN:
            return False
        match press.action:
            case Action.PLAY:
                return self._enter()
            case Action.ERASE if self.decision.is_locked:
                self.decision.take_back()
            case Action.HINT:
                self._hint()
            case _:
                return self.navigator.answers(press.action)
        return True

    def _enter(self) -> bool:
        """Enter plays; false if it is left to the button in focus.

        That is meant where keys have led to it. Elsewhere what is chosen is played, so that Enter
        cannot undo what a digit chose, nor press a button over which the mouse merely passed.
        """
        if self._steering.chose(self._ui) and self._ui.focused not in self.mat.chooser.parts:
            return False
        self._play()
        self.refresh()
        return True

    def update(self, dt: float) -> None:
        self._since_play += dt
        self._drag.update(dt)
        was_busy, was_holding = self.show.busy, self.show.is_holding
        self._host.audio.tension(self.mat.tension)
        if self.show.update(dt):
            self.dirty = True
            if self.mat.chooser.follow():
                self.refresh()
        if (was_busy and not self.show.busy) or self.show.is_holding != was_holding:
            self.refresh()
            self.stage.rehearse(self.mat.rehearse_rest, later=True)
        self.dirty |= self._body.update(dt)
        if self._keeping.update(dt):
            self.decision.follow_move()
        self._pacing.proceed(dt, self.stage.theme.motion, thinking=self._coach.is_thinking)
        rests, exits = not self.show.busy, self._controls.exits
        self.dirty |= self._sharing.follow(dt, self._host.settings, exits, rests=rests)
        hint, thinks = self._coach.hint, self._coach.is_thinking
        self.dirty |= self.beside.update(dt, self.show, self.mat) | self.caption.is_nudged | thinks
        if self._coach.hint is not hint or self._coach.is_thinking != thinks:
            self._line.reason = ""
            self.refresh()
        self._still = 0.0 if self.dirty and not self._body.faces.only_blinked else self._still + dt

    def keep_still(self, dt: float) -> None:
        """Let time pass in which nothing may happen here, and nobody stares."""
        self.dirty |= self._body.update_faces(dt)

    @property
    def pace(self) -> float:
        """At a table where nothing happens but a blink, one step a blink is enough."""
        still = self._still > timings.FACE and not self.show.busy
        return timings.BLINK if still else 0.0

    def draw(self, painter: Painter) -> None:
        draw_table(
            painter, self._body, self.mat, self._controls, self.caption, self.beside,
            explains=self.show.is_holding and not self._only_watched,
        )  # fmt: skip
        self._sharing.draw(painter)

    @property
    def first_time(self) -> FirstTimeCard | None:  # for pictures
        return self.beside.first_time if self.show.is_holding else None

    def targets(self) -> Mapping[str, Rect]:
        return self._ui.targets()


AnyTableScene: TypeAlias = TableScene[Any, Any]
