"""Sentences of the rules for people, such as refusals, in the words of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

_FORMS = re.compile(r"\{(\w+):([^{}|]*)\|([^{}|]*)\}")


def _is_one(fact: object) -> bool:
    return str(fact) == "1"


def filled(
    template: str, facts: Mapping[str, object], *, is_one: Callable[[object], bool] = _is_one
) -> str:
    """Return the sentence with its facts filled in.

    >>> [filled("You have {count:# card|# cards}.", {"count": count}) for count in (1, 2)]
    ['You have 1 card.', 'You have 2 cards.']
    """

    def form(found: re.Match[str]) -> str:
        name, one, more = found.groups()
        return (one if is_one(facts[name]) else more).replace("#", f"{{{name}}}")

    return _FORMS.sub(form, template).format(**facts)


class Sentence(str):
    """A sentence with its facts filled in that still knows them, to be said in other languages.

    A fact may be a sentence itself. A number may decide the form of its noun, as in `filled`.
    """

    template: str
    facts: Mapping[str, object]

    def __new__(cls, template: str, **facts: object) -> Sentence:
        said = super().__new__(cls, filled(template, facts))
        said.template, said.facts = template, facts
        return said


class CardNamed(str):
    """A card by its code, such as "3D", to be said with the sign or the name of its suit."""


class Listed(str):
    """Several texts, with commas between."""

    parts: tuple[str, ...]

    def __new__(cls, parts: Iterable[str]) -> Listed:
        every = tuple(parts)
        said = super().__new__(cls, ", ".join(every))
        said.parts = every
        return said


def template(said: str) -> str:
    """Return a sentence as it is before its facts are filled in."""
    return said.template if isinstance(said, Sentence) else said


COUNTS_AS = "{cards} as {stands}"  # cards, and what those of them count as that are others
WHY = {
    "over": "This deal is over.",
    "not_your_turn": "It's not your turn yet.",
    "out": "You've already gone out this deal.",
    "passed": "You passed, so you're out of this trick.",
    "turn_spent": "You've had your turn in this trick.",
    "not_now": "You can't do that right now.",
    "no_cards": "Pick at least one card.",
    "not_held": "You don't have {cards}.",
    "no_combination": "{cards} isn't a valid play in this game.",
    "does_not_beat": "{cards} doesn't beat {top}.",
    "wrong_number": "You need {asked:# card|# cards} to beat {top}, not {number}.",
    "must_lead": "You lead, so you can't pass. Play anything.",
    "opening_card": "The first play must include {card}.",
    "give_count": "Give {count:# card|# cards}, not {number}.",
    "nothing_to_give": "You don't owe anyone a card.",
    "finish_ban": "You can't go out on {cards}. Keep something else for last.",
    "guard_highest": (
        "The next player has one card left: play your highest, or more than one card."
    ),
    "guard_pass": "The next player has one card left and you can beat this single, so you must.",
    "give_held": "You can only give cards you have.",
    "must_beat": "You can beat {top}, so you can't pass.",
    "say_what": "Say what {cards} stands for, such as joker=9.",
    "cut_between": "Cut between 1 and {most} cards.",
    "give_highest": "Give your highest cards.",
    "equal_swap": "Swap the same number both ways: {count}, not {number}.",
    "must_bid": "You open the bidding: bid at least 1.",
    "bid_higher": "Bid {least} to {most}, or pass.",
    "bid_next": "Bid {least}, or pass.",
    "bidding": "Bidding comes first: bid or pass.",
    "closed": "Nothing beats {top}: the trick is over.",
}
