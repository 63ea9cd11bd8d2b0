"""Looking back at a finished match: what each choice cost, and what was luck."""
