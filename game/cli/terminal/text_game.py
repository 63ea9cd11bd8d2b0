"""The game in a terminal: asks the people one after the other, and keeps each hand to its owner."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any, Protocol, TypeAlias

from game.ai.advice import Hint, think_through
from game.app.codes import code_of
from game.app.looking_back.replays import Replay
from game.app.looking_back.transcript import Narrator
from game.app.saving.archive import finished_game
from game.app.saving.saves import SavedGame, save_text
from game.app.seals import seal_words
from game.app.start_command import command_words
from game.app.storage.files import FileProblem, write_text
from game.app.storage.paths import finished_folder
from game.app.table_laying import saved_game, sit_down_again
from game.cli.named_save import may_write
from game.cli.terminal.console import MEANWHILE, Console, InputEnded
from game.cli.terminal.told import Told
from game.core.errors import IllegalMove
from game.core.moves import Move
from game.core.rng import Rng
from game.core.seats import PUBLIC, Seat
from game.core.sentences import join_words, with_names
from game.core.words import N_, _
from game.kits.registry import kit_by_key
from game.kits.teller import Teller
from game.phones.service import PhoneService

COMMANDS = N_("""\
table: say again what lies on the table and what you hold
points: who has how much; hand: what you hold, with its numbers
again: what was said last; last: the last round or trick; since: all since your last move
full: say everything before each choice; brief: only the most needed
back: where the screen is passed on, take the choice back that was just locked
hint: what a coach would play, and why; the record shows who asked
log: everything that has happened
rules: the rules, with the numbers of this table
save NAME: keep a copy of the game in a file
seal: the seal of the shuffle, to be compared after the game
quit: leave; the game is kept and goes on with: kododo text --resume
help: this list""")

A_MOVE = 6_000
A_MOMENT = 500
"""Milliseconds of the table's time, where a clock runs or bots take their time."""

QUIT = ("quit", "q", "exit")
BACK = ("back", "take back", "b")


class SavePlace(Protocol):
    """Where the match is kept."""

    @property
    def how_to_resume(self) -> tuple[str, ...]:
        """The words behind `kododo text` that go on with the match."""

    def write(self, text: str, *, is_over: bool) -> None:
        """Keep the match as it stands, and a finished one among the finished; or FileProblem."""


AnyHint: TypeAlias = Hint[Any]
AnyTeller: TypeAlias = Teller[Any, Any, Any]


class TextGame:
    """One match at one terminal, from the seal to the final standings.

    Whatever is said was kept before: who sees what others chose cannot choose again.
    """

    def __init__(
        self,
        console: Console,
        game: SavedGame,
        place: SavePlace,
        stamp: Callable[[], str],
        phones: PhoneService | None = None,
    ) -> None:
        match, chairs = game.match, game.chairs
        self._kit = kit_by_key(match.rules.key)
        self._console = console
        self._place = place
        self._stamp = stamp
        self._is_kept = True
        self._names = tuple(chair.name for chair in chairs)
        self._narrator = Narrator.of(match, self._names)
        self._heard = Told(self._kit, match, self._names)
        self._told = 0
        self._has_asked = False
        self._last_to_lock: Seat | None = None
        self._explained_time = False
        if not match.log.entries:
            self._welcome(match.log.header.seal)
        self._session = sit_down_again(game)
        self._phones = phones
        if phones is not None:
            phones.hub.begin(self._session, self)

    is_showing = can_go_on = shows_aims = False
    """As phones ask: whatever was played can be seen at once."""

    def go_on(self) -> None:
        """Nothing waits to be seen."""

    def has_moved(self) -> None:
        """A phone's move is kept before anybody is told of it."""
        self._keep()

    def _serve(self) -> None:
        if self._phones is not None:
            self._phones.step()

    def run(self) -> int:
        """Play until the match is over or somebody leaves; both are fine."""
        if not self._accepts_memory():
            return 0
        try:
            while self._session.outcome is None:
                self._play_turn()
        except (InputEnded, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()
        return 0

    def _accepts_memory(self) -> bool:
        """Where hands cannot be erased, people decide before the first one is shown."""
        if len(self._session.here) < 2 or not self._console.remembers:
            return True
        warning = _("This terminal remembers: whoever scrolls up sees the hands of the others.")
        question = _("Play all the same?")
        return self._console.confirm(f"{warning} {question}")

    def typed_by(self, rng: Rng) -> str:
        """What somebody types who plays whatever can be played; for whoever only listens."""
        seat = min(self._session.waiting_for() & frozenset(self._session.here))
        view = self._session.view(seat)
        return self._kit.terminal.typed(view, rng.choice(tuple(view.legal)))

    def _play_turn(self) -> None:
        while self._session.think():
            pass
        self._tell_news()
        waiting = self._session.waiting_for() & frozenset(self._session.here)
        if waiting:
            self._explain_time()
            self._ask_person(min(waiting))
        elif self._phones is not None and self._session.waiting_for():
            self._serve()
            sleep(MEANWHILE)
        elif self._session.outcome is None:
            # Bots that take their time need some of it: nobody else does.
            self._session.pass_time(A_MOMENT)

    def _explain_time(self) -> None:
        """Once, as soon as time counts: nobody need hurry here, and nobody should wonder."""
        if self._session.is_hurried and not self._explained_time:
            self._explained_time = True
            words = _(
                "No clock runs in a terminal: each move of yours counts as {count} seconds, "
                "however long you read and type."
            )
            self._console.say(words.format(count=A_MOVE // 1000))

    def _ask_person(self, seat: Seat) -> None:
        if len(self._session.here) > 1 and not self._curtain(seat):
            return
        view = self._session.view(seat)
        terminal = self._kit.terminal
        if not self._has_asked:
            lines = terminal.situation(view, self._names)
        else:
            lines = (terminal.brief if self._heard.is_brief else terminal.news)(view, self._names)
        self._has_asked = True
        self._console.say(*lines)
        self._heard.again += lines
        while not self._answer(seat, self._console.ask(terminal.question(view))):
            pass
        self._last_to_lock = seat
        if len(self._session.here) > 1:
            self._console.clear()

    def _curtain(self, seat: Seat) -> bool:
        """Wait until the right person sits here; False when a choice was taken back instead."""
        question = _("Pass to {name}, press Enter.").format(name=self._names[seat])
        locked = self._last_to_lock
        undoing = None if locked is None else self._undoing(locked)
        if locked is not None and undoing is not None:
            undo = _("({name} may still say: back)").format(name=self._names[locked])
            question = f"{question} {undo}"
        answer = self._console.ask(question).lower()
        if answer in QUIT:
            raise InputEnded
        if answer in BACK and locked is not None and undoing is not None:
            self._session.submit(locked, undoing)
            return False
        return True

    def _undoing(self, seat: Seat) -> Move | None:
        """The move that takes a seat's locked choice back, while it is locked."""
        undoing: Move | None = self._kit.terminal.take_back(self._session.view(seat))
        return undoing

    def _answer(self, seat: Seat, answer: str) -> bool:
        """Act on what a person typed; True when the choice is locked."""
        word, _blank, rest = answer.partition(" ")
        view = self._session.view(seat)
        match word.lower():
            case "":
                return False
            case command if command in QUIT:
                raise InputEnded
            case "help" | "h" | "?":
                self._console.say(self._kit.terminal.how_to_move(view), _(COMMANDS))
            case "rules":
                self._console.say(*self._kit.teller.rules(view.options))
            case "table":
                self._console.say(*self._kit.terminal.situation(view, self._names))
            case "hint":
                self._console.say(*self._advice(seat))
            case "log":
                self._console.say(*self._whole_story())
            case "back" | "take":
                self._console.say(_("You have not locked anything yet."))
            case "save":
                self._save_copy(rest)
            case asked if (said := self._heard.asked(asked, view)) is not None:
                self._console.say(*said)
            case _:
                return self._choose(seat, answer)
        return False

    def _advice(self, seat: Seat) -> list[str]:
        """What a coach would play, and why."""
        coach, teller = self._kit.coach, self._kit.teller
        if coach is None:
            return [_("Nobody gives hints in this game.")]
        rng = self._session.ask_hint(seat)
        self._keep()
        view = self._session.view(seat)
        hint = think_through(coach.begin(view, rng))
        return hint_lines(hint, teller, view, self._names)

    def _choose(self, seat: Seat, answer: str) -> bool:
        chosen = self._kit.terminal.read(self._session.view(seat), answer, self._names)
        if isinstance(chosen, str):
            self._console.say(chosen)
            return False
        problem = self._session.refusal(seat, chosen)
        if problem is not None:
            self._console.say(problem)
            return False
        # Reading and typing are not held against anybody: at a table a move takes this long.
        self._session.pass_time(A_MOVE)
        try:
            self._session.submit(seat, chosen)
            self._heard.moved()
        except IllegalMove as refusal:  # the time was up
            self._console.say(str(refusal))
        return True

    def _tell_news(self) -> None:
        events = self._session.events(PUBLIC, self._told)
        if self._told != self._session.event_count:
            self._keep()
        self._told = self._session.event_count
        here = self._session.here
        said = self._heard.hear(events, here[0] if len(here) == 1 else None)
        self._console.say(*said)
        self._heard.again = said

    def _whole_story(self) -> list[str]:
        session = self._session
        replay = Replay(session.match.rules, session.match.log)
        told = self._narrator.tell_replay(replay, PUBLIC, session.hints, session.changes)
        return [*(each.text for each in told), *self._narrator.count_hints(session.hints)]

    def _keep(self) -> None:
        """A problem is told once, and so is its end; the game goes on."""
        was_kept = self._is_kept
        try:
            self._place.write(self._save_text(), is_over=self._session.outcome is not None)
        except FileProblem as problem:
            self._is_kept = False
            if was_kept:
                self._console.say(str(problem))
        else:
            self._is_kept = True
            if not was_kept:
                self._console.say(_("The game is saved again."))

    def _save_text(self) -> str:
        return save_text(saved_game(self._session, self._stamp()))

    def _save_copy(self, name: str) -> None:
        if not name:
            self._console.say(_("Give the copy a name, such as: save evening.json"))
            return
        path = Path(name)
        try:
            if not may_write(self._console, path, self._session.match.log.header.seal):
                self._console.say(_("Nothing was saved."))
                return
            write_text(path, self._save_text())
        except FileProblem as problem:
            self._console.say(str(problem))
        else:
            self._console.say(_("Saved as {name}.").format(name=name))

    def _welcome(self, seal: str) -> None:
        self._console.say(
            _("Players: {names}.").format(names=", ".join(self._names)),
            f"{seal_words(seal)}.",
            _("Type help for the commands, seal for all digits of the seal."),
        )

    def _insist(self) -> None:
        """Nobody leaves what is not kept without saying so."""
        self._keep()
        question = _("The game is not saved. Press Enter to try again, or type quit to lose it:")
        with suppress(InputEnded, KeyboardInterrupt):
            while not self._is_kept and self._console.ask(question).lower() not in QUIT:
                self._keep()

    def _leave(self) -> None:
        self._insist()
        self._console.say(self._farewell())
        if self._is_kept:
            words = command_words("text", *self._place.how_to_resume)
            sentence = _("The game is kept; go on with: {command}")
            self._console.say(sentence.format(command=words))

    def _farewell(self) -> str:
        """Where the match stands."""
        view = self._session.view(PUBLIC)
        where = self._kit.teller.where(view)
        best = max(total or 0 for total in view.points)
        if not best:
            return f"{where}."
        leaders = [
            name for name, total in zip(self._names, view.points, strict=True) if total == best
        ]
        score = self._kit.teller.score(best, self._session.options)
        return _("{where}. In front: {names} with {points}.").format(
            where=where, names=join_words(leaders), points=score
        )

    def _finish(self) -> None:
        self._tell_news()
        if not self._is_kept:
            self._insist()
        header = self._session.match.log.header
        self._console.say(
            _("Seed {seed}, salt {salt}.").format(seed=header.seed, salt=header.salt),
            _("Game code, for the same deal again: {code}").format(code=code_of(header)),
        )
        path = finished_game(header.seal, finished_folder())
        if path is not None:
            words = command_words("verify", str(path))
            self._console.say(_("Check it with: {command}").format(command=words))


def hint_lines(hint: AnyHint, teller: AnyTeller, view: object, names: Sequence[str]) -> list[str]:
    """What a coach would play, why, and what would be as good."""
    best, *others = [teller.move(each.move, view) for each in hint.ranking[: hint.level]]
    lines = [
        _("A good play: {cards}.").format(cards=best),
        teller.phrase(with_names(hint.reason, names)),
    ]
    if others:
        lines.append(_("As good: {moves}.").format(moves=join_words(others)))
    return lines
