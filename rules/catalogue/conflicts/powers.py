"""Wild and special cards, equal plays and revolutions that contradict (I-01 to I-06)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import RANKS, card, rank_of
from rules.catalogue.conflicts.conflict import Conflict, Meant
from rules.sentences import Sentence

STRIPPED = (1, 2, 3)  # printed ranks that the pack of 40 lacks: 4, 5 and 6


def _is(meant: Meant, key: str, *values: str) -> bool:
    return meant.get(key) in values


def _on(meant: Meant, key: str) -> bool:
    """Is the option used here, and not at its idle value?"""
    return key in meant and meant[key] not in ("off", "none", "0", "exact")


def _transparent(meant: Meant) -> int | None:
    """The printed rank that is transparent; its value is a rank, or a word for one."""
    value = meant.get("transparent", "none")
    if isinstance(value, int):
        return value
    return None if value == "none" else rank_of(card(f"{value}S"))


def jokers_are_there(meant: Meant, _: int | None) -> Iterable[str]:
    """I-01."""
    if _is(meant, "joker_rank", "none") and not _on(meant, "joker_wild"):
        yield "Jokers without a rank of their own must be wild."
    if _on(meant, "joker_wild") and not meant["jokers"]:
        yield "Wild jokers need at least one joker in the pack."


def wild_ranks_have_no_power(meant: Meant, _: int | None) -> Iterable[str]:
    """I-02; that a wild card names the leader is refused in `rules.conflicts.dealing`."""
    wild = meant.get("wild_ranks", "{}")
    if "3" in wild and _on(meant, "three_power"):
        yield "Wild threes cannot have a power as well."
    if "2" in wild and _on(meant, "two_power"):
        yield "Wild twos cannot have a power as well."
    if "2" in wild and _on(meant, "twos_discount"):
        yield "Wild twos cannot need one card fewer."
    rank = _transparent(meant)
    if rank is not None and RANKS[rank] in wild:
        yield Sentence("A rank cannot be wild and transparent at once: {rank}.", rank=RANKS[rank])


def transparent_rank_is_there(meant: Meant, _: int | None) -> Iterable[str]:
    rank = _transparent(meant)
    if rank in STRIPPED and _is(meant, "pack", "strip40"):
        yield Sentence(
            "The pack of 40 cards has no {rank}, which is to be transparent.", rank=RANKS[rank]
        )


def threes_need_fours(meant: Meant, _: int | None) -> Iterable[str]:
    """I-03."""
    if not _on(meant, "three_power"):
        return
    if RANKS[_transparent(meant) or 0] != "4":
        yield "Threes that beat all but a two need transparent fours."
    if not _is(meant, "two_power", "beats_all"):
        yield "Threes that beat all but a two need a single two that beats everything."


def sofia_stands_alone(meant: Meant, _: int | None) -> Iterable[str]:
    """I-04."""
    if not _on(meant, "sofia_powers"):
        return
    if not _is(meant, "rank_order", "sofia"):
        yield "The powers of jokers, jacks and twos need the order joker, jack, two, ace."
    for key, name in (
        ("two_power", Sentence("a power of the single two")),
        ("twos_discount", Sentence("twos that need one card fewer")),
        ("joker_power", Sentence("a power of the single joker")),
    ):
        if _on(meant, key):
            yield Sentence("The powers of jokers, jacks and twos exclude {what}.", what=name)


def revolutions_fit(meant: Meant, _: int | None) -> Iterable[str]:
    """I-05."""
    if _on(meant, "revolution_low_high"):
        if not _is(meant, "two_power", "high_and_low"):
            yield "Aces highest and lowest in a revolution need twos highest and lowest before it."
        if not _on(meant, "revolution"):
            yield "Aces highest and lowest in a revolution need revolutions."
    singles = _is(meant, "revolution_trigger", "set_or_four_singles")
    if singles and not _is(meant, "equal_play", "allowed"):
        yield "A revolution by four equal singles needs equal plays to be allowed."


def skips_need_equal_plays(meant: Meant, _: int | None) -> Iterable[str]:
    """I-06."""
    if _on(meant, "equal_skip") and not _on(meant, "equal_play"):
        yield "Equal plays can only skip a player where equal plays are allowed."


CONFLICTS: tuple[Conflict, ...] = (
    jokers_are_there,
    wild_ranks_have_no_power,
    transparent_rank_is_there,
    threes_need_fours,
    sofia_stands_alone,
    revolutions_fit,
    skips_need_equal_plays,
)
