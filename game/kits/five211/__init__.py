"""The kit of 5211: its sentences, its terminal, its results, and its players."""
