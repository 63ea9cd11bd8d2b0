"""The log: what happened so far, in plain sentences with names."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.seals import origin_words, seal_words
from game.app.session import AnySession
from game.core.events import TurnStarted
from game.core.seats import Viewer
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.menu.frame import Frame, Sheet, heading
from scenes.menu.long_text import Lines, TextLine, TextSign
from scenes.ui.element import Element
from scenes.ui.ui_scene import UiScene


class LogScene(UiScene):
    """Opens at its end, where the newest sentence is."""

    overlay = True

    def __init__(self, lines: Sequence[TextLine]) -> None:
        super().__init__()
        self._lines = tuple(lines) or (TextLine(_("Nothing has happened yet.")),)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.ui.handle(Press(Action.END))

    def build(self) -> Element:
        return Sheet(Frame(heading(_("Log"), self.back), Lines(self._lines)), widest=820)

    def handle(self, event: Input) -> None:
        """The key that opened the log closes it."""
        if isinstance(event, Press) and event.is_down(Action.LOG):
            self.back()
            return
        super().handle(event)


def match_lines(session: AnySession, viewer: Viewer) -> list[TextLine]:
    """The match as the viewer saw it, from its first shuffle, also after a break."""
    match = session.match
    narrator = Narrator.of(match, [chair.name for chair in session.chairs])
    replay = Replay(match.rules, match.log)
    told = narrator.tell_replay(replay, viewer, session.hints, session.changes)
    signs_of = TABLES[match.rules.key].log_signs
    header = match.log.header
    lines, block = [TextLine(seal_words(header.seal))], None
    if header.origin is not None:
        lines.append(TextLine(origin_words(header.origin)))
    for each in told:
        signs: Sequence[Sequence[TextSign]] = () if each.event is None else signs_of(each.event)
        own = tuple(signs[each.number]) if each.number < len(signs) else ()
        before = block
        if isinstance(each.event, TurnStarted):
            # All turns of a round, or of whatever a game counts its turns in.
            block = each.event.count[:-1]
        lines.append(TextLine(each.text, each.heads, own, begins_block=block != before))
    return lines
