"""Cards as players type them: "7 7", "77", "7s7d", "pair 7", "three kings", "red joker"."""

from __future__ import annotations

import re

from bot.words import Refusal
from bot.words.cards import NAMES, SIGNS, shown
from rules.cards import JOKER, RANKS, SUITS, Card, Cards, each, rank_of, suit_of
from rules.view import SeatView

COUNTS = {"single": 1, "pair": 2, "two": 2, "triple": 3, "trips": 3, "three": 3, "quads": 4}
COUNTS |= {"four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
_TOKEN = re.compile(r"(red|black|[rb])?(j(?:oker)s?)|([rb])j|(10|[2-9tjqka])([dchs])?\*?")
_RANKS = {name.lower(): index for index, name in enumerate(RANKS[:13])} | {"t": 7}
_PLURALS = {name.replace("six", "sixe") + "s": RANKS[i].lower() for i, name in enumerate(NAMES)}
_WORDS = {name: RANKS[i].lower() for i, name in enumerate(NAMES)} | _PLURALS
_WORDS |= {"jokers": "joker"}

Wish = tuple[int, int | None]  # a rank, and a suit where one was named


def read_play(typed: str, view: SeatView) -> Cards:
    """The cards of this hand that are meant; of several equal ones, those that may be played.

    Raises Refusal when it cannot be read, or when the hand does not hold such cards.
    """
    wishes = _wishes(typed)
    for play in view.plays:
        if _fits(play.laid, wishes):
            return play.laid
    return read_cards(typed, view.hand)


def read_cards(typed: str, hand: tuple[Card, ...]) -> Cards:
    """The cards of this hand that are meant, lowest first where only ranks are named."""
    left, chosen = list(hand), 0
    for wish in sorted(_wishes(typed), key=lambda wish: wish[1] is None):
        match = next((one for one in left if _is(one, wish)), None)
        if match is None:
            raise Refusal("typed-not-held", cards=_named(wish))
        left.remove(match)
        chosen |= match
    return chosen


def _wishes(typed: str) -> list[Wish]:
    plain = typed.strip().lower()
    for suit, sign in enumerate(SIGNS):
        plain = plain.replace(sign, SUITS[suit].lower())
    plain = re.sub(r"^an? (?=[a-z]{3})", "", plain)  # "a pair", but "a" alone is an ace
    plain = re.sub(r"^the |(?<=[a-z]) of (?=\w)", " ", plain)
    words = [word for word in re.split(r"[\s,;+]+", plain) if word]
    count = 1
    if len(words) == 2 and words[0] in COUNTS:
        count, words = COUNTS[words[0]], words[1:]
    joined = "".join(_WORDS.get(word, word) for word in words)
    wishes, end = [], 0
    for found in _TOKEN.finditer(joined):
        if found.start() != end:
            break
        wishes.append(_wish(found))
        end = found.end()
    if not wishes or end != len(joined):
        raise Refusal("typed-unreadable", typed=typed.strip()[:60])
    return wishes * count


def _wish(found: re.Match[str]) -> Wish:
    colour = (found[1] or found[3] or "")[:1]
    if found[2] or found[3]:
        return JOKER, {"r": 1, "b": 0}.get(colour)
    suit = SUITS.find(found[5].upper()) if found[5] else None
    return _RANKS[found[4]], suit


def _is(one: Card, wish: Wish) -> bool:
    return rank_of(one) == wish[0] and wish[1] in (None, suit_of(one))


def _fits(play: Cards, wishes: list[Wish]) -> bool:
    left = list(each(play))
    if len(left) != len(wishes):
        return False
    for wish in sorted(wishes, key=lambda wish: wish[1] is None):
        match = next((one for one in left if _is(one, wish)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def _named(wish: Wish) -> str:
    rank, suit = wish
    if rank == JOKER:
        return "joker"
    return RANKS[rank] if suit is None else shown(1 << rank * 4 + suit)
