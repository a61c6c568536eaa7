"""What else lies on a table: other cards, pencils, dice, newspapers, a glass, a hand."""

import cv2
import numpy as np
from photo_card import card_mask
from photo_handles import polygon, rounded
from photo_noise import Array, between, clouds, jitter, speckle
from photo_paste import Sprite
from photo_styles import Style

FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX)
INK = (50, 46, 46)
SYLLABLES = ("ta", "ne", "ro", "li", "ko", "su", "mer", "al", "vi", "do")
PENCILS = ((30, 190, 240), (40, 30, 190), (150, 90, 30), (60, 130, 40))
DICE = ((235, 238, 240), (40, 30, 190), (60, 50, 50), (150, 90, 30))
At = tuple[float, float]


def _word(rng: np.random.Generator) -> str:
    return "".join(rng.choice(SYLLABLES, int(rng.integers(1, 5))))


def _text(
    rng: np.random.Generator, page: Array, box: tuple[int, int, int, int], size: float
) -> None:
    """Lines of words into (left, top, right, bottom) pixels."""
    left, top, right, bottom = box
    area, step = page[top:bottom, left:right], int(34 * size) + 2
    for y in range(step, bottom - top, step):
        words = " ".join(_word(rng) for _ in range(1 + int((right - left) / (90 * size))))
        cv2.putText(area, words, (0, y), FONTS[int(rng.integers(3))], size, INK, 1, cv2.LINE_AA)


def objective_card(rng: np.random.Generator, style: Style, at: At, angle: float) -> Sprite:
    """A white card with a coloured head and small blocks in the drawers' colours."""
    high, wide = 440, 290
    page = np.full((high, wide, 3), jitter(rng, (232, 238, 240), 0.03), np.uint8)
    cv2.rectangle(page, (0, 0), (wide, 46), jitter(rng, (60, 60, 90), 0.7), -1)
    cv2.putText(page, _word(rng).title(), (60, 32), FONTS[1], 0.8, (240, 240, 240), 1, cv2.LINE_AA)
    block = int(between(rng, 34, 62))
    for row in range(3):
        for column in range(3):
            if rng.random() < 0.7:
                shade = style.shades[str(rng.choice(list("RTPOK")))]
                x, y = 40 + column * (block + 12), 72 + row * (block // 2 + 14)
                cv2.rectangle(page, (x, y), (x + block, y + block // 2), shade[::-1], -1)
                if rng.random() < 0.5:
                    cv2.circle(page, (x + block // 2, y + block // 4), 6, (215, 215, 215), -1)
    _text(rng, page, (40, 270, wide - 40, 370), 0.4)
    cv2.circle(page, (wide // 2, high - 36), 26, jitter(rng, (70, 60, 80), 0.7), -1)
    cv2.putText(
        page, str(rng.integers(2, 10)), (wide // 2 - 10, high - 26), FONTS[0], 0.9, (245,) * 3, 2
    )
    return Sprite(page, card_mask((high, wide), 0.05), 6.3 / wide, at, angle)


def swap_card(rng: np.random.Generator, at: At, angle: float) -> Sprite:
    """A white card with "+1" and two arrows."""
    page = np.full((420, 270, 3), jitter(rng, (228, 234, 238), 0.03), np.uint8)
    cv2.putText(page, "+1", (60, 150), FONTS[0], 3.2, (45, 40, 45), 8, cv2.LINE_AA)
    green = jitter(rng, (70, 120, 40), 0.3)
    cv2.arrowedLine(page, (50, 260), (220, 260), green, 10, cv2.LINE_AA, 0, 0.2)
    cv2.arrowedLine(page, (220, 330), (50, 330), green, 10, cv2.LINE_AA, 0, 0.2)
    return Sprite(page, card_mask((420, 270), 0.05), 5.8 / 270, at, angle)


def pencil(rng: np.random.Generator, at: At, angle: float) -> Sprite:
    """A six-edged pencil of about 17 cm: body in three tones, wood, lead."""
    high, wide = 36, 850
    color = np.array(jitter(rng, PENCILS[int(rng.integers(4))], 0.15))
    page = np.zeros((high, wide, 3), np.float32)
    page[:] = color
    page[:10] = np.clip(color * 1.25, 0, 255)
    page[25:] = color * 0.6
    page[:, 760:] = (150, 190, 220)
    page[:, 825:] = (50, 50, 50)
    mask = np.zeros((high, wide), np.uint8)
    polygon(mask, np.array([[0, 1], [760, 1], [848, 17], [848, 19], [760, 35], [0, 35]], float))
    return Sprite(page.astype(np.uint8), mask, 17 / wide, at, angle, 0.6, None, 0.5)


def die(rng: np.random.Generator, at: At, angle: float) -> Sprite:
    """The upper face of a die with its side."""
    ground = DICE[int(rng.integers(4))]
    page = np.full((80, 80, 3), ground, np.uint8)
    dot = (30, 30, 30) if sum(ground) > 500 else (240, 240, 240)
    spots = rng.permutation(9)[: int(rng.integers(1, 7))]
    for spot in spots:
        cv2.circle(
            page, (20 + 20 * int(spot % 3), 20 + 20 * int(spot // 3)), 7, dot, -1, cv2.LINE_AA
        )
    side = (round(ground[0] * 0.6), round(ground[1] * 0.6), round(ground[2] * 0.6))
    return Sprite(page, card_mask((80, 80), 0.15), 1.6 / 80, at, angle, 1.4, side, 0.5)


def newspaper(rng: np.random.Generator, at: At, angle: float) -> Sprite:
    """A page with columns, headlines and a grey picture."""
    high, wide = 900, 680
    page = np.full((high, wide, 3), jitter(rng, (206, 216, 220), 0.03), np.uint8)
    for column in range(3):
        left = 24 + column * 218
        cv2.putText(
            page,
            _word(rng) + " " + _word(rng),
            (left, 50),
            FONTS[1],
            0.9,
            (30,) * 3,
            2,
            cv2.LINE_AA,
        )
        _text(rng, page, (left, 70, left + 196, high - 20), 0.36)
    top, left = int(rng.integers(100, 500)), 24 + 218 * int(rng.integers(0, 2))
    photo = clouds(rng, (220, 330), (6, 8), 4) * 200
    page[top : top + 220, left : left + 330] = photo[..., None].astype(np.uint8)
    return Sprite(page, np.full((high, wide), 255, np.uint8), 24 / wide, at, angle, 0.02, None)


def glass_rim(rng: np.random.Generator, at: At) -> Sprite:
    """A glass or mug seen from above: a rim, a dark inside."""
    page = np.full((420, 420, 3), jitter(rng, (60, 50, 45), 0.5), np.uint8)
    mask = np.zeros((420, 420), np.uint8)
    cv2.circle(mask, (210, 210), 206, 255, -1, cv2.LINE_AA)
    cv2.circle(page, (210, 210), 196, jitter(rng, (190, 190, 190), 0.25), 18, cv2.LINE_AA)
    cv2.circle(page, (210, 210), 150, jitter(rng, (30, 40, 70), 0.6), -1, cv2.LINE_AA)
    cv2.ellipse(page, (170, 150), (60, 20), -40, 0, 360, (230, 230, 230), -1, cv2.LINE_AA)
    page = np.asarray(cv2.GaussianBlur(page, (0, 0), 3))
    return Sprite(page, mask, 8 / 420, at, 0, 6.0, (120, 120, 125), 0.5)


SKIN = [(150, 180, 225), (120, 155, 210), (80, 115, 170), (50, 75, 120), (170, 195, 235)]


def _hand_mask(rng: np.random.Generator) -> Array:
    """Arm from below, palm, four fingers and a thumb; (1600, 700) uint8."""
    mask = np.zeros((1600, 700), np.uint8)
    arm = np.array([[270, 560], [430, 560], [520, 1600], [230, 1600]], float)
    polygon(mask, arm)
    polygon(mask, rounded(240, 280, 90) + np.array([350, 470]))
    for index in range(4):
        x = 265 + index * 58
        tip = (
            x + (index - 1.5) * between(rng, 10, 40),
            between(rng, 110, 170) + abs(index - 1.4) * 35,
        )
        cv2.line(mask, (x, 420), (int(tip[0]), int(tip[1])), 255, 50, cv2.LINE_AA)
    thumb = (int(between(rng, 520, 590)), int(between(rng, 330, 420)))
    cv2.line(mask, (420, 540), thumb, 255, 58, cv2.LINE_AA)
    return mask


def hand(rng: np.random.Generator, at: At, angle: float) -> Sprite:
    """A hand whose palm lies at `at`; the arm comes from the lower edge."""
    mask = _hand_mask(rng)
    skin = np.array(jitter(rng, SKIN[int(rng.integers(len(SKIN)))], 0.08), np.float32)
    depth = np.minimum(cv2.distanceTransform(mask, cv2.DIST_L2, 3), 60) / 60
    tone = 0.62 + 0.4 * np.sqrt(depth) + 0.05 * (clouds(rng, mask.shape, (16, 8), 3) - 0.5)
    tone = tone + speckle(rng, (mask.shape[0], mask.shape[1]), 0.015)
    page = np.clip(skin * tone[..., None], 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        page[int(between(rng, 800, 1100)) :] = jitter(rng, (90, 70, 60), 0.6)
    turn = np.radians(angle)
    reach = (800 - 440) * 0.03
    center = (at[0] - reach * float(np.sin(turn)), at[1] + reach * float(np.cos(turn)))
    return Sprite(page, mask, 0.03, center, angle, 2.0, None, 0.55)
