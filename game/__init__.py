"""The headless side of Kododo: rules, matches, bots and files. Nothing here knows a window."""
