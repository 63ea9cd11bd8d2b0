"""`python -m kododo`, for those whose commands are not on the search path."""

from kododo import main

if __name__ == "__main__":
    main()
