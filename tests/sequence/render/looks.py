"""Looks of boards and chips: those that thresholds were chosen on, and those they are judged on."""

from collections.abc import Mapping
from dataclasses import dataclass

Color = tuple[int, int, int]
"""Red, green, blue."""


@dataclass(frozen=True)
class Look:
    """One printed board with its chips; lengths as parts of a square unless said otherwise."""

    rim: Color
    rim_width: float
    gap: Color
    gap_width: float
    paper: Color
    rounded: float
    pips: str
    """`one` in the middle, `many`, `index` (corner only) or `large`."""
    courts: str
    """`bar`, `frame` or `letter`: how kings and queens are shown."""
    corner: Color
    chips: Mapping[str, Color]
    radius: float
    finish: str
    """`matte`, `gloss`, `ring`, `clear` (the print shines through) or `dished`."""
    final: bool = False
    fill: tuple[float, float] = (0.55, 0.8)
    """Of the shorter side of a photo that the board fills."""
    table: str = ""
    """On which it always lies; else on any."""


def chips(blue: Color, green: Color, red: Color) -> Mapping[str, Color]:
    return {"B": blue, "G": green, "R": red}


LOOKS: Mapping[str, Look] = {
    # tuning
    "green rim": Look(
        (24, 84, 52),
        0.5,
        (24, 84, 52),
        0.08,
        (248, 246, 240),
        0.1,
        "one",
        "bar",
        (200, 190, 120),
        chips((34, 62, 190), (28, 140, 56), (206, 34, 34)),
        0.36,
        "gloss",
    ),
    "cream": Look(
        (232, 222, 196),
        0.35,
        (214, 202, 172),
        0.04,
        (246, 238, 220),
        0.06,
        "many",
        "frame",
        (226, 196, 110),
        chips((44, 88, 180), (60, 150, 60), (214, 52, 48)),
        0.4,
        "matte",
    ),
    "black lines": Look(
        (40, 40, 44),
        0.15,
        (40, 40, 44),
        0.03,
        (252, 252, 252),
        0.0,
        "index",
        "letter",
        (236, 236, 236),
        chips((20, 70, 160), (0, 120, 70), (190, 20, 40)),
        0.33,
        "ring",
    ),
    "blue board": Look(
        (30, 48, 104),
        0.6,
        (30, 48, 104),
        0.1,
        (240, 240, 236),
        0.14,
        "large",
        "frame",
        (60, 90, 170),
        chips((60, 110, 220), (70, 170, 70), (226, 60, 60)),
        0.42,
        "clear",
    ),
    "grey travel": Look(
        (150, 150, 150),
        0.25,
        (170, 170, 170),
        0.05,
        (226, 228, 230),
        0.05,
        "one",
        "letter",
        (120, 120, 130),
        chips((30, 50, 140), (20, 100, 50), (160, 24, 30)),
        0.3,
        "dished",
    ),
    "red rim": Look(
        (130, 24, 34),
        0.45,
        (236, 230, 216),
        0.06,
        (250, 248, 244),
        0.08,
        "many",
        "bar",
        (220, 180, 60),
        chips((40, 80, 200), (30, 150, 80), (220, 40, 60)),
        0.38,
        "matte",
    ),
    "wooden": Look(
        (150, 104, 60),
        0.55,
        (120, 80, 44),
        0.07,
        (250, 244, 230),
        0.1,
        "one",
        "frame",
        (180, 130, 70),
        chips((36, 66, 170), (40, 130, 50), (200, 40, 36)),
        0.37,
        "matte",
    ),
    "pale blue": Look(
        (196, 214, 232),
        0.3,
        (160, 184, 210),
        0.05,
        (236, 244, 250),
        0.07,
        "many",
        "letter",
        (240, 220, 130),
        chips((30, 60, 170), (24, 130, 66), (204, 36, 46)),
        0.41,
        "gloss",
    ),
    "narrow": Look(
        (252, 252, 248),
        0.08,
        (190, 190, 186),
        0.025,
        (252, 252, 248),
        0.0,
        "large",
        "bar",
        (210, 60, 60),
        chips((70, 130, 210), (110, 180, 60), (230, 70, 60)),
        0.34,
        "ring",
    ),
    "violet": Look(
        (70, 44, 100),
        0.5,
        (245, 245, 245),
        0.07,
        (255, 253, 250),
        0.1,
        "many",
        "frame",
        (150, 120, 190),
        chips((24, 90, 200), (20, 160, 60), (230, 30, 30)),
        0.43,
        "matte",
    ),
    "terracotta": Look(
        (176, 92, 60),
        0.3,
        (206, 150, 116),
        0.04,
        (250, 240, 226),
        0.12,
        "one",
        "letter",
        (120, 160, 170),
        chips((30, 90, 150), (90, 140, 40), (190, 30, 60)),
        0.32,
        "gloss",
        fill=(0.5, 0.6),
        table="gingham",
    ),
    "sea": Look(
        (20, 110, 120),
        0.2,
        (20, 110, 120),
        0.09,
        (244, 250, 250),
        0.2,
        "index",
        "frame",
        (250, 210, 120),
        chips((24, 40, 110), (40, 170, 110), (240, 90, 70)),
        0.44,
        "clear",
        fill=(0.66, 0.78),
        table="planks",
    ),
    # final
    "dark green": Look(
        (12, 50, 34),
        0.7,
        (16, 60, 40),
        0.12,
        (244, 240, 228),
        0.16,
        "index",
        "frame",
        (160, 150, 90),
        chips((50, 70, 180), (50, 160, 90), (196, 30, 50)),
        0.39,
        "clear",
        True,
    ),
    "old": Look(
        (212, 190, 150),
        0.4,
        (180, 156, 116),
        0.05,
        (232, 218, 188),
        0.05,
        "one",
        "bar",
        (190, 150, 80),
        chips((40, 60, 130), (50, 110, 60), (170, 46, 40)),
        0.35,
        "dished",
        True,
    ),
    "mint": Look(
        (120, 176, 150),
        0.5,
        (150, 200, 172),
        0.06,
        (238, 250, 242),
        0.09,
        "large",
        "letter",
        (240, 226, 150),
        chips((10, 110, 196), (12, 126, 92), (236, 84, 60)),
        0.37,
        "ring",
        True,
    ),
    "night": Look(
        (18, 20, 30),
        0.35,
        (28, 30, 44),
        0.06,
        (216, 210, 200),
        0.05,
        "many",
        "frame",
        (200, 170, 70),
        chips((46, 84, 168), (70, 150, 90), (186, 40, 70)),
        0.36,
        "gloss",
        True,
    ),
    "slate": Look(
        (90, 100, 112),
        0.12,
        (206, 204, 200),
        0.03,
        (250, 250, 252),
        0.03,
        "one",
        "bar",
        (96, 120, 170),
        chips((40, 100, 210), (60, 160, 80), (226, 50, 70)),
        0.33,
        "dished",
        True,
    ),
    "ivory": Look(
        (60, 36, 24),
        0.28,
        (90, 60, 40),
        0.05,
        (240, 232, 210),
        0.12,
        "many",
        "bar",
        (200, 60, 50),
        chips((50, 80, 190), (40, 130, 80), (210, 50, 40)),
        0.35,
        "clear",
        True,
    ),
}

LATER = ("terracotta", "sea")
"""Tuning looks that came when thresholds were chosen: what is drawn by a seed alone has none."""
TUNING = tuple(name for name, look in LOOKS.items() if not look.final)
FINAL = tuple(name for name, look in LOOKS.items() if look.final)
