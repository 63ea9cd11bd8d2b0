"""A table being set up. Every change answers a new draft, and no two names in it are the same."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.ai.characters import CHARACTERS, character_by_key
from game.ai.ladder import Level
from game.app.codes import read_code, write_code
from game.app.own_modes import asked_of_a_mode, tidied
from game.app.seating import LONGEST_TEXT
from game.core.errors import BadCode
from game.core.options import Options, OptionValue
from game.kits.kit import AnyKit
from game.kits.registry import UnknownGame, kit_by_key
from game.kits.set_up import ANY_PHONE, Chair, HouseRules, SetUp, here_at, person_name
from scenes.engine.i18n import _
from scenes.ui.portraits import PEOPLE

LONGEST_NAME = 18


@dataclass(frozen=True, slots=True)
class Draft:
    """Has all the chairs that its game can use; those beyond `seats` wait for the table to grow."""

    kit: AnyKit
    chairs: tuple[Chair, ...]
    answers: Mapping[str, OptionValue]
    """To every question of the game, that for the number of seats among them."""
    hints: bool = True
    away: Mapping[int, Chair] = field(default_factory=dict)
    """Who sat on a chair before somebody of the other kind: they come back as they were."""
    seed: int | None = None
    """The deal of an entered game code; None deals by chance."""
    known: tuple[Chair, ...] = ()
    """People who have played here: the next of them sits down where a person is wanted."""

    @classmethod
    def of(cls, set_up: SetUp, known: Sequence[Chair] = ()) -> Draft:
        """The table as it was laid last; bots wait on the chairs that it does not have."""
        kit = kit_by_key(set_up.game)
        chairs = list(set_up.chairs[: max(kit.seat_counts)])
        seats = max(min(kit.seat_counts), len(chairs))
        while len(chairs) < max(kit.seat_counts):
            chairs.append(_new_bot(chairs, Level.GUEST))
        spec, rules = kit.rules.option_spec, set_up.house_rules
        answers = spec.check({**spec.defaults(), **set_up.option_values, "seats": seats})
        draft = cls(kit, tuple(chairs), answers, rules.hints, known=tuple(known))
        return draft.with_fair_names()

    @property
    def options(self) -> Options:
        """The answers as options of the game."""
        options: Options = self.kit.options_with(self.answers)
        return options

    @property
    def seats(self) -> int:
        return self.options.seats

    @property
    def set_up(self) -> SetUp:
        chairs = self.with_fair_names().chairs[: self.seats]
        answers = {name: value for name, value in self.answers.items() if name != "seats"}
        return SetUp(self.kit.key, chairs, answers, HouseRules(self.hints))

    @property
    def seated(self) -> tuple[Chair, ...]:
        return self.chairs[: self.seats]

    @property
    def people(self) -> int:
        return len(here_at(self.seated))

    def with_answer(self, name: str, value: OptionValue) -> Draft:
        """Another answer means another game, so an entered code no longer holds.

        Whatever does not go together with it gives way.
        """
        return self.with_answers({name: value})

    def with_answers(
        self, given: Mapping[str, OptionValue], keeping: Collection[str] = ()
    ) -> Draft:
        """The same for several answers that belong together; those to `keeping` stay, too."""
        spec = self.kit.rules.option_spec
        answers = spec.fitted({**self.answers, **given}, keep=(*given, *keeping))
        answers = tidied(self.kit, answers)
        return replace(self, answers=answers, seed=None).with_fair_names()

    def with_mode(self, answers: Mapping[str, OptionValue]) -> Draft:
        """A mode of one's own; where it needs another number of players, more or fewer sit down."""
        spec = self.kit.rules.option_spec
        values = {**spec.defaults(), **answers}
        counts = [
            count for count in self.kit.seat_counts
            if spec.problem({**values, "seats": count}) is None
        ]  # fmt: skip
        seats = min(counts, key=lambda count: abs(count - self.seats))
        return replace(self, answers={**values, "seats": seats}, seed=None).with_fair_names()

    def plays(self, answers: Mapping[str, OptionValue]) -> bool:
        """Whether the table is set up by just these answers, however many sit there."""
        spec, kit = self.kit.rules.option_spec, self.kit
        of_mode = {name: answers.get(name, spec.defaults()[name]) for name in self._of_a_mode}
        made = kit.rules.make_options
        return bool(made({**self.answers, **of_mode}) == made(self.answers))

    @property
    def _of_a_mode(self) -> list[str]:
        return [field.name for field in asked_of_a_mode(self.kit)]

    def with_code(self, text: str) -> Draft:
        """The game of a code, or BadCode with the sentence to show."""
        coded = read_code(text)
        draft = self
        if coded.game != self.kit.key:
            try:
                set_up = replace(self.set_up, game=coded.game, options={})
                draft = Draft.of(set_up, self.known)
            except UnknownGame as problem:
                raise BadCode(str(problem)) from problem
        return replace(draft, answers=coded.options, seed=coded.seed).with_fair_names()

    def code(self, seed: int) -> str:
        """The code of this table with the deal of a seed."""
        return write_code(self.kit.rules, self.answers, seed)

    def with_name(self, seat: int, name: str) -> Draft:
        """As typed; it is made fair when the typing is over."""
        return self.with_chair(seat, replace(self.chairs[seat], name=name[:LONGEST_TEXT]))

    def with_person(self, seat: int, *, phone: bool = False) -> Draft:
        held = ANY_PHONE if phone else ""
        if self.chairs[seat].is_person:
            return self.with_chair(seat, replace(self.chairs[seat], phone=held))
        person = self.away.get(seat)
        if person is None:
            names = {chair.name.casefold() for chair in self.chairs}
            free = (each for each in self.known if each.name.casefold() not in names)
            taken = {chair.avatar for chair in self.seated}
            face = next((each for each in PEOPLE if each not in taken), PEOPLE[0])
            person = next(free, Chair(person_name(seat), face))
        return self._changing_places(seat, replace(person, phone=held))

    def with_level(self, seat: int, level: Level) -> Draft:
        """A bot of that level; a person gives the seat to the character who sat there before.

        It may have sat down elsewhere since; then to one that is still free.
        """
        chair = self.chairs[seat]
        if not chair.is_person:
            return self.with_chair(seat, replace(chair, level=level.value)).with_fair_names()
        others = [each for at, each in enumerate(self.chairs) if at != seat]
        bot = self.away.get(seat)
        if bot is None or bot.character in {each.character for each in others}:
            bot = _new_bot(others, level)
        return self._changing_places(seat, replace(bot, level=level.value))

    def _changing_places(self, seat: int, chair: Chair) -> Draft:
        """A person for a bot, or a bot for a person."""
        away = {**self.away, seat: self.chairs[seat]}
        return replace(self.with_chair(seat, chair), away=away).with_fair_names()

    def with_face(self, seat: int, face: str) -> Draft:
        """Another face; to a bot it is another character, with its own name unless renamed."""
        chair = self.chairs[seat]
        if chair.is_person:
            return self.with_chair(seat, replace(chair, avatar=face))
        character = next(each for each in CHARACTERS if each.animal == face)
        known = character_by_key(chair.character or "")
        named_so = known is None or chair.name.startswith(_(known.name))
        name = _(character.name) if named_so else chair.name
        changed = replace(chair, name=name, avatar=face, character=character.key)
        return self.with_chair(seat, changed).with_fair_names()

    def with_fair_names(self) -> Draft:
        """Nobody without a name, and nobody with the name of another."""
        fair: list[Chair] = []
        for seat, chair in enumerate(self.chairs):
            name = chair.name.strip() or _usual_name(chair, seat)
            fair.append(replace(chair, name=_free_name(name, fair)))
        return replace(self, chairs=tuple(fair))

    def with_phones(self, chairs: Sequence[Chair], come: Sequence[bool]) -> Draft:
        """These chairs; a guest plays where a phone was waited for in vain."""
        draft = self
        for seat, (chair, is_there) in enumerate(zip(chairs, come, strict=True)):
            draft = draft.with_chair(seat, chair)
            if chair.phone and not is_there:
                draft = draft.with_level(seat, Level.GUEST)
        return draft

    def with_chair(self, seat: int, chair: Chair) -> Draft:
        """Somebody else sits there."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def _usual_name(chair: Chair, seat: int) -> str:
    character = character_by_key(chair.character or "")
    return person_name(seat) if character is None else _(character.name)


def _free_name(name: str, before: Sequence[Chair]) -> str:
    taken = {chair.name.casefold() for chair in before}
    free, number = name, 2
    while free.casefold() in taken:
        free = f"{name} {number}"
        number += 1
    return free


def _new_bot(others: Sequence[Chair], level: Level) -> Chair:
    taken = {chair.character for chair in others}
    character = next(each for each in CHARACTERS if each.key not in taken)
    return Chair(_(character.name), character.animal, character.key, level.value)
