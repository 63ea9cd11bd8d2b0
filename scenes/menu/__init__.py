"""What the screens around the table share: the living waterfront, frames, and a few widgets."""
