"""The families of games, each with what is true of all its games before any option."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalogue.combinations.big_two import big_two_hands, with_five_cards
from rules.catalogue.combinations.kinds import sets, sets_by_highest_card
from rules.catalogue.combinations.ladders import Builder, beside


@dataclass(frozen=True)
class Family:
    """A family of games; `combinations` puts what may be played into a rule set, last of all."""

    id: str
    title: str
    combinations: Builder


FAMILIES = {
    family.id: family
    for family in (
        Family("bt", "Big Two", beside(big_two_hands)),
        Family("pr", "President", with_five_cards(beside(sets))),
        Family("df", "Daifugo", beside(sets)),
        Family("th", "Thirteen", beside(sets_by_highest_card)),
        Family("dd", "Dou Dizhu", beside(sets)),
        Family("b3", "Big Three", beside(sets)),
    )
}

LANDLORDS = "dd"  # the family that calls the lone player the landlord
