"""Behind More of the results: the game once more, its code, its picture and the way to its file."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pygame
from pygame import Surface

from game.app.codes import code_of
from game.app.saving.archive import finished_game
from game.app.saving.catalogue import CataloguedGame, facts_of
from game.app.session import AnySession
from game.app.storage import paths
from game.app.storage.files import FileProblem, write_picture
from game.app.storage.paths import finished_folder
from game.app.table_laying import saved_game
from scenes.art.icons import Icon
from scenes.autosave import DiskJob
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.more_sheet import MoreEntry
from scenes.screens.demo import MakeTable
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.results.share_card import share_card
from scenes.screens.shuffle_seal import ProofScene
from scenes.ui.dialog import Answer, Dialog


class MoreOfGame:
    """Owned by the results, which let it draw the picture that somebody wants to keep."""

    def __init__(
        self,
        host: Host,
        session: AnySession,
        same_deal: Callable[[], None],
        make_table: MakeTable,
        copy: Callable[[str], bool],
        show_folder: Callable[[Path], bool],
    ) -> None:
        self._host = host
        self._session = session
        self._same_deal = same_deal
        self._make_table = make_table
        self._copy = copy
        self._show_folder = show_folder
        self._frame: Surface | None = None
        self._job: PictureJob | None = None
        self._wants_picture = False

    def entries(self, stage: Stage) -> list[MoreEntry]:
        """What there is for this game."""
        return [
            MoreEntry("Watch again", _("Watch"), Icon.EYE, lambda: self._watch(stage)),
            MoreEntry("Same deal again", _("Same deal"), Icon.REPLAY, self._same_deal),
            *self._what_if(stage),
            MoreEntry("Save the picture", _("Picture"), Icon.CAMERA, self._picture),
            MoreEntry("Copy code", _("Game code"), Icon.COPY, self._copy_code),
            *self._keeping(),
            MoreEntry("Sealed shuffle", _("Sealed shuffle"), Icon.LOCK, lambda: self._seal(stage)),
        ]

    def take_picture(self, painter: Painter) -> None:
        """Where it is wanted, when everything else is drawn."""
        if self._wants_picture:
            painter.flush()
            self._frame, self._wants_picture = share_card(painter, self._session), False

    def update(self, stage: Stage) -> None:
        """A picture goes to the disk, and what became of it is told."""
        if self._frame is not None:
            name = f"kododo-{code_of(self._session.header)}"
            self._job = PictureJob(self._host.beside_frames, self._frame, name)
            self._frame = None
        if self._job is not None and self._job.outcome is not None:
            self._tell_picture(stage, self._job.outcome)
            self._job = None

    def _tell_picture(self, stage: Stage, saved: SavedPicture) -> None:
        sentence, folder = saved
        if folder is None:
            self._host.notes.append(sentence)
            return
        shown = Answer("Show folder", partial(self._open, folder), text=_("Show folder"))
        done = Answer("Done", primary=True, text=_("Done"))
        stage.push(Dialog(_("Picture"), sentence, shown, done))

    def _watch(self, stage: Stage) -> None:
        saved = saved_game(self._session, self._host.now())
        stage.push(ReplayScene(self._host, saved, self._make_table))

    def _what_if(self, stage: Stage) -> list[MoreEntry]:
        """For a person among bots; several people have several hands to look back at."""
        people, kit = self._session.people, TABLES[self._session.rules.key]
        if len(people) != 1 or kit.coach is None:
            return []
        scene = partial(WhatIfScene, self._session, people[0], kit.game, kit.coach)
        return [MoreEntry("What if?", _("What if?"), Icon.CARDS, lambda: stage.push(scene()))]

    def _keeping(self) -> list[MoreEntry]:
        """A game that is kept never makes room for newer ones."""
        path = finished_game(self._session.header.seal, finished_folder())
        facts = None if path is None else facts_of(path)
        if path is None or facts is None:
            return []
        game = CataloguedGame(path, facts)

        def keep() -> None:
            self._host.shelf.keep(game, kept=True)
            self._host.notes.append(_("This game is kept."))

        return [MoreEntry("Keep", _("Keep"), Icon.STAR, keep)]

    def _picture(self) -> None:
        self._wants_picture = True

    def _open(self, folder: Path) -> None:
        if not self._show_folder(folder):
            sentence = _("The folder cannot be shown. It is {path}")
            self._host.notes.append(sentence.format(path=folder))

    def _copy_code(self) -> None:
        code = code_of(self._session.header)
        words = _("Copied: {code}") if self._copy(code) else _("The game code is {code}")
        sentence = words.format(code=code)
        if self._session.header.origin is not None:
            sentence += " " + _("It deals the first cards of the game you played on from.")
        self._host.notes.append(sentence)

    def _seal(self, stage: Stage) -> None:
        stage.push(ProofScene(self._session.header, self._copy))


class PictureJob:
    """Sent once; whoever shows the results asks from time to time what became of it."""

    def __init__(
        self, send: Callable[[Callable[[], object]], DiskJob], picture: Surface, name: str
    ) -> None:
        self._saved: SavedPicture | None = None
        self._job = send(lambda: self._save(picture, name))

    @property
    def outcome(self) -> SavedPicture | None:
        """What became of it, once that is known."""
        if not self._job.is_settled:
            return None
        return self._saved or SavedPicture(_("The picture could not be saved."), None)

    def _save(self, picture: Surface, name: str) -> None:
        self._saved = save_picture(picture, name)


class SavedPicture(NamedTuple):
    """What became of a picture."""

    sentence: str
    folder: Path | None
    """Where it is; None if it could not be saved."""


def pictures_folder() -> Path:
    """The player's pictures; beside the saves when everything is kept in one place."""
    if os.environ.get("KODODO_HOME"):
        return paths.data_folder() / "pictures"
    return platformdirs.user_pictures_path() / "Kododo"


def save_picture(picture: Surface, name: str) -> SavedPicture:
    """Write the picture; the sentence says that it is there, or why it is not."""
    path = pictures_folder() / f"{name}.png"
    png = io.BytesIO()
    try:
        pygame.image.save(picture, png, path.name)
        write_picture(path, png.getvalue())
    except (FileProblem, pygame.error) as problem:
        reason = _("The picture could not be saved. {reason}").format(reason=problem)
        return SavedPicture(reason, None)
    return SavedPicture(_("The picture is saved: {name}").format(name=path.name), path.parent)
