"""Results: who won, what to do next, and the street at night where what was earned is lit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path

from pygame import Rect

from game.ai.ladder import Level
from game.app.session import AnySession
from game.app.table_laying import SealedDeal, saved_game
from game.core.rng import Rng
from game.core.seats import PUBLIC, Seat
from game.kits.registry import kit_by_key
from game.kits.set_up import SetUp
from game.review.reviewing import can_review
from scenes.anim.easing import linear, out_cubic
from scenes.anim.timeline import Call, Cue, Timeline, Tween, sequence
from scenes.anim.timings import DOUBLE_CLICK, GAME_OVER
from scenes.art.harbour.waterfront import Light
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input, Press
from scenes.engine.music import Piece
from scenes.engine.scene import Scene, Stage
from scenes.host import Host
from scenes.menu.confetti import ConfettiRain
from scenes.menu.desktop import copy_text, open_folder
from scenes.menu.frame import Frame
from scenes.menu.gradual import Gradual
from scenes.menu.more_sheet import more_button
from scenes.menu.quayside import Quayside
from scenes.menu.title_parts import title_glass
from scenes.save_slots import Safety
from scenes.screens.demo import MakeTable
from scenes.screens.goodbye import ask_to_leave_unsaved
from scenes.screens.results.ceremony import Ceremony
from scenes.screens.results.game_earnings import GameEarnings
from scenes.screens.results.more_of_game import MoreOfGame
from scenes.screens.results.result_words import headline, place_lines
from scenes.screens.results.standing_rows import ROW_GAP, AfterCrown, ReachedLevel, StandingRow
from scenes.screens.results.winners import WinnersHead
from scenes.screens.review.review_scene import ReviewScene
from scenes.table.choosing.gestures import hurries
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import ask_whose
from scenes.ui.element import Element, Look
from scenes.ui.layout import Column, Row
from scenes.ui.scroll import ROOM_FOR_RING
from scenes.ui.ui_scene import UiScene

LEFT, WIDTH = 36, 362
"""Of what lies on the glass; its foot is narrower than its head."""
GLASS_BEYOND, WIDEST_GLASS = 1.26, 0.6
GLASS_ALPHA = 225
"""Of the plain one that stands there until the curved one is built."""
AT_THE_QUAY = 0.93
"""Of the width of the glass."""
LEVEL_SECONDS = 0.6
STILL_FOR_THE_TABLE = 0.8
"""Seconds in which a click or Enter presses nothing here: it was meant for the table."""
SEEN = 0.5
"""Seconds after which somebody has seen the result: it is not shown again at the next start."""
HOME = "Home"
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
        assert session.outcome is not None, "the match is not over"
        self._host = host
        self._session = session
        self._make_table = make_table
        self._outcome = session.outcome
        self._names = [chair.name for chair in session.chairs]
        self._quayside = Quayside(Light.NIGHT, ready=True, open_water=False, built_up=False)
        self._confetti = ConfettiRain(Rng(session.header.seed, "party"))
        self._ceremony = Ceremony(len(self._names))
        self._earned = GameEarnings(host, session)
        self._street = self._earned.street()
        self._gradual = Gradual()
        self._levels: list[ReachedLevel] = []
        self._glass = 0
        self._age = self._hurried = 0.0
        self._is_seen = self._is_left = False
        self._timeline = Timeline()
        self._more = MoreOfGame(
            host, session, self._same_deal, self._lay_for_another, copy, show_folder
        )
        self._results = kit_by_key(session.rules.key).results

    @property
    def _is_won(self) -> bool:
        """By somebody at this screen: only that is cheered."""
        return any(seat in self._session.people for seat in self._outcome.winners)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._host.matches.begin_result()
        self._host.matches.try_again()
        self._host.people.look()  # what this game has earned, and who plays again against whom
        self._host.audio.music(Piece.RESULTS)
        phrase = self._phrase()
        if phrase is not None:
            self._host.audio.play(phrase)
        if stage.theme.motion.reduced:
            self._count(1.0)
            return
        self._timeline.speed = stage.theme.motion.factor
        won = self._is_won and len(self._names) > 1  # alone nobody wins
        cheer = [Call(self._confetti.throw)] if won else []
        self._timeline.play(sequence(Tween(self._count, GAME_OVER, linear), *cheer))

    def build(self) -> Element:
        rows = [
            StandingRow(standing, self._session.chairs[standing.seat], place, self._ceremony)
            for place, standing in enumerate(self._outcome.standings)
            if len(self._names) > 1
        ]
        sentences = [AfterCrown(text, self._ceremony) for text in self._told()]
        body = Column(*rows, *sentences, *self._levels, gap=ROW_GAP)
        return Frame(self._head(), body, self._buttons(), gap=18)

    def _head(self) -> Element:
        people = self._session.people
        below = self._earned.day_words or place_lines(self._outcome, self._names, people)
        if len(self._names) == 1:
            below = self._results.reason(self._outcome, self._session.options)
        return WinnersHead(
            [self._session.chairs[seat] for seat in self._outcome.winners],
            headline(self._outcome, self._names, people),
            below,
            self._ceremony,
            delighted=self._is_won,
        )

    def _told(self) -> list[str]:
        """Why somebody won although another has as many points, and what will be told of it; of
        whoever played alone, what it took."""
        view = self._session.view(PUBLIC)
        if len(self._names) == 1:
            return self._results.highlights(view, self._names)[-1:]
        first, second = self._outcome.standings[:2]
        is_close = first.points == second.points and first.rank != second.rank
        lines = self._results.tie_breaks(self._outcome, self._names)[:1] if is_close else []
        later = self._results.told_later(view, self._names, self._session.people)
        return [*lines, *filter(None, [later])]

    def area(self) -> Rect:
        """On the glass at the left, as wide as its buttons need."""
        metrics = self.stage.theme.metrics
        look = Look(self.stage.theme, self.stage.typesetter)
        widest = round(metrics.width * WIDEST_GLASS) - metrics.px(LEFT)
        wanted = self._ways_on().natural(look, widest)[0] + 2 * metrics.px(ROOM_FOR_RING)
        width = max(metrics.px(WIDTH), wanted)
        # A quiet margin where there is room for it, none where letters are large.
        high = metrics.safe.inflate(0, -2 * metrics.px(20))
        # A level that comes later takes its room from the start: no button moves for it.
        to_come = len(self._session.people) - len(self._levels)
        level = ReachedLevel("", Level.GUEST).natural(look, width)[1] + look.px(ROW_GAP)
        if self.build().natural(look, width)[1] + to_come * level > high.height:
            high = metrics.safe.inflate(0, metrics.margin)
        return Rect(metrics.stage.left + metrics.px(LEFT), high.top, width, high.height)

    def resize(self) -> None:
        super().resize()
        theme = self.stage.theme
        self._glass = round(self.area().right * GLASS_BEYOND)
        self._confetti.left = self._glass / theme.metrics.width
        self._quayside.left = self._confetti.left
        self._quayside.settle(theme)
        self._settle_street()

    def _settle_street(self) -> None:
        theme = self.stage.theme
        self._street.settle(theme, self.stage.typesetter, round(self._glass * AT_THE_QUAY))
        glass = sprite(title_glass, (self._glass, theme.metrics.height), theme.palette)
        self._gradual.ask([glass, *self._street.pictures(theme)])

    def back(self) -> None:
        """Once leads to the way out, twice through it: the evening is not left by a slip."""
        focused = self.ui.focused
        if focused is not None and focused.name == HOME:
            self._leave()
        else:
            self.ui.focus_on(HOME)

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
        if self._earned.is_news:
            self._show_earned()
        self.dirty |= self._quayside.update(dt)
        self.dirty |= self._timeline.update(dt)
        self.dirty |= self._confetti.update(dt)
        self._more.update(self.stage)

    def _show_earned(self) -> None:
        """One after the other, the rarest last; any press ends all of it."""
        self._street = self._earned.street()
        self._levels = self._earned.levels()
        self.rebuild()
        self._settle_street()
        audio = self._host.audio
        cues: list[Cue] = []
        for level in self._levels:
            heard = Call(partial(audio.play, Sound.WINDOW_LIT))
            cues.append(sequence(heard, Tween(level.light, LEVEL_SECONDS, out_cubic)))
        for award in self._street.awards:
            sound = Sound.WINDOW_LIT if award.day is not None else Sound.HOUSE_LIT
            heard = Call(partial(audio.play, sound))
            cues.append(sequence(heard, Tween(award.light, award.seconds, linear)))
        if self.stage.theme.motion.reduced:
            self._timeline.speed = inf
        self._timeline.play(sequence(*cues))

    @property
    def is_filling(self) -> bool:
        return not self._gradual.is_done

    def draw_ground(self, painter: Painter) -> None:
        self._quayside.draw(painter)
        self._gradual.build(painter)
        self._street.draw(painter, self._gradual)
        self._confetti.draw(painter)
        size = (self._glass, painter.theme.metrics.height)
        glass = sprite(title_glass, size, painter.theme.palette)
        if self._gradual.has(glass):
            painter.sprite_at(glass, (0, 0))
        else:
            painter.box(Rect((0, 0), size), painter.theme.palette.panel_deep, alpha=GLASS_ALPHA)

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        self._more.take_picture(painter)

    def _buttons(self) -> Element:
        again = Button("Play again", self._play_again, ButtonKind.PRIMARY, text=_("Play again"))
        return Column(again, self._ways_on(), gap=12)

    def _ways_on(self) -> Element:
        home = Button(HOME, self._leave, text=_("Home"))
        return Row(
            *self._reviewing(),
            home,
            more_button(self.stage, lambda: self._more.entries(self.stage)),
            gap=10,
        )

    def _reviewing(self) -> list[Button]:
        """Where somebody can tell luck from choice."""
        kit = kit_by_key(self._session.rules.key)
        if not can_review(kit, self._session.match):
            return []
        return [Button("Look back", self._review, text=_("Look back"))]

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

    def _count(self, share: float) -> None:
        self._ceremony.share = share

    def _phrase(self) -> Sound | None:
        """Nothing where bots were among themselves."""
        if not self._session.people:
            return None
        if len(self._outcome.winners) > 1:
            return Sound.DRAW
        return Sound.WIN if self._is_won else Sound.LOSE

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

    def _lay_for_another(self, session: AnySession) -> Scene:
        """Somebody plays on from the middle: whoever comes back from there wants the title."""
        self._is_left = True
        return self._make_table(session)

    def resume(self) -> None:
        super().resume()
        if self._is_left:
            self._leave()
