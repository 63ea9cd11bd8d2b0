"""Profile: the street of who plays here, as one large picture; everything else is behind More."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect

from game.app.people.achievements_list import AchievementProgress, next_houses, standings_of
from game.app.people.person import Person
from game.kits.registry import titles
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import Input
from scenes.engine.scene import Feedback, Stage
from scenes.engine.theme import Style
from scenes.host import Host
from scenes.menu.face_choice import FaceLabel
from scenes.menu.frame import Frame, PlatePanel, Sheet, heading
from scenes.menu.gradual import Gradual
from scenes.menu.more_sheet import MoreEntry, more_button
from scenes.screens.games_page.game_naming import NamingScene
from scenes.screens.profile.achievement_street import (
    StreetHouse,
    Terraces,
    draw_guide,
    draw_town,
    house_name,
    standing_words,
    town_pictures,
)
from scenes.screens.profile.numbers_scene import NumbersScene
from scenes.screens.profile.rewards import RewardsScene
from scenes.table.pending_save import Awaited
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.element import Element, Look
from scenes.ui.labels import Gap, Label, Paragraph
from scenes.ui.layout import Box, Column, Row
from scenes.ui.portraits import PEOPLE
from scenes.ui.ui_scene import UiScene

FACE = 64
NEXT = 3
"""Houses that say how far one is."""
PILL = 720
MARGIN = 12
NIGHT_SKY = "#101E46"
LINE_FACE = 52


class _StreetPage(Box):
    """The head above, the pill below, and the town between them from edge to edge."""

    def __init__(
        self,
        head: Element,
        town: Terraces,
        pill: Element,
        tallest: Element,
        on_place: Callable[[Terraces], None],
    ) -> None:
        super().__init__((town, head, pill))
        self._on_place = on_place
        self._head, self._town, self._pill = head, town, pill
        self._tallest = tallest
        """The pill with the most words: the town keeps its place whatever is told."""

    def natural(self, look: Look, width: int) -> tuple[int, int]:
        return width, look.px(400)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        margin, safe = look.px(MARGIN), look.metrics.safe
        head = Rect(safe.left, margin, safe.width, self._head.natural(look, safe.width)[1])
        self._head.place(look, head)
        wide = min(safe.width, look.px(PILL * look.metrics.text_scale**0.7))
        room = self._tallest.natural(look, wide)[1]
        high = self._pill.natural(look, wide)[1]
        pill = Rect(0, rect.bottom - margin - high, wide, high)
        pill.centerx = rect.centerx
        self._pill.place(look, pill)
        top = head.bottom + margin // 2
        bottom = rect.bottom - room - 2 * margin
        self._town.place(look, Rect(rect.left, top, rect.width, bottom - top))
        self._on_place(self._town)


class ProfileScene(UiScene):
    """Of one person; others are behind More."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._keeper = host.people
        self._version = -1
        self._changed: tuple[Person, str] | None = None
        """Who has another name or face, and who sat there before; on the way to the disk."""
        self._awaited = Awaited(None)
        self._house = -1
        self._standings: Sequence[AchievementProgress] = ()
        self._town = Terraces(())
        self._gradual = Gradual()

    def enter(self, stage: Stage) -> None:
        self._keeper.look()
        self._keeper.look_at_reviews()
        super().enter(stage)

    def resume(self) -> None:
        super().resume()
        self.rebuild()

    def area(self) -> Rect:
        return self.stage.theme.metrics.window

    @property
    def is_filling(self) -> bool:
        return not self._gradual.is_done

    def draw_ground(self, painter: Painter) -> None:
        self._gradual.build(painter)
        if not self._gradual.has(*town_pictures(painter.theme, self._town)):
            painter.fill(NIGHT_SKY)
            return
        sail, version = self._host.settings.sail, (self._version, painter.theme, self._town.floors)
        town = self._town
        painter.layer(
            "terraces", (version, sail), lambda layer: draw_town(layer, town, sail), opaque=True
        )

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if not self._gradual.is_done:
            return
        earned = {number for number, each in enumerate(self._standings) if each.is_earned}
        draw_guide(painter, self._town.houses, earned)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._awaited.update(dt)
        self._seat_when_kept()
        if self._keeper.version != self._version:
            self.rebuild()

    def handle(self, event: Input) -> None:
        super().handle(event)
        focused = self.ui.focused
        if isinstance(focused, StreetHouse):
            self._choose_house(focused.number)

    def build(self) -> Element:
        if self._keeper.version != self._version:
            self._version, self._standings = self._keeper.version, standings_of(self._person)
        following = next_houses(self._standings, NEXT)
        if self._house < 0:
            self._house = following[0] if following else 0
        self.first_focus = house_name(self._house)
        houses = [
            StreetHouse(number, each, self._choose_house, self._gradual)
            for number, each in enumerate(self._standings)
        ]
        for number, each in enumerate(self._standings):
            is_begun = each.reached > 0 and not each.is_earned
            if is_begun or number in following:
                houses[number].chip = standing_words(each)
        tallest = max(self._standings, key=lambda each: len(each.achievement.sentence))
        chosen = self._standings[self._house]
        pills = _pill(chosen), _pill(tallest)
        return _StreetPage(self._top(), Terraces(houses), *pills, self._take_town)

    def _take_town(self, town: Terraces) -> None:
        self._town, theme = town, self.stage.theme
        self._gradual.ask(town_pictures(theme, town))
        for house in reversed(town.houses):
            self._gradual.ask(house.pictures(theme))

    @property
    def _person(self) -> Person:
        return self._host.player

    # What is shown

    def _top(self) -> Element:
        person, lit = self._person, sum(each.is_earned for each in self._standings)
        count = _("{lit} of {all} houses").format(lit=lit, all=len(self._standings))
        words = Column(
            Label(person.name, Style.HEADING),
            Label(count, Style.BODY, colour=lambda palette: palette.text_soft),
            gap=0,
        )
        back = Button("Back", self.back, text="", icon=Icon.LEFT).labelled(_("Back"))
        return Row(
            back, FaceLabel(person.face, FACE), words, Gap(),
            more_button(self.stage, self._more), gap=16, weights={3: 1},
        )  # fmt: skip

    def _more(self) -> list[MoreEntry]:
        person, host, show = self._person, self._host, self.stage.push
        entries = [
            MoreEntry(
                "Numbers", _("The numbers"), Icon.DICE, lambda: show(NumbersScene(self._host))
            ),
            MoreEntry(
                "Rewards", _("Card backs and boats"), Icon.CARDS,
                lambda: show(RewardsScene(self._host, self._standings)),
            ),
            MoreEntry("People", _("Who plays?"), Icon.PERSON, lambda: show(PeopleScene(host))),
            MoreEntry("Rename", _("Rename"), Icon.LOG, self._rename),
            MoreEntry("Next face", _("Other face"), Icon.RIGHT, self._change_face),
        ]  # fmt: skip
        if person.key:
            entries += [
                MoreEntry("Export", _("Export"), Icon.COPY, partial(self._export, person)),
                MoreEntry("Delete", _("Delete"), Icon.CROSS, self._ask_to_delete),
            ]
        return entries

    # What is done

    def _choose_house(self, number: int) -> None:
        if number != self._house:
            self._house = number
            self.rebuild()

    def _export(self, person: Person) -> None:
        self._keeper.export(person)
        self._host.notes.append(_("The profile is exported: it is among your exports."))

    def _rename(self) -> None:
        name = self._person.name
        self.stage.push(NamingScene(name, self.take_name, _("Your name")))

    def take_name(self, name: str) -> None:
        """Whoever plays is called so from now on, unless somebody else is."""
        person, name = self._person, name.strip()
        other = self._keeper.called(name)
        if not name or (other is not None and other.key != person.key):
            self._host.notes.append(_("Somebody here has this name already, or it is empty."))
            self.stage.feedback(Feedback.REFUSE)
            return
        self._keep(replace(person, name=name))

    def _change_face(self) -> None:
        person = self._person
        place = PEOPLE.index(person.face) if person.face in PEOPLE else -1
        self._keep(replace(person, face=PEOPLE[(place + 1) % len(PEOPLE)]))

    def _keep(self, person: Person) -> None:
        """Changed here, in the file, and on the chairs of every table."""
        if person.key:
            job = self._keeper.keep(person)
        else:
            person, job = self._keeper.add(person.name, person.face)
        self._changed, self._awaited = (person, self._person.name), Awaited(job)
        self._seat_when_kept()

    def _seat_when_kept(self) -> None:
        """Somebody who could not be kept must not sit at a table."""
        if self._changed is not None and self._awaited.is_over:
            (person, before), self._changed = self._changed, None
            if self._keeper.person(person.key) is not None:
                self._host.seat_player(person, before)
            self.rebuild()

    def _ask_to_delete(self) -> None:
        person = self._person
        words = _("{name}: all that is remembered is lost. Finished games stay.")
        self.stage.push(
            Dialog(
                _("Delete this profile?"),
                words.format(name=person.name),
                Answer("Delete it", partial(self._delete, person), text=_("Delete")),
                Answer("Leave it", primary=True, text=_("No")),
            )
        )

    def _delete(self, person: Person) -> None:
        self._keeper.delete(person)
        self.rebuild()


def _pill(standing: AchievementProgress) -> Element:
    """What a house stands for, and how far one is."""
    name = _(standing.achievement.name)
    if standing.game is not None:
        name = f"{name} · {titles()[standing.game]}"
    return PlatePanel(
        Row(
            Label(name, Style.STRONG),
            Paragraph(_(standing.achievement.sentence), Style.BODY),
            Label(
                standing_words(standing), Style.STRONG, align=Align.RIGHT,
                colour=lambda palette: palette.accent_light,
            ),
            gap=18, weights={1: 1},
        ),
        padding=12,
    )  # fmt: skip


class PeopleScene(UiScene):
    """Over the profile; whoever is chosen sits down at the next table."""

    overlay = True
    first_focus = "person 1"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._new: Person | None = None
        self._awaited = Awaited(None)
        self._version = 0

    def build(self) -> Element:
        rows = (
            self._row(number, person) for number, person in enumerate(self._host.people.people, 1)
        )
        words = self._awaited.words or _("Somebody new…")
        new = Button("New person", self._ask_name, text=words).enabled_if(self._new is None)
        return Sheet(Frame(heading(_("Who plays?"), self.back), Column(*rows, new)), widest=560)

    def _row(self, number: int, person: Person) -> Element:
        count = len(person.games)
        button = Button(
            f"person {number}",
            partial(self._choose, person),
            ButtonKind.ROW,
            text=person.name,
            detail=ngettext("{count} game", "{count} games", count).format(count=count),
            selected=person.key == self._host.player.key,
        )
        return Row(FaceLabel(person.face, LINE_FACE), button, gap=12, weights={1: 1})

    def _choose(self, person: Person) -> None:
        self._host.seat_player(person, self._host.player.name)
        self.stage.pop()

    def _ask_name(self) -> None:
        self.stage.push(NamingScene("", self._add, _("Your name")))

    def _add(self, name: str) -> None:
        people, name = self._host.people, name.strip()
        if not name or people.called(name) is not None:
            self._host.notes.append(_("Somebody here has this name already, or it is empty."))
            self.stage.feedback(Feedback.REFUSE)
            return
        taken = {person.face for person in people.people}
        face = next((each for each in PEOPLE if each not in taken), PEOPLE[0])
        self._new, job = people.add(name, face)
        self._awaited = Awaited(job)

    def update(self, dt: float) -> None:
        super().update(dt)
        people, new = self._host.people, self._new
        says_more = self._awaited.update(dt)
        if new is not None and self._awaited.is_over:
            self._new, says_more = None, True
            if people.person(new.key) is not None:
                # Only now: somebody who could not be kept must not sit at a table.
                self._choose(new)
        if says_more or people.version != self._version:
            self._version = people.version
            self.rebuild()
