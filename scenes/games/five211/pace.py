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
VEIL, LIGHT_BACK = 0.200, 0.600
"""The table loses its light before a great moment, and gets it back."""
CARD_LIFT, CARD_TO_EDGE, FACE_UP = 0.300, 1.000, 0.120
LOOK_UP, LOOK_APART = 0.240, 0.040
RING_OPENS = 0.160
WAVE, WAVES_APART = 0.620, 0.110
HOUSES_APART = 0.040
LEAP, LAP = 0.280, 1.500
BEFORE_LAP = 0.320
"""The ring springs open; cards are back in their slots then, and waves still run."""
LETTER, LETTERS_APART, CRY = 0.240, 0.070, 1.200
HOME, HOME_APART = 0.280, 0.080
STREET_GROWS = 0.260
BEAM, HOPES_FALL = 0.180, 0.500
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
