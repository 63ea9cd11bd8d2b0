"""Reads and does what AT-SPI offers, for a test in another Python: this one has python3-gi.

A line `read` is answered with all nodes as JSON; `do N` presses the Nth of them, `set N VALUE`
gives it a value; both are answered with true or false.
"""

import json
import sys
import time
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 - the version comes first

STATES = ("FOCUSED", "SENSITIVE", "CHECKED", "PRESSED", "SELECTED")
WORKERS = 60.0


def window() -> Any:
    """The only application there is, once it has come."""
    for _moment in range(int(WORKERS / 0.1)):
        desktop = Atspi.get_desktop(0)
        if desktop.get_child_count():
            return desktop.get_child_at_index(0)
        time.sleep(0.1)
    raise SystemExit("nobody is there")


def told(node: Any, found: list[Any]) -> list[dict[str, Any]]:
    """A node and all below it; what is gone meanwhile is left out."""
    lines: list[dict[str, Any]] = []
    try:
        states = node.get_state_set()
        action = node.get_action_iface()
        line = {
            "number": len(found),
            "role": node.get_role_name(),
            "name": node.get_name(),
            "more": node.get_description(),
            "acts": action.get_n_actions() if action else 0,
            "states": [each for each in STATES if states.contains(getattr(Atspi.StateType, each))],
        }
        found.append(node)
        lines.append(line)
        for index in range(node.get_child_count()):
            lines += told(node.get_child_at_index(index), found)
    except (gi.repository.GLib.Error, AttributeError):
        pass
    return lines


def main() -> None:
    """Until nobody asks any more."""
    Atspi.init()
    Atspi.set_timeout(2000, 2000)
    found: list[Any] = []
    for line in sys.stdin:
        word, *rest = line.split(maxsplit=2)
        answer: Any = True
        try:
            if word == "read":
                found = []
                answer = told(window(), found)
            elif word == "do":
                answer = found[int(rest[0])].get_action_iface().do_action(0)
            elif word == "set":
                answer = found[int(rest[0])].get_value_iface().set_current_value(float(rest[1]))
        except Exception:  # noqa: BLE001 - whatever libatspi raises, the next look is better
            answer = [] if word == "read" else False
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
