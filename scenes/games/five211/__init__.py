"""5211 at the table: its playmat, its cues, its words and its coach's pages."""
