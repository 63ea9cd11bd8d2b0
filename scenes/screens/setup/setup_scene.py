"""Set-up: who sits down, which game is played, and the numbers that follow from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.ai.ladder import Level
from game.app.own_modes import (
    BadMode,
    OwnMode,
    asked_of_a_mode,
    looks_like_code,
    read_mode_code,
)
from game.app.table_laying import SealedDeal
from game.core.errors import BadCode
from game.core.late import late
from game.core.options import OptionField, OptionValue
from game.core.sentences import Phrase
from game.kits.kit import AnyKit, OptionWords
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Feedback, Stage
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.games.set_up_pictures import SetUpPictures
from scenes.host import Host
from scenes.menu.desktop import copy_text
from scenes.menu.frame import Ends, Frame, heading
from scenes.menu.segments import Segments
from scenes.screens.demo import MakeTable
from scenes.screens.games_page.waiting_rows import with_room
from scenes.screens.hands_choice import hands_choice
from scenes.screens.keys import KeysScene
from scenes.screens.modes.mode_cards import MakeCard, ModeCard
from scenes.screens.phones.invite_scene import invite
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.answer_cards import answer_cards
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.seat_cards import seat_card
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.textfield import TextField
from scenes.ui.controls.toggle import Toggle
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Panel
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget

with late:
    from scenes.screens.modes import mode_maker, mode_pages

LONGEST_CODE = 48
"""Up to 24 letters with whatever somebody puts between them."""
NARROW_ROW = 0.7
"""Beside the pictures a question and its answer share a line, as long as the answer leaves room."""


class SetUpScene(UiScene):
    """Starts from the last set-up; Play is in focus, so that one key starts the next game."""

    first_focus = "Play"

    def __init__(
        self,
        host: Host,
        make_table: MakeTable,
        copy: Callable[[str], bool] = copy_text,
        *,
        kit: AnyKit | None = None,
    ) -> None:
        super().__init__()
        self._host = host
        self._make_table = make_table
        self._copy = copy
        known = [Chair(person.name, person.face) for person in host.people.people]
        self.draft = Draft.of(host.set_up_of(kit or host.kit), known)
        self._code = ""
        self._code_note = ""
        self._code_open = False

    def build(self) -> Element:
        draft = self.draft
        seats = Segments("seats", self._choices("seats"), draft.seats, self._answering("seats"))
        players = Label(_("Players"), Style.SUBHEADING)
        words = _("New game")
        if len(TABLES) > 1:
            words = _("New game of {game}").format(game=_(draft.kit.title))
        return Frame(
            heading(words, self.back, players, seats),
            # A tall window shares out what is left.
            Column(self._seats(), Gap(14), self._game(), Gap(), gap=0, weights={1: 1, 3: 1}),
            Ends(self._numbers(), self._play_button()),
            gap=14,
        )

    def draw_ground(self, painter: Painter) -> None:
        lay_cloth(painter)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self.stage.push(RulesScene(self._table_kit, self.draft.options, host=self._host))
        elif isinstance(event, Press) and event.is_down(Action.HELP):
            self.stage.push(KeysScene(TABLES[self.draft.kit.key].key_words()))
        else:
            super().handle(event)

    def leave(self) -> None:
        """The set-up is remembered even if nobody plays."""
        self._host.change(self._host.settings.remembering(self.draft.set_up))

    def _seats(self) -> Element:
        count = self.draft.seats
        low = self._table_kit.set_up_pictures is not None
        cards = (seat_card(seat, self.draft, self._change, low=low) for seat in range(count))
        return Grid(*cards, columns=count, narrowest=200)

    def _game(self) -> Element:
        pictures = self._table_kit.set_up_pictures
        asked: list[tuple[str, Widget]] = [
            (_(words.question), self._question(field, words)) for field, words in self._questions()
        ]
        hints = Toggle("hints", self.draft.hints, self._change_hints, at_left=pictures is None)
        tip = _("The hint key shows what a good player would think of.")
        if self._table_kit.coach is not None:
            asked.append((_("Hints"), hints.tipped(tip)))
        if self.draft.people > 1 and not self._table_kit.open_hands:
            asked.append((_("Hands"), hands_choice(self._host, self.rebuild)))
        if pictures is None:
            choices = [_captioned(words, Flow(each) if each is hints else each)
                       for words, each in asked]  # fmt: skip
            lines: list[Element] = (
                [Grid(*choices, columns=len(choices), narrowest=230, gap=16)] if choices else []
            )
            if own := self._own_modes(None):
                lines.append(_captioned(_("Your own"), Flow(*own, gap=8)))
            return Panel(Column(*lines, self._code_line(), gap=10), padding=16)
        rows = (Ends(_soft(words), each, share=NARROW_ROW) for words, each in asked)
        panel = Panel(Column(*rows, self._code_line(), gap=10), padding=12)
        return answer_cards(self.draft, pictures, self._change, panel, self._own_modes(pictures))

    def _own_modes(self, pictures: SetUpPictures | None) -> list[Widget]:
        """One card each, and one to make another; none where a game asks nothing."""
        cards: list[Widget] = []
        if not asked_of_a_mode(self.draft.kit):
            return cards
        for mode in self._host.modes.of(self.draft.kit.key):
            chosen = self.draft.plays(mode.answers)
            press = partial(self._choose_mode, mode, chosen)
            if pictures is None:
                cards.append(Button(f"mode of your own {mode.name}", press, text=mode.name,
                                    icon=Icon.CHECK if chosen else None))  # fmt: skip
            else:
                cards.append(ModeCard(mode, pictures, press, chosen=chosen))
            if chosen:
                cards[-1].tipped(_("Press again to give it on, or to change it."))
        make = Button("Make one", self._make_mode, text=_("Make one…"), icon=Icon.PLUS)
        return [*cards, make if pictures is None else MakeCard(self._make_mode)]

    def _choose_mode(self, mode: OwnMode, is_chosen: bool) -> None:  # noqa: FBT001 - of a card
        if is_chosen:
            self.stage.push(
                mode_pages.ModePage(self._host, self.draft, mode, self._change, self._play_it)
            )
        else:
            self._change(self.draft.with_mode(mode.answers))

    def _make_mode(self) -> None:
        self.stage.push(
            mode_maker.ModeMakerScene(self._host, self.draft, self._change, self._play_it)
        )

    def enter(self, stage: Stage) -> None:
        self._host.modes.look()
        self._known_modes = self._host.modes.version
        super().enter(stage)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._known_modes != self._host.modes.version and not self.ui.wants_text:
            self._known_modes = self._host.modes.version
            self.rebuild()

    def _questions(self) -> list[tuple[OptionField, OptionWords]]:
        """What the game asks in words, beside the number of players."""
        kit, pictures = self.draft.kit, self._table_kit.set_up_pictures
        return [
            (field, kit.option_words[field.name])
            for field in kit.rules.option_spec.fields
            if field.is_asked
            and field.name != "seats"
            and not (pictures and pictures.shows(field.name))
        ]

    def _question(self, field: OptionField, words: OptionWords) -> Widget:
        value, name = self.draft.answers[field.name], field.name
        choice = Choice(
            name, field.values, value, self._answering(name), show=partial(_answer_words, words)
        )
        return choice.tipped(_(words.tip)) if words.tip else choice

    def _choices(self, name: str) -> tuple[OptionValue, ...]:
        """The answers that go together with the others."""
        return self.draft.kit.rules.option_spec.choices(name, self.draft.answers)

    def _answering(self, name: str) -> Callable[[OptionValue], None]:
        return lambda value: self._change(self.draft.with_answer(name, value))

    def _code_line(self) -> Element:
        """Folded away until somebody has a code, or wants one."""
        if not self._code_open:
            return Flow(Button("Game code", self._open_code, text=_("Enter a code…")))
        return self._code_form()

    def _open_code(self) -> None:
        self._code_open = True
        self.rebuild()
        self.ui.focus_on("game code")

    def _code_form(self) -> Element:
        field = TextField(
            "game code",
            self._code,
            self._change_code,
            longest=LONGEST_CODE,
            placeholder=_("Code of a deal or a mode"),
        )
        copy = Button("Copy code", self._copy_code, text=_("Copy this table's code"))
        wrong = self._code_is_wrong
        # Above the field, so that it is in sight whenever the field is.
        caption = Paragraph(
            self._code_note if wrong else _("Game code"),
            Style.CAPTION,
            colour=lambda palette: palette.coral if wrong else palette.text_soft,
        )
        usual = _("A code deals the same cards on every machine.")
        words = Label(
            usual if wrong else self._code_note or usual,
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        return Column(caption, Flow(field, copy, words), gap=4)

    @property
    def _code_is_wrong(self) -> bool:
        return bool(self._code.strip()) and self.draft.seed is None

    def _numbers(self) -> Element:
        return Flow(*self._table_kit.table_numbers(self.draft.options), gap=10)

    @property
    def _table_kit(self) -> TableKit:
        return TABLES[self.draft.kit.key]

    def _play_button(self) -> Button:
        return Button("Play", self._play, ButtonKind.PRIMARY, text=_("Play"))

    def _change(self, draft: Draft) -> None:
        typing = self.ui.wants_text
        self.draft = draft if typing else draft.with_fair_names()
        if self.draft.seed is None and self._code and not typing:
            self._code = self._code_note = ""
        # While a name is typed its field stays as it is: a new one would lose the caret.
        if not typing:
            self.rebuild()

    def _change_hints(self, hints: bool) -> None:  # noqa: FBT001 - a toggle's value
        self._change(replace(self.draft, hints=hints))

    def _change_code(self, text: str) -> None:
        self._code = text
        self._code_note = ""
        self.draft = replace(self.draft, seed=None)
        if looks_like_code(text):
            self._offer_mode(text)
        elif text.strip():
            try:
                self.draft = self.draft.with_code(text)
                self._code_note = _("This code deals the game.")
            except BadCode as problem:
                self._code_note = str(problem)
        self.rebuild()

    def _offer_mode(self, text: str) -> None:
        """Twelve letters are a friend's mode."""
        try:
            mode = read_mode_code(text, _("From a friend"))
        except BadMode as problem:
            self._code_note = str(problem)
            return
        self._code = ""
        draft = self.draft
        if mode.game != draft.kit.key:
            draft = Draft.of(self._host.set_up_of(mode.kit), draft.known)
        self.stage.push(mode_pages.ModeOffer(self._host, draft, mode, self._change, self._play_it))

    def _copy_code(self) -> None:
        """Fix the deal, so that the copied code is the one that is played."""
        seed = self.draft.seed if self.draft.seed is not None else SealedDeal.by_chance().seed
        self.draft = replace(self.draft, seed=seed)
        self._code = self.draft.code(seed)
        copied = self._copy(self._code)
        self._code_note = _("Copied.") if copied else _("Note it down: copying is not possible.")
        self.rebuild()

    def _play(self) -> None:
        if self._code_is_wrong:
            self.ui.focus_on("game code")
            self.stage.feedback(Feedback.REFUSE)
            return
        with_room(self.stage, self._host, self._invite)

    def _invite(self) -> None:
        """People with phones come first."""
        draft = self.draft
        if any(chair.phone for chair in draft.seated):
            invite(self.stage, self._host, draft.kit, draft.seated, self._begin_with)
        else:
            self._start()

    def _begin_with(self, chairs: tuple[Chair, ...]) -> None:
        """Whoever has come by now; bots sit where a phone was waited for in vain."""
        hub, draft = self._host.phones.hub, self.draft
        for seat, chair in enumerate(chairs):
            draft = draft.with_chair(seat, chair)
            if chair.phone and (hub is None or hub.holder(seat) is None):
                draft = draft.with_level(seat, Level.GUEST)
        self.stage.pop()
        self.draft = draft
        self._start()

    def _play_it(self, draft: Draft) -> None:
        """A mode that somebody tries: at once, with whoever sits here."""
        self._change(draft)
        self._play()

    def _start(self) -> None:
        seed = self.draft.seed
        deal = None if seed is None else SealedDeal.again(seed)
        session = self._host.new_session(self.draft.set_up, deal)
        self.stage.replace(self._make_table(session))


def _captioned(caption: str, control: Element) -> Element:
    return Column(_soft(caption), control, gap=4)


def _soft(words: str) -> Label:
    return Label(words, Style.CAPTION, colour=lambda palette: palette.text_soft)


def _answer_words(words: OptionWords, value: OptionValue) -> str:
    phrase: Phrase = words.answers[value]
    return _(phrase.template).format(**phrase.values)
