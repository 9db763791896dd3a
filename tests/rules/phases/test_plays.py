"""Legal plays in a trick, by suit or by rank, and the cards that wild cards may stand for."""

from __future__ import annotations

from random import Random

import pytest

from rules.actions import IllegalAction, Pass, Play
from rules.cards import Cards, cards, text
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.phases.base import Part, Phase
from rules.phases.plays import beats, same_cards
from tests.rules import random_play
from tests.rules.notation import after, game, opened

SECOND_PACK = 64  # number of bits between a card and its copy


def copies(written: str) -> Cards:
    """Return the copies of these cards in the second pack."""
    return cards(written) << SECOND_PACK


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (cards("9S 9H"), cards("9S 9H"), True),
        (cards("9S 9H"), copies("9S 9H"), True),
        (copies("9S 9H"), cards("9S 9H"), True),
        (copies("9S") | cards("9H"), cards("9S") | copies("9H"), True),
        (cards("9S 9H"), cards("9S"), False),
        (cards("9S"), cards("9S 9H"), False),
        (cards("9S 9H"), cards("9S 9D"), False),
        (copies("9S 9H"), cards("9S 9D"), False),
    ],
)
def test_a_card_of_either_pack_is_the_same_card(one: Cards, other: Cards, same: bool) -> None:
    assert same_cards(one, other) is same


def by_rank(deal: Deal, seat: int) -> list[str]:
    return [text(a.cards) for a in legal(deal, seat, by_rank=True) if isinstance(a, Play)]


def test_by_rank_one_play_stands_for_all_that_differ_in_suits() -> None:
    deal = opened(game("president_basic"), "9S 9H 9D KS", "4S", "5S", "6S")
    assert by_rank(deal, 0) == ["9D", "9D 9H", "9D 9H 9S", "KS"]
    assert len(legal(deal, 0)) == 8


def test_plays_by_rank_beat_the_last_play_of_the_trick() -> None:
    deal = opened(game("president_basic"), "4S 4D", "6S 6D", "9S 9D", "5S 7H 7D JS KH KD")
    deal = after(deal, "A 4S", "B 6S")
    assert by_rank(deal, 2) == ["9D"]
    deal = after(deal, "C 9S")
    assert by_rank(deal, 3) == ["JS", "KD"]
    assert legal(deal, 3, by_rank=True)[-1] == Pass()


@pytest.mark.parametrize(
    "changed",
    [
        {"must_beat": "on"},
        {"finish_ban": "single_two"},
        {"pass_rule": "single_round", "must_beat": "on"},
        {"jokers": "2", "joker_wild": "rank"},
    ],
)
def test_by_rank_no_play_is_lost_and_none_is_new(changed: dict[str, str]) -> None:
    """No play is lost or new, even under house rules that forbid plays or make wild cards."""
    rules, chance = game("president_basic", **changed), Random(7)
    for _, first in random_play.deals(rules, 4, chance, 1):
        deal = begin(rules, first).deal
        for at, seat, _ in random_play.steps(deal, chance):
            every = legal(at, seat)
            some = legal(at, seat, by_rank=True)
            assert [a for a in some if not isinstance(a, Play)] == [
                a for a in every if not isinstance(a, Play)
            ]
            merged = at.reader.merged([a.cards for a in every if isinstance(a, Play)])
            assert {_ranks(a.cards) for a in some if isinstance(a, Play)} == {
                _ranks(play) for play in merged
            }


def _ranks(play: Cards) -> str:
    return "".join(sorted(word[:-1] or word for word in text(play).split()))


def test_a_play_that_is_forbidden_is_not_listed_by_rank_either() -> None:
    """The opening play must hold the three of diamonds, and so none of these is without it."""
    deal = opened(game("bigtwo_basic"), "3D 3C 4S 4D", "5S", "6S", "7S")
    assert by_rank(deal, 0) == ["3D", "3D 3C"]


def test_plain_cards_cannot_stand_for_others() -> None:
    deal = opened(game("president_basic"), "3S 9H", "4S", "5S", "6S")
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, 0, Play(cards("3S"), cards("9H")))
    assert refusal.value.reason == "no_combination"
    assert decide(deal, 0, Play(cards("3S"), cards("3S"))).events


@pytest.mark.parametrize("jokers", [{}, {"jokers": "2", "joker_wild": "rank"}])
def test_an_equal_play_does_not_beat_an_equal_one(jokers: dict[str, str]) -> None:
    rules = game("president_basic", **jokers)
    deal = after(opened(rules, "9S 3S", "9H 4S", "5S", "6S"), "A 9S")
    nine, ten = rules.usual.read(cards("9H")), rules.usual.read(cards("10H"))
    assert nine
    assert ten
    assert deal.top
    assert not beats(deal, nine, deal.top)
    assert beats(deal, ten, deal.top)


class Silent(Phase):
    """A phase that asks no player anything."""

    part = Part.CUTTING

    def begin(self, decision: Decision) -> None:
        """Do nothing."""


def test_phase_without_actions_refuses_each_action() -> None:
    deal = opened(game("president_basic"), "3S", "4S", "5S", "6S")
    assert Silent().legal(deal, 0, by_rank=False) == []
    assert Silent().gift(deal, 0) is None
    decision = Decision(deal)
    with pytest.raises(IllegalAction) as refusal:
        Silent().act(decision, 0, Pass())
    assert (refusal.value.reason, decision.events) == ("not_now", [])
