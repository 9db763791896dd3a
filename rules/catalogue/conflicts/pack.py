"""Packs that do not go with an order of ranks, and hands that have more plays than can be listed.

A hand of c cards of each rank has about c ** 12 runs and 10 * c ** 5 straights.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import JOKER, RANKS, of_rank
from rules.catalogue.conflicts.conflict import Conflict, Meant, counts
from rules.catalogue.conflicts.dealing import pack_size
from rules.catalogue.pack import PACKS
from rules.catalogue.tables import ORDERS
from rules.sentences import Sentence

TO_ONE_HAND = ("low_card_open", "low_card_closed", "low_diamond", "two_spades")
MOST_WITH_RUNS, MOST_WITH_STRAIGHTS = 28, 40  # cards in a hand


def every_card_has_a_rank(meant: Meant, _: int | None) -> Iterable[str]:
    pack, order = PACKS[meant["pack"]], ORDERS[meant["rank_order"]]
    strange = [RANKS[r] for r in range(JOKER) if r not in order and pack & of_rank(r)]
    if strange:
        yield Sentence(
            "This order of ranks has no place for {ranks} of the pack.", ranks=", ".join(strange)
        )


def hands_are_small(meant: Meant, seats: int | None) -> Iterable[str]:
    runs = meant["sequences"] != "off" if "sequences" in meant else "run_min" in meant
    straights = "straight_order" in meant or meant.get("poker_combos") == "on"
    most = MOST_WITH_STRAIGHTS if straights else MOST_WITH_RUNS
    if not straights and not runs:
        return
    largest = max(largest_hand(meant, players) for players in counts(meant, seats))
    if largest > most:
        yield Sentence(
            "A hand of {number} cards is too large for this game: {most} at most.",
            number=largest,
            most=most,
        )


def largest_hand(meant: Meant, players: int) -> int:
    """The cards of the fullest hand that may be dealt."""
    pack, form, size = pack_size(meant), meant.get("deal"), meant.get("hand_size", "auto")
    if form not in ("fixed", "equal_leftover"):
        return -(-pack // players)
    each = pack // players
    if form == "fixed":
        usual = 17 if players < 4 and "straight_order" in meant else 13
        each = min(each, usual if size == "auto" else int(size))
    if meant.get("leftover") in TO_ONE_HAND:
        return each + pack - each * players
    return each + int(meant.get("widow", 0))


CONFLICTS: tuple[Conflict, ...] = (every_card_has_a_rank, hands_are_small)
