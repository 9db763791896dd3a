"""Singles and sets of one rank, with wild and high cards among them (catalogue 3.A, 3.G)."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKER, PACK_BITS, Cards, cards, of_rank
from rules.catalogue.option import Choices
from rules.combinations import Ladder
from rules.ruleset import RuleSet
from rules.shapes.house_sets import Either, HighSingle, HouseSet, SuitlessSet, WildAlone
from rules.shapes.sets import Set

HIGH = {"none": "", "jack_of_diamonds": "JD", "black_threes": "3C 3S"}


def set_shape(
    rules: RuleSet, count: int, without: Cards, choices: Choices, by_highest: bool = False
) -> Set | Either:
    """Return sets of this many cards by these choices.

    Suits break ties of singles and pairs (000:484, 000:486; suit_scope), `by_highest` also those of
    larger sets: two such sets can only be equal with two packs or wild cards.
    """
    alone = choices.get("wild_alone") == "top_equal" and rules.wild
    high = _high(choices) if count == 1 else 0
    within = by_highest and choices.get("suit_scope") != "singles_and_pairs"
    kind = SuitlessSet if count > 2 and rules.ranking.suits and not within else Set
    plain = kind(count, without | (rules.wild if alone else 0) | high)
    special: list[HouseSet] = [HighSingle(high)] if high else []
    if alone:
        special.insert(0, WildAlone(count, rules.wild))
    special.append(plain)
    return Either(tuple(special)) if special != [plain] else plain


def most_in_a_set(rules: RuleSet) -> int:
    """The largest set that wild cards make possible: every card of a rank and all of them."""
    return 4 * rules.packs + (rules.pack & rules.wild).bit_count()


def _high(choices: Choices) -> Cards:
    one_pack = cards(HIGH[choices.get("extra_high", "none")])
    return one_pack | one_pack << PACK_BITS


def sets(rules: RuleSet, choices: Choices, by_highest: bool = False) -> RuleSet:
    """Singles and sets of one rank, each number of cards a kind of its own (PR-03, PR-04)."""
    single_jokers = choices.get("joker_power") == "wins_trick"
    largest = max(most_in_a_set(rules), 0 if single_jokers else rules.jokers)
    no_jokers = of_rank(JOKER) if single_jokers else 0
    counts = range(1, largest + 1)
    shapes = [set_shape(rules, n, no_jokers if n > 1 else 0, choices, by_highest) for n in counts]
    return replace(rules, ladders=tuple(Ladder((shape,)) for shape in shapes))


def sets_by_highest_card(rules: RuleSet, choices: Choices) -> RuleSet:
    """Add sets in which the highest card, suit included, decides, of any size (003:279)."""
    return sets(rules, choices, by_highest=True)
