"""Positions of the signs on cards from two to ten, as on printed cards."""

from __future__ import annotations

Place = tuple[float, float]  # across and down the field, each from 0 to 1

_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_TWO: tuple[Place, ...] = ((_MIDDLE, 0), (_MIDDLE, 1))
_FOUR: tuple[Place, ...] = ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1))
_SIX: tuple[Place, ...] = (*_FOUR, (_LEFT, 1 / 2), (_RIGHT, 1 / 2))
_EIGHT: tuple[Place, ...] = (
    *_FOUR,
    *((across, down) for across in (_LEFT, _RIGHT) for down in (1 / 3, 2 / 3)),
)
PLACES: dict[str, tuple[Place, ...]] = {  # by printed rank; those in the lower half stand on top
    "2": _TWO,
    "3": (*_TWO, (_MIDDLE, 1 / 2)),
    "4": _FOUR,
    "5": (*_FOUR, (_MIDDLE, 1 / 2)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 1 / 4)),
    "8": (*_SIX, (_MIDDLE, 1 / 4), (_MIDDLE, 3 / 4)),
    "9": (*_EIGHT, (_MIDDLE, 1 / 2)),
    "10": (*_EIGHT, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
