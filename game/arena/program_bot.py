"""Somebody else's program at our table. Whatever it does, the game goes on."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from game.ai.bot import Decided, RandomBot
from game.arena import line_protocol
from game.arena.conversation import END, MOST_UNHEARD, Conversation, command_words
from game.arena.line_protocol import AnyView, BadAnswer, LogLines, RefusedMove
from game.core.moves import Move
from game.core.options import Options
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.seats import Seat
from game.kits.kit import AnyKit

MAX_FAILURES: Final = 3
"""How often a program may fail before it is left alone, until it gets a fresh account."""

DECIDING: Final = 5.0
"""Seconds that a program may think about a decision."""

LOADING: Final = 30.0
"""Seconds from its start until a program has to be ready: some load a lot."""

MOST_WORDS: Final = 100
"""Letters that are told of what a program said last: as much as the usual error of a language."""

LEAVE: Final = 1.0
"""Seconds that a program has to leave after "quit"."""


class ProgramBot:
    """A program that speaks the line protocol. A failed decision is made by the random bot."""

    def __init__(
        self,
        kit: AnyKit,
        name: str,
        command: str,
        seconds: float = DECIDING,
        loading: float = LOADING,
    ) -> None:
        self.name = name
        self._kit = kit
        self.complaints: list[str] = []
        """One sentence for each decision that was forfeited."""
        self.answers = 0
        """Legal plays that it gave."""
        self._last_words = ""
        self._command = command_words(command)
        self._seconds = seconds
        self._loading = loading
        self._failures = 0
        self._talk: Conversation | None = None
        self._lines = LogLines(kit)
        self._game: tuple[Options, Seat] | None = None
        self._refusal: Callable[[Any], str | None] = lambda _move: None
        self._introduction = ""

    @property
    def last_words(self) -> str:
        """The last line that it wrote to its standard error, if any, also when it has gone."""
        return (self._talk.last_words if self._talk is not None else "") or self._last_words

    def introduce(self) -> str:
        """Start the program and hear its name; BadAnswer when it is not there to play."""
        self._running()
        return self._introduction

    def fresh_account(self) -> None:
        """Count answers, complaints and failures from nothing; a program that runs goes on."""
        self.complaints.clear()
        self.answers = 0
        self._failures = 0

    def begin(
        self, options: Options, seat: Seat, refusal: Callable[[Any], str | None] = lambda _: None
    ) -> None:
        """Tell the program that a game begins; `refusal` says why it may not make a move."""
        self._game = options, seat
        self._refusal = refusal
        with suppress(BadAnswer):
            self._tell_game(self._running())

    def think(self, view: AnyView, rng: Rng) -> Decided[Any]:
        try:
            move = self._ask(view)
        except BadAnswer as problem:
            self.complaints.append(f"{self.name}: {problem}; a random play stands instead.")
            return RandomBot[Move]().think(view, rng)
        self.answers += 1
        return Decided(move)

    def end(self, view: AnyView) -> None:
        """Tell the program how the game ended."""
        self._game = None
        if self._talk is not None:
            self._talk.say(line_protocol.game_over(view))

    def close(self) -> None:
        """Send the program home, and do not wait long."""
        if self._talk is not None:
            self._talk.say(line_protocol.goodbye())
        self._stop(LEAVE)

    def _ask(self, view: AnyView) -> Move:
        restarts = self._talk is None
        talk = self._running()
        if restarts:
            self._tell_game(talk)
        self._expect_silence(talk)
        talk.say(self._lines.choose(view))
        line = self._answer(talk, self._seconds)
        try:
            return self._lines.read_move(line, view)
        except RefusedMove as problem:
            raise self._explained(problem, talk) from None

    def _explained(self, problem: RefusedMove, talk: Conversation) -> BadAnswer:
        """The complaint with the reason that the rules give; the program hears it, too."""
        reason = self._refusal(problem.move)
        if reason is None:
            return problem
        talk.say(self._lines.refused(problem.move, reason))
        return BadAnswer(f"{problem}: {reason.rstrip('.')}")

    def _tell_game(self, talk: Conversation) -> None:
        if self._game is not None:
            talk.say(self._lines.game_begins(*self._game))

    def _running(self) -> Conversation:
        """The program, started if need be; BadAnswer when that fails."""
        if self._talk is not None:
            return self._talk
        if self._failures == MAX_FAILURES:
            raise BadAnswer(f"it has failed {MAX_FAILURES} times and is left alone for some games")
        try:
            self._talk = talk = Conversation(self._command)
        except OSError as problem:
            self._failures += 1
            raise BadAnswer(f"it cannot be started ({problem.strerror})") from None
        talk.say(line_protocol.hello(self._kit))
        try:
            answer = self._answer(talk, self._loading)
            self._introduction = line_protocol.read_ready(answer)
        except BadAnswer:
            self._give_up()
            raise
        return talk

    def _expect_silence(self, talk: Conversation) -> None:
        """What was written before the question cannot be its answer; BadAnswer about it."""
        lines = talk.unheard()
        if END in lines or len(lines) == MOST_UNHEARD:
            self._give_up()
        if lines and lines[0] != END:
            raise BadAnswer(f"it wrote {quoted(lines[0].strip())} without being asked")
        if lines:
            raise self._stopped()

    def _answer(self, talk: Conversation, seconds: float) -> str:
        line = talk.hear(seconds)
        if line is None:
            # A late answer would be taken for the next one, so this program must go.
            self._give_up()
            time = "1 second" if seconds == 1 else f"{seconds:g} seconds"
            raise BadAnswer(f"it did not answer within {time}")
        if line == END:
            self._give_up()
            raise self._stopped()
        return line

    def _stopped(self) -> BadAnswer:
        said = f" after {quoted(self.last_words, MOST_WORDS)}" if self.last_words else ""
        return BadAnswer(f"it has stopped running{said}")

    def _give_up(self) -> None:
        """End a program that failed; it may be started again."""
        if self._talk is not None:
            self._failures += 1
            self._stop()

    def _stop(self, seconds: float = 0.0) -> None:
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.close(seconds)
            self._last_words = talk.last_words
