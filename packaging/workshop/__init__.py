"""What only the makers start: gallery, films, benchmarks of the window."""
