"""What DuCo shows in the workshop."""
