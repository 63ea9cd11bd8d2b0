"""Results of games that somebody here has played: what they earned, or did not."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from time import sleep

from game.app.daily import deal_of, table_of_day
from game.app.people.people_file import own_people_file
from game.app.people.person import Register
from game.app.people.rating import FEW
from game.app.saving.archive import archive
from game.app.saving.saves import SavedGame, save_text
from game.app.settings import Settings
from game.app.storage import paths
from game.app.table_laying import lay_table, saved_game, sit_down_again
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from scenes.screens.results.results_scene import ResultsScene
from workshop.gallery.gallery_state import PERSON, State
from workshop.gallery.studio import SETTLED, Studio
from workshop.profile_states import somebody

WHOLE_SHOW = 9.0
"""Seconds after which everything is lit."""


def results_states() -> Iterable[State]:
    """All of them."""
    for kit in KITS.values():
        for name, settings in (
            ("", Settings()),
            ("-text-130", Settings(text_scale=130)),
            ("-text-200", Settings(text_scale=200)),
            ("-reduced", Settings(reduced_motion=True)),
        ):
            reach = partial(_results, kit=kit, wins=True)
            yield State(f"earned-{kit.key}{name}", reach, settings)
        yield State(f"lost-{kit.key}", partial(_results, kit=kit, wins=False))
    kit = next(iter(KITS.values()))
    yield State("earned-half", partial(_results, kit=kit, wins=True, seconds=4.4))
    level = partial(_results, kit=kit, wins=True, games=FEW - 1)
    yield State("earned-level", level)
    yield State("earned-level-text-200", level, Settings(text_scale=200))
    yield State("nothing-earned", partial(_results, kit=kit, wins=False, games=48, day=False))
    yield State("results-more", partial(_results, kit=kit, wins=True, then="More"))


def day_of_somebody(kit: AnyKit, studio: Studio, *, wins: bool) -> SavedGame:
    """The deal of today, played blindly until it ends as wished."""
    today = studio.host.today
    for seed in range(400):
        table = table_of_day(kit, PERSON)
        people = tuple(replace(chair, character=None, level=None) for chair in table.chairs)
        session = lay_table(replace(table, chairs=people), deal_of(kit.key, today))
        rng = Rng(seed, "day")
        while waiting := session.waiting_for():
            seat = min(waiting)
            session.submit(seat, rng.choice(session.view(seat).legal))
        assert session.outcome is not None
        if (session.outcome.winners == (0,)) == wins:
            return replace(saved_game(session, studio.host.now()), chairs=table.chairs)
    raise LookupError("nobody ever wins this deal")


def _results(
    studio: Studio,
    kit: AnyKit,
    *,
    wins: bool,
    games: int = 0,
    day: bool = True,
    seconds: float = WHOLE_SHOW,
    then: str = "",
) -> None:
    saved = day_of_somebody(kit, studio, wins=wins)
    if not day:
        chairs = (saved.chairs[0], *(replace(each, level="guest") for each in saved.chairs[1:]))
        saved = replace(saved, chairs=chairs)
    maria = somebody(games)
    if games < FEW:
        # The tenth game of one kind is the first that tells a level.
        own = tuple(replace(each, game=kit.key) for each in maria.games)
        maria = replace(maria, games=own)
    own_people_file(sleep).change(lambda _nobody: Register((maria,)))
    shutil.rmtree(paths.finished_folder(), ignore_errors=True)
    archive(save_text(saved), paths.finished_folder())
    scene = ResultsScene(studio.host, sit_down_again(saved), studio.make_table)
    studio.show(scene, seconds)
    if then:
        scene.ui.find(then).press()
        studio.run(SETTLED)
