"""`run.py gallery`: writes a picture of every state at several sizes, and contact sheets."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

import pygame
from pygame import Surface

from game.cli.parsing import Parser, whole_number
from game.core.languages import ASKED
from game.core.quoting import quoted
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.window import MINIMUM_SIZE
from scenes.games.registry import TABLES
from workshop.exhibits import exhibits_of
from workshop.gallery.contact_sheet import contact_sheet
from workshop.gallery.gallery_state import State
from workshop.gallery.page_words import noted_cuts, texts_of_state, words_of_state
from workshop.gallery.studio import Studio, unseen
from workshop.hint_states import hint_states
from workshop.lesson_states import lesson_states
from workshop.look_back_states import look_back_states
from workshop.phone_states import phone_states
from workshop.profile_states import profile_states
from workshop.puzzle_states import puzzle_states
from workshop.results_states import results_states
from workshop.review_states import review_states

Size = tuple[int, int]

PER_SHEET = 30
SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (960, 540), (2520, 1080), (960, 720))


def all_states() -> list[State]:
    """Every state of every game, and those that belong to none."""
    games = [state for game in TABLES for state in exhibits_of(game).states()]
    common = (
        look_back_states,
        review_states,
        lesson_states,
        puzzle_states,
        phone_states,
        profile_states,
        results_states,
        hint_states,
    )
    return [*games, *(state for states in common for state in states())]


def chosen_states(patterns: Sequence[str]) -> list[State]:
    """The states whose name fits one of the patterns, or all."""
    states = all_states()
    if not patterns:
        return states
    return [state for state in states if any(fnmatch(state.name, each) for each in patterns)]


def render(state: State, size: Size, store: SpriteStore | None = None) -> Surface:
    """The picture of a state; call it inside `unseen`."""
    studio = Studio(size, state.settings, store, hasty=True)
    try:
        state.reach(studio)
        return studio.picture()
    finally:
        studio.close()


def main(arguments: Sequence[str]) -> int:
    """Write the pictures and say where they are."""
    parser = Parser(
        "run.py gallery",
        "Write a picture of every screen in every notable state.",
        "  run.py gallery pictures\n"
        "  run.py gallery pictures --only 'table-5-*' --only title --size 1280x720\n"
        "  run.py gallery pictures --language de --text 200   for whoever translates\n",
    )
    parser.add_argument("folder", type=Path, nargs="?", help="where the pictures go")
    parser.add_argument("--only", action="append", default=[], metavar="NAME",
                        help="only states of this name; may hold * and be repeated")  # fmt: skip
    parser.add_argument("--size", action="append", type=read_size, default=[], metavar="WxH",
                        help="only this size; can be repeated")  # fmt: skip
    parser.add_argument("--list", action="store_true", help="only list the names")
    parser.add_argument("--text", type=whole_number(100, 200), metavar="PERCENT",
                        help="the size of the text")  # fmt: skip
    parser.add_argument("--cuts", action="store_true", help="only list what has no room")
    parser.add_argument("--words", action="store_true", help="only count the words of each page")
    options = parser.parse_args(list(arguments))
    states = chosen_states(options.only)
    if not states:
        parser.error(f"there is no state {options.only[0]!r}")
    states = [_spoken(state, options.text) for state in states]
    if options.list:
        _say("\n".join(state.name for state in states))
        return 0
    if options.cuts:
        with unseen():
            return _list_cuts(states, options.size or SIZES[:1])
    if options.words:
        with unseen():
            for state in states:
                _say(f"{len(words_of_state(state, SIZES[0])):5} {state.name}")
        return 0
    if options.folder is None:
        parser.error("say where the pictures go")
    with unseen():
        for size in options.size or SIZES:
            _write(options.folder, states, size)
    return 0


def _spoken(state: State, text: int | None) -> State:
    """In the language that `--language` asks every command for, and in letters of this size."""
    settings = state.settings
    language = os.environ.get(ASKED) or settings.language
    text = text or settings.text_scale
    return replace(state, settings=replace(settings, language=language, text_scale=text))


def _list_cuts(states: Sequence[State], sizes: Sequence[Size]) -> int:
    """Say what is cut on which picture; 1 if anything is."""
    found = 0
    for size in sizes:
        store = SpriteStore(size)
        for state in states:
            with noted_cuts() as cuts:
                render(state, size, store)
            found += len(set(cuts))
            for text in sorted(set(cuts)):
                _say(f"{state.name}\t{size[0]}x{size[1]}\t{text}")
    return 1 if found else 0


def _write(folder: Path, states: Sequence[State], size: Size) -> None:
    place = folder / f"{size[0]}x{size[1]}"
    place.mkdir(parents=True, exist_ok=True)
    store = SpriteStore(size)
    pictures = {}
    for state in states:
        pictures[state.name] = picture = render(state, size, store)
        pygame.image.save(picture, place / f"{state.name}.png")
    _write_index(place / "words.txt", states, size)
    names = list(pictures)
    for first in range(0, len(names), PER_SHEET):
        page = {name: pictures[name] for name in names[first : first + PER_SHEET]}
        sheet = folder / f"sheet-{place.name}-{first // PER_SHEET + 1}.png"
        pygame.image.save(contact_sheet(page), sheet)
    _say(f"{len(pictures)} pictures in {place}")


def _write_index(path: Path, states: Sequence[State], size: Size) -> None:
    """Every text with the pictures on which it stands: whoever translates looks there."""
    shown: dict[str, list[str]] = {}
    for state in states:
        for text in dict.fromkeys(texts_of_state(state, size)):
            shown.setdefault(text, []).append(state.name)
    rows = (f"{text}\t{' '.join(names)}\n" for text, names in sorted(shown.items()))
    path.write_text("".join(rows), encoding="utf-8")


def read_size(text: str) -> Size:
    """A window size like 1280x720, for `type=`."""
    width, _times, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a size like 1280x720")
    size = int(width), int(height)
    if size[0] < MINIMUM_SIZE[0] or size[1] < MINIMUM_SIZE[1] or max(size) > 7680:
        raise argparse.ArgumentTypeError(f"{text} is too small or too large for a window")
    return size


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
