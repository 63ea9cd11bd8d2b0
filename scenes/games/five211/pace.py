"""How long things take at the table of 5211 alone, in seconds at normal speed."""

REFILL_GAP = 0.045
REMIND = 1.100
"""What is still missing pulses, when somebody wants to play too soon."""
LOCK_IN = 0.260
REVEAL_BREATH = 0.250
REVEAL_FLIP = 0.380
REVEAL_RIPPLE = 0.040
TALLY_GROW = 0.180
STOREY_DROP = 0.180
PULSE = 0.700
"""Of the red line, while one card more would be too many."""
KODODO_BURST = 0.160
KODODO_RUN, KODODO_ON_CARD, KODODO_AWAY = 0.520, 0.260, 0.380
KODODO_GAP = 0.045
NOT_EXACT = 0.500
BUST_SHAKE, BUST_FALL, BUST_APART = 0.160, 0.890, 0.080
OUT = 0.200
"""A house that is out loses its colour."""
ROOFS_DOWN = 0.220
BOW, BOW_HOLD, BOW_OUT = 0.320, 0.120, 0.260
LIGHT_STOREY = 0.045
LIGHT_TABLE = 0.400
POINT_POP = 0.170
SPARK_HOP = 0.140
PUNCH = 0.120
SCORING_FLIGHT = 0.420
POINTS_TICK = 0.045
ROUND_END = 0.400
