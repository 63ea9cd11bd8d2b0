"""The coach's pages for 5211: the hint with its chances, and the look back at a round."""
