"""The sealed shuffle: a promise about the deal that is given before it and checked after it."""

import hashlib


def fingerprint(seed: int, salt: str) -> str:
    """What is published before the deal. The salt keeps anybody from trying all seeds."""
    return hashlib.sha256(f"kododo/{seed}/{salt}".encode()).hexdigest()
