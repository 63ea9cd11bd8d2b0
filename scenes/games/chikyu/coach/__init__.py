"""What Chikyu brings for the pages of its coach."""
