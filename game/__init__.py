"""The headless side of Kododo: rules, matches, bots and files. Nothing here knows a window."""

__version__ = "0.1.0"
