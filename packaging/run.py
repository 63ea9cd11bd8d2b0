"""Start Kododo from a checkout: `python3 packaging/run.py`, `... run.py test` or `... nightly`.

This file keeps to words that the oldest Pythons can read, so that they can say what is missing.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Kododo needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

import launch

if __name__ == "__main__":
    sys.exit(launch.main(sys.argv[1:]))
