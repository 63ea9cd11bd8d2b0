"""Every sentence that a set-up can say: its steps, and why it could not be finished."""

import errno
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

NETWORK_SIGNS = (
    "connection broken by",
    "ConnectionError",
    "ConnectTimeout",
    "getaddrinfo failed",
    "Name or service not known",
    "Network is unreachable",
    "ProxyError",
    "ReadTimeoutError",
    "Temporary failure in name resolution",
)
PIP_ERROR = "ERROR: "
FULL = "Kododo cannot be set up: the disk is full."
BUSY = "Kododo is being set up by another start; wait for that one, then start again."
OFFLINE = (
    "Kododo fetches its libraries on the first start and found no network; "
    "connect this machine and start again."
)


class SetupProblem(Exception):
    """Why there is no environment, in a sentence for the person who started us."""


def say(step: str) -> None:
    """Report a step of the set-up."""
    tell(f"Kododo: {step}")


def tell(sentence: object) -> None:
    """Speak on standard error: the standard output belongs to the game's commands."""
    if sys.stderr is not None:
        with suppress(OSError):  # that nobody can hear us is no reason to fail
            print(sentence, file=sys.stderr, flush=True)


def disk_problem(error: OSError, root: Path) -> str:
    if error.errno == errno.ENOSPC:
        return FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            f"Kododo cannot be set up: {root} may not be written to by this user; "
            "copy the folder to a place of your own."
        )
    return f"Kododo cannot be set up in {root}: {error.strerror or error}."


def missing_venv(version: tuple[int, int]) -> str:
    return (
        "This Python cannot make virtual environments; install the package python3-venv "
        f"(Debian and Ubuntu: sudo apt install python{version[0]}.{version[1]}-venv) "
        "and start again."
    )


def pip_problem(lines: Iterable[str], log: Path) -> str:
    """Find the cause in pip's own words."""
    text = "".join(lines)
    if "No space left on device" in text:
        return FULL
    if any(sign in text for sign in NETWORK_SIGNS):
        return OFFLINE
    said = next((line for line in text.splitlines() if line.startswith(PIP_ERROR)), "")
    cause = f' with "{said.removeprefix(PIP_ERROR).strip()}"' if said else ""
    return f"Kododo cannot be set up: pip failed{cause}, and says more in {log}."
