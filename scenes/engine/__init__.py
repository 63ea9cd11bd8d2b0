"""The window and its loop, scenes and their stack, input, drawing, type and sound."""
