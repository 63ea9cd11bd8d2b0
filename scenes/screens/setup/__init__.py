"""Set-up: who sits down and what is played."""
