"""Suggestions of plays: their choice, their groups and their order."""

from dataclasses import replace

import pytest

from bot.domain.suggestions import Price, Suggestions, grouped, kind_of, plays_in, suggested
from rules.actions import Pass, Play
from rules.cards import cards, text
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Dealt
from rules.view import SeatView, view
from tests.english import english


def dealt(preset: str, *hands: str, **options: str) -> Deal:
    """Return a deal of these hands."""
    rules = build(preset, options)
    return begin(rules, Dealt(tuple(map(cards, hands)), 1, 0, (), len(hands) - 1, 1)).deal


def lead(preset: str, hand: str, *others: str, **options: str) -> tuple[SeatView, Deal]:
    """Return what the leader sees, with `hand` dealt to the leader, and the deal."""
    deal = dealt(preset, hand, *others, **options)
    if (seat := deal.leader) != 0:
        hands = list((hand, *others))
        hands[0], hands[seat] = hands[seat], hands[0]
        deal = dealt(preset, *hands, **options)
    return view(deal, deal.leader), deal


def amid(preset: str, hand: str) -> tuple[SeatView, Deal]:
    """Return what the leader sees later in the deal, when any card may be led, and the deal."""
    _, deal = lead(preset, hand, *OTHERS)
    later = replace(deal, played=1)
    return view(later, later.leader), later


def plays(preset: str, hand: str, *others: str, **options: str) -> list[str]:
    seen, deal = lead(preset, hand, *others, **options)
    return [text(play.laid) for play in plays_in(grouped(seen, deal.rules))]


OTHERS = ("4D 5D 6H 8C", "4H 5H 6S 8H", "4S 5S 7S 9S")


def test_a_lead_sheds_many_low_cards_before_high_ones_and_bombs() -> None:
    low = plays("president_comp303", "4D 4C 5H 9D 9C 9H 9S KD 2D 2C", *OTHERS)
    assert low[:2] == ["4D 4C", "9D 9C"]  # the kind with the best play comes first
    assert low.index("5H") < low.index("KD") < low.index("2D")
    run = plays("thirteen_denexa", "3S 4C 5C 6C KD 2D", *OTHERS)
    assert run[0] == "3S 4C 5C 6C"


def test_joker_is_not_spent_where_low_cards_suffice() -> None:
    said = plays("bigtwo_jokers", "3D 4C 5C 6C 7C 9D KD RJ BJ", *OTHERS)
    assert said[0] == "3D 4C 5C 6C 7C"
    assert said.index("3D") < said.index("3D BJ")


def test_equal_plays_in_other_suits_are_suggested_once() -> None:
    said = plays("president_comp303", "7D 7C 7H 9S", "4D 5D", "4C 5C", "4S 5S")
    assert sorted(said) == ["7D", "7D 7C", "7D 7C 7H", "9S"]


def test_where_suits_count_every_one_is_there() -> None:
    deal = dealt("bigtwo_basic", "3D 9S", "7D 7C KS", "4H 8H", "4S 8S")
    after = decide(deal, 0, Play(cards("3D"))).deal
    assert {"7D", "7C"} <= {text(p.laid) for p in plays_in(grouped(view(after, 1), after.rules))}


def test_plays_are_grouped_by_kind_and_each_kind_has_a_name() -> None:
    hand = "3D 3C 4D 5D 6D 7D 9D 9C 9H 9S KD KC KH"
    seen, deal = lead("bigtwo_basic", hand, *OTHERS)
    groups = grouped(seen, deal.rules)
    assert {"kind-single", "kind-pair", "kind-full-house", "kind-four-and-one"} <= set(groups)
    assert {"kind-straight-flush", "kind-flush"} <= set(groups)
    assert all(english(kind) for kind in groups)
    assert all(kind_of(play, deal.rules) == kind for kind in groups for play in groups[kind])


def test_of_too_many_the_best_of_each_kind_stay_in_their_order() -> None:
    hand = "3D 3C 4D 5D 6D 7D 9D 9C 9H 9S KD KC KH"
    seen, deal = lead("bigtwo_basic", hand, *OTHERS)
    groups = grouped(seen, deal.rules)
    few = suggested(groups, 8)
    assert len(plays_in(few)) == 8
    assert list(few) == [kind for kind in groups if kind in few]
    assert all(few[kind] == groups[kind][: len(few[kind])] for kind in few)
    assert len(few) == min(8, len(groups))


def test_on_a_follow_the_weakest_sufficient_play_is_first_and_bombs_are_last() -> None:
    first = "3S 5C 6C"
    deal = dealt("thirteen_denexa", first, "4D 9D 2H 7D 7C 7H 7S", "4H 8H", "4S 8S")
    after = decide(deal, 0, Play(cards("3S"))).deal
    said = [text(play.laid) for play in plays_in(grouped(view(after, 1), after.rules))]
    assert said[0] == "4D"
    assert said.index("9D") < said.index("2H")
    bombs = [one for one in said if len(one.split()) == 4]
    assert not bombs or said[-1] == bombs[-1]


@pytest.mark.parametrize("preset", ["president_deuces", "president_comp303", "daifugo_denexa"])
def test_nothing_is_suggested_that_is_not_legal(preset: str) -> None:
    seen, deal = lead(preset, "3D 3C 3H 4D 5D 6D 7D 8D RJ BJ", *OTHERS)
    assert grouped(seen, deal.rules)
    assert set(plays_in(grouped(seen, deal.rules))) <= set(seen.plays)


def test_suggestions_end_with_a_pass() -> None:
    deal = dealt("thirteen_denexa", "3S 5C", "4D 9D", "4H 8H", "4S 8S")
    after = decide(decide(deal, 0, Play(cards("3S"))).deal, 1, Pass()).deal
    assert grouped(view(after, 1), after.rules) == {}


def test_plays_of_a_kind_are_listed_from_low_to_high_with_broken_sets_last() -> None:
    seen, deal = amid("bigtwo_basic", "3D 4C 5H 6S 7D 7C 9D KD")
    singles = [text(play.laid) for play in grouped(seen, deal.rules)["kind-single"]]
    assert singles == ["7D", "7C", "9D", "KD", "3D", "4C", "5H", "6S"]


def test_a_wild_card_is_spent_after_plain_ones_and_before_anything_is_broken_up() -> None:
    seen, deal = amid("bigtwo_jokers", "3D 4C 5H 6S 7D 9D 9C KD RJ")
    pairs = grouped(seen, deal.rules)["kind-pair"]
    prices = [Suggestions(seen, deal.rules).price(play) for play in pairs]
    assert prices == sorted(prices)
    assert {Price.NOTHING, Price.WILD, Price.BREAKS} == set(prices)
    assert text(pairs[0].laid) == "9D 9C"


def test_the_longest_straight_comes_before_its_parts() -> None:
    seen, deal = lead("thirteen_denexa", "3S 4C 5C 6C 7C 8D 9D 10S JH QD KD", *OTHERS)
    first, *parts = grouped(seen, deal.rules)["kind-straight"]
    assert first.size == 11
    assert [play.size for play in parts] == sorted(play.size for play in parts)


def test_honours_are_kept_as_bombs_are() -> None:
    seen, deal = lead("bigtwo_basic", "3D 4D 5D 6D 7D 9C 10S KD", *OTHERS)
    assert list(grouped(seen, deal.rules))[-1] == "kind-straight-flush"


@pytest.mark.parametrize("preset", ["president_comp303", "bigtwo_jokers", "thirteen_denexa"])
def test_every_play_is_there_once_those_first_that_differ_in_more_than_suits(preset: str) -> None:
    seen, deal = lead(preset, "3D 3C 3S 4D 4C 5D 6D 7D 9C KD KC RJ", *OTHERS)
    listed = plays_in(Suggestions(seen, deal.rules).complete())
    assert len(listed) == len(seen.plays)
    assert set(listed) == set(seen.plays)
    suggested_first = plays_in(grouped(seen, deal.rules))
    assert set(suggested_first) <= set(listed)


def test_pairs_that_look_alike_come_after_all_others() -> None:
    seen, deal = lead("president_comp303", "3D 3C 3S KD KC", *OTHERS)
    pairs = [text(one.laid) for one in Suggestions(seen, deal.rules).complete()["kind-pair"]]
    assert pairs[:2] == ["3D 3C", "KD KC"]
    assert sorted(pairs[2:]) == ["3C 3S", "3D 3S"]
