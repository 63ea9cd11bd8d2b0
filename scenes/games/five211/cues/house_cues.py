"""What happens to the houses when a round is scored: bust, roofs down, ties, the winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil, sin, tau

from game.kits.five211.wanted_bust import WantedBust
from game.rules.five211.cards import COLOURS, Colour
from scenes.anim.easing import linear, out_cubic
from scenes.anim.timeline import NOTHING, Call, Cue, Wait, parallel, sequence, stagger
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.cues.bust_cues import give_light_back, stand_on_rubble
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import ColourMark, TallyColumn
from scenes.games.five211.tally_parts.houses import TallyHouse, draw_light
from scenes.games.five211.tally_parts.street import street_of

SHAKES = 4
BOW = 17.0
"""Degrees."""


def bust(show: ScoringBeat) -> Cue:
    """Houses over the limit come down."""
    busts = show.record.result.busts
    caption = table_words.busted([(colour, round(show.column(colour).count)) for colour in busts])
    return parallel(_come_down(show), sequence(show.say(caption), show.reading(caption)))


def _come_down(show: ScoringBeat) -> Cue:
    """They shake, crack and fall, one a little after the other."""
    busts = show.record.result.busts
    falls = [_collapse(show, show.column(colour)) for colour in busts]
    return sequence(
        Call(lambda: _mark(show, busts, ColourMark.BUST)),
        Call(lambda: show.context.sound(Sound.BUST)),
        parallel(
            stagger(show.context.ripple(pace.BUST_APART), falls),
            show.put_out(show.cards_of(busts)),
        ),
    )


def wanted_bust(show: ScoringBeat, wanted: WantedBust) -> tuple[Cue, Cue]:
    """Light and wreck, and the words: nothing waits for these, they go on below them."""
    caption = table_words.turned_one_too_many(wanted.face)
    wreck = parallel(give_light_back(show.context, wanted), _come_down(show))
    said = sequence(show.context.read_first(), show.say(caption), show.reading(caption))
    return sequence(wreck, stand_on_rubble(show.context, wanted)), said


def _collapse(show: ScoringBeat, column: TallyColumn) -> Cue:
    def shake(share: float) -> None:
        column.shake = sin(share * tau * SHAKES) * (1 - share)

    def fall(share: float) -> None:
        column.shake, column.fall = 0.0, share

    return sequence(
        show.moving(shake, pace.BUST_SHAKE),
        show.moving(fall, pace.BUST_FALL),
        show.fading(_dimmer([column]), pace.OUT),
    )


def roofs_down(show: ScoringBeat) -> Cue:
    """Every roof that is left comes down on to its storeys: now the tallest house is the answer."""
    busts = show.record.result.busts
    standing = [show.column(colour) for colour in COLOURS if colour not in busts]

    def lower(share: float) -> None:
        for column in standing:
            column.roof = share

    thud = Call(lambda: show.context.sound(Sound.ROOFS))
    return sequence(show.fading(lambda share: lower(out_cubic(share)), pace.ROOFS_DOWN), thud)


def tie(show: ScoringBeat, group: Sequence[Colour]) -> Cue:
    """Houses of one height bow to each other and go."""
    middle = sum(group) / len(group)
    columns = [(show.column(colour), 1 if colour <= middle else -1) for colour in group]

    def bow(share: float) -> None:
        for column, side in columns:
            column.bow = side * BOW * share

    dim = _dimmer([column for column, _ in columns])

    def leave(share: float) -> None:
        dim(share)
        if not show.motion.reduced:
            bow(1 - out_cubic(share))

    # Houses that keep still under reduced motion have nothing to straighten either.
    bowing = parallel() if show.motion.reduced else show.moving(bow, pace.BOW, out_cubic)
    caption = table_words.tied(group)
    movement = sequence(bowing, Wait(pace.BOW_HOLD), show.fading(leave, pace.BOW_OUT))
    return sequence(
        Call(lambda: _mark(show, group, ColourMark.TIED)),
        show.say(caption, sound=Sound.TIE_FALL),
        parallel(movement, show.put_out(show.cards_of(group)), show.reading(caption)),
    )


def winner(show: ScoringBeat, *, says: bool = True) -> Cue:
    """The others lose their colour, then the house is lit from the door up."""
    colour = show.record.result.colour
    assert colour is not None
    column = show.column(colour)
    losers = [c for c in COLOURS if c is not colour]

    def mark() -> None:
        for other in show.display.columns:
            if other.mark in (ColourMark.LEADS, ColourMark.FULL, ColourMark.NONE):
                other.mark = ColourMark.OUT
        column.mark = ColourMark.SCORES

    def shine(share: float) -> None:
        column.shine = share

    lit, street = replace(column, shine=1.0), street_of(show.display)
    show.context.rehearse(lambda painter: draw_light(TallyHouse(painter, street, colour, lit)))
    seconds = max(pace.LIGHT_TABLE, pace.LIGHT_STOREY * (ceil(column.count) + 2))
    cards = [card for seat in range(len(show.record.rows)) for card in show.scoring_cards(seat)]
    return sequence(
        Call(mark),
        show.say_why() if says else NOTHING,
        parallel(
            sequence(
                show.fading(_dimmer([show.column(c) for c in losers]), pace.OUT),
                show.fading(shine, seconds),
            ),
            show.raise_up(cards),
            show.put_out(show.cards_of(losers)),
        ),
    )


def all_dim(show: ScoringBeat) -> Cue:
    """No colour scores; the words over the doors stay and say why."""
    return show.fading(_dimmer(show.display.columns), pace.OUT)


def houses_out(show: ScoringBeat) -> Cue:
    """Colours do not matter any more, whatever was said of them: lights out from left to right."""
    columns = show.display.columns

    def mark() -> None:
        for column in columns:
            column.mark = ColourMark.OUT

    dims = [show.fading(_dimmer([column]), pace.OUT) for column in columns]
    return sequence(Call(mark), stagger(show.context.ripple(pace.HOUSES_APART), dims))


def _mark(show: ScoringBeat, colours: Sequence[Colour], mark: ColourMark) -> None:
    for colour in colours:
        show.column(colour).mark = mark


def _dimmer(columns: Sequence[TallyColumn]) -> Callable[[float], None]:
    def dim(share: float) -> None:
        for column in columns:
            column.dim = max(column.dim, linear(share))

    return dim
