"""The host of the house: keeps settings, sound and the running match, and lays the table.

Rules and bots are imported when a table is laid: the first frame does not wait for them.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.app import paths
from game.app.files import Keeper, backup_of
from game.app.settings import Settings, TableSpeed, keep_settings, read_settings
from game.kits.set_up import Chair, SetUp
from scenes.anim.timings import Speed
from scenes.autosave import Autosaver
from scenes.engine.audio import Audio, Volumes
from scenes.engine.i18n import _
from scenes.engine.theme import Comfort

if TYPE_CHECKING:
    from game.app.saves import SavedGame
    from game.app.table_laying import Deal, Five211Session, Keep
    from game.kits.kit import AnyKit

SPEEDS = {
    TableSpeed.SLOW: Speed.SLOW,
    TableSpeed.NORMAL: Speed.NORMAL,
    TableSpeed.FAST: Speed.FAST,
    TableSpeed.INSTANT: Speed.INSTANT,
}

DEMO = (
    Chair("Shoco", "owl", "owl", "guest"),
    Chair("Chogogo", "flamingo", "flamingo", "guest"),
    Chair("Yuana", "iguana", "iguana", "guest"),
    Chair("Prikichi", "parakeet", "parakeet", "guest"),
)
"""Who plays while nobody does."""


class Host:
    """One for the whole program. Scenes ask it for what outlives a scene."""

    def __init__(self, audio: Audio, now: Callable[[], str]) -> None:
        self.audio = audio
        self.notes: list[str] = []
        """Sentences that the player has not been told yet; see `take_notes`."""
        self._told: set[str] = set()
        self._settings_keeper = Keeper(self._settings_unkept)
        self._save_keeper = Keeper(self._game_unsaved)
        self._is_saved = True
        self._autosaver = Autosaver(self._write_save)
        self._now = now
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
        )

    def change(self, settings: Settings) -> None:
        """Keep changed settings; the caller tells the stage about the comfort."""
        if settings != self.settings:
            self.settings = settings
            self._apply_volumes()
            keep_settings(self._settings_keeper, paths.settings_file(), settings)

    @property
    def kit(self) -> AnyKit:
        """The game that was played last, or the first one."""
        from game.kits.registry import KITS, USUAL_KIT  # noqa: PLC0415

        return KITS.get(self.settings.game, USUAL_KIT)

    @property
    def set_up(self) -> SetUp:
        """The table of that game as it was laid last."""
        kit = self.kit
        return kit.fitting(self.settings.set_ups.get(kit.key))

    def new_session(self, set_up: SetUp, deal: Deal | None = None) -> Five211Session:
        """Lay the table, remember how, and save the match from its first card on."""
        from game.app.table_laying import Deal, lay_table  # noqa: PLC0415

        self.change(self.settings.remembering(set_up))
        return lay_table(set_up, deal or Deal.by_chance(), self._keep(self._autosaver.save))

    def demo_session(self) -> Five211Session:
        """Bots among themselves; nothing of it is kept."""
        from game.app.table_laying import Deal, lay_table  # noqa: PLC0415

        set_up = SetUp(self.kit.key, DEMO[: max(self.kit.seat_counts)])
        return lay_table(set_up, Deal.by_chance(), self._keep(_forget))

    def saved_game(self) -> SavedGame | None:
        """The match to continue, if there is one; what is wrong with its file is told once."""
        path = paths.current_save()
        if not path.exists() and not backup_of(path).exists():
            return None
        from game.app.saves import BadSave, read_latest  # noqa: PLC0415

        try:
            saved, problem = read_latest(path)
        except BadSave as error:
            self._keep_broken(path, _("Your saved game cannot be read. {reason}"), error)
            return None
        if problem is not None:
            sentence = _(
                "Your saved game cannot be read, an earlier save takes its place. {reason}"
            )
            self._keep_broken(path, sentence, problem)
        return saved if saved.match.outcome is None else None

    def resume(self, saved: SavedGame) -> Five211Session:
        """Sit down again where the match was left."""
        from game.app.table_laying import sit_down_again  # noqa: PLC0415

        return sit_down_again(saved, self._keep(self._autosaver.save))

    def forget_game(self) -> None:
        """Our match is over: it goes among the finished ones, and nothing is left to continue.

        A second start of the program keeps its match in the same place; that one is not ours.
        """
        from game.app.archive import archive  # noqa: PLC0415
        from game.app.saves import BadSave, same_match  # noqa: PLC0415

        self._autosaver.finish()
        own = self._autosaver.newest
        if own is None:
            return
        archive(own, paths.finished_folder())
        for path in (paths.current_save(), backup_of(paths.current_save())):
            with suppress(BadSave, OSError):
                if same_match(path, own):
                    path.unlink()

    def settle(self) -> bool:
        """Wait until the running match is on disk; True if its last save could be written."""
        self._autosaver.finish()
        return self._is_saved

    def take_notes(self) -> str:
        """What the player must be told now, a line each; whoever asks shows it."""
        told = []
        while self.notes:
            told.append(self.notes.pop(0))
        return "\n".join(told)

    def close(self) -> None:
        """Everything on disk, and silence."""
        self._autosaver.finish()
        self.audio.stop()

    def _keep(self, text: Callable[[str], None]) -> Keep:
        from game.app.table_laying import Keep  # noqa: PLC0415

        return Keep(text, self._now)

    def _write_save(self, text: str) -> bool:
        self._is_saved = self._save_keeper.keep(paths.current_save(), text)
        return self._is_saved

    def _tell(self, note: str) -> None:
        if note not in self._told:
            self._told.add(note)
            self.notes.append(note)

    def _game_unsaved(self, reason: str) -> None:
        self._tell(_("The game cannot be saved. {reason}").format(reason=reason))

    def _settings_unkept(self, reason: str) -> None:
        self._tell(_("The settings cannot be kept. {reason}").format(reason=reason))

    def _keep_broken(self, path: Path, sentence: str, problem: Exception) -> None:
        """Somebody may mend it, so the next game must not take its place without a copy."""
        note = sentence.format(reason=problem)
        if note in self._told:
            return
        self._told.add(note)
        copy = broken_copy_of(path)
        try:
            shutil.copyfile(path, copy)
        except OSError:
            self.notes.append(note)
        else:
            self.notes.append(f"{note} " + _("It is kept as {path}.").format(path=copy))

    def _apply_volumes(self) -> None:
        settings = self.settings
        self.audio.volumes = Volumes(
            settings.volume_master / 100,
            settings.volume_effects / 100,
            settings.volume_music / 100,
        )


def broken_copy_of(path: Path) -> Path:
    """Where a save is kept that cannot be read."""
    return path.with_name(f"{path.stem}.broken{path.suffix}")


def _forget(_text: str) -> None:
    """A demo leaves no save behind."""
