"""Pictures that look like a row of cards and are none."""

import cv2
import numpy as np
from numpy.typing import NDArray


def chart(marks: int) -> NDArray[np.uint8]:
    """Eight columns of five colours, with a round mark in the first so many fields of each."""
    shades = [(40, 30, 200), (160, 170, 40), (170, 120, 240), (30, 140, 245), (35, 32, 30)]
    order = np.random.default_rng(5)
    page = np.full((900, 1400, 3), 225, np.uint8)
    for card in range(8):
        for line, shade in enumerate(order.permutation(5).tolist()):
            x, y = 80 + card * 155, 150 + line * 52
            cv2.rectangle(page, (x, y), (x + 140, y + 46), shades[shade], -1)
            if line < marks:
                cv2.circle(page, (x + 70, y + 23), 9, (200, 205, 205), -1, cv2.LINE_AA)
    return page
