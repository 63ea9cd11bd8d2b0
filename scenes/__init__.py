"""The window side of Kododo: scenes, pictures, sound and input, on pygame-ce."""
