"""What each game brings to the table beside its rules: its words, its players, its set-up."""
