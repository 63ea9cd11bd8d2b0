"""Makes the programs and installers. Standard library only, but for the modules that say so."""
