"""Standard input, output and error as they come: closed, on a full disk, or read by nobody."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO, cast

from game.cli.commands import STOPPED
from game.core.errors import KododoError

PIPE_CLOSED: Final = 141
"""The exit code when the reader of the output has seen enough, as `head` does."""


def mend_streams() -> None:
    """What is closed becomes a stream without an end; an odd letter becomes a mark."""
    # In this order: a file takes the lowest free number, and a save must never get the output's.
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            stream = _nothing("r" if name == "stdin" else "w")
            os.set_inheritable(stream.fileno(), True)  # programs that we start need one as well
            setattr(sys, name, stream)
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _nothing(mode: str) -> TextIO:
    return cast("TextIO", Path(os.devnull).open(mode, encoding="utf-8"))


def exit_code_of(command: Callable[[], int]) -> int:
    """Run a command to its end; every known problem is one sentence."""
    try:
        return _exit_code_of(command)
    except BrokenPipeError:
        code = PIPE_CLOSED
    except OSError as problem:
        code = 1
        with suppress(OSError):
            print(_sentence(problem), file=sys.stderr)
    _drop_what_cannot_be_written()
    return code


def _exit_code_of(command: Callable[[], int]) -> int:
    try:
        return command()
    except KododoError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
    finally:
        # Here and not at the very end, where Python would complain in its own words;
        # a parser that has given its help comes past here, too.
        sys.stdout.flush()
        sys.stderr.flush()


def _sentence(problem: OSError) -> str:
    reason = problem.strerror or problem
    if problem.filename is not None:
        return f"{problem.filename} cannot be used: {reason}."
    return f"The output cannot be written: {reason}."


def _drop_what_cannot_be_written() -> None:
    """Python tries once more at exit, and must not complain then."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with Path(os.devnull).open("wb") as nothing:
                os.dup2(nothing.fileno(), stream.fileno())
