"""A play in as few letters as a button has room for: "Straight 3-7", "Pair 7♦ 7♣"."""

from __future__ import annotations

from itertools import groupby

from bot.words.cards import SIGNS, in_order, named_play, printed, shown, stands_for
from bot.words.saying import say, spelling
from rules.cards import JOKER, Card, Cards, each, index_of, rank_of, suit_of
from rules.combinations import Combination
from rules.ranking import same_rank

FEW = 2  # cards that are shown each with its suit
SPELLED = 4  # ranks of a set that are written out: "7777", else "7 ×5"
IN_A_ROW = "–"


def labelled(play: Combination, kind: str) -> str:
    """What a button says that lays this play of this kind, as "kind-pair"."""
    return say(f"label-{kind.removeprefix('kind-')}", cards=short(play))


def short(play: Combination) -> str:
    """The cards of a play; suits where there are two cards at most, or all are of one.

    Wild cards are shown with what they stand for, and in words everything is said in full.
    """
    held = play.laid
    if stands_for(play) or spelling():
        return named_play(play)
    if held.bit_count() <= FEW:
        return in_order(held)
    ranks = [list(same) for _, same in groupby(_ordered(held), rank_of)]
    if same_rank(held) is not None:
        return _set(ranks[0])
    if _in_a_row(ranks):
        return f"{_rank(ranks[0][0])}{IN_A_ROW}{_rank(ranks[-1][0])}{_suit(held)}"
    most_first = sorted(ranks, key=len, reverse=True)
    if len(most_first[0]) == 1:
        return " ".join(map(_rank, _ordered(held))) + _suit(held)
    return " ".join(map(_set, most_first))


def _ordered(held: Cards) -> list[Card]:
    return sorted(each(held), key=index_of)


def _in_a_row(ranks: list[list[Card]]) -> bool:
    """Neighbours as printed, as many of each."""
    first = rank_of(ranks[0][0])
    steps = [rank_of(same[0]) - first for same in ranks]
    return steps == [*range(len(ranks))] and len({len(same) for same in ranks}) == 1


def _set(same: list[Card]) -> str:
    rank = _rank(same[0])
    if rank_of(same[0]) == JOKER or len(same) > SPELLED:
        return f"{rank} ×{len(same)}" if len(same) > 1 else rank
    return rank * len(same) if len(rank) == 1 else " ".join([rank] * len(same))


def _rank(one: Card) -> str:
    return shown(one) if rank_of(one) == JOKER else printed(rank_of(one))


def _suit(held: Cards) -> str:
    """The sign of the suit that all these cards have."""
    suits = {suit_of(one) for one in each(held)}
    return f" {SIGNS[suits.pop()]}" if len(suits) == 1 else ""
