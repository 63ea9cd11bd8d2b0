"""5211 in the workshop: its states for the gallery, its moments for films and benchmarks."""
