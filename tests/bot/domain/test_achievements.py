"""Achievements: each by one deal that earns it and one that narrowly misses it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from bot.domain.achievements import (
    AHEAD,
    AWAY_DAYS,
    DAY,
    GAMES,
    Achievement,
    Earlier,
    Feats,
    Near,
    Past,
    ahead,
    earned,
    feats,
    near,
)
from bot.domain.dealing import finished
from bot.domain.state import Result, Seated, TableState
from bot.standing.tallies import of_deal, outcomes
from rules.actions import Pass
from rules.cards import cards
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Dealt, Event, Played, TakenBack, Turn
from rules.match.match import MatchState
from tests.bot.domain.test_outcome import finished_results, played_through
from tests.rules.notation import LETTERS, game, move

A = Achievement
PEOPLE = ("10", "11", "12", "13", "14", "15", "16", "17")  # ids of A, B, C ...


@dataclass(frozen=True)
class Situation:
    """Hands and moves of a deal; after the moves, seats pass or take their first legal action."""

    preset: str
    hands: str  # divided by |
    moves: str  # divided by commas
    standing: str = ""  # letters in the order of the deal before
    who: str = "A"
    changed: tuple[tuple[str, str], ...] = ()

    def played(self) -> tuple[Deal, list[Event]]:
        rules, hands = game(self.preset, **dict(self.changed)), self.hands.split("|")
        places = tuple(map(LETTERS.index, self.standing))
        first = Dealt(tuple(map(cards, hands)), len(hands) - 1, 0, places, 1 + bool(places), 1)
        book = begin(rules, first)
        deal, events = book.deal, [*book.events]
        moves = [one.strip() for one in self.moves.split(",") if one.strip()]
        while not deal.ended:
            if moves:
                seat, action = move(moves.pop(0))
            else:
                seat = min(deal.to_act)
                offered = legal(deal, seat)
                action = Pass() if Pass() in offered else offered[0]
            book = decide(deal, seat, action)
            deal, events = book.deal, [*events, *book.events]
        return deal, events

    def results(self, deal: Deal, players: Sequence[str]) -> list[Result]:
        known = dict.fromkeys(players, 0) if self.standing else {}
        match = MatchState(players=tuple(players), scores=known)
        state = TableState(
            id=1,
            guild_id=9,
            channel_id=3,
            host="10",
            preset=self.preset,
            changed=dict(self.changed),
            seats=tuple(map(Seated, players)),
            match=match,
        )
        return finished(state, deal, tuple(players), deal.rules, 0.0)[1]

    def feats(self) -> Feats:
        deal, events = self.played()
        players = PEOPLE[: len(deal.hands)]
        return feats(deal, players, events, self.results(deal, players))

    def shown(self) -> frozenset[Achievement]:
        return self.feats().get(PEOPLE[LETTERS.index(self.who)], frozenset())


def president(hands: str, moves: str, standing: str = "", who: str = "A") -> Situation:
    return Situation("president_basic", hands, moves, standing, who, (("exchange", "none"),))


def landlord(hands: str, moves: str, who: str = "A") -> Situation:
    return Situation("doudizhu_denexa", hands, moves, "", who)


WON = "3D 4D|5D 5H|6D 6H|7D 7H"  # A leads, the others pass
MET = "A 3D, B 5D, C 6D, D 7D, A 2D"  # each seat has played
HIGH, BEATEN = "2D 2H|5D 5H|6D 6H|7D 7H", "B 5D, C pass, D pass, A 2D"
SEVEN = "3D 4D|5D 5H|6D 6H|7D 7H|8D 8H|9D 9H|TD TH"
FOUR = "3D 3H 3S 3C"
TWO_PEOPLE = "3D KD AD|4D 4H 5D 5H 6D 6H 7D 7H 8S"
LED = "B 4D, A pass, B 4H, A pass, B 5D, A pass, B 5H, A pass, B 6D, A pass"


def revolution(hands: str, on: str) -> Situation:
    changed = (("exchange", "none"), ("revolution", on))
    return Situation("president_basic", hands, f"A {FOUR}", changed=changed)


SHOWN = {
    A.PRESIDENT: (president(WON, ""), president(WON, "", who="B")),
    A.BIG_TWO: (Situation("bigtwo_basic", WON, ""), president(WON, "")),
    A.DAIFUGO: (Situation("daifugo_denexa", WON, ""), president(WON, "")),
    A.THIRTEEN: (
        Situation("thirteen_denexa", WON, ""),
        Situation("thirteen_denexa", WON, "", who="D"),
    ),
    A.LANDLORD: (
        landlord("3S 4S|5S 5H|6S 6H", "A bids 3"),
        landlord("3S 4S|5S 5H|6S 6H", "A bids 3", "B"),
    ),
    A.BIG_THREE: (
        Situation("bigthree_denexa", "4H 5S|6S 6D|7S 7D", "A bids 3"),
        landlord("3S 4S|5S 5H|6S 6H", "A bids 3"),
    ),
    A.RISE: (president(HIGH, BEATEN, "BCDA"), president(HIGH, BEATEN, "BCAD")),
    A.ALONE: (
        landlord("3S 4S|5S 5H|6S 6H", "A bids 3"),
        landlord("3S 4S|5S|6S 6H", "A bids 3, A 3S, B 5S"),
    ),
    A.PARTNER: (
        landlord("3S 4S|5S|6S 6H", "A bids 3, A 3S, B 5S", "C"),
        landlord("3S 4S|5S 5H|6S 6H", "A bids 3"),
    ),
    A.CROWD: (president(SEVEN, ""), president(SEVEN.rpartition("|")[0], "")),
    A.BOMB: (
        landlord(f"{FOUR} 4S|5S 5H|6S 6H", f"A bids 3, A {FOUR}"),
        landlord("3D 3H 3S 4S|5S 5H|6S 6H", "A bids 3, A 3D 3H 3S"),
    ),
    A.CHOP: (
        landlord(f"{FOUR} 4S 7S|2S 5H|6S 6H", f"A bids 3, A 4S, B 2S, C pass, A {FOUR}"),
        landlord(f"{FOUR} 4S 7S|AS 5H|6S 6H", f"A bids 3, A 4S, B AS, C pass, A {FOUR}"),
    ),
    A.REVOLUTION: (
        revolution(f"{FOUR} 4D|5D 5H|6D 6H|7D 7H", "ranks"),
        revolution(f"{FOUR} 4D|5D 5H|6D 6H|7D 7H", "off"),
    ),
    A.LOW: (president(WON, ""), president("3D 2D|5D 5H|6D 6H|7D 7H", "A 3D")),
    A.EAGER: (
        president("3D 4D 5D 6D|7D 7H|8D 8H|9D 9H", ""),
        president("3D 4D 5D|7D 7H|8D 8H|9D 9H", ""),
    ),
    A.PATIENT: (
        Situation("bigtwo_two_13", TWO_PEOPLE, f"A 3D, {LED}, B 6H, A pass, B 7D, A KD"),
        Situation("bigtwo_two_13", TWO_PEOPLE, f"A 3D, {LED}, B 6H, A KD"),
    ),
    A.CLOSE: (president("3D 4D|5D|6D 6H|7D 7H", ""), president(WON, "")),
    A.SHUTOUT: (
        president("3D 2D 4D|5D 5H|6D 6H|7D 7H", "A 3D, B 5D, C 6D, D pass, A 2D"),
        president("3D 2D 4D|5D 5H|6D 6H|7D 7H", MET),
    ),
    A.FINISH: (
        Situation(
            "bigtwo_basic",
            "3D 4D 5H 6D 7D 8D|9S|9H|9C",
            "A 3D, B pass, C pass, D pass, A 4D 5H 6D 7D 8D",
        ),
        Situation("bigtwo_basic", "3D 4D 5H 6D 7D 9D|8S|8H|8C", "A 3D 4D 5H 6D 7D"),
    ),
}


@pytest.mark.parametrize("kind", SHOWN)
def test_feats_of_a_deal_are_those_of_its_winner(kind: Achievement) -> None:
    assert kind in SHOWN[kind][0].shown()


@pytest.mark.parametrize("kind", SHOWN)
def test_a_little_less_is_not_enough(kind: Achievement) -> None:
    assert kind not in SHOWN[kind][1].shown()


def test_lost_deal_has_no_feats() -> None:
    assert [*president(WON, "").feats()] == [PEOPLE[0]]


MONTH = AWAY_DAYS * DAY
WIN, LAST, ELSE = Earlier(True, False, MONTH), Earlier(False, True, MONTH), Earlier(False, False, 0)
SHOWS = frozenset({A.PRESIDENT})
OTHERS = frozenset(GAMES) - SHOWS
EARNED = {
    A.ROW: (Past(newest=(WIN, WIN)), Past(newest=(WIN, ELSE))),
    A.COMEBACK: (Past(newest=(LAST, LAST)), Past(newest=(LAST, ELSE))),
    A.RETURN: (Past(newest=(ELSE,)), Past(newest=(replace(ELSE, ended_at=1.0),))),
    A.ALL_GAMES: (Past(OTHERS), Past(OTHERS - {A.BIG_TWO})),
}


@pytest.mark.parametrize("kind", EARNED)
def test_the_past_counts_too(kind: Achievement) -> None:
    enough, missing = EARNED[kind]
    assert kind in earned(SHOWS, enough, 0.0, MONTH)
    assert kind not in earned(SHOWS, missing, 0.0, MONTH)


@pytest.mark.parametrize("kind", [A.ROW, A.COMEBACK, A.RETURN])
def test_the_first_deals_have_no_past(kind: Achievement) -> None:
    assert kind not in earned(SHOWS, Past(newest=(WIN,)), 0.0, MONTH + 1)
    assert kind not in earned(SHOWS, Past(), 0.0, MONTH)


def test_a_giant_is_ahead_by_a_hundred_points() -> None:
    deal, _ = president(WON, "").played()
    results = president(WON, "").results(deal, PEOPLE[:4])
    rated = {"10": 1500.0, "11": 1450.0, "12": 1500.0 + AHEAD}
    assert ahead(results, "10", rated) == AHEAD
    assert A.GIANT in earned(SHOWS, Past(), AHEAD, 0.0)
    assert A.GIANT not in earned(SHOWS, Past(), AHEAD - 1, 0.0)
    assert ahead(results, "13", rated) == 0.0, "whose rating is not known yet beats no giant"
    assert ahead(results, "12", rated) < 0


def test_a_partner_is_no_giant() -> None:
    with_partner = landlord("3S 4S|5S|6S 6H", "A bids 3, A 3S, B 5S")
    deal, _ = with_partner.played()
    results = with_partner.results(deal, PEOPLE[:3])
    assert ahead(results, "11", {"10": 1400.0, "11": 1500.0, "12": 1900.0}) == -AHEAD


def test_every_achievement_is_tested_above() -> None:
    assert {*SHOWN, *EARNED, A.GIANT} == {*Achievement}
    assert len(Achievement) == 24


def test_nothing_is_earned_twice() -> None:
    past = Past(frozenset({A.ROW, A.PRESIDENT}), (WIN, WIN))
    assert earned(SHOWS, past, 0.0, MONTH) == frozenset()
    every = Past(frozenset(Achievement), (WIN, WIN))
    assert earned(frozenset(Achievement), every, AHEAD, 2 * MONTH) == frozenset()


@pytest.mark.parametrize(
    ("players", "substituted"),
    [
        (("c1", "11", "c2", "c3"), ""),  # a computer won, and no person lost
        (("10", "c1", "c2", "c3"), ""),  # no person lost
        (PEOPLE[:4], "10"),  # a computer played for the winner
    ],
)
def test_people_alone_earn_against_people(players: tuple[str, ...], substituted: str) -> None:
    deal, events = president(WON, "").played()
    results = [
        replace(one, substituted=one.player == substituted)
        for one in president(WON, "").results(deal, players)
    ]
    assert feats(deal, players, events, results) == {}


def test_first_among_people_wins_behind_a_computer() -> None:
    deal, events = president(WON, "").played()
    players = ("c1", "11", "12", "13")
    results = president(WON, "").results(deal, players)
    shown = feats(deal, players, events, results)
    assert {who: A.PRESIDENT in what for who, what in shown.items()} == {"11": True}
    won = {one.player for one, people in outcomes(results) if of_deal(one, people, 0.0).firsts}
    assert won == {"11"}, "as leaderboards count"


def test_a_computer_is_no_partner() -> None:
    won = landlord("3S 4S|5S|6S 6H", "A bids 3, A 3S, B 5S")
    deal, events = won.played()
    players = ("10", "11", "c1")
    shown = feats(deal, players, events, won.results(deal, players))
    assert shown["11"]
    assert A.PARTNER not in shown["11"]


def test_a_play_that_was_taken_back_shows_nothing() -> None:
    bomb = landlord(f"{FOUR} 4S|5S 5H|6S 6H", f"A bids 3, A {FOUR}")
    deal, events = bomb.played()
    at = next(n for n, one in enumerate(events) if isinstance(one, Played))
    end = next(n for n, one in enumerate(events) if n > at and isinstance(one, Turn))
    back = [*events[: end + 1], TakenBack(0, end + 1 - at), *events[end + 1 :]]
    players = PEOPLE[:3]
    assert A.BOMB not in feats(deal, players, back, bomb.results(deal, players))["10"]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("preset", PRESETS)
def test_winners_of_any_game_have_something_and_losers_nothing(preset: str) -> None:
    deal, events = played_through(preset, 5)
    players = tuple(f"10{seat}" for seat in range(len(deal.hands)))
    results = finished_results(preset, deal, players)
    shown = feats(deal, players, events, results)
    best = {one.player for one in results if one.side_place == 1}
    assert {*shown} == (best if len(best) < len(players) else set())
    assert all(len({*of_one} & {*GAMES}) == 1 for of_one in shown.values())
    assert shown == feats(deal, players, events, results)


FIRST, AT_LAST = Earlier(True, False, 0.0), Earlier(False, True, 0.0)
BETWEEN = Earlier(False, False, 0.0)


@pytest.mark.parametrize(
    ("newest", "kinds", "found"),
    [
        ((), (), []),
        ((FIRST,), (), [Near(Achievement.ROW, 2)]),
        ((FIRST, BETWEEN), (), [Near(Achievement.ROW, 2)]),
        ((FIRST, FIRST), (), [Near(Achievement.ROW, 1)]),
        ((FIRST, FIRST), (Achievement.ROW,), []),
        ((BETWEEN, FIRST), (), []),
        ((AT_LAST,), (), []),
        ((AT_LAST, AT_LAST), (), [Near(Achievement.COMEBACK, 1)]),
        ((AT_LAST, AT_LAST), (Achievement.COMEBACK,), []),
        ((), GAMES[:3], []),
        ((), GAMES[:4], [Near(Achievement.ALL_GAMES, 2)]),
        ((), GAMES[1:], [Near(Achievement.ALL_GAMES, 1)]),
        ((), (*GAMES, Achievement.ALL_GAMES), []),
    ],
)
def test_near_achievements_lack_few_wins_and_are_counted_as_they_are_earned(
    newest: tuple[Earlier, ...], kinds: tuple[Achievement, ...], found: list[Near]
) -> None:
    past = Past(frozenset(kinds), newest)
    assert near(past) == found
    for one in found:
        if one.lacks == 1 and one.kind is not Achievement.ALL_GAMES:
            assert one.kind in earned(frozenset(), past, 0.0, 0.0)
