"""Puts compiled searches into a wheel, for the builder who names their folder.

A wheel that anybody makes from source is the same for every system, and needs no compiler.
"""

import os
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER: Final = "KODODO_COMPILED"
"""The variable that names a folder with libraries, each where its module would be."""


class CompiledSearches(BuildHookInterface[Any]):
    """Adds the libraries to a wheel, which is then one for this Python and this system."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        folder = os.environ.get(FOLDER)
        if self.target_name == "wheel" and folder:
            from bundle.compiled import found_in

            build_data["force_include"] = {
                str(path): f"kododo/{path.relative_to(folder).as_posix()}"
                for path in found_in(Path(folder)).values()
            }
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
