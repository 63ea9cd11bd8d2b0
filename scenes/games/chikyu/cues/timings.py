"""How long things take at the table of Chikyu, in seconds at normal speed."""

DEAL_GAP, WHOLE_DEAL = 0.070, 2.6
"""Between two cards, and at most for all of them: five hands of twelve must not bore."""
PLAY, RIPPLE = 0.260, 0.300
SLOW_LEAD = 0.420
"""A lead that sets no kind lands slowly."""
PLATE = 0.220
COLOUR_JUMP = 0.420
"""The sign of the kind from the second card to the plate, after a lead that set none."""
CROWN = 0.180
LOOK_AWAY = 0.200
BREATH = 0.550
"""Before a trick is swept up: everybody wants to see who took it."""
SWEEP = 0.320
STOREY = 0.060
LIMIT = 0.420
RIFFLE, BLIND_FLIP = 0.500, 0.380
SNAIL = 0.900
EFFECT = 0.600
LEFT_OVER = 0.600
BEFORE_SHEET, SHEET = 0.200, 0.400
"""The sheet waits a moment, in which its pictures are made, and rises."""
BEAT, SHORT_BEAT = 0.500, 0.250
"""A step of the count of a person, and of a bot."""
PILE_DISC = 0.140
FLOATS_OFF = 0.600
"""The half of the points that is lost."""
BUMP = 0.420
"""A boat that would go below the floor, against the flag and back."""
SAIL_POINT, SAIL_LONGEST = 0.045, 0.900
LAMP = 0.060
SHAKE = 0.120
SINK = 0.140
