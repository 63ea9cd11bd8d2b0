"""What a running program needs around a match: sessions, saves, settings and files."""
