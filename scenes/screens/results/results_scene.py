"""Results: the waterfront at night, the winners, the final standings, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pygame import Rect, Surface

from game.app.codes import code_of
from game.app.hints import tell_hints
from game.app.session import AnySession
from game.app.table_laying import SealedDeal, saved_game
from game.core.rng import Rng
from game.core.seats import PUBLIC, Seat
from game.kits.registry import kit_by_key
from game.kits.set_up import SetUp
from game.review.reviewing import can_review
from scenes.anim.easing import linear, out_cubic
from scenes.anim.timeline import Call, Timeline, Tween, sequence
from scenes.anim.timings import DOUBLE_CLICK, GAME_OVER
from scenes.art.harbour.waterfront import Light
from scenes.art.icons import Icon
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input, Press
from scenes.engine.music import Piece
from scenes.engine.scene import Scene, Stage
from scenes.engine.theme import Style, Theme
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.confetti import ConfettiRain
from scenes.menu.desktop import copy_text, open_folder
from scenes.menu.frame import Frame, PlatePanel
from scenes.menu.lights import FADE
from scenes.menu.quayside import Quayside, street_pictures
from scenes.menu.saved_picture import SavedPicture
from scenes.save_slots import Safety
from scenes.screens.demo import MakeTable
from scenes.screens.goodbye import ask_to_leave_unsaved
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.results.ceremony import Ceremony
from scenes.screens.results.picture_job import PictureJob
from scenes.screens.results.points_chart import PointsChart
from scenes.screens.results.result_words import close_losses
from scenes.screens.results.share_card import STREET_SHARE, share_card
from scenes.screens.results.standing_rows import ROW_GAP, AfterCrown, StandingRow
from scenes.screens.results.winners import PLATE_PADDING, draw_winners
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.shuffle_seal import ProofScene
from scenes.table.choosing.gestures import hurries
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import ask_whose
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Row
from scenes.ui.scroll import ROOM_FOR_RING
from scenes.ui.ui_scene import UiScene

LIT_SHARE = 0.62
SKY = 150
STILL_FOR_THE_TABLE = 0.8
"""Seconds in which a click or Enter presses nothing here: it was meant for the table."""
SEEN = 0.5
"""Seconds after which somebody has seen the result: it is not shown again at the next start."""
WAY_OUT = "Back to title"
A_MOMENT = 0.2
"""Seconds in which it shows whether a disk that was full has room again."""


class ResultsScene(UiScene):
    """Everything here comes from the log of the match, which waits no longer once this is seen."""

    first_focus = "Play again"

    def __init__(
        self,
        host: Host,
        session: AnySession,
        make_table: MakeTable,
        copy: Callable[[str], bool] = copy_text,
        show_folder: Callable[[Path], bool] = open_folder,
    ) -> None:
        super().__init__()
        self._show_folder = show_folder
        assert session.outcome is not None, "the match is not over"
        self._host = host
        self._session = session
        self._make_table = make_table
        self._copy = copy
        self._outcome = session.outcome
        self._names = [chair.name for chair in session.chairs]
        # Standings and chart lie on the water: a boat there would be half hidden.
        self._quayside = Quayside(Light.NIGHT, share=STREET_SHARE, ready=True, open_water=False)
        rng = Rng(session.header.seed, "party")
        self._confetti = ConfettiRain(rng)
        self._windows_rng = rng
        self._windows: list[int] = []
        self._ceremony = Ceremony(len(self._names))
        self._age = self._hurried = 0.0
        self._is_seen = self._is_left = False
        self._timeline = Timeline()
        self._note = SavedPicture("", None)
        self._frame: Surface | None = None
        self._job: PictureJob | None = None
        self._wants_picture = False
        kit = kit_by_key(session.rules.key)
        self._results, self._teller = kit.results, kit.teller
        best_first = [standing.seat for standing in self._outcome.standings]
        course = self._results.course(session.view(PUBLIC))
        self._chart = PointsChart(course, session.chairs, best_first)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._host.matches.begin_result()
        self._host.matches.try_again()
        self._host.people.look()  # who plays again, plays against what was reached now
        self._host.audio.music(Piece.RESULTS)
        self._host.audio.play(self._phrase())
        if stage.theme.motion.reduced:
            self._count(1.0)
            return
        self._timeline.speed = stage.theme.motion.factor
        self._timeline.play(
            sequence(Tween(self._count, GAME_OVER, linear), Call(self._confetti.throw))
        )

    def build(self) -> Element:
        rows = [
            StandingRow(
                standing,
                self._session.chairs[standing.seat],
                place,
                self._ceremony,
                self._teller.tie_break(standing),
            )
            for place, standing in enumerate(self._outcome.standings)
        ]
        told = close_losses(self._outcome, self._session.people, self._names)
        told += self._results.tie_breaks(self._outcome, self._names)
        told += self._results.highlights(self._session.view(PUBLIC), self._names)
        told += tell_hints(self._session.hints, self._names)
        sentences = [AfterCrown(text, self._ceremony) for text in told]
        ranking = PlatePanel(Column(*rows, *sentences, gap=ROW_GAP), padding=PLATE_PADDING)
        chart = PlatePanel(self._course(), padding=PLATE_PADDING)
        body = Grid(ranking, chart, columns=2, gap=16, narrowest=400)
        buttons = Flow(*self._buttons(), centred=True, gap=12)
        return Frame(self._news(), body, buttons, gap=8, tallest=self._room())

    def _news(self) -> Element:
        """What has just been done, in a pill over the standings."""
        sentence, folder = self._note
        if not sentence:
            return Gap()
        words: list[Element] = [Paragraph(sentence, Style.SMALL)]
        if folder is not None:
            words.append(Button("Show folder", self._open, text=_("Show folder")))
        return Flow(PlatePanel(Row(*words, gap=16), padding=14), centred=True)

    def _tell(self, sentence: str, folder: Path | None = None) -> None:
        self._note = SavedPicture(sentence, folder)
        self.resize()

    def _course(self) -> Element:
        kit = TABLES[self._session.rules.key]
        part = kit.course_part(self._session.view(PUBLIC), self._session.chairs)
        if part is not None:
            return part
        caption = Label(_("Round by round"), Style.CAPTION)
        return Column(caption, self._chart, gap=6, weights={1: 1})

    def _room(self) -> int:
        """All between the sky with its headline and the lower edge."""
        metrics = self.stage.theme.metrics
        below_sky = metrics.safe.bottom - metrics.stage.top - metrics.px(SKY)
        return below_sky - 2 * metrics.px(ROOM_FOR_RING)

    def area(self) -> Rect:
        """Below the quay if everything fits there; more text takes more of the picture."""
        metrics = self.stage.theme.metrics
        safe = metrics.safe
        look = Look(self.stage.theme, self.stage.typesetter)
        ring = 2 * look.px(ROOM_FOR_RING)
        wanted = self.build().natural(look, safe.width - ring)[1] + ring
        top = min(self._quayside.street.quay_band.bottom, safe.bottom - wanted)
        return Rect(safe.left, top, safe.width, safe.bottom - top)

    def resize(self) -> None:
        self._quayside.settle(self.stage.theme)
        count = self._quayside.lights.count
        self._windows = list(range(count))
        self._windows_rng.shuffle(self._windows)
        self._light_windows()
        super().resize()

    def back(self) -> None:
        """Once leads to the way out, twice through it: the evening is not left by a slip."""
        focused = self.ui.focused
        if focused is not None and focused.name == WAY_OUT:
            self._leave()
        else:
            self.ui.focus_on(WAY_OUT)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and not self._timeline.idle:
            self._timeline.skip()
            if hurries(event):
                # "Go on" was meant for the show, as all game long, and not for another game.
                return
        if hurries(event) and self._is_for_the_table:
            self._hurried = self._age
            return
        super().handle(event)

    @property
    def _is_for_the_table(self) -> bool:
        """A press on the heels of those that were, too: whoever hammers wants no other game."""
        return self._age < max(STILL_FOR_THE_TABLE, self._hurried + DOUBLE_CLICK)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._age += dt
        if self._age >= SEEN:
            self._see()
        self.dirty |= self._quayside.update(dt)
        self.dirty |= self._timeline.update(dt)
        self.dirty |= self._confetti.update(dt)
        if self._frame is not None:
            name = f"kododo-{code_of(self._session.header)}"
            self._job = PictureJob(self._host.beside_frames, self._frame, name)
            self._frame = None
        if self._job is not None and self._job.outcome is not None:
            self._tell(*self._job.outcome)
            self._job = None

    def draw_ground(self, painter: Painter) -> None:
        self._quayside.draw(painter)
        self._confetti.draw(painter)
        if self._ceremony.is_crowned:
            reason = self._results.reason(self._outcome, self._session.options)
            draw_winners(painter, self._outcome, self._session.chairs, reason)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self._wants_picture:
            painter.flush()
            lit = self._quayside.lights.lit
            self._frame, self._wants_picture = share_card(painter, self._session, lit), False

    def _buttons(self) -> list[Button]:
        return [
            Button("Play again", self._play_again, ButtonKind.PRIMARY, text=_("Play again")),
            Button("Watch again", self._watch, text=_("Watch"), icon=Icon.EYE).tipped(
                _("Watch the whole game again, from any seat")
            ),
            Button("Same deal again", self._same_deal, text=_("Same deal"), icon=Icon.REPLAY),
            Button("Save the picture", self._picture, text=_("Picture"), icon=Icon.CAMERA).tipped(
                _("Save a picture of the result, to keep or to send")
            ),
            Button("Copy code", self._copy_code, text=_("Game code"), icon=Icon.COPY).tipped(
                _("Copy the code, so that somebody else can play the same deal.")
            ),
            *self._reviewing(),
            *self._looking_back(),
            Button("Proof", self._proof, text=_("Proof"), icon=Icon.LOCK).tipped(
                _("The seal of the shuffle")
            ),
            Button(WAY_OUT, self._leave, text=_("Title"), icon=Icon.DOOR),
        ]

    def _reviewing(self) -> list[Button]:
        """Where somebody can tell luck from choice."""
        kit = kit_by_key(self._session.rules.key)
        if not can_review(kit, self._session.match):
            return []
        button = Button("Review", self._review, text=_("Review"), icon=Icon.HINT)
        return [button.tipped(_("What decided the game: luck and choices"))]

    def _review(self) -> None:
        """Everybody who played here has a review of their own."""
        people = self._session.people
        if len(people) < 2:
            self._review_of(None)
            return
        names = {seat: self._session.chairs[seat].name for seat in people}
        ask_whose(self.stage, _("Whose game do you look at?"), names, self._review_of)

    def _review_of(self, seat: Seat | None) -> None:
        saved = saved_game(self._session, self._host.now())
        if seat is not None:
            self._host.look_as(self._session.chairs[seat])
        self.stage.push(ReviewScene(self._host, saved, self._lay_for_another, seat=seat))

    def _looking_back(self) -> list[Button]:
        """For a person among bots; several people have several hands to look back at."""
        people, kit = self._session.people, TABLES[self._session.rules.key]
        if len(people) != 1 or kit.coach is None:
            return []
        scene = partial(WhatIfScene, self._session, people[0], kit.game, kit.coach)
        button = Button(
            "What if?", lambda: self.stage.push(scene()), text=_("What if?"), icon=Icon.CARDS
        )
        return [button.tipped(_("What other moves would have brought"))]

    def _count(self, share: float) -> None:
        self._ceremony.share = share
        self._chart.shown = out_cubic(share)
        self._light_windows()

    def _light_windows(self) -> None:
        wanted = round(LIT_SHARE * len(self._windows) * self._ceremony.share)
        seconds = self.stage.theme.motion.moving(FADE)
        for window in self._windows[:wanted]:
            self._quayside.lights.switch(window, on=True, seconds=seconds)

    def _phrase(self) -> Sound:
        """Bots among themselves, and a winner at this screen, are a reason to be glad."""
        if len(self._outcome.winners) > 1:
            return Sound.DRAW
        people = self._session.people
        return Sound.LOSE if people and self._outcome.winners[0] not in people else Sound.WIN

    def leave(self) -> None:
        self._see()

    def _see(self) -> None:
        if not self._is_seen:
            self._is_seen = True
            self._host.matches.end()

    def _leave(self) -> None:
        self._go(self.stage.pop)

    def _play_again(self) -> None:
        self._go(partial(self._lay, None))

    def _same_deal(self) -> None:
        self._go(partial(self._lay, SealedDeal.again(self._session.header.seed)))

    def _go(self, on: Callable[[], None]) -> None:
        """A game that is not saved is left only when that is meant."""
        if self._host.make_safe(A_MOMENT) is Safety.UNSAVED:
            ask_to_leave_unsaved(self.stage, on)
        else:
            on()

    def _lay(self, deal: SealedDeal | None) -> None:
        self._see()
        header = self._session.header
        answers = {name: value for name, value in header.options.items() if name != "seats"}
        chairs, house_rules = self._session.first_chairs, self._session.house_rules
        set_up = SetUp(header.game, chairs, answers, house_rules)
        self.stage.replace(self._make_table(self._host.new_session(set_up, deal)))

    def _watch(self) -> None:
        saved = saved_game(self._session, self._host.now())
        self.stage.push(ReplayScene(self._host, saved, self._lay_for_another))

    def _lay_for_another(self, session: AnySession) -> Scene:
        """Somebody plays on from the middle: whoever comes back from there wants the title."""
        self._is_left = True
        return self._make_table(session)

    def resume(self) -> None:
        super().resume()
        if self._is_left:
            self._leave()

    def _picture(self) -> None:
        self._wants_picture = True
        self.dirty = True

    def _open(self) -> None:
        folder = self._note.folder
        assert folder is not None, "the button is there with its folder"
        if not self._show_folder(folder):
            self._tell(_("The folder cannot be shown. It is {path}").format(path=folder))

    def _copy_code(self) -> None:
        code = code_of(self._session.header)
        copied = self._copy(code)
        words = _("Copied: {code}") if copied else _("The game code is {code}")
        sentence = words.format(code=code)
        if self._session.header.origin is not None:
            sentence += " " + _("It deals the first cards of the game you played on from.")
        self._tell(sentence)

    def _proof(self) -> None:
        self.stage.push(ProofScene(self._session.header, self._copy))


def night_pictures(theme: Theme) -> Iterator[tuple[Sprite, float]]:
    """The waterfront that the results open with."""
    return street_pictures(theme, Light.NIGHT, STREET_SHARE)
