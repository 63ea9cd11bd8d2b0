"""The host of the house: keeps settings, sound and the running match, and lays the table.

Rules and bots are imported when a table is laid: the first frame does not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import sleep
from typing import TYPE_CHECKING

from game.app.settings import Settings, TableSpeed, read_settings, update_settings
from game.app.storage import paths
from game.core.late import late
from game.kits.set_up import Chair, SetUp, usual_person
from scenes.anim.timings import Speed
from scenes.autosave import DiskJob, DiskJobs
from scenes.background import BackgroundJob
from scenes.engine.audio import Audio, Volumes
from scenes.engine.i18n import SOURCE_LANGUAGE, _
from scenes.engine.input.bindings import bindings_from
from scenes.engine.theme import Comfort
from scenes.game_shelf import GameShelf
from scenes.mode_keeper import ModeKeeper
from scenes.people_keeper import PeopleKeeper
from scenes.phone_keeper import PhoneKeeper
from scenes.puzzle_keeper import PuzzleKeeper
from scenes.save_slots import Safety, SaveSlots

with late:
    from game.app import daily, table_laying
    from game.app.looking_back import playing_on
    from game.app.people import day_result
    from game.app.people import person as person_module
    from game.app.saving import archive
    from game.kits import registry

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.app.looking_back.playing_on import Branch
    from game.app.people.person import Person
    from game.app.saving.running import WaitingMatch
    from game.app.saving.saves import SavedGame
    from game.app.session import SomeSession
    from game.core.seats import Seat
    from game.kits.kit import AnyKit

SPEEDS = {
    TableSpeed.SLOW: Speed.SLOW,
    TableSpeed.NORMAL: Speed.NORMAL,
    TableSpeed.FAST: Speed.FAST,
    TableSpeed.INSTANT: Speed.INSTANT,
}

SMALL_SCREEN = (1280, 800)
LARGER_TEXT = 130
"""Percent, on small screens and handhelds."""

DEMO = (
    Chair("Shoco", "owl", "owl", "guest"),
    Chair("Chogogo", "flamingo", "flamingo", "guest"),
    Chair("Yuana", "iguana", "iguana", "guest"),
    Chair("Prikichi", "parakeet", "parakeet", "guest"),
)
"""Who plays while nobody does."""


class Host:
    """One for the whole program. Scenes ask it for what outlives a scene."""

    def __init__(self, audio: Audio, now: Callable[[], str], disk: DiskJobs) -> None:
        self.audio = audio
        self._disk = disk
        self.notes: list[str] = []
        """Sentences that the player has not been told yet; see `take_notes`."""
        self.matches = SaveSlots(disk, self._tell, self._hear_of_save, self.notes.append)
        self.shelf = GameShelf(disk, self.notes.append)
        self.people = PeopleKeeper(disk, self._tell)
        self.modes = ModeKeeper(disk, self._tell, self.notes.append)
        self.puzzles = PuzzleKeeper(disk, lambda: self.today, self._owns)
        self.phones = PhoneKeeper()
        self._told: set[str] = set()
        self._unsaved: set[str] = set()
        self.now = now
        """The time of day, as saves have it."""
        self.is_first_start = not paths.settings_file().exists()
        self.greets_newcomer = False
        """Whoever looks at the title is still to be asked whether they are new here."""
        self.settings, notes = read_settings(paths.settings_file())
        self._written = self.settings
        self.language = SOURCE_LANGUAGE
        """What is spoken: asked for at the start, chosen in the options, or the system's own."""
        for note in notes:
            self._tell(note)
        self._apply_volumes()

    @property
    def comfort(self) -> Comfort:
        """The settings that change how things look and move."""
        settings = self.settings
        return Comfort(
            settings.text_scale / 100,
            settings.high_contrast,
            settings.reduced_motion,
            SPEEDS[settings.speed],
            settings.large_letters,
            bindings_from(settings.keys, settings.pad_buttons),
            settings.card_back,
            self.language,
        )

    def fit_text(self, screen: tuple[int, int], *, handheld: bool) -> None:
        """Text starts larger on a small screen; after the first start the player's choice holds."""
        small = screen[0] <= SMALL_SCREEN[0] and screen[1] <= SMALL_SCREEN[1]
        if self.is_first_start and (small or handheld):
            self.change(replace(self.settings, text_scale=LARGER_TEXT))

    def change(self, settings: Settings) -> None:
        """Keep changed settings; the caller tells the stage about the comfort."""
        if settings != self.settings:
            self.settings = settings
            self._apply_volumes()
            path = paths.settings_file()
            write = partial(self._write_settings, path, settings)
            self._disk.save(str(path), write, self._hear_of_settings)

    @property
    def kit(self) -> AnyKit:
        """The game that was played last, or the first one."""
        return registry.KITS.get(self.settings.game) or registry.usual_kit()

    @property
    def set_up(self) -> SetUp:
        """The table of that game as it was laid last."""
        return self.set_up_of(self.kit)

    def set_up_of(self, kit: AnyKit) -> SetUp:
        """The table of a game as it was laid last; a first one is for whoever sat here last."""
        remembered = self.settings.set_ups.get(kit.key)
        last = self.settings.set_ups.get(self.settings.game)
        if remembered is not None:
            return kit.fitting(remembered)
        usual = kit.usual
        seated = last.chairs if last else (usual_person(),)
        people = [chair for chair in seated if chair.is_person][: len(usual.chairs)]
        bots = [chair for chair in usual.chairs if not chair.is_person]
        chairs = (*people, *bots)[: len(usual.chairs)]
        return replace(usual, chairs=chairs) if len(chairs) == len(usual.chairs) else usual

    @property
    def player(self) -> person_module.Person:
        """Who plays at this screen: the one who was chosen, unless others have sat down since."""
        last, set_ups = self.settings.game, self.settings.set_ups
        known = last if last in registry.KITS else registry.USUAL_GAME
        table = set_ups.get(known) or set_ups.get(last)  # no kit is loaded for a name
        seated = [chair for chair in (table.chairs if table else ()) if chair.is_here]
        chosen = self.people.person(self.settings.person)
        if chosen and (not seated or any(chosen.is_called(chair.name) for chair in seated)):
            return chosen
        chair = seated[0] if seated else usual_person()
        return self.people.called(chair.name) or person_module.Person("", chair.name, chair.avatar)

    @property
    def chair(self) -> Chair:
        """Where that person sits down."""
        player = self.player
        return Chair(player.name, player.face)

    def seat_player(self, person: Person, instead_of: str) -> None:
        """Somebody takes the places of somebody else, or has another name, at every table."""
        set_ups = {
            game: replace(set_up, chairs=_with_person(set_up.chairs, person, instead_of))
            for game, set_up in {self.kit.key: self.set_up, **self.settings.set_ups}.items()
        }
        self.change(replace(self.settings, person=person.key, set_ups=set_ups))

    def look_as(self, chair: Chair) -> None:
        """One of several people looks at what is theirs: street, mistakes and puzzles."""
        person = self.people.called(chair.name)
        if person is not None:
            self.change(replace(self.settings, person=person.key))

    @property
    def today(self) -> date:
        """The day, by the clock of this computer."""
        from datetime import date  # noqa: PLC0415

        return date.fromisoformat(self.now()[:10])

    def is_new(self, game: str) -> bool:
        """Whether nobody here has played this game to its end; ask before a match, not after it."""
        return not archive.has_finished(game, paths.finished_folder())

    def beside_frames(self, work: Callable[[], object]) -> DiskJob:
        """Have something done on the disk while frames go on."""
        return self._disk.run(work)

    def think_beside_frames(self, step: Callable[[], bool]) -> BackgroundJob:
        """Have long work done in steps while frames go on."""
        return self._disk.think_about(step)

    def new_session(
        self, set_up: SetUp, deal: table_laying.SealedDeal | None = None
    ) -> SomeSession:
        """Lay the table, remember how, and save the match from its first card on."""
        self.change(self.settings.remembering(set_up))
        dealt = deal or table_laying.SealedDeal.by_chance()
        return table_laying.lay_table(set_up, dealt, self.matches.begin().save, self.now)

    def day_session(self, kit: AnyKit, day: date) -> SomeSession:
        """The deal of a day for whoever plays here; the table of other games stays remembered."""
        player = self.player
        table = daily.table_of_day(kit, self.chair)
        session = table_laying.lay_table(
            table, daily.deal_of(kit.key, day), self.matches.begin().save, self.now
        )
        self.people.begin_day(day_result.BegunDay(player.name, kit.key, day, session.header.seal))
        return session

    def play_on(self, saved: SavedGame, branch: Branch) -> SomeSession:
        """Go on from a place of a match that is over, as a match of its own."""
        begun = playing_on.play_on(saved, branch, table_laying.fresh_salt(), self.now())
        return table_laying.sit_down_again(begun, self.matches.begin().save, self.now)

    def demo_session(self) -> SomeSession:
        """Bots among themselves; nothing of it is kept."""
        set_up = SetUp(self.kit.key, DEMO[: max(self.kit.seat_counts)])
        return table_laying.lay_table(set_up, table_laying.SealedDeal.by_chance())

    def resume(self, waiting: WaitingMatch) -> SomeSession | None:
        """Sit down again where a match was left; None if it cannot be played, and why is told."""
        taken = self.matches.take(waiting)
        if taken is None:
            return None
        kept, saved = taken
        return table_laying.sit_down_again(saved, kept.save, self.now)

    def show_result(self, over: WaitingMatch) -> SomeSession | None:
        """A finished match whose result nobody has seen, if this is the place to show it."""
        if not self.matches.take_result(over):
            return None
        return table_laying.sit_down_again(over.saved)

    def _owns(self, seal: str, seat: Seat) -> bool:
        """Whether whoever plays at this screen held that seat of a match, or nobody known did."""
        others = self.people.people
        return self.player.held(seal, seat) or not any(each.held(seal, seat) for each in others)

    def take_notes(self) -> str:
        """What the player must be told now, a line each; whoever asks shows it."""
        told = []
        while self.notes:
            told.append(self.notes.pop(0))
        return "\n".join(told)

    @property
    def unsaved_words(self) -> str:
        """What the player sees for as long as something could not be written."""
        if not self._disk.has_failed:
            return ""
        return _("Not everything is saved yet: this is tried again every few seconds.")

    @property
    def safety(self) -> Safety:
        """What would be missing on the disk if the program ended now."""
        if not self._disk.is_idle:
            return Safety.SAVING
        return Safety.UNSAVED if self._disk.has_failed else Safety.SAVED

    def make_safe(self, seconds: float) -> Safety:
        """Try again what has failed, and wait a moment for the disk."""
        if self.safety is not Safety.SAVED:
            self._disk.retry()
            self._disk.wait(seconds)
        return self.safety

    def close(self) -> None:
        """Everything on disk, nothing served, and silence."""
        self.phones.close()
        self.matches.close()
        self.audio.stop()

    def _tell(self, note: str) -> None:
        if note not in self._told:
            self._told.add(note)
            self.notes.append(note)

    def _hear_of_save(self, reason: str | None) -> None:
        """A problem is told once, and again when it comes back."""
        if reason is None:
            if self._unsaved:
                self.notes.append(_("The game is saved again."))
            self._told -= self._unsaved
            self._unsaved.clear()
            return
        note = _("The game cannot be saved. {reason}").format(reason=reason)
        self._unsaved.add(note)
        self._tell(note)

    def _write_settings(self, path: Path, settings: Settings) -> None:
        """Whatever has changed since this program last wrote them."""
        update_settings(path, self._written, settings, sleep)
        self._written = settings

    def _hear_of_settings(self, reason: str | None) -> None:
        if reason is not None:
            self._tell(_("The settings cannot be kept. {reason}").format(reason=reason))

    def _apply_volumes(self) -> None:
        settings = self.settings
        self.audio.volumes = Volumes(
            settings.volume_master / 100,
            settings.volume_effects / 100,
            settings.volume_music / 100,
        )


def _with_person(chairs: tuple[Chair, ...], person: Person, name: str) -> tuple[Chair, ...]:
    """Chairs on which somebody sits down in the place of whoever has that name."""
    if any(chair.is_person and person.is_called(chair.name) for chair in chairs):
        name = person.name
    return tuple(
        Chair(person.name, person.face)
        if chair.is_person and chair.name.casefold() == name.casefold()
        else chair
        for chair in chairs
    )
