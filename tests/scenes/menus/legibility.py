"""Finds what a player could not read or reach: cut words, overlaps, widgets out of the window."""

from __future__ import annotations

import pytest
from pygame import Rect

from scenes.engine.drawing.text import Type, Typesetter
from scenes.ui.element import walk
from scenes.ui.labels import Label, Paragraph
from scenes.ui.scroll import ScrollView
from scenes.ui.ui_scene import UiScene
from scenes.ui.widget import Widget
from tests.driver import Driver


def record_cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on, every text that is drawn shorter than it is."""
    cuts: list[str] = []
    shorten = Typesetter.shorten

    def recording(self: Typesetter, text: str, type_: Type, width: int) -> str:
        short = shorten(self, text, type_, width)
        if short != text:
            cuts.append(text)
        return short

    monkeypatch.setattr(Typesetter, "shorten", recording)
    return cuts


def layout_problems(driver: Driver) -> list[str]:
    scene = driver.scene
    assert isinstance(scene, UiScene)
    root = scene.ui._root
    assert root is not None
    everything = list(walk(root))
    widgets = [each for each in everything if isinstance(each, Widget)]
    window = Rect((0, 0), driver.app.window.size)
    views = [each for each in everything if isinstance(each, ScrollView)]
    scrolled = {id(each) for view in views if view.overflow for each in walk(view)}
    problems = [f"{one} lies on {other}" for one, other in overlapping(widgets, views)]
    problems += [
        f"{each.name} leaves the window"
        for each in widgets
        if id(each) not in scrolled and not window.contains(each.rect)
    ]
    problems += [
        f"{each.name} leaves the window sideways"
        for each in widgets
        if each.rect.left < 0 or each.rect.right > window.right
    ]
    return problems + [
        f"{each.text!r} has no room"
        for each in everything
        if isinstance(each, Label) and each.text and not has_room(each, driver)
    ]


def overlapping(widgets: list[Widget], views: list[ScrollView]) -> list[tuple[str, str]]:
    """What can be seen of one widget lies where another can be seen that is no part of it."""
    seen = {id(each): each.rect for each in widgets}
    for view in views:
        for each in walk(view):
            if id(each) in seen:
                seen[id(each)] = seen[id(each)].clip(view.rect)
    return [
        (one.name, other.name)
        for index, one in enumerate(widgets)
        for other in widgets[index + 1 :]
        if seen[id(one)].colliderect(seen[id(other)]) and other not in one.parts
    ]


def has_room(label: Label, driver: Driver) -> bool:
    from scenes.ui.element import Look

    look = Look(driver.app.theme, driver.app.typesetter)
    high = label.natural(look, label.rect.width)[1]
    return not isinstance(label, Paragraph) or high <= label.rect.height
