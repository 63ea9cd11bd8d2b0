"""Prove that a package runs where there is no Python: `python3 packaging/smoke.py [FILE.deb]`.

Installs it, plays a whole game by keyboard, pulls the plug in the middle, goes on, removes it.
Pictures of what was seen go to build/smoke. Like build.py, it can be read by the oldest Pythons.
"""
# ruff: noqa: UP031, UP036 - an old Python must hear the reason before it reads the rest

import sys

if sys.version_info < (3, 11):
    sys.exit("Kododo is tried out with Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from trial import main

if __name__ == "__main__":
    sys.exit(main.main(sys.argv[1:]))
