"""Draws the whole table: the mat, what can be pressed on it, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from string import ascii_lowercase

from pygame import Rect

from game.kits.set_up import Chair
from scenes.art.panels import panel
from scenes.coach.talk_timing import Speech
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.table.choosing.controls import TableControls
from scenes.table.playmat import AnyPlaymat, SpeechPlace
from scenes.table.seats.bystanders import AnyBystanders
from scenes.table.seats.faces import Faces
from scenes.table.table_body import TableBody
from scenes.table.words.caption_place import draw_above_hand
from scenes.table.words.captions import Caption
from scenes.table.words.hint_strip import draw_strip, draw_tip, tip_area

PADDING = 10
TAIL = 14
"""The side of the square that peeps out as its tip."""
CORNER = 14
ABOUT = 0.95
"""Words are at least so wide, of their width in another size and the share of the sizes."""


def draw_bubble(painter: Painter, speech: Speech, name: str, place: SpeechPlace) -> None:
    """Paper with dark words under the name of who speaks, to whom its tip points."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    room, face = place.room, place.face
    type_, words = _fit(painter, _(speech.line), room)
    lines = [painter.typesetter.shorten(name, type_, room.width - metrics.px(PADDING)), *words]
    pad = metrics.px(PADDING)
    high = max(place.least, len(lines) * type_.line_height + pad)
    area = Rect(room.left, 0, room.width, min(room.height, high))
    area.centery = face.centery
    area.clamp_ip(room)
    with painter.faded(speech.alpha):
        tip = metrics.px(TAIL)
        tail = sprite(panel, (tip, tip), 0, palette.paper, 255, None, 0.0)
        painter.sprite(tail, (area.left, face.centery), angle=45, resting=True)
        painter.box(area, palette.paper, radius=metrics.px(CORNER))
        top = area.centery - len(lines) * type_.line_height / 2
        for index, line in enumerate(lines):
            y = top + (index + 0.5) * type_.line_height
            ink = palette.ink if index else palette.panel_raised
            painter.text(line, type_, (area.centerx, y), colour=ink, align=Align.CENTRE)


def _fit(painter: Painter, text: str, room: Rect) -> tuple[Type, list[str]]:
    """The largest type in which the words fit; they say nothing that must be read."""
    pad, typesetter = painter.theme.metrics.px(PADDING), painter.typesetter
    width = room.width - 2 * pad
    type_ = largest = painter.type(Style.CAPTION)
    whole_line, space = (typesetter.width(each, largest) for each in (text, " "))
    while True:
        # To open a font in which the words cannot fit, and to break them, takes long.
        share = type_.px / largest.px
        at_least = int(whole_line * share * ABOUT / (width + space * share))
        high = (1 + at_least) * type_.line_height + pad
        if high > room.height and type_.px > SMALLEST_TEXT:
            type_ = type_.smaller(type_.px - 1)
            continue
        lines = typesetter.wrap(text, type_, width)
        fits = (1 + len(lines)) * type_.line_height + pad <= room.height
        whole = " ".join(lines) == text
        if (fits and whole) or type_.px <= SMALLEST_TEXT:
            return type_, lines
        type_ = type_.smaller(type_.px - 1)


def draw_table(
    painter: Painter,
    body: TableBody,
    mat: AnyPlaymat,
    controls: TableControls,
    caption: Caption,
    beside: AnyBystanders,
    *,
    explains: bool,
) -> None:
    """The table with all that is said there.

    It `explains` what happened first while nobody chooses, in the place of what was said.
    """

    def draw_speech(painter: Painter) -> None:
        if (speech := beside.speech) is not None:
            draw_bubble(painter, speech, beside.speaker, mat.speech_place(speech.seat))

    body.draw(painter, controls.regions(painter.device), draw_speech)
    beside.draw_phones(painter, mat.faces)
    if explains and caption.shows_tip:
        draw_tip(painter, caption.tip, tip_area(painter.theme, mat.places))
    elif caption.is_hint and controls.strip is not None:
        draw_strip(painter, caption, controls.strip, thinks=not controls.has_hint)
        controls.draw_whys(painter)
    else:
        choice, parts = mat.places.choice, mat.chooser.parts
        draw_above_hand(painter, caption, controls.caption, choice, parts)


def warm_table(
    stage: Stage,
    body: TableBody,
    mat: AnyPlaymat,
    controls: TableControls,
    chairs: Sequence[Chair],
) -> None:
    """Everything that this table will show, and first what its next turns bring at once."""
    names = [chair.name for chair in chairs]
    faces = body.faces
    body.warm()
    stage.rehearse(partial(faces.draw_moods, faces=mat.faces), later=True)
    stage.rehearse(controls.draw_coming)
    stage.rehearse(partial(_draw_turns, mat=mat, faces=faces, names=names))


def _draw_turns(painter: Painter, mat: AnyPlaymat, faces: Faces, names: Sequence[str]) -> None:
    """Somebody begins to think, and the line above the hand says who."""
    faces.draw_thinking(painter, mat.faces)
    said = [Caption(mat.waiting_for([name])) for name in names]
    # Fonts are opened, and letters drawn, when a size of them is first needed.
    said.append(Caption(ascii_lowercase, ascii_lowercase, announces=True))
    for caption in said:
        draw_above_hand(painter, caption, mat.places.caption, mat.places.choice)
