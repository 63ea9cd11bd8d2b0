"""What the players of 5211 feel: thinking while they choose, glad or sulking over a round."""

from __future__ import annotations

from game.core.seats import Seat
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict
from scenes.art.mood import Mood
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
    """After a round: whoever gained beams, whoever lost cards to bust, tie or theft sulks."""
    for seat, gained in enumerate(record.gained):
        if gained:
            display.seats[seat].mood = Mood.DELIGHTED
        elif _lost_out(record, seat):
            display.seats[seat].mood = Mood.SULKING


def _lost_out(record: RoundRecord, seat: Seat) -> bool:
    result = record.result
    if result.verdict is not Verdict.COLOUR:
        return True
    gone = {*result.busts, *(colour for group in result.ties for colour in group)}
    return any(card.colour in gone for card in record.rows[seat])
