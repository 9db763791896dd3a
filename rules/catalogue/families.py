"""The families of games, each with what is true of all its games before any option."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalogue.combinations.big_two import big_two_hands, with_five_cards
from rules.catalogue.combinations.ladders import Builder, beside
from rules.catalogue.combinations.sets import sets, sets_by_highest_card


@dataclass(frozen=True)
class Family:
    """A family of games; `combinations` puts what may be played into a rule set, last of all."""

    id: str
    title: str
    about: str
    combinations: Builder


FAMILIES = {
    family.id: family
    for family in (
        Family(
            "bt",
            "Big Two",
            "Be the first to get rid of your cards. A lead is a single card, a pair, three of a "
            "kind or a hand of five: straight, flush, full house, four of a kind with a card, "
            "straight flush, from low to high, unless it is said below. Who follows lays as many "
            "cards, and higher ones.",
            beside(big_two_hands),
        ),
        Family(
            "pr",
            "President",
            "Get rid of your cards; the order in which players do so decides the places. A lead "
            "is a single card or any number of cards of one rank. Who follows lays as many, of a "
            "higher rank.",
            with_five_cards(beside(sets)),
        ),
        Family(
            "df",
            "Daifugo",
            "Get rid of your cards; the order in which players do so decides the places. A lead "
            "is one to four cards of one rank. Who follows lays as many, of a higher rank.",
            beside(sets),
        ),
        Family(
            "th",
            "Thirteen",
            "Be the first to get rid of your cards. A lead is any number of cards of one rank, a "
            "straight or a run of pairs. Who follows lays as many of the same kind, with a higher "
            "card.",
            beside(sets_by_highest_card),
        ),
        Family(
            "dd",
            "Dou Dizhu",
            "One plays alone against two. A lead is a single card, a pair, three of a kind, a "
            "run, a bomb, or threes and fours with other cards along. Who follows lays the same "
            "kind, higher.",
            beside(sets),
        ),
        Family(
            "b3",
            "Big Three",
            "One plays alone against two. A lead is a single card, two to four of a kind, a "
            "straight or a run of sets. Who follows lays as many of the same kind, and higher.",
            beside(sets),
        ),
    )
}
