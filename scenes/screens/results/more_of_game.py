"""Behind More of the results: the game once more, its code, its picture and the way to its file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.codes import code_of
from game.app.saving.archive import finished_game
from game.app.saving.catalogue import CataloguedGame, facts_of
from game.app.session import AnySession
from game.app.storage.paths import finished_folder
from game.app.table_laying import saved_game
from scenes.art.icons import Icon
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.more_sheet import MoreEntry
from scenes.screens.demo import MakeTable
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.results.kept_picture import PictureKeeper
from scenes.screens.results.share_card import share_card
from scenes.screens.shuffle_seal import ProofScene


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
        self._pictures = PictureKeeper(host, show_folder)

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
        self._pictures.take(painter)

    def update(self, stage: Stage) -> None:
        """A picture goes to the disk, and what became of it is told."""
        self._pictures.update(stage)

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
        name = f"kododo-{code_of(self._session.header)}"
        self._pictures.want(lambda painter: share_card(painter, self._session), name)

    def _copy_code(self) -> None:
        code = code_of(self._session.header)
        words = _("Copied: {code}") if self._copy(code) else _("The game code is {code}")
        sentence = words.format(code=code)
        if self._session.header.origin is not None:
            sentence += " " + _("It deals the first cards of the game you played on from.")
        self._host.notes.append(sentence)

    def _seal(self, stage: Stage) -> None:
        stage.push(ProofScene(self._session.header, self._copy))
