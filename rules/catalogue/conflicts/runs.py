"""Choices of runs, kickers and bombs that contradict."""

from __future__ import annotations

from collections.abc import Iterable

from rules.catalogue.conflicts.conflict import Conflict, Meant


def straights_have_five_cards(meant: Meant, _: int | None) -> Iterable[str]:
    """Big Two has its own straights, with their own ladder (table H1)."""
    if "straight_order" not in meant:
        return
    if meant.get("run_min", 5) != 5:
        yield "A straight of Big Two has exactly five cards."
    if meant.get("run_excluded"):
        yield "Which ranks a straight of Big Two may hold is said by the order of straights."
    if meant.get("sequences", "off") != "off":
        yield "Big Two has straights of five cards: runs of other lengths are for other games."


def kickers_or_full_houses(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("kickers", "off") != "off" and _has_five_card_hands(meant):
        yield "Kickers do not go with hands of five cards: three and a pair are a full house."


def honours_are_five_cards(meant: Meant, _: int | None) -> Iterable[str]:
    if meant.get("bomb_system") == "honours" and not _has_five_card_hands(meant):
        yield "Honour hands as bombs need the five-card hands of Big Two."


def _has_five_card_hands(meant: Meant) -> bool:
    return "straight_order" in meant or meant.get("poker_combos") == "on"


CONFLICTS: tuple[Conflict, ...] = (
    straights_have_five_cards,
    kickers_or_full_houses,
    honours_are_five_cards,
)
