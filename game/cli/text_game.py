"""The game in a terminal: asks the people one after the other, and keeps each hand to its owner."""

from collections.abc import Callable
from pathlib import Path

from game.ai.coach import Hint, HintThinking
from game.app.archive import archive
from game.app.codes import code_of
from game.app.files import FileProblem, Keeper, write_text
from game.app.paths import finished_folder, text_save
from game.app.replays import Replay
from game.app.saves import SavedGame, save_text
from game.app.session import Session
from game.app.start_command import command_words
from game.app.tables import saved_game
from game.app.transcript import Cast, tell, tell_replay
from game.cli import text_lines
from game.cli.overwriting import may_write
from game.cli.rules_text import rules_lines
from game.cli.terminal import InputEnded, Terminal
from game.cli.text_setup import TextMatch, bot_on
from game.core.events import CardsCommitted, TurnStarted
from game.core.seats import PUBLIC, Seat
from game.core.words import _
from game.rules.five211.moves import TAKE_BACK, play_of

QUIT = ("quit", "q", "exit")
BACK = ("back", "take back", "b")


class TextGame:
    """One match at one terminal, from the seal to the final standings."""

    def __init__(
        self,
        terminal: Terminal,
        game: SavedGame,
        path: Path,
        stamp: Callable[[], str],
    ) -> None:
        match, chairs = game.match, game.chairs
        self._terminal = terminal
        self._path = path
        self._stamp = stamp
        self._keeper = Keeper(terminal.say)
        self._names = tuple(chair.name for chair in chairs)
        self._cast = Cast(self._names, match.options)
        self._told = 0
        self._last_to_lock: Seat | None = None
        if not match.log.entries:
            self._say_seal(match)
        self._session = Session(
            match, chairs, bot_on, hints=game.hints, customs=game.customs, changes=game.changes
        )

    def run(self) -> int:
        """Play until the match is over or somebody leaves; both are fine."""
        try:
            self._warn_of_memory()
            while self._session.outcome is None:
                self._play_turn()
        except (InputEnded, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()
        return 0

    def _warn_of_memory(self) -> None:
        """Where hands cannot be erased, people decide before the first one is shown."""
        if len(self._session.people) < 2 or not self._terminal.remembers:
            return
        warning = _("This terminal remembers: whoever scrolls up sees the hands of the others.")
        if not self._terminal.confirm(f"{warning} {_('Play all the same?')}"):
            raise InputEnded

    def _play_turn(self) -> None:
        while self._session.think():
            pass
        self._tell_news()
        waiting = self._session.waiting_for() & frozenset(self._session.people)
        if waiting:
            self._keep()
            self._ask_person(min(waiting))

    def _ask_person(self, seat: Seat) -> None:
        if len(self._session.people) > 1 and not self._curtain(seat):
            return
        view = self._session.view(seat)
        lines = text_lines.news if self._told else text_lines.situation
        self._terminal.say(*lines(view, self._names))
        while not self._answer(seat, self._terminal.ask(text_lines.question(view))):
            pass
        self._last_to_lock = seat
        if len(self._session.people) > 1:
            self._terminal.clear()

    def _curtain(self, seat: Seat) -> bool:
        """Wait until the right person sits here; False when a choice was taken back instead."""
        question = _("Pass to {name}, press Enter.").format(name=self._names[seat])
        locked = self._last_to_lock
        if locked in self._session.waiting_for():
            locked = None
        if locked is not None:
            undo = _("({name} may still say: back)").format(name=self._names[locked])
            question = f"{question} {undo}"
        answer = self._terminal.ask(question).lower()
        if answer in QUIT:
            raise InputEnded
        if answer in BACK and locked is not None:
            self._session.submit(locked, TAKE_BACK)
            return False
        return True

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
                self._terminal.say(_(text_lines.COMMANDS))
            case "rules":
                self._terminal.say(*rules_lines(view.options))
            case "table":
                self._terminal.say(*text_lines.situation(view, self._names))
            case "hint":
                self._terminal.say(*text_lines.advice(self._hint(seat)))
            case "log":
                self._terminal.say(*self._whole_story())
            case "back" | "take":
                self._terminal.say(_("You have not locked anything yet."))
            case "save":
                self._save_copy(rest)
            case _:
                return self._choose(seat, answer)
        return False

    def _hint(self, seat: Seat) -> Hint:
        thinking = HintThinking(self._session.view(seat), self._session.ask_hint(seat))
        while not thinking.step():
            pass
        return thinking.hint

    def _choose(self, seat: Seat, answer: str) -> bool:
        chosen = text_lines.chosen_cards(self._session.view(seat), answer)
        if isinstance(chosen, str):
            self._terminal.say(chosen)
            return False
        self._session.submit(seat, play_of(chosen))
        return True

    def _tell_news(self) -> None:
        events = self._session.events(PUBLIC, self._told)
        self._told = self._session.event_count
        for event in events:
            if not isinstance(event, CardsCommitted | TurnStarted):
                self._terminal.say(*tell(event, self._cast))

    def _whole_story(self) -> list[str]:
        session = self._session
        replay = Replay(session.match.rules, session.match.log)
        return list(tell_replay(replay, self._cast, PUBLIC, session.hints, session.changes))

    def _keep(self) -> None:
        self._keeper.keep(self._path, self._save_text())

    def _save_text(self) -> str:
        return save_text(saved_game(self._session, self._stamp()))

    def _save_copy(self, name: str) -> None:
        if not name:
            self._terminal.say(_("Give the copy a name, such as: save evening.json"))
            return
        path = Path(name)
        try:
            if not may_write(self._terminal, path, self._session.match.log.header.seal):
                self._terminal.say(_("Nothing was saved."))
                return
            write_text(path, self._save_text())
        except FileProblem as problem:
            self._terminal.say(str(problem))
        else:
            self._terminal.say(_("Saved as {name}.").format(name=name))

    def _say_seal(self, match: TextMatch) -> None:
        self._terminal.say(
            _("Players: {names}.").format(names=", ".join(self._names)),
            _("Seal of the shuffle: {seal}").format(seal=match.log.header.seal),
            _("Seed and salt behind it are shown after the game. Type help for the commands."),
        )

    def _leave(self) -> None:
        self._keep()
        view = self._session.view(PUBLIC)
        self._terminal.say(text_lines.farewell(view, self._names))
        if self._keeper.problem is None:
            own = self._path == text_save()
            words = command_words("text", *(["--resume"] if own else ["--load", str(self._path)]))
            sentence = _("The game is kept; go on with: {command}")
            self._terminal.say(sentence.format(command=words))

    def _finish(self) -> None:
        self._tell_news()
        self._keep()
        header = self._session.match.log.header
        self._terminal.say(
            _("Seed {seed}, salt {salt}.").format(seed=header.seed, salt=header.salt),
            _("Game code, for the same deal again: {code}").format(code=code_of(header)),
        )
        if self._keeper.problem is None:
            path = archive(self._path, finished_folder()) or self._path
            words = command_words("verify", str(path))
            self._terminal.say(_("Check it with: {command}").format(command=words))
