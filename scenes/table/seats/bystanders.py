"""What goes on beside the play: the coach, words of the others, first times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from game.app.session import Session
from game.core.events import Event, Locking, TurnStarted
from game.core.rules import M, V
from game.kits.teller import Cast
from scenes.coach.coaching import TableCoach
from scenes.coach.first_times import FirstTimeCard, FirstTimes
from scenes.coach.talk_timing import Speech, TableTalk
from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.table.choosing.navigation import Navigator
from scenes.table.playmat import Playmat, TableParts
from scenes.table.seats.faces import SeatFace
from scenes.table.seats.phone_seats import PhoneScreen, PhoneSeats, SeatOffer
from scenes.table.show import Show
from scenes.table.words.captions import Caption
from scenes.table.words.hint_strip import draw_tip, tip_area


class Bystanders(Generic[M, V]):
    """None of them makes a move: they see what is shown and say something about it."""

    def __init__(
        self,
        host: Host,
        session: Session[Any, Any, M, V],
        parts: TableParts[M, V],
        stage: Stage,
        caption: Caption,
    ) -> None:
        self._host = host
        self._caption = caption
        self._stage = stage
        self._session = session
        self._parts = parts
        self.coach: TableCoach[M, V] = TableCoach(session, parts.game, parts.coach, stage)
        self._talk = TableTalk(session, parts.game.talk)
        self._first_times = FirstTimes(host, session, parts.first_times)
        self._playing: Event | None = None
        self._phones: PhoneSeats | None = None

    def seat_phones(self, scene: PhoneScreen, navigator: Navigator) -> None:
        """Some seats are for people with phones: they are told of this table, or invited first."""
        if not any(chair.phone for chair in self._session.first_chairs):
            return
        self._phones = PhoneSeats(self._host, self._session, scene, navigator.phones)
        if self._phones.are_missed:
            navigator.phones()

    def offers(self, faces: Sequence[SeatFace]) -> list[SeatOffer]:
        """What can be done about phones that sleep."""
        return [] if self._phones is None else self._phones.offers(faces)

    def draw_phones(self, painter: Painter, faces: Sequence[SeatFace]) -> None:
        """How it is with the phones of those who have one."""
        if self._phones is not None:
            self._phones.draw(painter, faces)

    @property
    def speech(self) -> Speech | None:
        """What somebody says now."""
        return self._talk.speech

    @property
    def speaker(self) -> str:
        """The name of who says it."""
        return "" if self.speech is None else self._session.chairs[self.speech.seat].name

    @property
    def first_time(self) -> FirstTimeCard | None:
        """What the picture that stands shows for the first time."""
        return self._first_times.card

    def _foresee(self, playing: Event | None, mat: Playmat[M, V]) -> None:
        """Something is being shown: what is explained then is ready when it is over."""
        if playing is self._playing:
            return
        self._playing = playing
        card = None if playing is None else self._first_times.card_for(playing)
        if card is not None:
            area = tip_area(self._stage.theme, mat.places)
            self._stage.rehearse(lambda painter: draw_tip(painter, card.words, area))

    def hear(self, event: Event) -> None:
        """Something was shown, or jumped over."""
        cast = Cast(tuple(chair.name for chair in self._session.chairs), self._session.options)
        brief = self._parts.game.terminal.told_briefly(event, cast, None)
        told = self._parts.game.teller.tell(event, cast)
        if brief is None or not set(brief) <= set(told):
            brief = told  # in other words it would be told twice
        for sentence in told:
            minor = isinstance(event, Locking | TurnStarted) or sentence not in brief
            self._stage.tell(sentence, minor=minor)
        self._talk.hear(event)
        self._first_times.hear(event)
        card = self.first_time
        self._caption.explain("" if card is None else card.words)

    def update(self, dt: float, show: Show[M, V], mat: Playmat[M, V]) -> bool:
        """Let time pass; true when the picture has changed."""
        settings = self._host.settings
        self.coach.update(dt, show.view.viewer)
        self._foresee(show.playing, mat)
        wanted = settings.show_odds and self.coach.is_allowed
        changed = mat.assist(show.view if wanted else None, calm=not show.busy)
        if self._phones is not None:
            changed |= self._phones.update()
        return changed | self._talk.update(dt, on=settings.table_talk)


AnyBystanders: TypeAlias = Bystanders[Any, Any]
