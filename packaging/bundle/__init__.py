"""Makes the programs and installers. Standard library only, but for the modules that say so."""

import sys
from pathlib import Path

# What packages say of the program is the program's own: its folder is found from anywhere.
sys.path.append(str(Path(__file__).resolve().parents[2]))
