"""Comfort: all that helps to see, hear and play, in one place; the options have some of it, too."""

from __future__ import annotations

from dataclasses import replace

from game.core.sentences import percent_words
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.options_scene import OptionsScene, group
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Grid

SWITCH_PACES = (500, 1_000, 1_500, 2_000, 3_000, 5_000)
"""Milliseconds."""
PACES = (50, 75, 100, 125, 150, 200, 250, 300)


class ComfortScene(OptionsScene):
    """Over the options, or over the question of the first start."""

    first_focus = "read aloud"

    def build(self) -> Element:
        left = Column(
            group(_("Hearing"), *self._hearing()), group(_("Hands"), *self._hands()), gap=24
        )
        right = Column(
            group(_("Seeing"), *self._reading()), group(_("Time"), *self._time()), gap=24
        )
        body = Column(
            Grid(left, right, columns=2, gap=48, narrowest=420),
            Paragraph(
                _("Colour is never alone, keys reach everything, and nothing must be held down."),
                Style.SMALL,
                colour=lambda palette: palette.text_soft,
            ),
            gap=16,
        )
        return Sheet(Frame(heading(_("Comfort"), self.back), body), widest=1080)

    def _hearing(self) -> list[Element]:
        settings = self._settings
        brief = self._choice(
            "read briefly", (False, True), settings.reads_briefly, _brief_words,
            lambda value: replace(self._settings, reads_briefly=value),
        )  # fmt: skip
        nearest = min(PACES, key=lambda pace: abs(pace - settings.reading_pace))
        pace = self._choice(
            "reading pace", PACES, nearest, percent_words,
            lambda percent: replace(self._settings, reading_pace=percent),
        ).with_ends()  # fmt: skip
        return [
            self._aloud(),
            Field(_("What is read"), brief),
            Field(_("Pace of reading"), pace),
            Field(_("Sounds in words"), self._captions()),
        ]

    def _captions(self) -> Toggle:
        return self._toggle(
            "sound captions",
            lambda on: replace(self._settings, sound_captions=on),
            on=self._settings.sound_captions,
        ).tipped(_("What a sound tells stands at the lower edge for a moment."))

    def _hands(self) -> list[Element]:
        settings = self._settings
        switch = self._toggle(
            "one switch", lambda on: replace(self._settings, one_switch=on), on=settings.one_switch
        ).tipped(_("The focus wanders by itself, and any key presses what it has come to."))
        nearest = min(SWITCH_PACES, key=lambda pace: abs(pace - settings.switch_pace))
        pace = self._choice(
            "switch pace", SWITCH_PACES, nearest, _seconds_words,
            lambda pace: replace(self._settings, switch_pace=pace),
        ).with_ends()  # fmt: skip
        return [
            self._opening(),
            Field(_("One switch"), switch),
            Field(_("It stays for"), pace),
        ]

    def _time(self) -> list[Element]:
        return [*self._motion(), self._waiting(), self._clock()]


def _seconds_words(milliseconds: int) -> str:
    return _("{seconds} s").format(seconds=f"{milliseconds / 1000:g}")


def _brief_words(is_brief: bool) -> str:  # noqa: FBT001 - a choice's value
    return _("The most needed") if is_brief else _("All of it")
