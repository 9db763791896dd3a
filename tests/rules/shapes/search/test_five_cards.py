"""Search for plays of Big Two, compared with a trial of every subset of a hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from rules.actions import Play
from rules.cards import (
    PACK_BITS,
    STANDARD,
    Cards,
    cards,
    each,
    joined,
    rank_of,
    suit_of,
    with_jokers,
)
from rules.catalogue import build
from rules.catalogue.combinations.five_cards import STRAIGHTS
from rules.changes import evolve
from rules.combinations import Reader
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Turn
from rules.house.first_lead import NextToDealer
from rules.phases.plays import allowed_plays, beats, readings
from tests.rules.notation import opened

TWO_PACKS = STANDARD | STANDARD << PACK_BITS
FORMS = [
    {"quads_form": "both", "four_card_two_pairs": "on", "two_pair_junk": "any"},
    {"two_pair_junk": "sisters", "two_pair_tie": "high_pair_suit", "four_card_two_pairs": "on"},
    {"quads_form": "bare", "triples": "off", "flushes": "off"},
    {"poker_ranks": "on", "two_pair_junk": "any"},
    {"five_card_order": "royal_only_over_quads"},
    {"five_card_cross": "same_type"},
    {"suit_scope": "off", "two_pair_junk": "any"},
    {"suit_scope": "singles_and_pairs", "flush_rank": "poker_then_suit"},
]


def some_hand(chance: Random, size: int, pack: Cards = STANDARD) -> Cards:
    """Return a random hand, often of few ranks or of two suits, so that it has many plays."""
    held = list(each(pack))
    form = chance.randrange(3)
    if form == 0:
        ranks = chance.sample(range(13), 5)
        held = [one for one in held if rank_of(one) in ranks]
    elif form == 1:
        suits = chance.sample(range(4), 2)
        held = [one for one in held if suit_of(one) in suits]
    return joined(chance.sample(held, min(size, len(held))))


def check(reader: Reader, hand: Cards, sizes: tuple[int, ...] = (1, 2, 3, 4, 5)) -> None:
    tried = [joined(some) for size in sizes for some in combinations(each(hand), size)]
    plays = {play: read for play in tried if (read := reader.read(play))}
    leads = [play for play in reader.leads(hand) if play.bit_count() in sizes]
    assert len(leads) == len(set(leads))
    assert set(leads) == plays.keys()
    for top in Random(hand).sample(sorted(plays), min(5, len(plays))):
        found = reader.above(hand, plays[top])
        higher = {p for p in plays if (plays[p].compare(plays[top]) or 0) > 0}
        assert len(found) == len(set(found))
        assert set(found) == higher


@pytest.mark.parametrize("order", STRAIGHTS)
@pytest.mark.parametrize("flush", ["suit_then_top", "top_then_suit", "poker_then_suit"])
def test_every_straight_and_flush_is_found(order: str, flush: str) -> None:
    rules = build("bigtwo_basic", {"straight_order": order, "flush_rank": flush})
    chance = Random(f"{order} {flush}")
    for upside_down in (False, True):
        check(rules.reader(upside_down), some_hand(chance, 10))


@pytest.mark.parametrize("changes", FORMS)
def test_every_other_hand_is_found(changes: dict[str, str]) -> None:
    chance = Random(repr(changes))
    for pack in (STANDARD, STANDARD | with_jokers(2, 1), TWO_PACKS):
        reader = build("bigtwo_basic", changes).reader()
        for _ in range(3):
            check(reader, some_hand(chance, 10, pack))


def test_every_seven_cards_with_a_straight_flush_are_found() -> None:
    reader = build("bigtwo_taiwan_latta").reader()
    check(reader, cards("9S 10S JS QS KS AS 3D 4C 4H"), (1, 2, 5, 7))


@pytest.mark.parametrize(
    ("hand", "changes"),
    [
        ("BJ 3D 3S 4D 5C 6H 7D 9D KD", {}),
        ("BJ RJ 3D 3S 3H 4D 7D 9D", {}),
        ("BJ RJ AS AH KS 2S 10S JS", {"two_pair_junk": "any", "quads_form": "both"}),
        ("BJ RJ 5H 6H 7C 8C KC", {"four_card_two_pairs": "on", "five_card_cross": "same_type"}),
    ],
)
def test_jokers_make_every_play_that_some_card_in_their_place_would_make(
    hand: str, changes: dict[str, str]
) -> None:
    held = cards(hand)
    rules = build("bigtwo_jokers", {"opening_includes_low": "free"} | changes)
    deal = opened(rules, held, "4S 8S", "QH QD", "JC JD")
    deal = evolve(deal, Turn(frozenset({0})))
    found = [play.cards for play in allowed_plays(deal, 0, by_rank=False)]
    assert len(found) == len(set(found))
    assert set(found) == naive(rules.reader(), held)
    for play in found[:40]:
        assert {read.cards for read in readings(deal, 0, Play(play))} >= stands_for(
            rules.reader(), play
        )


def test_a_joker_stands_for_no_card_that_the_pack_of_the_game_has_not() -> None:
    """Tiles alone have a fourteen and a fifteen."""
    changes = {"two_pair_junk": "any", "poker_ranks": "on", "opening_includes_low": "free"}
    deal = opened(build("bigtwo_jokers", changes), "5S 5H 6S 6H BJ 9D", "3D", "QH", "JC")
    may_be = readings(deal, 0, Play(cards("5S 5H 6S 6H BJ")))
    assert may_be
    assert all(not play.cards & ~deal.rules.pack for play in may_be)


def naive(reader: Reader, held: Cards) -> set[Cards]:
    tried = [joined(some) for n in range(1, 6) for some in combinations(each(held), n)]
    return {play for play in tried if reader.read(play) or stands_for(reader, play, first=True)}


def stands_for(reader: Reader, play: Cards, first: bool = False) -> set[Cards]:
    """Return the plays that arise when other cards replace the jokers; only one if `first`."""
    jokers = play & with_jokers(2, 1)
    natural, found = play ^ jokers, set()
    for more in combinations(each(STANDARD & ~natural), jokers.bit_count()):
        if jokers and reader.read(natural | joined(more)):
            found.add(natural | joined(more))
            if first:
                break
    return found


@pytest.mark.parametrize(
    "preset",
    [
        "bigtwo_gamesky",
        "bigtwo_taiwan_latta",
        "bigtwo_lukang",
        "bigtwo_tiki",
        "bigtwo_quads_rule",
        "bigtwo_any_five",
        "bigtwo_no_poker",
        "bigtwo_four_cards",
    ],
)
def test_everything_that_beats_the_top_is_listed(preset: str) -> None:
    rules = replace(build(preset), first_lead=NextToDealer(), seats=range(2, 5))
    reader, chance = rules.reader(), Random(preset)
    for hand in (cards("6S 6H 6C 6D 3C 3D 7C 8D 9S"), cards("5H 6H 7H 8H 9H 2D 2C 9D 9C KD")):
        for top in chance.sample(reader.leads(some_hand(chance, 12, STANDARD & ~hand)), 12):
            more = list(each(STANDARD & ~hand & ~top))
            deal = opened(rules, top | more[0], hand, more[1], more[2])
            deal = decide(deal, 0, Play(top)).deal
            if 1 in deal.to_act:
                listed = {action.cards for action in legal(deal, 1) if isinstance(action, Play)}
                assert listed == {play for play in subsets(hand) if goes(deal, play)}


def subsets(hand: Cards) -> list[Cards]:
    return [joined(some) for n in (1, 2, 3, 4, 5, 7) for some in combinations(each(hand), n)]


def goes(deal: Deal, play: Cards) -> bool:
    read, top = deal.reader.read(play), deal.top
    return read is not None and top is not None and beats(deal, read, top)
