"""Options: how things sound, move and look. Every change applies at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.app.settings import ClockPace, Settings, TableSpeed, When
from game.core.languages import available, own_name
from game.core.late import late
from game.core.sentences import join_words, percent_words
from scenes.engine.i18n import _, pgettext
from scenes.engine.theme import Style
from scenes.games.kit import TableKit, Wish
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.hands_choice import hands_choice, opening_choice
from scenes.screens.remapping import RemappingScene
from scenes.ui.button import Button
from scenes.ui.controls.choice import Choice, T
from scenes.ui.controls.slider import Slider
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Grid
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget

with late:
    from scenes.screens import comfort

VOLUME_STEP = 0.05
TEXT_SIZES = (100, 115, 130, 150, 175, 200)


class OptionsScene(UiScene):
    """Over the title or the table, which follow every change."""

    overlay = True
    first_focus = "master volume"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._full: Toggle | None = None
        self._aloud_at = host.settings.reads_aloud

    def build(self) -> Element:
        left = Column(
            group(_("Sound"), *self._sound()), group(_("At the table"), *self._table()), gap=24
        )
        right = Column(
            group(
                pgettext("reading words on the screen", "Reading"),
                *self._reading(),
                self._aloud(),
                self._further(),
            ),
            group(_("Motion"), *self._motion()),
            group(_("Window and keys"), *self._window()),
            gap=24,
        )
        body = Grid(left, right, columns=2, gap=48, narrowest=420)
        return Sheet(Frame(heading(_("Options"), self.back), body), widest=1080)

    def update(self, dt: float) -> None:
        """The keys work here, too."""
        super().update(dt)
        full = self._full is not None and self._full.value != self.stage.is_fullscreen
        if full or self._aloud_at != self._settings.reads_aloud:
            self.rebuild()

    def _fill_screen(self, _on: bool) -> None:  # noqa: FBT001 - a toggle's value
        self.stage.toggle_fullscreen()

    def _sound(self) -> list[Element]:
        fields = self._volumes()
        if self._host.audio.silence is not None:
            fields.append(Paragraph(_("No sound device was found.")))
            details = self._host.audio.silence
            fields.append(Paragraph(details, Style.SMALL, colour=lambda palette: palette.text_soft))
        return fields

    def _motion(self) -> list[Element]:
        settings = self._settings
        speed = self._choice(
            "speed", tuple(TableSpeed), settings.speed, _speed_words,
            lambda value: replace(self._settings, speed=value),
        )  # fmt: skip
        reduced = self._toggle(
            "reduced motion",
            lambda on: replace(self._settings, reduced_motion=on),
            on=settings.reduced_motion,
        ).tipped(_("Cards fade instead of flying, and the waterfront keeps still."))
        return [
            Field(_("Table speed"), speed.with_ends()),
            Field(_("Reduced motion"), reduced),
        ]

    def _table(self) -> list[Element]:
        settings = self._settings
        reads = self._choice(
            "read the tally", tuple(When), settings.reads_along, _when_words,
            lambda value: replace(self._settings, reads_along=value),
        ).tipped(
            _("The table says what would score as it stands. All of you see that anyway.")
        )  # fmt: skip
        odds = self._toggle(
            "show odds", lambda on: replace(self._settings, show_odds=on), on=settings.show_odds
        ).tipped(
            _(
                "How likely what lies there is to score, from what you may know. "
                "Only at tables with hints."
            )
        )
        talk = self._toggle(
            "table talk", lambda on: replace(self._settings, table_talk=on), on=settings.table_talk
        ).tipped(_("The others say a word now and then. It gives nothing away."))
        return [
            *self._own_wishes(after=""),
            self._waiting(),
            _field(_("Read the tally"), reads, Wish.READ_ALONG),
            *self._own_wishes(after=reads.name),
            *self._laying(),
            Field(_("Shared hands"), hands_choice(self._host, self.rebuild)),
            self._opening(),
            Field(_("Show the odds"), odds),
            Field(_("Table talk"), talk),
            Field(_("New here?"), self._greeting()),
        ]

    def _waiting(self) -> Field:
        wait = self._choice(
            "wait after a round", tuple(When), self._settings.round_wait, _when_words,
            lambda value: replace(self._settings, round_wait=value),
        ).tipped(
            _("The scored table stays until you go on; else for as long as reading takes.")
        )  # fmt: skip
        return _field(_("Wait after rounds"), wait, Wish.ROUND_WAIT)

    def _opening(self) -> Field:
        return Field(_("Open hands"), opening_choice(self._host, self.rebuild))

    def _greeting(self) -> Button:
        """The question of the first start belongs to the title, wherever it is asked for."""
        waits = self._host.greets_newcomer
        words = _("At home") if waits else _("Ask again")
        button = Button("ask again", self._ask_again, text=words).enabled_if(not waits)
        return button.tipped(_("You are asked again what you know."))

    def _ask_again(self) -> None:
        self._host.greets_newcomer = True
        self.rebuild()

    def _laying(self) -> list[Element]:
        """For games in which one thing is played or laid at a time, perhaps against a clock."""
        settings = self._settings
        counts = self._toggle(
            "count before laying",
            lambda on: replace(self._settings, counts_ahead=on),
            on=settings.counts_ahead,
        ).tipped(_("What is chosen tells what it would bring before it is played or laid."))
        return [
            _field(_("Count ahead"), counts, Wish.COUNT_AHEAD),
            *self._own_wishes(after=counts.name),
            self._clock(),
        ]

    def _clock(self) -> Field:
        pace = self._choice(
            "clock pace", tuple(ClockPace), self._settings.clock_pace, _pace_words,
            lambda value: replace(self._settings, clock_pace=value),
        ).tipped(
            _("Ten seconds may be too short for you: let the clock run slowly, or not at all.")
        )  # fmt: skip
        return _field(_("My clock"), pace, Wish.CLOCK_PACE)

    def _own_wishes(self, after: str) -> list[Element]:
        """What single games have a use for, below the shared control of this name."""
        settings = self._settings
        return [
            Field(
                _(wish.label),
                self._toggle(
                    wish.name,
                    lambda on, wish=wish: wish.kept(self._settings, on=on),  # type: ignore[misc]
                    on=wish.holds(settings),
                ).tipped(f"{_(wish.tip)} {_told_of([kit])}"),
            )
            for kit in TABLES.values()
            for wish in kit.wishes
            if wish.after == after
        ]

    def _toggle(self, name: str, change: Callable[[bool], Settings], *, on: bool) -> Toggle:
        """Something that is on or off."""
        return Toggle(name, on, lambda now: self._keep(change(now)))

    def _choice(
        self,
        name: str,
        values: Sequence[T],
        value: T,
        show: Callable[[T], str],
        change: Callable[[T], Settings],
    ) -> Choice[T]:
        """One of a few values."""
        return Choice(name, values, value, lambda now: self._keep(change(now)), show=show)

    def _window(self) -> list[Element]:
        self._full = Toggle("full screen", self.stage.is_fullscreen, self._fill_screen).tipped(
            _("{key} does the same, wherever you are.").format(key="F11")
        )
        remap = Button("keys and buttons", self._remap, text=_("Change…"))
        fields: list[Element] = [
            Field(_("Full screen"), self._full),
            Field(_("Keys and buttons"), remap),
        ]
        languages = available()
        if len(languages) > 1:
            current = self._host.language
            choice = Choice("language", languages, current, self._speak, show=own_name)
            fields.append(Field(_("Language"), choice))
        return fields

    def _remap(self) -> None:
        self.stage.push(RemappingScene(self._host))

    def _reading(self) -> list[Element]:
        settings = self._settings
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - settings.text_scale))
        size = self._choice(
            "text size", TEXT_SIZES, nearest, percent_words,
            lambda percent: replace(self._settings, text_scale=percent),
        ).with_ends()  # fmt: skip
        contrast = self._toggle(
            "high contrast",
            lambda on: replace(self._settings, high_contrast=on),
            on=settings.high_contrast,
        )
        letters = self._toggle(
            "large letters",
            lambda on: replace(self._settings, large_letters=on),
            on=settings.large_letters,
        ).tipped(_("Cards and tally show the letter of each colour large."))
        return [
            Field(_("Text size"), size),
            Field(_("High contrast"), contrast),
            Field(_("Large letters"), letters),
        ]

    def _aloud(self) -> Field:
        """The voice answers at once: it says what has the focus."""
        self._aloud_at = self._settings.reads_aloud
        aloud = self._toggle(
            "read aloud",
            lambda on: replace(self._settings, reads_aloud=on),
            on=self._settings.reads_aloud,
        ).tipped(_("A voice of this computer says what happens. V does the same anywhere."))
        return Field(_("Read aloud"), aloud)

    def _further(self) -> Field:
        return Field(_("All that helps"), Button("Comfort", self._comfort, text=_("Comfort…")))

    def _comfort(self) -> None:
        self.stage.push(comfort.ComfortScene(self._host))

    def _volumes(self) -> list[Element]:
        """Each slider is heard as soon as it moves: a change clicks."""
        settings = self._settings

        def master(value: float) -> None:
            self._keep(replace(self._settings, volume_master=round(100 * value)))

        def effects(value: float) -> None:
            self._keep(replace(self._settings, volume_effects=round(100 * value)))

        def music(value: float) -> None:
            self._keep(replace(self._settings, volume_music=round(100 * value)))

        rows = (
            (_("Everything"), "master volume", settings.volume_master, master),
            (_("Effects"), "effects volume", settings.volume_effects, effects),
            (_("Music"), "music volume", settings.volume_music, music),
        )
        return [
            Field(label, Slider(name, percent / 100, change, step=VOLUME_STEP))
            for label, name, percent, change in rows
        ]

    @property
    def _settings(self) -> Settings:
        return self._host.settings

    def _keep(self, settings: Settings) -> None:
        """Keep the change and let everything on the stage follow it."""
        self._host.change(settings)
        self.stage.set_comfort(self._host.comfort)

    def _speak(self, language: str) -> None:
        self._host.language = language
        self._keep(replace(self._settings, language=language))
        self.rebuild()


def group(name: str, *fields: Element) -> Element:
    return Column(Paragraph(name, Style.SUBHEADING), *fields, gap=12)


def _field(label: str, control: Widget, wish: Wish) -> Field:
    """Which games it concerns is told where some others are not concerned."""
    heeding = [kit for kit in TABLES.values() if wish in kit.heeds]
    if len(heeding) < len(TABLES):
        control.tipped(f"{control.tip} {_told_of(heeding)}")
    return Field(label, control)


def _told_of(kits: Sequence[TableKit]) -> str:
    return _("In {games}.").format(games=join_words(_(kit.game.title) for kit in kits))


def _speed_words(speed: TableSpeed) -> str:
    return {
        TableSpeed.SLOW: _("Slow"),
        TableSpeed.NORMAL: _("Normal"),
        TableSpeed.FAST: _("Fast"),
        TableSpeed.INSTANT: _("Instant"),
    }[speed]


def _pace_words(pace: ClockPace) -> str:
    return {
        ClockPace.USUAL: _("Usual"),
        ClockPace.SLOW: _("Half as fast"),
        ClockPace.STILL: _("Stands still"),
    }[pace]


def _when_words(when: When) -> str:
    return {
        When.FIRST_GAME: _("First game"),
        When.ALWAYS: _("Always"),
        When.NEVER: _("Never"),
    }[when]
