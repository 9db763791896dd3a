"""The list of legal plays where there are very many: some that stand for all, and never none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from random import Random

import pytest

from rules.actions import IllegalAction, Pass, Play
from rules.cards import Cards, cards, each, joined
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import decide, legal
from rules.house.tricks import EqualPlay
from rules.phases.legal_plays import MOST, TRIES, in_full
from rules.phases.plays import allowed_plays, playable
from rules.rule import Rule
from rules.shapes.search.hand import choose
from rules.shapes.shape import Groups, Kind
from rules.view import meanings, objection, view
from tests.rules.notation import after, game, opened

DRAGON = {"dragon_combo": "on", "straight_flush_extra": "2"}
KICKERS = {"kickers": "dou_dizhu", "decks": "2", "players": "3..3"}
WILD = {"decks": "2", "jokers": "4", "joker_wild": "rank", "players": "2..4", "wild_ranks": "{2,3}"}
CROWDED = [
    ("bigtwo_jokers", DRAGON, 2),
    ("bigtwo_jokers", {"dragon_combo": "on"}, 2),
    ("bigtwo_jokers", {"straight_flush_extra": "2"}, 2),
    ("president_basic", KICKERS, 3),
    ("president_basic", KICKERS | {"equal_play": "allowed"}, 3),
    ("president_basic", WILD, 2),
]


def crowded(preset: str, changed: dict[str, str], seats: int, seed: int = 1) -> Deal:
    """A deal of the whole pack, at random; A leads."""
    rules = build(preset, changed)
    pack = list(each(rules.pack))
    Random(seed).shuffle(pack)
    phases = rules.phases[-1:]
    return opened(replace(rules, phases=phases), *(joined(pack[s::seats]) for s in range(seats)))


@pytest.fixture(scope="module", params=CROWDED, ids=range(len(CROWDED)))
def many(request: pytest.FixtureRequest) -> Deal:
    """A deal whose leader has more plays than a list holds."""
    return crowded(*request.param)


def test_of_very_many_plays_some_are_listed_that_stand_for_all(many: Deal) -> None:
    deal, seat = many, min(many.to_act)
    seen, listed = view(deal, seat), legal(deal, seat)
    assert not seen.plays_in_full
    assert 0 < len(seen.plays) <= 2 * MOST
    assert {play.laid for play in seen.plays} == {a.cards for a in listed if isinstance(a, Play)}
    for play in Random(1).sample(seen.plays, 20):
        assert decide(deal, seat, Play(play.laid, play.cards)).events


def test_of_very_many_plays_none_of_a_kind_is_left_out(many: Deal) -> None:
    """The list has a lead of each size that leads from the hand may have."""
    deal, seat = many, min(many.to_act)
    led = {a.cards.bit_count() for a in legal(deal, seat) if isinstance(a, Play)}
    plain = [group for group in deal.reader.groups(deal.hands[seat])]
    sizes = {next(iter(group), 0).bit_count() for group in plain} - {0}
    assert deal.rules.forbidders or sizes <= led


def test_cards_of_ones_own_choice_are_judged_whether_they_are_listed_or_not(many: Deal) -> None:
    deal, seat = many, min(many.to_act)
    listed = {play.laid for play in view(deal, seat).plays}
    some = (p for group in deal.reader.groups(deal.hands[seat]) for p in group if p not in listed)
    unlisted = [play for play, _ in zip(some, range(400), strict=False)]
    for play in Random(2).sample(unlisted, min(20, len(unlisted))):
        refused = objection(deal, seat, play) is not None
        assert bool(meanings(deal, seat, play)) is not refused
        if not refused:
            assert decide(deal, seat, Play(play)).events


def test_a_few_plays_are_all_listed() -> None:
    deal = opened(game("president_basic"), "3S 9H 9D KS", "4S", "5S", "6S")
    assert in_full(deal, 0)
    assert view(deal, 0).plays_in_full
    assert [a for a in legal(deal, 0) if isinstance(a, Play)] == allowed_plays(deal, 0, False)


@dataclass(frozen=True)
class Endless(Rule):
    """A rule that offers one pair again and again without an end."""

    pair: Cards

    def offers(self, deal: Deal, hand: Cards, top: object) -> Groups:
        """Offer endless plays."""
        return [self._forever()]

    def _forever(self) -> Iterator[Cards]:
        return (self.pair for _ in count())


def test_legal_plays_are_listed_only_up_to_a_limit() -> None:
    rules = game("president_basic").with_rules(Endless(cards("9H 9D")))
    deal = opened(rules, "3S 9H 9D KS", "4S 4D", "5S", "6S")
    assert not in_full(deal, 0)
    assert cards("9H 9D") in {a.cards for a in legal(deal, 0) if isinstance(a, Play)}
    assert legal(after(deal, "A 3S"), 1) == [Play(cards("4D")), Play(cards("4S")), Pass()]


def hidden_among(first: int) -> Deal:
    """A deal in which only a pair of twos, offered after `first` weaker pairs, beats A's king."""

    @dataclass(frozen=True)
    class Late(Rule):
        def offers(self, deal: Deal, hand: Cards, top: object) -> Groups:
            return [(cards("4D 4S") if at < first else cards("2S") for at in range(first + 1))]

    rules = game("president_basic", must_beat="on").with_rules(Late())
    return after(opened(rules, "3S KS", "4D 4S 2S", "5S", "6S"), "A KS")


@pytest.mark.parametrize("first", [0, TRIES, MOST, 2 * MOST])
def test_where_anything_may_be_played_something_is_listed(first: int) -> None:
    deal = hidden_among(first)
    assert [a for a in legal(deal, 1) if isinstance(a, Play)] == [Play(cards("2S"))]
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, 1, Pass())
    assert refusal.value.reason == "must_beat"


def test_pass_is_legal_after_a_search_without_a_play() -> None:
    deal = after(crowded("president_basic", WILD | {"must_beat": "on"}, 2), "A RJ*")
    assert legal(deal, 1) == [Pass()]
    assert decide(deal, 1, Pass()).events


def test_by_rank_a_list_is_full_where_suits_are_not_looked_at() -> None:
    deal = opened(game("president_basic", players="2..2"), *crowded_hands())
    assert len(legal(deal, 0, by_rank=True)) == len(allowed_plays(deal, 0, by_rank=True))


def crowded_hands() -> tuple[Cards, Cards]:
    """Return two hands of half a pack each."""
    pack = list(each(game("president_basic").pack))
    return joined(pack[::2]), joined(pack[1::2])


def test_four_of_a_kind_with_wild_cards_is_listed_against_a_run_that_it_bombs() -> None:
    free = {"opening_includes_low": "free"}
    rules = game("thirteen_denexa", jokers="2", joker_wild="rank", **free)
    deal = after(opened(rules, "QD KC AH 3S", "AS AC BJ RJ 5D", "4S 6D 7C"), "A QD KC AH")
    listed = [action.cards for action in legal(deal, 1) if isinstance(action, Play)]
    assert cards("AS AC BJ RJ") in listed


ALL_BUT_TWO = "3D 4C 5S 6H 7D 8C 9C 10S JH QD KD AC"
SPADES_BUT_TWO = "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"


@pytest.mark.parametrize("lowest", ["2S", "2H", "2C", "2D"])
@pytest.mark.parametrize(
    "held",
    [
        f"{ALL_BUT_TWO} BJ",
        f"{SPADES_BUT_TWO} BJ",
        f"{ALL_BUT_TWO} 2C BJ",
        f"{ALL_BUT_TWO} 2S* 2D* 9H BJ",
        "3D 5S 6H 7D 8C 9C 10S JH QD KD AC 2H 2C* RJ BJ",
        "3H 5S 6H 7D 8C 9C 10S JH QD KD AC RJ BJ",
    ],
)
@pytest.mark.parametrize("wild", ["rank", "card"])
def test_every_dragon_with_jokers_that_beats_a_dragon_is_listed(
    wild: str, held: str, lowest: str
) -> None:
    """The many dragons that cannot beat the standing one are not looked at."""
    wild_jokers = {"jokers": "2", "joker_wild": wild}
    free = {"opening_includes_low": "free"}
    rules = game("bigtwo_two_21", decks="2", dragon_combo="on", **wild_jokers, **free)
    top = f"{ALL_BUT_TWO} {lowest}"
    deal = after(opened(rules, f"{top} 4D", held.replace("3D", "3H")), f"A {top}")
    hand, reader = deal.hands[1], deal.reader
    (dragon,) = (shape for shape in reader.shapes if shape.kind is Kind.DRAGON)
    joker = cards("RJ BJ") & hand
    every = {
        part | some
        for count in range(3)
        for some in choose(joker, count)
        for part in dragon.parts(reader.ranking, hand & ~joker, count)
    }
    expected = {play for play in every if playable(deal, 1, play, deal.top)}
    assert {action.cards for action in legal(deal, 1) if isinstance(action, Play)} == expected


def test_of_runs_with_kickers_only_those_as_high_are_looked_through_for_an_equal_one() -> None:
    """With two packs there are tens of thousands of higher ones, which are found elsewhere."""
    two_packs = {"decks": "2", "jokers": "2", "players": "2..2", "kickers": "dou_dizhu"}
    rules = game("president_australian", equal_play="allowed", **two_packs)
    top = "3C* 3S 4D 4D* 4C 4S 5C 5H"
    hand = "4H 4H* 4C* 4S* 6D 6D* 6C 6C* 6H 7D 7D* 7C 7C* 8D 8D* 8C 8C* 9D 9D* 9C 9H JD JC QD KC"
    deal = after(opened(rules, f"{top} AD", hand), f"A {top}")
    assert deal.top is not None
    (equal,) = (rule for rule in rules.offerers if isinstance(rule, EqualPlay))
    (tied,) = equal.offers(deal, deal.hands[1], deal.top)
    found = list(tied)
    assert found
    assert all(play & cards("4H 4H* 4C* 4S*") == cards("4H 4H* 4C* 4S*") for play in found)
