"""Set-up: who sits down, which game is played, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.app.own_modes import (
    BEGINS,
    BadMode,
    OwnMode,
    asked_of_a_mode,
    looks_like_code,
    read_mode_code,
)
from game.app.table_laying import SealedDeal
from game.core.errors import BadCode
from game.core.late import late
from game.core.options import OptionValue
from game.kits.kit import AnyKit
from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Feedback, Stage
from scenes.engine.theme import Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.games.set_up_pictures import RuleAnswer, SetUpPictures
from scenes.host import Host
from scenes.menu.desktop import copy_text
from scenes.menu.frame import Ends, Frame, heading
from scenes.menu.segments import Segments
from scenes.screens.demo import MakeTable
from scenes.screens.games_page.waiting_rows import with_room
from scenes.screens.keys import KeysScene
from scenes.screens.modes.mode_cards import MakeCard, ModeCard
from scenes.screens.phones.invite_scene import invite
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.draft import Draft
from scenes.screens.setup.rule_cards import TablePreview, TableRules
from scenes.screens.setup.seat_cards import SeatSheet, seat_card, seat_line
from scenes.screens.setup.setup_parts import (
    TALLEST,
    OpenRule,
    asked_beside,
    asked_in_words,
    code_form,
    game_cards,
    groups_of_table,
    headed,
    open_rule,
    own_shelf,
    rule_chips,
    soft_label,
    words_panel,
)
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cloth import lay_cloth
from scenes.ui.element import Element
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Column, Flow, Grid, Panel, Row, Split
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget

with late:
    from scenes.screens.modes import mode_maker, mode_pages

SHARES = (63, 37)
"""Of the width: what can be chosen, and the table that comes of it."""


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
        self._code = self._code_note = ""
        self._code_open = False
        self._rule: int | None = None
        self._locked = ""

    def build(self) -> Element:
        draft = self.draft
        seats = Segments("seats", self._choices("seats"), draft.seats, self._answering("seats"))
        seats.labelled(_("Players"))
        players = Label(_("Players"), Style.SUBHEADING)
        words = _("New game of {game}").format(game=_(draft.kit.title))
        return Frame(
            heading(words, self.back, players, seats),
            # A tall window shares out what is left.
            Column(self._seats(), Gap(10), self._game(), Gap(), gap=0, weights={1: 1, 3: 1}),
            self._bottom(),
        )

    def _bottom(self) -> Element:
        buttons: list[Element] = [Button("Play", self._play, ButtonKind.PRIMARY, text=_("Play"))]
        rules = TableRules(self.draft)
        if rules.is_twisted and not self._own_mode():
            words = _("Keep as your own…")
            buttons.insert(0, Button("Keep as your own", self._make_mode, text=words))
        return Ends(Flow(*self._odds(), gap=14), Row(*buttons), share=0.6)

    def _odds(self) -> list[Element]:
        """What is asked beside the rules; a game without pictures asks it above."""
        if self._pictures is None:
            return [Paragraph(self.draft.kit.teller.in_one_breath(self.draft.options), Style.BODY)]
        odds: list[Element] = []
        if not self._code_open:
            odds.append(Button("Game code", self._open_code, text=_("Enter a code…")))
        return [*odds, *(Row(each, soft_label(words), gap=8) for words, each in self._asked())]

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
        draft, seats = self.draft, range(self.draft.seats)
        if self._pictures is None:
            cards = [seat_card(seat, draft, self._change) for seat in seats]
            return Grid(*cards, columns=len(seats), narrowest=200)
        lines = [seat_line(seat, draft, self._open_seat) for seat in seats]
        return Grid(*lines, columns=len(seats), narrowest=145)

    def _open_seat(self, seat: int) -> None:
        self.stage.push(SeatSheet(seat, lambda: self.draft, partial(setattr, self, "draft")))

    def resume(self) -> None:
        super().resume()
        self._change(self.draft)

    def _asked(self) -> list[tuple[str, Widget]]:
        return asked_beside(self.draft, self._host, self._change_hints, self.rebuild)

    def _game(self) -> Element:
        pictures = self._pictures
        if pictures is not None:
            parts = self._by_pictures(pictures)
            if self._code_open:
                parts.append(Panel(self._code_form(), padding=10))
            return Column(*parts, gap=10)
        asked = [*asked_in_words(self.draft, self._change), *self._asked()]
        return words_panel(asked, self._own_modes(None), self._code_line())

    def _by_pictures(self, pictures: SetUpPictures) -> list[Element]:
        """Printed games and one's own, or an open rule; the table; the rules as chips."""
        rules, draft = TableRules(self.draft), self.draft
        own = self._own_mode()
        name = rules.name() if own is None else own.name
        told = draft.kit.teller.in_one_breath(draft.options)
        table = Column(
            headed(_("This table"), name),
            TablePreview(draft, pictures),
            Paragraph(told, Style.PROSE),
            gap=6,
        )
        chips = rule_chips(rules, self._open_rule, self._change, self._rule, self._said)
        left = self._open_group(rules) if self._rule is not None else Column(
            headed(_("From the box")),
            game_cards(rules, pictures, self._change),
            headed(_("Your own")),
            own_shelf(self._own_modes(pictures)),
            gap=4,
        )  # fmt: skip
        return [
            Split(left, table, shares=SHARES, narrowest=300, gap=18),
            Column(headed(_("Its rules"), _("press one to twist it")), chips, gap=4),
        ]

    def _open_group(self, rules: TableRules) -> Element:
        """What the box has for a rule, and the way to all there is."""
        number = self._rule or 0
        group = groups_of_table(rules)[number]
        can = OpenRule(
            self._twist, self._change, self._said, partial(self._open_rule, number),
            partial(self._make_mode, number), self._locked,
        )  # fmt: skip
        return open_rule(rules, group, can)

    def _open_rule(self, number: int) -> None:
        """Open one, or close it again."""
        self._rule = None if self._rule == number else number
        self._locked = ""
        self.rebuild()

    def _twist(self, answer: RuleAnswer) -> None:
        """Taken, given back, or told why it does not go."""
        rules, spec = TableRules(self.draft), self.draft.kit.rules.option_spec
        if rules.problem(answer) is not None:
            self._locked = answer.name
            self.rebuild()
            return
        usual = {name: spec.field(name).default for name in answer.gives}
        self._locked = ""
        self._change(rules.given(usual if answer.holds(rules.spelled) else answer.gives))

    def _said(self, name: str, value: OptionValue) -> str:
        """An answer in words; a seat is told by whoever sits there."""
        if name == BEGINS and str(value).isdecimal():
            return self.draft.chairs[int(value) - 1].name
        words = self.draft.kit.option_words[name]
        return self.draft.kit.teller.phrase(words.answers[value])

    @property
    def _pictures(self) -> SetUpPictures | None:
        return self._table_kit.set_up_pictures

    def _own_mode(self) -> OwnMode | None:
        """The one that is chosen."""
        modes = self._host.modes.of(self.draft.kit.key)
        return next((mode for mode in modes if self.draft.plays(mode.answers)), None)

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
                card = ModeCard(mode, pictures, press, chosen=chosen)
                cards.append(card.large("", tallest=TALLEST, locked=False))
            if chosen:
                cards[-1].tipped(_("Press again to give it on, or to change it."))
        words = _("Make one…")
        if pictures is None:
            return [*cards, Button("Make one", self._make_mode, text=words, icon=Icon.PLUS)]
        return [*cards, MakeCard("Make one", self._make_mode, words)]

    def _choose_mode(self, mode: OwnMode, is_chosen: bool) -> None:  # noqa: FBT001 - of a card
        if is_chosen:
            self.stage.push(
                mode_pages.ModePage(self._host, self.draft, mode, self._change, self._play_it)
            )
        else:
            self._change(self.draft.with_mode(mode.answers))

    def _make_mode(self, group: int = 0) -> None:
        self.stage.push(
            mode_maker.ModeMakerScene(
                self._host, self.draft, self._change, self._play_it, group=group
            )
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
        return code_form(
            self._code, self._code_note, is_wrong=self._code_is_wrong,
            change=self._change_code, copy=self._copy_code,
        )  # fmt: skip

    @property
    def _code_is_wrong(self) -> bool:
        return bool(self._code.strip()) and self.draft.seed is None

    @property
    def _table_kit(self) -> TableKit:
        return TABLES[self.draft.kit.key]

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
        hub = self._host.phones.hub
        come = [hub is not None and hub.holder(seat) is not None for seat in range(len(chairs))]
        self.stage.pop()
        self.draft = self.draft.with_phones(chairs, come)
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
