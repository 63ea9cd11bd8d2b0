"""What a person can press, drag and hear of it."""
