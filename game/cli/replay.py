"""`kododo replay [FILE]`: a saved match in plain sentences, or as one JSON record."""

import json
from collections.abc import Iterator, Sequence
from typing import Final

from game.app.codes import code_of
from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.saving.saves import SavedGame, read_save
from game.cli.named_save import NotOver, add_game, chosen_game, named
from game.cli.parsing import Parser
from game.core.seats import PUBLIC
from game.core.sentences import join_words
from game.core.words import N_, _

EXAMPLES: Final = (
    ("kododo replay", N_("the game that was played last")),
    ("kododo replay game.json", N_("what everybody at the table could see")),
    ("kododo replay --hands game.json", N_("and which cards were drawn, after the end")),
)


def main(arguments: Sequence[str]) -> int:
    """Tell the match of a file."""
    parser = Parser("kododo replay", _("Tell a saved match in plain sentences."), EXAMPLES)
    add_game(parser)
    parser.add_argument(
        "--hands", action="store_true", help=_("tell the hidden draws as well, once it is over")
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON record instead"))
    options = parser.parse_args(arguments)
    path = chosen_game(options.file)
    with named(path):
        saved = read_save(path)
    if options.hands and saved.match.outcome is None:
        raise NotOver(_("The match is not over: its hands stay hidden until it is."))
    lines = list(transcript(saved, with_hands=options.hands))
    if options.json:
        print(json.dumps(as_record(saved, lines), ensure_ascii=False, indent=1))
    else:
        print("\n".join(lines))
    return 0


def transcript(saved: SavedGame, *, with_hands: bool) -> Iterator[str]:
    """Every sentence of a match, and who it waits for when it is not over."""
    names = [chair.name for chair in saved.chairs]
    narrator = Narrator.of(saved.match, names)
    replay = Replay(saved.match.rules, saved.match.log)
    viewer = None if with_hands else PUBLIC
    for told in narrator.tell_replay(replay, viewer, saved.hints, saved.changes):
        yield told.text
    yield from narrator.count_hints(saved.hints)
    if saved.match.outcome is None:
        waiting = join_words(names[seat] for seat in sorted(saved.match.to_act()))
        yield _("The match is not over: it waits for {names}.").format(names=waiting)


def as_record(saved: SavedGame, lines: Sequence[str]) -> dict[str, object]:
    """The match for other programs; the seed stays unsaid while it could spoil the game."""
    header, outcome = saved.match.log.header, saved.match.outcome
    record: dict[str, object] = {
        "game": header.game,
        "options": dict(header.options),
        "names": [chair.name for chair in saved.chairs],
        "saved_at": saved.saved_at,
        "seal": header.seal,
        "over": outcome is not None,
        "hints": [
            {"name": saved.chairs[mark.seat].name, "move": mark.moves} for mark in saved.hints
        ],
        "changes": [
            {"name": saved.chairs[each.seat].name, "move": each.moves, "to_bot": each.to_bot}
            for each in saved.changes
        ],
        "transcript": list(lines),
    }
    if outcome is not None:
        record["code"] = code_of(header)
        record["standings"] = [
            {
                "name": saved.chairs[standing.seat].name,
                "rank": standing.rank,
                "points": standing.points,
                "tie_break": standing.tie_break,
            }
            for standing in outcome.standings
        ]
    return record
