"""Choices of the auction and its widow that contradict."""

from __future__ import annotations

from collections.abc import Iterable

from rules.catalogue.conflicts.conflict import Conflict, Meant, counts
from rules.sentences import Sentence

PACK_SIZES = {"standard52": 52, "strip40": 40, "tiles60": 60}


def alone_not_in_teams(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("auction", "none") != "none" and meant.get("teams") == "opposite_pairs":
        yield "An auction is to play alone against all others: there are no teams of two."


def widow_is_what_is_left(meant: Meant, seats: int | None) -> Iterable[str]:
    widow = int(meant.get("widow", "0"))
    if meant.get("leftover") != "widow" or meant.get("deal") == "all_uneven":
        if widow:
            yield Sentence(
                "A widow of {widow} cards needs cards that are left over for it.", widow=widow
            )
        return
    pack = PACK_SIZES[meant["pack"]] * int(meant["decks"]) + meant["jokers"]
    for players in counts(meant, seats):
        size = meant["hand_size"] if meant["deal"] == "fixed" else "auto"
        each = pack // players if size == "auto" else int(size)
        left = pack - each * players
        if left != widow and left >= 0:
            yield Sentence(
                "{each} cards each for {players} players leave {left} over, not {widow}.",
                each=each,
                players=players,
                left=left,
                widow=widow,
            )


CONFLICTS: tuple[Conflict, ...] = (alone_not_in_teams, widow_is_what_is_left)
