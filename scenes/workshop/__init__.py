"""What only the makers start: the gallery, films and benchmarks of the window."""
