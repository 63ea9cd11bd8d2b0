"""What a seat could see all along: enough for its game to tell what other moves had brought."""

from game.app.replays import Replay
from game.core.match import Match
from game.core.rules import M, O, S, V
from game.core.seats import Seat


def own_views(match: Match[O, S, M, V], seat: Seat) -> list[V]:
    """What a seat could see at every stop of the match so far."""
    replay = Replay(match.rules, match.log)
    views = []
    for stop in replay.stops:
        replay.seek(stop)
        views.append(replay.match.view(seat))
    return views
