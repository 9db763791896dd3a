"""The places of the next deal, from those of a finished one (PV-25, PV-26).

A deal requests changes in its plan. ("demote", seat) makes that seat's player the last and moves
the others up, also where the deal itself is void. ("faults", n) is kept only while the player who
is first stays first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

DEMOTE, FAULTS, UNCHANGED = "demote", "faults", "unchanged"


def succession(
    before: Sequence[str],
    places: Sequence[str],
    players: Sequence[str],
    asked: Iterable[tuple[str, int]],
    stagnation: int,
    plan: Mapping[str, int],
) -> tuple[tuple[str, ...], dict[str, int]]:
    """The standing for the next deal and what is kept in the match's plan.

    `before` and `places` are the places before and after the deal, `players` its seats, `plan`
    the plan before it. After `stagnation` deals in a row that changed no place (0: never) the
    first becomes the last.
    """
    asked = tuple(asked)
    kept = {key: number for key, number in asked if key != DEMOTE}
    demoted = [players[seat] for key, seat in asked if key == DEMOTE]
    same = plan.get(UNCHANGED, 0) + 1 if tuple(before) == tuple(places) else 0
    if stagnation and same == stagnation:
        demoted.append(places[0])
    elif stagnation and same:
        kept[UNCHANGED] = same
    standing = (*(p for p in places if p not in demoted), *dict.fromkeys(demoted))
    if before and standing[0] != before[0]:
        kept.pop(FAULTS, None)
    return standing, kept
