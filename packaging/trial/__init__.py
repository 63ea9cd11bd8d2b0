"""Tries a finished package out as a person would: on a screen of its own, with real keys."""
