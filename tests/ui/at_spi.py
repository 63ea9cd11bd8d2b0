"""The program as a screen reader has it: on a private bus, under a screen that nobody looks at."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scenes.engine.access.spoken import Act, Node, Role
from tests.ui.listener import Ears

ROOT = Path(__file__).resolve().parents[2]
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 60.0
NOT_NOW = ", not now"
ROLES = {
    "push button": Role.BUTTON,
    "toggle button": Role.CARD,
    "table cell": Role.CELL,
    "heading": Role.HEADING,
    "slider": Role.SLIDER,
    "entry": Role.ENTRY,
    "text": Role.ENTRY,
}


class PrivateBus:
    """D-Bus with the services of AT-SPI on it, told that a reader is there."""

    def __init__(self, folder: Path, screen: str) -> None:
        folder.mkdir(mode=0o700)
        self.environment = {**os.environ, "DISPLAY": screen, "XDG_RUNTIME_DIR": str(folder)}
        self._running: list[subprocess.Popen[bytes]] = []
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        self.start([LAUNCHER, "--launch-immediately", "--a11y=1", "--screen-reader=1"])

    def start(
        self, command: list[str], more: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """A program on this bus."""
        started = subprocess.Popen(
            command, cwd=ROOT, env={**self.environment, **(more or {})},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._running.append(started)
        return started

    def close(self) -> None:
        """End all of it, the latest first."""
        for each in reversed(self._running):
            each.terminate()
            try:
                each.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                each.kill()
                each.wait(PATIENCE)
            for pipe in (each.stdin, each.stdout):
                if pipe is not None:
                    pipe.close()


class BusListener(Ears):
    """Hears and presses by AT-SPI alone."""

    def __init__(self, bus: PrivateBus) -> None:
        super().__init__()
        drivers = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self.program = bus.start([sys.executable, "-m", "scenes", "play"], drivers)
        self._client = bus.start([SYSTEM_PYTHON, str(Path(__file__).with_name("at_spi_client.py"))])

    def nodes(self) -> list[Node]:
        return [_node(line) for line in self._ask("read")]

    def do(self, node: Node, act: Act = Act.PRESS, text: str = "") -> None:
        number = node.key
        done = self._ask(f"set {number} {text}") if act is Act.WRITE else self._ask(f"do {number}")
        assert done, f"{act} does nothing with {node.line()}"
        self.actions += 1
        self.wait(0.2)

    def wait(self, seconds: float) -> None:
        time.sleep(seconds)

    def _ask(self, line: str) -> Any:
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        assert self.program.poll() is None, "the program has ended"
        self._client.stdin.write(f"{line}\n".encode())
        self._client.stdin.flush()
        return json.loads(self._client.stdout.readline())


def _node(line: Mapping[str, Any]) -> Node:
    role = ROLES.get(line["role"], Role.TEXT)
    on = None if role is not Role.CARD and "SELECTED" not in line["states"] else True
    return Node(
        str(line["number"]),
        role,
        line["name"],
        more=line["more"],
        is_on=bool({"CHECKED", "PRESSED"} & set(line["states"])) if role is Role.CARD else on,
        is_focused="FOCUSED" in line["states"],
        is_enabled=not line["name"].endswith(NOT_NOW),
        acts=frozenset({Act.PRESS, Act.WRITE} if line["acts"] else ()),
    )
