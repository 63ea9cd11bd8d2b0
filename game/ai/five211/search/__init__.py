"""Worlds, rollouts and what they are worth."""
