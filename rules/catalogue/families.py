"""The families of games, each with what is true of all its games before any option."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalogue.combinations.big_two import big_two_hands, with_five_cards
from rules.catalogue.combinations.ladders import Builder, beside
from rules.catalogue.combinations.sets import sets, sets_by_highest_card


@dataclass(frozen=True)
class Family:
    """A family of games; `combinations` puts what may be played into a rule set, last of all.

    `known_as` are other names and by-words under which people look for it (000, 002, 003).
    """

    id: str
    title: str
    known_as: tuple[str, ...]
    combinations: Builder


FAMILIES = {
    family.id: family
    for family in (
        Family(
            "bt",
            "Big Two",
            (
                *("Da Lao Er", "Choh Dai Di", "Chor Dai Di", "Dai Di", "Big Deuce", "Deuces"),
                *("Bu Bu Gao Sheng", "Chinese Poker", "Sjalaliën", "Giappuniza", "Ciniza"),
                *("大老二", "鋤大D", "锄大地"),
            ),
            beside(big_two_hands),
        ),
        Family(
            "pr",
            "President",
            (
                *("Asshole", "Arsehole", "Scum", "Bum", "Butthead", "Beggar", "Capitalism"),
                *("Rich Man Poor Man", "Emperors and Scum", "Root Beer", "Landlord"),
                *("Warlords and Scumbags", "Trou du Cul", "Trouduc", "Arschloch", "Hűbéres"),
                *("Einer ist immer der Arsch", "Sluitspieren", "Klootzakken", "Zheng Shangyou"),
            ),
            with_five_cards(beside(sets)),
        ),
        Family(
            "df",
            "Daifugo",
            (
                *("Dai Fugo", "Daihinmin", "Dai Hin Min", "Tycoon", "Grand Millionaire"),
                *("8 cut", "8-cut", "8切り", "大富豪", "大貧民"),
            ),
            beside(sets),
        ),
        Family(
            "th",
            "Thirteen",
            ("Tien Len", "Tiến Lên", "Viet Cong", "13"),
            beside(sets_by_highest_card),
        ),
        Family(
            "dd",
            "Dou Dizhu",
            ("Fight the Landlord", "Doudizhu", "斗地主", "鬥地主"),
            beside(sets),
        ),
        Family(
            "b3",
            "Big Three",
            ("Dig a Hole", "Wa Keng", "挖坑"),
            beside(sets),
        ),
    )
}
