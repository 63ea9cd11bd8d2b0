"""Players made of code. They see views, never states, and count their work in steps."""
