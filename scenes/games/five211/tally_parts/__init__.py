"""The street of five houses in the middle of 5211."""
