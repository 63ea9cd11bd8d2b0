"""The deal of the day, and the days before."""
