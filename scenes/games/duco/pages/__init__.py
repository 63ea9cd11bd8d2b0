"""DuCo on the pages around the table."""
