"""Build what people install: `python3 packaging/build.py`, or some of it: `... build.py deb tar`.

This file keeps to words that the oldest Pythons can read, so that they can say what is missing.
"""
# ruff: noqa: UP031, UP036 - an old Python must hear the reason before it reads the rest

import sys

if sys.version_info < (3, 11):
    sys.exit("Kododo is built with Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

from bundle import main

if __name__ == "__main__":
    sys.exit(main.main(sys.argv[1:]))
