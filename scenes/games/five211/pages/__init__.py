"""5211 on the pages around the table."""
