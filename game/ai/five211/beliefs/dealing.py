"""Cards taken from a list of unseen ones, which shrinks and loses its order."""

from collections.abc import Sequence

from game.ai.five211.beliefs.opponent_model import Rand


def take(unseen: list[int], count: int, rand: Rand) -> list[int]:
    """Draw cards blindly."""
    taken = []
    for _ in range(count):
        place = int(rand() * len(unseen))
        taken.append(unseen[place])
        unseen[place] = unseen[-1]
        unseen.pop()
    return taken


def take_these(unseen: list[int], cards: Sequence[int]) -> bool:
    """Take certain cards, all or none; False where one of them is gone."""
    left = list(unseen)
    for card in cards:
        if card not in left:
            return False
        left[left.index(card)] = left[-1]
        left.pop()
    unseen[:] = left
    return True
