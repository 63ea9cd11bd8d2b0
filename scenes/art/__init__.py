"""The art of the game: vector pictures drawn by code at the exact pixel size asked.

Every function returns a fresh premultiplied surface in the display's format; blit them with
``pygame.BLEND_PREMULTIPLIED``. A display mode must be set first.
"""
