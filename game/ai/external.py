"""Somebody else's program at our table. Whatever it does, the game goes on."""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

from game.ai import protocol
from game.ai.bot import Decided
from game.ai.protocol import BadAnswer
from game.ai.random_bot import RandomBot
from game.core.rng import Rng
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View

MAX_STARTS: Final = 3
"""How often a program that crashed or stalled is started again."""


class ProgramBot:
    """A program that speaks the line protocol. A failed decision is made by the random bot."""

    def __init__(self, name: str, command: str, seconds: float) -> None:
        self.name = name
        self.complaints: list[str] = []
        """One sentence for each decision that was forfeited."""
        self.answers = 0
        """Legal plays that it gave."""
        self._command = shlex.split(command)
        self._seconds = seconds
        self._starts = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._game: str | None = None

    def introduce(self) -> None:
        """Start the program and hear its name; BadAnswer when it is not there to play."""
        if self._process is None:
            self._start()

    def begin(self, options: Five211Options, seat: int) -> None:
        """Tell the program that a game begins."""
        self._game = protocol.game_begins(options, seat)
        with suppress(BadAnswer):
            self.introduce()
            self._send(self._game)

    def think(self, view: Five211View, rng: Rng) -> Decided[Five211Move]:
        try:
            play = self._ask(view)
        except BadAnswer as problem:
            self.complaints.append(f"{self.name}: {problem}; a random play stands instead.")
            return RandomBot[Five211Move]().think(view, rng)
        self.answers += 1
        return Decided(play)

    def end(self, view: Five211View) -> None:
        """Tell the program how the game ended."""
        self._game = None
        if self._process is not None:
            with suppress(BadAnswer):
                self._send(protocol.game_over(view))

    def close(self) -> None:
        """Send the program home, and do not wait long."""
        if self._process is not None:
            with suppress(BadAnswer):
                self._send(protocol.goodbye())
        self._stop()

    def _ask(self, view: Five211View) -> Five211Move:
        if self._process is None:
            self._start()
            if self._game is not None:
                self._send(self._game)
        self._send(protocol.choose(view))
        return protocol.read_play(self._receive(), view)

    def _start(self) -> None:
        if self._starts == MAX_STARTS:
            raise BadAnswer(f"it has failed {MAX_STARTS} times and is not started again")
        self._starts += 1
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person at the keyboard named it
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as problem:
            raise BadAnswer(f"it cannot be started ({problem.strerror})") from None
        self._lines = Queue()
        assert self._process.stdout is not None
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self._send(protocol.hello())
        try:
            protocol.read_ready(self._receive())
        except BadAnswer:
            self._stop()
            raise

    def _send(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):
            self._stop()
            raise BadAnswer("it has stopped running") from None

    def _receive(self) -> str:
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            # A late answer would be taken for the next one, so this program must go.
            self._stop()
            time = "1 second" if self._seconds == 1 else f"{self._seconds:g} seconds"
            raise BadAnswer(f"it did not answer within {time}") from None
        if not line:
            self._stop()
            raise BadAnswer("it has stopped running")
        return line

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        try:
            process.wait(timeout=0.2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


def _listen(stream: IO[str], lines: Queue[str]) -> None:
    """Pass lines on as they come; an empty one says that there will be no more."""
    with suppress(OSError, ValueError):
        while line := stream.readline(protocol.MAX_LINE):
            lines.put(line)
    lines.put("")
