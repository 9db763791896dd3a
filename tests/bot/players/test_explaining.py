"""Reasons for hints are true of the position, as the rules and all hands have it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.players.advice import Advice, explained
from bot.players.explaining import Reason, divided
from bot.players.knowledge import Knowledge
from bot.players.weakest import laying
from rules.actions import Pass, Play
from rules.cards import Cards, cards, each, joined
from rules.catalogue import build
from rules.engine import begin, decide, legal
from rules.events import Dealt
from rules.phases.plays import plays
from rules.view import told, view
from tests.bot.players.games import Moment
from tests.bot.players.hints import GAMES, described, hinted, positions

BIG_TWO = ("3D 2S", "4D 5D 9C", "6D 7D 9H", "8D 9D JS")


def led(preset: str, *hands: str) -> Knowledge:
    """What the first of these hands knows, which leads."""
    rules = build(preset)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    (seat,) = book.deal.to_act
    assert seat == 0
    return Knowledge(view(book.deal, 0), tuple(told(one, 0) for one in book.events), rules)


def followed(preset: str, play: str, *hands: str) -> Knowledge:
    """What the second of these hands knows, after the first has led this."""
    rules = build(preset)
    book = begin(rules, Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, (), 1, 1))
    lead = replace(book.deal, leader=0, to_act=frozenset({0}), including=0)
    after = decide(lead, 0, Play(cards(play)))
    (seat,) = after.deal.to_act
    events = (*book.events, *after.events)
    return Knowledge(view(after.deal, seat), tuple(told(one, seat) for one in events), rules)


@pytest.mark.parametrize(
    ("play", "hands", "reason"),
    [
        ("KD KC", ("KD KC", "4D 5D", "6D 7D", "8D 9D"), Reason("reason-out")),
        (
            "2S",
            ("3D 2S", "4D 5D 9C", "6D 7D 9H", "8D 9D JS"),
            Reason("reason-wins-last", cards=cards("3D")),
        ),
        ("2S", ("3D 4C 6H 2S", "4D 5D", "6D 7D", "8D 9D"), Reason("reason-wins", plays=3)),
        (
            "5D 5C",
            ("5D 5C 7D", "4D", "6D 7H", "8D 9D"),
            Reason("reason-guard-many"),
        ),
        ("KD", ("KD 4C 7D", "4D", "6D 7H", "8D 9D"), Reason("reason-guard-high")),
        (
            "4C",
            ("4C KD KH", "4D 3C", "6D 7H", "8D 9D"),
            Reason("reason-last", cards=cards("KD KH")),
        ),
        (
            "5D 5C 5H",
            ("5D 5C 5H 7D 2D", "4D 3C", "6D 7H", "8D 9D"),
            Reason("reason-sheds-keeps", 3, 0, cards("2D")),
        ),
        ("5D 5C 5H", ("5D 5C 5H 7D 9H", "4D 3C", "6D 7C", "8D 9D"), Reason("reason-sheds", 3, 2)),
        ("4C", ("4C 6C 9H", "4D 3C", "6D 7C", "8D 9D"), Reason("reason-low", plays=2)),
        ("6C", ("4C 6C 9H", "4D 3C", "6D 7C", "8D 9D"), Reason("reason-rest", plays=2)),
        ("6C", ("4C 4H 6C 9H", "4D 3C", "6D 7C", "8D 9D"), Reason("reason-loose", plays=2)),
        ("6C 6D", ("4C 6C 6D 9H", "4D 3C", "6H 7C", "8D 9D"), Reason("reason-sheds", 2, 2)),
    ],
)
def test_a_lead_is_good_for_what_it_does(play: str, hands: tuple[str, ...], reason: Reason) -> None:
    known = led("president_basic", *hands)
    assert explained(known, Play(cards(play))).reason == reason


@pytest.mark.parametrize(
    ("play", "hand", "reason"),
    [
        ("6C", "6C 8C JH", Reason("reason-follow", plays=2)),
        ("8C", "6C 8C JH", Reason("reason-rest", plays=2)),
        ("AD", "6C 8C AD", Reason("reason-few-higher", cards=cards("2D 2C 2H 2S"))),
        ("8C", "6C 6H 8C JH", Reason("reason-together", plays=2)),
        ("", "3D 3C 3H KC KH", Reason("reason-pass-whole", plays=2)),
        ("", "3C AD 2D", Reason("reason-pass-high")),
        ("", "6C 8C JH", Reason("reason-pass-beaten", cards=cards("6C"))),
        ("", "6C 8C 2D", Reason("reason-pass-beaten", cards=cards("6C"))),
    ],
)
def test_a_follow_or_a_pass_is_good_for_what_it_does(play: str, hand: str, reason: Reason) -> None:
    known = followed("president_basic", "5D", "5D 9S 10S", hand, "6D 7D 9H", "8D 9D JS")
    action = Play(cards(play)) if play else Pass()
    assert explained(known, action).reason == reason


@pytest.mark.parametrize("preset", ["president_basic", "thirteen_denexa"])
def test_a_pass_for_want_of_a_play_is_told_by_no_play_that_is_not_there(preset: str) -> None:
    known = followed(preset, "2S", "2S 9S", "3C 6H 9H", "8D 7H", "8H 9D")
    assert not known.view.plays
    assert explained(known, Pass()).reason.key in ("reason-pass-whole", "reason-computer")


def test_a_bomb_is_kept_where_only_a_bomb_beats_the_table() -> None:
    hands = "2C 9S 10S", "7D 7C 7H 7S 4C 9D", "6D 9H", "8D 5D JS"
    known = followed("thirteen_denexa", "2C", *hands)
    assert explained(known, Pass()).reason.key == "reason-pass-bomb"
    bomb = Play(cards("7D 7C 7H 7S"))
    assert explained(known, bomb).reason == Reason("reason-bomb", plays=2)


def test_whoever_has_no_answer_is_advised_by_plain_judgement() -> None:
    known = led("president_basic", *BIG_TWO)
    assert explained(known, None).play


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_is_true(game: str) -> None:
    """Of hints of all kinds, in deals played by plain players."""
    found = islice(positions(build(game), GAMES[game], Random(f"true {game}")), 0, 160, 4)
    keys = set()
    for moment in found:
        advice = hinted(moment.known(min(moment.deal.to_act)), 12)
        assert Open(moment, advice).is_true(), (described(moment, advice), advice.reason)
        keys.add(advice.reason.key)
    assert len(keys) >= 4


class Open:
    """A position with open cards, and the hint that was given in it."""

    def __init__(self, moment: Moment, advice: Advice) -> None:
        self.deal, (self.action, self.reason, self.play) = moment.deal, advice
        (self.seat,) = self.deal.to_act
        self.known = moment.known(self.seat)
        self.view = self.known.view
        self.hand = self.deal.hands[self.seat]
        self.kept = self.hand & ~(self.play.laid if self.play else 0)
        self.others = [s for s in range(len(self.deal.hands)) if s != self.seat]

    def is_true(self) -> bool:
        """Is everything so that the hint says?"""
        says = getattr(self, self.reason.key.removeprefix("reason-").replace("-", "_"))
        decide(self.deal, self.seat, self.action)
        few = not self.reason.plays or 2 <= self.reason.plays <= self.kept.bit_count()
        return few and bool(says())

    def out(self) -> bool:
        return not self.kept

    def only(self) -> bool:
        return len(legal(self.deal, self.seat)) == 1

    def unbeaten(self) -> bool:
        assert self.play
        after = decide(self.deal, self.seat, laying(self.play)).deal
        return not after.trick or not any(plays(after, other) for other in self.others)

    wins = unbeaten

    def last(self) -> bool:
        return self.reason.cards == self.kept and self.deal.reader.read(self.kept) is not None

    def wins_last(self) -> bool:
        return self.unbeaten() and self.last()

    def guard_many(self) -> bool:
        return self.play is not None and self.play.size > 1 and self._nearly_out(foe=True)

    def guard_high(self) -> bool:
        return self._nearly_out(foe=True) and not self._above(self.hand)

    def partner_out(self) -> bool:
        return self._nearly_out(foe=False)

    def sheds(self) -> bool:
        return self.play is not None and self.play.size == self.reason.laid

    def sheds_keeps(self) -> bool:
        return self.sheds() and not self.reason.cards & ~self.kept

    def low(self) -> bool:
        assert self.play
        height = self.deal.reader.ranking.rank_height
        return min(map(height, each(self.hand))) in map(height, each(self.play.laid))

    def few_higher(self) -> bool:
        held = joined(self.deal.hands[other] for other in self.others)
        rank = self.deal.reader.ranking.rank_height
        assert self.play
        above = [one for one in each(held) if rank(one) > rank(self.play.laid & -self.play.laid)]
        return not joined(above) & ~self.reason.cards

    def follow(self) -> bool:
        assert self.play
        return all((self.play.compare(one) or 0) <= 0 for one in self.view.plays)

    weakest = follow

    def together(self) -> bool:
        assert self.play
        weaker = [one for one in self.view.plays if (self.play.compare(one) or 0) > 0]
        left = [len(divided(self.known, self.hand & ~one.laid)) for one in weaker if not one.trump]
        return self.reason.plays < min(left)

    def whole(self) -> bool:
        assert self.play
        weaker = [one for one in self.view.plays if (self.play.compare(one) or 0) > 0]
        split = [one for one in (self.play, *weaker) if not one.trump and self._is_split(one.laid)]
        return split == [one for one in weaker if not one.trump]

    def _is_split(self, laid: Cards) -> bool:
        rank = self.deal.reader.ranking.rank_height
        return any(rank(one) == rank(laid & -laid) for one in each(self.hand & ~laid))

    def loose(self) -> bool:
        """Every lower card can be led with others."""
        assert self.play
        height = self.deal.reader.ranking.rank_height
        lower = [one for one in each(self.hand) if height(one) < height(self.play.laid)]
        leads = [one.laid for one in self.view.plays if one.size > 1]
        return all(any(one & lead for lead in leads) for one in lower)

    def only_bomb(self) -> bool:
        assert self.play
        after = decide(self.deal, self.seat, laying(self.play)).deal
        answers = [after.reader.read(one) for other in self.others for one in plays(after, other)]
        return all(one and one.trump for one in answers)

    def bomb(self) -> bool:
        assert self.deal.top
        return all(one.trump for one in self.view.plays)

    pass_bomb = bomb

    def pass_partner(self) -> bool:
        return self.deal.sides[self.deal.trick[-1].seat] == self.deal.sides[self.seat]

    def pass_high(self) -> bool:
        ranks = [
            held for held, _, _ in self.deal.reader.ranking.ranks if held & self.deal.rules.pack
        ]
        return all(one.laid & joined(ranks[-2:]) for one in self.view.plays)

    def pass_beaten(self) -> bool:
        others = joined(self.deal.hands[other] for other in self.others)
        out = self.deal.rules.pack & ~self.hand & ~self.deal.seen | others
        reader = self.deal.reader
        play = next(one for one in self.view.plays if one.laid == self.reason.cards)
        return any(reader.above(out, play))

    def pass_whole(self) -> bool:
        return self.reason.plays > 1

    def rest(self) -> bool:
        return self.reason.plays > 1

    def computer(self) -> bool:
        return True

    def _nearly_out(self, foe: bool) -> bool:
        sides = self.deal.sides or tuple(range(len(self.deal.hands)))
        return any(
            self.deal.hands[other].bit_count() == 1 and (sides[other] != sides[self.seat]) is foe
            for other in self.others
        )

    def _above(self, held: Cards) -> Cards:
        assert self.play
        height = self.deal.reader.ranking.height
        return joined(one for one in each(held) if height(one) > height(self.play.laid))
