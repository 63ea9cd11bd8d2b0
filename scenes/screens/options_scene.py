"""Options: how things sound, move and look. Every change applies at once and is kept."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings, TableSpeed, When
from scenes.engine import i18n
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.frame import Frame, Sheet, heading
from scenes.screens.remapping import RemappingScene
from scenes.ui.button import Button
from scenes.ui.choice import Choice
from scenes.ui.element import Element
from scenes.ui.field import Field
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Column, Grid
from scenes.ui.slider import Slider
from scenes.ui.toggle import Toggle
from scenes.ui.ui_scene import UiScene

VOLUME_STEP = 0.05
TEXT_SIZES = (100, 115, 130, 150, 175, 200)


class OptionsScene(UiScene):
    """Over the title or the table, which follow every change."""

    overlay = True
    first_focus = "master volume"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    def build(self) -> Element:
        left = Column(
            _group(_("Sound"), *self._sound()), _group(_("At the table"), *self._table()), gap=24
        )
        right = Column(
            _group(_("Reading"), *self._reading()),
            _group(_("Motion"), *self._motion()),
            _group(_("Window and keys"), *self._window()),
            gap=24,
        )
        body = Grid(left, right, columns=2, gap=48, narrowest=420)
        return Sheet(Frame(heading(_("Options"), self.back), body), widest=1080)

    def update(self, dt: float) -> None:
        """The key works here, too."""
        super().update(dt)
        if self._full.value != self.stage.is_fullscreen:
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
        speed = Choice(
            "speed",
            tuple(TableSpeed),
            settings.speed,
            lambda value: self._keep(replace(self._settings, speed=value)),
            show=_speed_words,
        ).with_ends()
        reduced = Toggle(
            "reduced motion",
            settings.reduced_motion,
            lambda value: self._keep(replace(self._settings, reduced_motion=value)),
        ).tipped(_("Cards fade instead of flying, and the waterfront keeps still."))
        return [Field(_("Speed of the table"), speed), Field(_("Reduced motion"), reduced)]

    def _table(self) -> list[Element]:
        settings = self._settings
        odds = Toggle(
            "show odds",
            settings.show_odds,
            lambda value: self._keep(replace(self._settings, show_odds=value)),
        ).tipped(
            _(
                "How likely each colour is to score, from what you may know. "
                "Only at tables with hints."
            )
        )
        talk = Toggle(
            "table talk",
            settings.table_talk,
            lambda value: self._keep(replace(self._settings, table_talk=value)),
        ).tipped(_("The others say a word now and then. It gives nothing away."))
        wait = Choice(
            "wait after a round",
            tuple(When),
            settings.round_wait,
            lambda value: self._keep(replace(self._settings, round_wait=value)),
            show=_when_words,
        ).tipped(_("The scored table stays until you go on; else for as long as reading takes."))
        reads = Choice(
            "read the tally",
            tuple(When),
            settings.reads_along,
            lambda value: self._keep(replace(self._settings, reads_along=value)),
            show=_when_words,
        ).tipped(_("The table says what would score as it stands. All of you see that anyway."))
        sort = Toggle(
            "sort my hand",
            settings.sorts_hand,
            lambda value: self._keep(replace(self._settings, sorts_hand=value)),
        ).tipped(_("Cards of a kind lie side by side; else they lie as they came."))
        return [
            Field(_("Sort my hand"), sort),
            Field(_("Wait after a round"), wait),
            Field(_("Read the tally"), reads),
            *self._laying(),
            Field(_("Show the odds"), odds),
            Field(_("Table talk"), talk),
        ]

    def _laying(self) -> list[Element]:
        """For games in which something is laid at a place."""
        counts = Toggle(
            "count before laying",
            self._settings.counts_ahead,
            lambda value: self._keep(replace(self._settings, counts_ahead=value)),
        ).tipped(_("A tile shows what it would bring at a place before it is laid there."))
        places = Toggle(
            "show places",
            self._settings.shows_places,
            lambda value: self._keep(replace(self._settings, shows_places=value)),
        ).tipped(_("Every place is marked where something may be laid."))
        at_once = Toggle(
            "lay at once",
            self._settings.lays_at_once,
            lambda value: self._keep(replace(self._settings, lays_at_once=value)),
        ).tipped(_("A tile that is dropped at a place is laid; else it is put down first."))
        return [
            Field(_("Count before laying"), counts),
            Field(_("Show places"), places),
            Field(_("Lay at once"), at_once),
        ]

    def _window(self) -> list[Element]:
        self._full = Toggle("full screen", self.stage.is_fullscreen, self._fill_screen).tipped(
            _("{key} does the same, wherever you are.").format(key="F11")
        )
        remap = Button("keys and buttons", self._remap, text=_("Change…"))
        fields: list[Element] = [
            Field(_("Full screen"), self._full),
            Field(_("Keys and buttons"), remap),
        ]
        settings, languages = self._settings, i18n.available()
        if len(languages) > 1:
            current = settings.language if settings.language in languages else languages[0]
            choice = Choice("language", languages, current, self._speak, show=_language_words)
            fields.append(Field(_("Language"), choice))
        return fields

    def _remap(self) -> None:
        self.stage.push(RemappingScene(self._host))

    def _reading(self) -> list[Element]:
        settings = self._settings
        return [
            Field(
                _("Text size"),
                Choice(
                    "text size",
                    TEXT_SIZES,
                    min(TEXT_SIZES, key=lambda size: abs(size - settings.text_scale)),
                    lambda value: self._keep(replace(self._settings, text_scale=value)),
                    show=lambda size: f"{size} %",
                ).with_ends(),
            ),
            Field(
                _("High contrast"),
                Toggle(
                    "high contrast",
                    settings.high_contrast,
                    lambda value: self._keep(replace(self._settings, high_contrast=value)),
                ),
            ),
            Field(
                _("Large colour letters"),
                Toggle(
                    "large letters",
                    settings.large_letters,
                    lambda value: self._keep(replace(self._settings, large_letters=value)),
                ).tipped(_("Cards and tally show the letter of each colour large.")),
            ),
        ]

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
            (_("Music and sea"), "music volume", settings.volume_music, music),
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
        self._keep(replace(self._settings, language=language))
        i18n.install(language)
        self.rebuild()


def _group(name: str, *fields: Element) -> Element:
    return Column(Paragraph(name, Style.SUBHEADING), *fields, gap=12)


def _speed_words(speed: TableSpeed) -> str:
    return {
        TableSpeed.SLOW: _("Slow"),
        TableSpeed.NORMAL: _("Normal"),
        TableSpeed.FAST: _("Fast"),
        TableSpeed.INSTANT: _("Instant"),
    }[speed]


def _when_words(when: When) -> str:
    return {
        When.FIRST_GAME: _("First game"),
        When.ALWAYS: _("Always"),
        When.NEVER: _("Never"),
    }[when]


def _language_words(language: str) -> str:
    """Every language in itself, so that nobody has to read another one to find it."""
    return {"en": "English", "nl": "Nederlands", "de": "Deutsch", "pap": "Papiamentu"}.get(
        language, language
    )
