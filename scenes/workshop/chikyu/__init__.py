"""What Chikyu shows in the workshop."""
