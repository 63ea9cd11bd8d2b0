"""Programs at our table that have read our sources and try to work out the hidden cards."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SPY = """\
import hmac, json, sys
sys.path.insert(0, {root!r})
from game.arena.tournament import Lineup
from game.core.log import MAX_SEED
from game.core.match import Match
from game.rules.five211.options import options_from_values
from game.rules.five211.rules import Five211

LIKELY = range(40)
KEYS = (b"", b"0", b"kododo", b"arena", b"test", bytes(32))
game = -1
seen = {{}}

def say(record):
    print(json.dumps(record), flush=True)

def note(words):
    with open({notes!r}, "a") as file:
        print(words, file=file)

def candidates(seats):
    for seed in LIKELY:
        yield seed
        yield Lineup("five211", tuple("abcde"[:seats]), None, 1, seed).deal_seed(game)
        for key in KEYS:
            digest = hmac.digest(key or b"\\0", f"{{seed}}/{{game}}".encode(), "sha256")
            yield int.from_bytes(digest, "big") % MAX_SEED

def look(message):
    if message["deck"] or message["round"] or message["turn"]:
        return
    values = {{name: message[name] for name in ("seats", "variant", "scores")}}
    options = options_from_values(values)
    for seed in candidates(message["seats"]):
        match = Match.start(Five211(), options, seed)
        match.deal()
        hands = [sorted(c.code for c in match.view(s).hand) for s in range(message["seats"])]
        if hands[message["seat"]] == sorted(message["hand"]):
            note(f"game {{game}}: seed {{seed}} gives {{hands}}")
            return

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({{"type": "ready", "name": "spy"}})
    elif message["type"] == "game":
        game += 1
    elif message["type"] == "choose":
        look(message["view"])
        say({{"type": "play", "move": message["legal"][0]}})
    elif message["type"] == "quit":
        break
"""


def spy(folder: Path) -> tuple[str, Path]:
    """The command line of a program that tries all likely seeds, and the file of what it found."""
    path, notes = folder / "spy.py", folder / "notes.txt"
    path.write_text(SPY.format(root=str(ROOT), notes=str(notes)), encoding="utf-8")
    notes.touch()
    return f'"{sys.executable}" "{path}"', notes
