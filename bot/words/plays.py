"""Plays in players' words: short for a button, and what wild cards stand for."""

from __future__ import annotations

from bot.words.cards import LONG, brief, in_order
from bot.words.saying import say
from rules.cards import Cards, each, name, text
from rules.combinations import Combination


def named_play(play: Combination, most: int = LONG) -> str:
    """The cards of a play, as "9♦ red joker=9♠" where some stand for others.

    Longer than `most` it is said by its first and last card.
    """
    said = _whole(play)
    return said if len(said) <= most else brief(play.laid)


def stands_for(play: Combination) -> Cards:
    """The cards that are not there but stood for; 0 where every card is itself."""
    return play.cards & ~play.laid


def meaning_of(play: Combination) -> str:
    """What the wild cards of a play stand for: "9♠"; the play itself where all are themselves."""
    return in_order(stands_for(play)) or say("stands-for-itself")


def coded(play: Combination) -> str:
    """The play as it can be typed in any language: "9D RJ=9S"."""
    stands = stands_for(play)
    if not stands:
        return text(play.laid)
    wild = zip(each(play.laid & ~play.cards), each(stands), strict=False)
    declared = [f"{name(one)}={name(other)}" for one, other in wild]
    return " ".join([text(play.laid & play.cards), *declared]).strip()


def _whole(play: Combination) -> str:
    stands = stands_for(play)
    if not stands:
        return in_order(play.laid)
    plain, wild = play.laid & play.cards, play.laid & ~play.cards
    declared = say("stands-for", wild=in_order(wild), stands=in_order(stands))
    return f"{in_order(plain)} {declared}".strip()
