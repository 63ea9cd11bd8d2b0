"""What a wheel says about itself and hatchling cannot know: where the project is published.

The release workflow tells it by KODODO_HOMEPAGE, and links lead to the files of the tag. A build
that is not told names no address: links that lead nowhere become plain words.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<place>[^)]*)\)")


class PublishedLinks(MetadataHookInterface):
    """Fills in the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        homepage = os.environ.get("KODODO_HOMEPAGE", "")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        description = with_links(text, homepage, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": description}
        metadata["urls"] = urls(homepage, metadata["version"])


def urls(homepage: str, version: str) -> dict[str, str]:
    if not homepage:
        return {}
    changes = f"{homepage}/blob/v{version}/packaging/CHANGELOG.md"
    return {"Homepage": homepage, "Changelog": changes, "Issues": f"{homepage}/issues"}


def with_links(text: str, homepage: str, version: str) -> str:
    """The text with links that lead from anywhere to the files of this version."""

    def link(found: re.Match[str]) -> str:
        picture, words, place = found.group("picture", "words", "place")
        if "://" in place or place.startswith("#"):
            return found[0]
        if not homepage:
            return words
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({homepage}/{kind}/v{version}/{place})"

    return LINK.sub(link, text)
