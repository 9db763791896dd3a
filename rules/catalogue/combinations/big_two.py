"""The ladders of Big Two, built once all choices are known."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import JOKER, TWO, each, rank_of
from rules.catalogue.cards.pack import ORDERS
from rules.catalogue.combinations.five_cards import FLUSH_ORDERS, STRAIGHTS
from rules.catalogue.combinations.ladders import Builder
from rules.catalogue.option import Choices
from rules.combinations import Ladder
from rules.ranking import Ranking
from rules.ruleset import RuleSet
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.house_sets import SuitlessSet
from rules.shapes.long import Dragon, StraightFlushPlus
from rules.shapes.poker import Flush, Straight, StraightFlush
from rules.shapes.runs import Run
from rules.shapes.sets import Set
from rules.shapes.shape import Shape
from rules.shapes.straights import (
    UP_TO_ACE,
    UP_TO_TILE_1,
    UP_TO_TILE_15,
    Window,
    windows,
)


def big_two_hands(rules: RuleSet, choices: Choices) -> RuleSet:
    """Singles, pairs, three of a kind and hands of five, each a kind of its own (BT-05)."""
    ladders = [Ladder((Set(1),)), Ladder((Set(2),))]
    if choices["triples"] == "on":
        ladders.append(Ladder((_of_a_kind(3, choices),)))
    if four := _four_cards(choices):
        ladders.append(Ladder(four))
    five = five_cards(choices)
    if choices["five_card_cross"] == "same_type" and choices["poker_ranks"] == "off":
        by_type = {type(shape): tuple(s for s in five if type(s) is type(shape)) for shape in five}
        ladders += [Ladder(shapes) for shapes in by_type.values()]
    else:
        ladders.append(Ladder(five))
    if choices["straight_flush_extra"] == "2":
        ladders.append(Ladder(_seven_cards(choices)))
    if choices["dragon_combo"] == "on":
        ranks = sorted({rank_of(one) for one in each(rules.pack)} - {JOKER})
        ladders.append(Ladder((Dragon(tuple(ranks), _suits_count(choices)),)))
    return replace(rules, ladders=tuple(ladders))


def _of_a_kind(count: int, choices: Choices) -> Set:
    """Three or four that go by rank alone (BT-08); without copies or jokers two never tie."""
    alone = choices["decks"] == "1" and choices["jokers"] == "0"
    return Set(count) if alone or choices["suit_order"] == "none" else SuitlessSet(count)


def with_five_cards(base: Builder) -> Builder:
    """Return a family's builder that adds the hands of five where poker_combos asks for them.

    Five in a row are then a straight of these, not a run.
    """

    def build(rules: RuleSet, choices: Choices) -> RuleSet:
        rules = base(rules, choices)
        if choices.get("poker_combos", "off") == "off":
            return rules
        kept = [
            replace(ladder, shapes=tuple(s for s in ladder.shapes if not _five_in_a_row(s)))
            for ladder in rules.ladders
        ]
        others = tuple(ladder for ladder in kept if ladder.shapes)
        return replace(rules, ladders=(*others, Ladder(five_cards(choices))))

    return build


def five_cards(choices: Choices) -> tuple[Shape, ...]:
    """Return the five-card hands from weak to strong."""
    get, suits = choices.get, _suits_count(choices)
    poker = get("poker_ranks", "off") == "on"
    order = _poker_order(choices) if poker else None
    steps = _steps(choices)
    extra = get("straight_flush_extra", "0") == "2"
    shapes: list[Shape] = []
    if (junk := get("two_pair_junk", "off")) != "off":
        shapes.append(_two_pairs(choices, odd=True, sisters=junk == "sisters", order=order))
    shapes.append(Straight(steps, suits, suited=extra))
    if get("flushes", "on") == "on":
        rank = "poker_then_suit" if poker else get("flush_rank", "suit_then_top")
        shapes.append(Flush(FLUSH_ORDERS[rank], steps, suits, order))
    shapes.append(FullHouse(order))
    quads = () if get("quads_form", "with_kicker") == "bare" else (Quads(order),)
    if extra:
        return (*shapes, *quads)
    under, over = _straight_flushes(choices)
    return (*shapes, *under, *quads, *over)


def _poker_order(choices: Choices) -> Ranking:
    tiles = choices["pack"] == "tiles60"
    order = ORDERS["tiles" if tiles else "ace_high"]
    if tiles and choices["rank_order"] == "tiles_two_high":
        order = (TWO, *UP_TO_TILE_1)
    return Ranking(order=(*order, JOKER))


def _straight_flushes(
    choices: Choices,
) -> tuple[tuple[StraightFlush, ...], tuple[StraightFlush, ...]]:
    """Return the straight flushes below four of a kind, and those above."""
    steps, suits = _steps(choices), _suits_count(choices)
    poker = choices.get("poker_ranks", "off") == "on"
    if poker or choices.get("five_card_order", "standard") == "standard":
        return (), (StraightFlush(steps, suits),)
    royal = tuple(run for run in steps if run.royal)
    rest = tuple(run for run in steps if not run.royal)
    return (StraightFlush(rest, suits, over_quads=False),), (StraightFlush(royal, suits),)


def _seven_cards(choices: Choices) -> tuple[Shape, ...]:
    under, over = _straight_flushes(choices)
    low = [StraightFlushPlus(flush, unless=over[0]) for flush in under]
    return (*low, *(StraightFlushPlus(flush) for flush in over))


def _four_cards(choices: Choices) -> tuple[Shape, ...]:
    pairs = (_two_pairs(choices, odd=False),) if choices["four_card_two_pairs"] == "on" else ()
    bare = choices["quads_form"] != "with_kicker"
    return (*pairs, _of_a_kind(4, choices)) if bare else pairs


def _two_pairs(
    choices: Choices, odd: bool, sisters: bool = False, order: Ranking | None = None
) -> TwoPairs:
    suits = _suits_count(choices)  # if suits break no tie, only the lower pair can decide
    at_once = suits and choices.get("two_pair_tie") == "high_pair_suit"
    flushes = choices.get("flushes", "on") == "on"
    return TwoPairs(odd, sisters, at_once, suits, flushes, order)


def _steps(choices: Choices) -> tuple[Window, ...]:
    """Return the ladder of straights; that of poker has the ace low or high (I-10)."""
    poker = choices.get("poker_ranks", "off") == "on"
    order = "low_end" if poker else choices.get("straight_order", "low_end")
    return windows(STRAIGHTS[order], rising(choices))


def rising(choices: Choices) -> tuple[int, ...]:
    """Return the ranks that straights climb, up to the ace, or to tile 15 or 1."""
    if choices["pack"] != "tiles60":
        return UP_TO_ACE
    return UP_TO_TILE_1 if choices["rank_order"] == "tiles_two_high" else UP_TO_TILE_15


def _suits_count(choices: Choices) -> bool:
    if choices.get("poker_ranks", "off") == "on":
        return False
    return choices.get("suit_scope", "off") == "all" and choices["suit_order"] != "none"


def _five_in_a_row(shape: Shape) -> bool:
    return isinstance(shape, Run) and (shape.width, shape.length) == (1, 5)
