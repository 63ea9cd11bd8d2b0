"""The table of DuCo."""
