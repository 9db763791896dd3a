"""Sets and runs with every choice of kickers, where suits do not matter (option kickers)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from rules.cards import BLACK_JOKER, RED_JOKER, Cards, joined
from rules.shapes.kickers import Kicked
from rules.shapes.layers import JOKERS
from rules.shapes.lowest import BYTES, sets

EACH_JOKER = {
    0: [],
    BLACK_JOKER: [BLACK_JOKER],
    RED_JOKER: [RED_JOKER],
    JOKERS: [BLACK_JOKER, RED_JOKER],
}


def carried(hand: Cards, bodies: Iterable[tuple[list[Cards], tuple[Kicked, ...]]]) -> list[Cards]:
    """Each of these bodies in all its ways; those that stand together are sets, or are runs.

    They hold the lowest cards of their ranks, and so do their kickers.
    """
    jokers = hand & JOKERS
    a, b, c, d, e, f, g, h = (hand ^ jokers).to_bytes(BYTES, "little")
    s, t, u, v, w, x, y, z = sets(1)
    singles = [*s[a], *t[b], *u[c], *v[d], *w[e], *x[f], *y[g], *z[h], *EACH_JOKER[jokers]]
    s, t, u, v, w, x, y, z = sets(2)
    pairs = [*s[a], *t[b], *u[c], *v[d], *w[e], *x[f], *y[g], *z[h]]
    plays: list[Cards] = []
    for some, ways in bodies:
        for kicked in ways:
            units = singles if kicked.kick == 1 else pairs
            if some[0].bit_count() // kicked.width * kicked.per_rank == 1:
                for body in some:
                    found = [body | unit for unit in units]
                    found.remove(body)  # with the kicker of its own rank
                    plays += found
            else:
                plays += _with_several(some, kicked, units)
            if kicked.twins:
                plays += [body | pair for body in some for pair in pairs if not pair & body]
    return plays


def _with_several(bodies: list[Cards], kicked: Kicked, units: list[Cards]) -> list[Cards]:
    plays: list[Cards] = []
    for body in bodies:
        number = body.bit_count() // kicked.width * kicked.per_rank
        beside = [body | unit for unit in units if not unit & body]
        if beside[-2:] == [body | BLACK_JOKER, body | RED_JOKER] and not kicked.jokers:
            plays += [RED_JOKER | some for some in _choices(beside[:-2], number - 1)]
            del beside[-1]
        plays += _choices(beside, number)
    return plays


def _choices(units: list[Cards], number: int) -> list[Cards]:
    """Every way to take so many of them together."""
    if number == 1:
        return units
    if number == 2:
        return [one | two for one, two in combinations(units, 2)]
    return [joined(some) for some in combinations(units, number)]
