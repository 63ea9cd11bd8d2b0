"""5211 by Tsuyoshi Hashiguchi: secret choice, colour majority, a limit, and exact kododo."""
