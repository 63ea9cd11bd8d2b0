"""The widgets of the game: one look, reachable by mouse, touch, keyboard and gamepad alike."""
