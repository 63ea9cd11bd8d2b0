"""The first lines of the built program."""

from scenes.__main__ import main

if __name__ == "__main__":
    main()
