"""Win shares from a few fixed games, for claims about bots of any game."""

from game.arena.tournament import play_match
from game.kits.kit import AnyKit


def win_share(kit: AnyKit, bot: str, among: str, seats: int, deals: int) -> float:
    """How often a bot wins among others, every deal played once from each seat."""
    options = kit.options_with({"seats": seats})
    other = kit.bots.bot(among)
    won = 0.0
    for deal in range(deals):
        for seat in range(seats):
            bots = [other] * seats
            bots[seat] = kit.bots.bot(bot)
            winners = play_match(kit, bots, options, deal, f"{seat}").outcome.winners
            won += (seat in winners) / len(winners)
    return won / (deals * seats)
