"""After a round: what each other play of a seat would have brought, turn by turn.

Everything comes from what the seat itself could see: its own hands and the open cards.
"""

from game.ai.what_if import WhatIf, what_if
from game.app.replays import Replay
from game.app.tables import Five211Session
from game.core.seats import Seat
from game.rules.five211.cards import Card
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.records import RoundRecord


def hands_in(
    session: Five211Session, seat: Seat, record: RoundRecord
) -> tuple[tuple[Card, ...], ...]:
    """The seat's own hand before each turn of a finished round."""
    replay = Replay(session.match.rules, session.match.log)
    hands = []
    for stop in replay.stops:
        replay.seek(stop)
        view = replay.match.view(seat)
        if (view.deck, view.round) == (record.deck, record.round):
            hands.append(view.hand)
    assert len(hands) == len(CARDS_PER_TURN), "only a finished round can be looked back at"
    return tuple(hands)


def hindsight(session: Five211Session, seat: Seat, record: RoundRecord) -> tuple[list[WhatIf], ...]:
    """For each turn of a finished round every play that the seat had, the best first."""
    hands = hands_in(session, seat, record)
    return tuple(
        what_if(record, seat, turn, hand, hands[turn + 1 :]) for turn, hand in enumerate(hands)
    )
