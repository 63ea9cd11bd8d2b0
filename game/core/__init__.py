"""What every game at the table shares: seats, moves, events, matches and their logs."""
