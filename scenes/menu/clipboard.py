"""Giving text to other programs."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """True if another program can paste it now."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
