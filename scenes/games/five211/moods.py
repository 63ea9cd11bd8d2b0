"""What the players of 5211 feel: thinking while they choose, glad or sulking over a round."""

from __future__ import annotations

from game.core.seats import Seat
from game.rules.five211.records import RoundRecord
from scenes.art.portraits.mood import Mood
from scenes.games.five211.display import Display


def mood_of(display: Display, seat: Seat) -> Mood:
    """What a face shows now."""
    if seat >= len(display.seats):
        return Mood.CALM
    figures = display.seats[seat]
    if figures.mood is Mood.CALM and display.choosing and not figures.locked:
        return Mood.THINKING
    return figures.mood


def show_moods(display: Display, record: RoundRecord) -> None:
    """After a round: whoever gained beams, whoever went away with nothing sulks."""
    for figures, gained in zip(display.seats, record.gained, strict=True):
        figures.mood = Mood.DELIGHTED if gained else Mood.SULKING
