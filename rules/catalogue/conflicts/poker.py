"""Choices of Big Two's combinations and bombs that contradict."""

from __future__ import annotations

from collections.abc import Iterable

from rules.catalogue.conflicts.conflict import Conflict, Meant


def suits_need_order(meant: Meant, _: int | None) -> Iterable[str]:
    """President, whose suits have no order, keeps a scope that nothing comes of."""
    if meant.get("suit_order") != "none" or meant.get("suit_scope", "off") == "off":
        return
    if meant["suit_scope"] == "all" or "flush_rank" in meant:
        yield "Suits that break ties need an order of suits: choose one, or let suits break no tie."


def out_of_turn_needs_reach(meant: Meant, _: int | None) -> Iterable[str]:
    """I-09."""
    short = meant.get("bomb_reach", "five_card_only") == "five_card_only"
    if meant.get("bomb_out_of_turn") == "on" and short:
        yield "Bombs out of turn need a bomb that may be played on more than hands of five."


def wild_jokers_are_two(meant: Meant, _: int | None) -> Iterable[str]:
    """Every way in which more than two jokers may be read would be too many to list."""
    if meant.get("joker_wild") == "card" and meant["jokers"] > 2:
        yield "Jokers that stand for any card of any suit are two at most."


CONFLICTS: tuple[Conflict, ...] = (
    suits_need_order,
    out_of_turn_needs_reach,
    wild_jokers_are_two,
)
