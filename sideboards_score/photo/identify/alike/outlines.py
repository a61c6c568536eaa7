"""Which of three shape classes is flower, square and bar: by the outline of what each adds.

A class has several drawers in a photo, so that its outline is far clearer than any single one.
"""

from dataclasses import replace
from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels, Singles, Waves
from sideboards_score.photo.identify.alike.bands import HEIGHT, WIDTH, patches_of
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.handles import shape_moments
from sideboards_score.photo.identify.shapes import NONE, names_of
from sideboards_score.photo.identify.tuning import DrawerTuning

ENLARGED = 2
"""Outlines are measured at twice the size of a patch."""
_NEAR = np.ones((3, 3), np.uint8)
_THICK = np.ones((5, 5), np.uint8)
"""Two and a half pixels of a patch: the finest bar is thicker, lines of a print are thinner."""


class Naming(NamedTuple):
    """What outlines say of the names of three classes."""

    scores: Doubles
    """(6,) log-likelihood of each of `SHAPE_NAMINGS`."""
    torn: Doubles | None = None
    """(6,) the same by the one way to outline handles that says anything, if that is not quite
    whole, but says one name however much of it counts."""


def naming_scores(templates: Waves, whole: Waves, seen: Seen, tuning: DrawerTuning) -> Naming:
    """The names of templates (4, 2, waves), none last.

    `whole` are the same with what all drawers share. Handles are outlined against bare drawers and
    as they are: a plate behind every handle spoils the one outline, a keyhole on bare drawers the
    other. Where one of the two says nothing, the other is believed alone only if it is whole: on a
    pale plate nothing but a handle's shadow may be seen.
    """
    ways = (templates[:NONE] - templates[NONE], whole[:NONE])
    outlined = [outlines(handles, seen, tuning) for handles in ways]
    named = [names_of(*shape_moments(each), tuning) for each in outlined]
    likely = [likelihoods(each) for each in named]
    sure = [each.max() >= tuning.names_told for each in likely]
    if any(sure) and not all(sure):
        told = sure.index(True)
        # What stands out less counts in full, too: a torn outline grows, a whole one stays.
        fuller = [_at_level(ways[told], level, seen, tuning)[1] for level in tuning.steady_levels]
        best = int(likely[told].argmax())
        steady = all(each[best] >= tuning.steady_sure for each in fuller)
        even = evenness(outlined[told])
        if not steady or even < tuning.outline_even:
            views = [likely[told], *fuller]
            alike = min(each[best] for each in views) >= tuning.torn_alike
            torn = np.log(np.mean(views, axis=0)) if alike and even >= tuning.torn_even else None
            return Naming(np.log(np.mean([*likely, *fuller], axis=0)), torn)
    return Naming(np.logaddexp(*named) - np.log(len(ways)))


def covered_names(
    templates: Waves, seen: Seen, tuning: DrawerTuning, *, steady: bool = False
) -> Doubles | None:
    """(6,) what the names are by which part of their drawers handles cover, if they cover it whole.

    `templates` (4, 2, waves), none last. A drawer's colour is missing wherever a handle lies, as
    pale as its plate and however light falls on it, though by less than an edge in shadow shows.
    `steady` is whether they must say one name however much of it counts.
    """
    handles = templates[:NONE] - templates[NONE]
    handles[:, 1] = 0  # the metal's own light
    likely: list[Doubles] = []
    for level in (tuning.full_level, *tuning.steady_levels)[: None if steady else 1]:
        outlined, said = _at_level(handles, level, seen, tuning)
        likely.append(said)
        told = likely[-1].max() >= tuning.covered_alike
        same = likely[-1].argmax() == likely[0].argmax()
        if not (told and same and evenness(outlined) >= tuning.outline_even):
            return None
    return np.log(likely[0])


def likelihoods(scores: Doubles) -> Doubles:
    """The probabilities of which these are the logarithms, up to a constant."""
    return np.asarray(np.exp(scores - np.logaddexp.reduce(scores)))


def _at_level(
    handles: Waves, level: float, seen: Seen, tuning: DrawerTuning
) -> tuple[Singles, Doubles]:
    """Outlines of which what stands out so much counts in full, and (6,) the likely names."""
    outlined = outlines(handles, seen, replace(tuning, full_level=level))
    return outlined, likelihoods(names_of(*shape_moments(outlined), tuning))


def evenness(outlined: Singles) -> float:
    """How much of the least even of outlines (3, h, w) lies on itself when it is turned round.

    Flower, square and bar nearly do; what light from one side shows of them, a shadow, does not.
    """
    turned = outlined[:, ::-1, ::-1]
    common = np.minimum(outlined, turned).sum(axis=(1, 2))
    return float((common / np.maximum(outlined.sum(axis=(1, 2)), 1e-6)).min())


def outlines(handles: Waves, seen: Seen, tuning: DrawerTuning) -> Singles:
    """(3, h, w) 0..1 where each class of handles (3, 2, waves) stands out, centred."""
    pictures = patches_of(handles)
    room = _enlarged(_room(pictures, seen, tuning)) > 0.5  # noqa: PLR2004 - a mask of 0 and 1
    shown = [_enlarged(_visible(picture, seen)) for picture in pictures]
    return np.stack([_outline(picture, room, tuning) for picture in shown])


def _visible(difference: Doubles, seen: Seen) -> Singles:
    """(h, w) how much a difference of templates (2, h, w) shows, over all colours."""
    shown = np.einsum("kaj,jhw->kahw", seen.looks, difference)
    return np.asarray(np.sqrt((shown**2).sum(axis=1).mean(axis=0)), np.float32)


def _enlarged(patch: Singles) -> Singles:
    size = (ENLARGED * WIDTH, ENLARGED * HEIGHT)
    return np.asarray(cv2.resize(patch, size, interpolation=cv2.INTER_CUBIC))


def _room(pictures: Doubles, seen: Seen, tuning: DrawerTuning) -> Singles:
    """(h, w) 1 where the handles are: around all in which they differ from EACH OTHER.

    A frame or a plate that goes with every handle lies outside.
    """
    pairs = ((0, 1), (0, 2), (1, 2))
    apart = sum(_visible(pictures[one] - pictures[other], seen) ** 2 for one, other in pairs)
    spots = cv2.GaussianBlur(np.sqrt(np.asarray(apart)), (0, 0), 1.0)
    rim = np.zeros((HEIGHT, WIDTH), np.bool_)
    rim[3:-3, 4:-4] = True  # the edges of drawers differ by how well they are found
    spots = np.where(rim, spots, 0).astype(np.float32)
    strong = np.sort(spots, axis=None)[-20:].mean()
    clear = (spots > tuning.room_level * strong).astype(np.uint8)
    clear = _heaviest(spots, clear)
    room = np.zeros((HEIGHT, WIDTH), np.uint8)
    cv2.fillConvexPoly(room, cv2.convexHull(cv2.findNonZero(clear)), 1)
    return np.asarray(cv2.dilate(room, _NEAR), np.float32)


def _heaviest(weights: Singles, mask: Pixels, gap: int = 1) -> Pixels:
    """A mask without what does not hang together with its weightiest part, over small gaps."""
    count, parts = cv2.connectedComponents(cv2.dilate(mask, _NEAR, iterations=gap))
    total = np.bincount(parts.ravel(), weights.ravel(), count)
    total[0] = 0
    return np.asarray(mask * (parts == total.argmax()), np.uint8)


def _outline(shown: Singles, room: Flags, tuning: DrawerTuning) -> Singles:
    """What a class shows (h, w) from 0, as outside its room, to 1, as its strongest part."""
    inside = np.sort(shown[room])
    full = inside[-max(6, len(inside) // 6) :].mean()
    low = np.median(shown[~room])
    level = (shown - low) / max(tuning.full_level * full - low, 1e-6)
    clear = (np.clip(level, 0, 1) - tuning.outline_empty) / (1 - tuning.outline_empty)
    clear = np.clip(clear, 0, 1).astype(np.float32) * room
    some = _heaviest(clear, (clear > tuning.blob_level).astype(np.uint8))
    clear *= cv2.dilate(without_threads(clear, some, tuning), _NEAR)
    return _centred(clear)


def without_threads(weights: Singles, mask: Pixels, tuning: DrawerTuning) -> Pixels:
    """A mask less what hangs on its thick part by thin lines, as the edge of a plate does.

    A handle that is drawn in thin lines has no such part, and stays as it is.
    """
    opened = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, _THICK), np.uint8)
    thick = _heaviest(weights, opened, gap=0)
    if float((weights * thick).sum()) < tuning.thick_part * float((weights * mask).sum()):
        return mask
    return np.asarray(mask * cv2.dilate(thick, _THICK), np.uint8)


def _centred(outline: Singles) -> Singles:
    """An outline moved so that its centre of gravity is its centre."""
    height, width = outline.shape
    total = max(float(outline.sum()), 1e-6)
    x = float(outline.sum(axis=0) @ np.arange(width)) / total
    y = float(outline.sum(axis=1) @ np.arange(height)) / total
    move = np.array([[1, 0, (width - 1) / 2 - x], [0, 1, (height - 1) / 2 - y]])
    return np.asarray(cv2.warpAffine(outline, move, (width, height)))
