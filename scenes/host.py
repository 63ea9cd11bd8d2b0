"""The host of the house: keeps settings, sound and the running match, and lays the table.

Rules and bots are imported when a table is laid: the first frame does not wait for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.app import paths
from game.app.settings import Settings, TableSpeed, read_settings, write_settings
from game.kits.set_up import Chair, SetUp
from scenes.anim.timings import Speed
from scenes.autosave import Errands
from scenes.engine.audio import Audio, Volumes
from scenes.engine.bindings import bindings_from
from scenes.engine.i18n import _
from scenes.engine.theme import Comfort
from scenes.match_keeper import KeptMatch, MatchKeeper

if TYPE_CHECKING:
    from game.app.running import WaitingMatch
    from game.app.session import SomeSession
    from game.app.table_laying import Deal, Keep
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

    def __init__(self, audio: Audio, now: Callable[[], str], errands: Errands) -> None:
        self.audio = audio
        self._errands = errands
        self.matches = MatchKeeper(errands, self._tell, self._hear_of_save)
        self.notes: list[str] = []
        """Sentences that the player has not been told yet; see `take_notes`."""
        self._told: set[str] = set()
        self._unsaved: set[str] = set()
        self._now = now
        self._is_first_start = not paths.settings_file().exists()
        self.settings, notes = read_settings(paths.settings_file())
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
        )

    def fit_text(self, screen: tuple[int, int], *, handheld: bool) -> None:
        """Text starts larger on a small screen; after the first start the player's choice holds."""
        small = screen[0] <= SMALL_SCREEN[0] and screen[1] <= SMALL_SCREEN[1]
        if self._is_first_start and (small or handheld):
            self.change(replace(self.settings, text_scale=LARGER_TEXT))

    def change(self, settings: Settings) -> None:
        """Keep changed settings; the caller tells the stage about the comfort."""
        if settings != self.settings:
            self.settings = settings
            self._apply_volumes()
            path = paths.settings_file()
            write = partial(write_settings, path, settings)
            self._errands.save(str(path), write, self._hear_of_settings)

    @property
    def kit(self) -> AnyKit:
        """The game that was played last, or the first one."""
        from game.kits.registry import KITS, USUAL_KIT  # noqa: PLC0415

        return KITS.get(self.settings.game, USUAL_KIT)

    @property
    def set_up(self) -> SetUp:
        """The table of that game as it was laid last."""
        return self.set_up_of(self.kit)

    def set_up_of(self, kit: AnyKit) -> SetUp:
        """The table of a game as it was laid last."""
        return kit.fitting(self.settings.set_ups.get(kit.key))

    def is_new(self, game: str) -> bool:
        """Whether nobody here has played this game to its end; ask before a match, not after it."""
        from game.app.archive import has_finished  # noqa: PLC0415

        return not has_finished(game, paths.finished_folder())

    def new_session(
        self, set_up: SetUp, deal: Deal | None = None, instead_of: WaitingMatch | None = None
    ) -> SomeSession:
        """Lay the table, remember how, and save the match from its first card on."""
        from game.app.table_laying import Deal, lay_table  # noqa: PLC0415

        self.change(self.settings.remembering(set_up))
        keep = self._keep(self.matches.begin(instead_of))
        return lay_table(set_up, deal or Deal.by_chance(), keep)

    def demo_session(self) -> SomeSession:
        """Bots among themselves; nothing of it is kept."""
        from game.app.table_laying import Deal, Keep, lay_table  # noqa: PLC0415

        set_up = SetUp(self.kit.key, DEMO[: max(self.kit.seat_counts)])
        return lay_table(set_up, Deal.by_chance(), Keep.nothing())

    def resume(self, waiting: WaitingMatch) -> SomeSession | None:
        """Sit down again where a match was left; None if it cannot be played, and why is told."""
        from game.app.table_laying import sit_down_again  # noqa: PLC0415

        taken = self.matches.take(waiting)
        if taken is None:
            return None
        kept, saved = taken
        return sit_down_again(saved, self._keep(kept))

    def show_result(self, over: WaitingMatch) -> SomeSession | None:
        """A finished match whose result nobody has seen, if this is the place to show it."""
        from game.app.table_laying import Keep, sit_down_again  # noqa: PLC0415

        if not self.matches.take_result(over):
            return None
        return sit_down_again(over.saved, Keep.nothing())

    def take_notes(self) -> str:
        """What the player must be told now, a line each; whoever asks shows it."""
        told = []
        while self.notes:
            told.append(self.notes.pop(0))
        return "\n".join(told)

    def close(self) -> None:
        """Everything on disk, and silence."""
        self.matches.close()
        self.audio.stop()

    def _keep(self, kept: KeptMatch) -> Keep:
        from game.app.table_laying import Keep  # noqa: PLC0415

        return Keep(kept.save, self._now)

    def _tell(self, note: str) -> None:
        if note not in self._told:
            self._told.add(note)
            self.notes.append(note)

    def _hear_of_save(self, reason: str | None) -> None:
        """A problem is told once, and again when it comes back."""
        if reason is None:
            self._told -= self._unsaved
            self._unsaved.clear()
            return
        note = _("The game cannot be saved. {reason}").format(reason=reason)
        self._unsaved.add(note)
        self._tell(note)

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
