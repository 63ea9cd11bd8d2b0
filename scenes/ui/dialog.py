"""A question over the scene below: a heading, a sentence or two, and a few answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from game.core.seats import Seat
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.scene import Stage, Transition
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Paragraph
from scenes.ui.layout import Centred, Column, Flow, Panel
from scenes.ui.ui_scene import UiScene


@dataclass(frozen=True, slots=True)
class Answer:
    """One way out of a dialog. `name` is its meaning, `text` what is shown, if that differs."""

    name: str
    act: Callable[[], None] | None = None
    primary: bool = False
    text: str | None = None


class Dialog(UiScene):
    """Closes itself, then acts. Back is the last answer, so put the harmless one there."""

    overlay = True

    def __init__(self, heading: str, text: str, *answers: Answer) -> None:
        super().__init__()
        assert answers, "a dialog needs a way out"
        self.heading = heading
        self.text = text
        self.answers = answers
        self.first_focus = next((each.name for each in answers if each.primary), answers[-1].name)

    def build(self) -> Element:
        buttons = (
            Button(
                answer.name,
                partial(self._answer, answer),
                ButtonKind.PRIMARY if answer.primary else ButtonKind.PLAIN,
                text=answer.text,
            )
            for answer in self.answers
        )
        return Centred(
            Panel(
                Column(
                    Paragraph(self.heading, Style.HEADING, align=Align.CENTRE),
                    *([Paragraph(self.text, Style.BODY, align=Align.CENTRE)] if self.text else []),
                    Gap(4),
                    Flow(*buttons, centred=True, gap=16),
                    gap=16,
                ),
                padding=36,
                solid=True,
            ),
            widest=560,
        )

    def back(self) -> None:
        self._answer(self.answers[-1])

    def _answer(self, answer: Answer) -> None:
        self.stage.pop(Transition.FADE)
        if answer.act is not None:
            answer.act()


def ask_whose(
    stage: Stage, question: str, names: Mapping[Seat, str], act: Callable[[Seat], None]
) -> None:
    """One of several people is meant."""
    answers = (Answer(name, partial(act, seat), text=name) for seat, name in names.items())
    stage.push(Dialog(question, "", *answers, Answer("Back", text=_("Back"))))
