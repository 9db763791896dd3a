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

    ``{count:# card|# cards}`` is the first form for one card, else the second.
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
    """Several of them, with commas between."""

    parts: tuple[str, ...]

    def __new__(cls, parts: Iterable[str]) -> Listed:
        every = tuple(parts)
        said = super().__new__(cls, ", ".join(every))
        said.parts = every
        return said


def template(said: str) -> str:
    """A sentence as it is before its facts are filled in."""
    return said.template if isinstance(said, Sentence) else said


COUNTS_AS = "{cards} as {stands}"  # cards, and what those of them count as that are others
WHY = {
    "over": "This deal is over.",
    "not_your_turn": "It is not your turn.",
    "out": "You have no cards left: you are out of this deal.",
    "passed": "You passed: this trick is closed to you.",
    "not_now": "That cannot be done now.",
    "no_cards": "Pick at least one card.",
    "not_held": "You do not hold {cards}.",
    "no_combination": "{cards} is not a combination in this game.",
    "does_not_beat": "{cards} does not beat {top}.",
    "wrong_number": "Play as many cards as {top}: {asked}, not {number}.",
    "must_lead": "You lead: play something.",
    "opening_card": "The first play of this deal must include {card}.",
    "give_count": "Give {count} of your cards, not {number}.",
    "nothing_to_give": "You owe nobody a card.",
    "finish_ban": "Nobody may go out with {cards} as the last play.",
    "guard_highest": "The next player holds one card: play your highest card, or more than one.",
    "guard_pass": "The next player holds one card: you can beat this single, so you must.",
    "give_held": "You can only give cards that you hold.",
    "must_beat": "You can beat {top}: passing is not allowed.",
    "say_what": "Say what {cards} stands for.",
    "cut_between": "Cut anywhere from 1 to {most} cards.",
    "give_highest": "Give your highest cards.",
    "equal_swap": "A swap is of as many cards on both sides: {count}, not {number}.",
    "must_bid": "You open the auction: bid at least one.",
    "bid_higher": "Bid {least} to {most}, or pass.",
    "bid_next": "Bid {least}, or pass.",
    "bidding": "The auction is on: bid or pass.",
    "closed": "{top} has won its trick: nobody answers it.",
}
