"""What holds a value and can be changed."""
