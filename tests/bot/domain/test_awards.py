"""Awards of a match state true facts, and are given for the most remarkable ones."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.domain.awards import SHOWN, Award, Finale, Finalist, Story, awards, finale
from bot.domain.course import DealOfMatch
from bot.domain.seating import rules_of
from bot.domain.state import Result
from rules.cards import cards
from rules.events import ALONE, Event, Passed, Played, RanksReversed, WentOut
from rules.match.match import MatchState
from rules.ruleset import RuleSet

PLAYERS = ("ana", "ben", "chi", "dev")
PRESIDENT, LANDLORD = rules_of("president_comp303", {}), rules_of("doudizhu_denexa", {})
BIG_TWO, THIRTEEN = rules_of("bigtwo_basic", {}), rules_of("thirteen_denexa", {})
TITLES = ("President", "Vice-President", "Vice-Scum", "Scum")


def deal(order: str, *events: Event, titles: tuple[str, ...] = ("",) * 4) -> DealOfMatch:
    """Return a deal of four people; `order` has their initials, best place first."""
    people = list(map(initial_of, order))
    results = tuple(
        Result(
            player, place, 4, 4 - place, titles[place - 1], sides=4, side=place, side_place=place
        )
        for place, player in enumerate(people, 1)
    )
    return DealOfMatch(PLAYERS, results, events or (Passed(0),))


def in_turn(*deals: DealOfMatch) -> tuple[DealOfMatch, ...]:
    """Return the deals with the roles of the players: their places in the deal before."""
    found = list(deals[:1])
    for before, deal in pairwise(deals):
        roles = {one.player: one.shared_place for one in before.results}
        results = [replace(one, role=roles.get(one.player, 0)) for one in deal.results]
        found.append(replace(deal, results=tuple(results)))
    return tuple(found)


def played(seat: int, words: str) -> Played:
    return Played(seat, cards(words), cards(words))


def told(*deals: DealOfMatch, rules: RuleSet = PRESIDENT) -> dict[Story, Award]:
    """Return the heaviest award of each story, for a match in which nobody is last."""
    found = awards(in_turn(*deals), (), ("ana",), rules)
    return {one.story: one for one in reversed(found)}


def of_points(**courses: tuple[int, ...]) -> list[Finalist]:
    """Return the players of a match with these courses of points; all share the first place."""
    return [Finalist(who, 1, values, score=values[-1]) for who, values in courses.items()]


def of_places(order: str) -> list[Finalist]:
    """Return the players with these initials as finalists, best first; equal ones together."""
    found = list[Finalist]()
    for group in order.split():
        place = len(found) + 1
        found += [Finalist(initial_of(one), place, (0, 0), score=0) for one in group]
    return found


def initial_of(letter: str) -> str:
    return next(one for one in PLAYERS if one[0] == letter)


def test_from_scum_to_president() -> None:
    found = told(deal("abcd", titles=TITLES), deal("dabc", titles=TITLES))[Story.RISE]
    assert found.players == ("dev",)
    assert found.titles == ("Scum", "President")


def test_the_fall_of_a_president_is_a_story_too() -> None:
    found = told(deal("abcd", titles=TITLES), deal("bcda", titles=TITLES))
    assert found[Story.FALL].players == ("ana",)
    assert found[Story.FALL].titles == ("President", "Scum")


def test_a_rise_takes_no_longer_than_one_deal() -> None:
    assert Story.RISE not in told(deal("abcd"), deal("bacd"), deal("cabd"))


def test_without_titles_a_rise_goes_from_the_last_place_to_the_first() -> None:
    assert told(deal("abcd"), deal("dabc"))[Story.RISE].titles == ("", "")


def test_rise_and_fall_are_no_awards_where_only_the_winner_counts() -> None:
    assert THIRTEEN.first_only
    found = told(deal("abcd"), deal("dcba"), rules=THIRTEEN)
    assert not {Story.RISE, Story.FALL} & {*found}


def test_sides_do_not_rise_or_fall() -> None:
    def sided(*winners: str) -> DealOfMatch:
        whole = deal("abcd")
        results = tuple(
            replace(one, sides=2, side_place=1 if one.player in winners else 2)
            for one in whole.results
        )
        return replace(whole, results=results)

    found = told(sided("ana", "chi"), sided("ben", "dev"), sided("ana", "chi"))
    assert not {Story.RISE, Story.FALL} & {*found}


def test_two_twos_are_held_to_the_end() -> None:
    found = told(deal("abcd", played(0, "3D"), played(1, "2D 2S"), WentOut(1)), deal("abcd"))
    assert found[Story.HELD].players == ("ben",)
    assert found[Story.HELD].number == 2


@pytest.mark.parametrize("last", ["2D", "AD AS", "2D 2S 3D"])
def test_less_than_two_cards_of_the_highest_rank_are_no_story(last: str) -> None:
    found = told(deal("abcd", played(1, last), WentOut(1)), deal("bacd"))
    assert Story.HELD not in found


def test_twos_that_were_played_before_the_last_cards_were_not_held() -> None:
    events = (played(1, "2D 2S"), played(1, "3D"), WentOut(1))
    assert Story.HELD not in told(deal("abcd", *events), deal("bacd"))


def test_in_a_revolution_threes_are_the_cards_to_hold() -> None:
    events = (played(0, "9D 9C 9H 9S"), RanksReversed(), played(1, "3D 3S"), WentOut(1))
    found = told(deal("abcd", *events), deal("bacd"))
    assert found[Story.HELD].players == ("ben",)
    assert found[Story.REVOLUTION] == Award(Story.REVOLUTION, ("ana",), 65, 1)


def test_bombs_are_counted_over_the_whole_match() -> None:
    bomb = played(2, "9D 9C 9H 9S")
    found = told(
        deal("abcd", bomb), deal("bacd", bomb), deal("abcd", played(2, "BJ RJ")), rules=LANDLORD
    )
    assert found[Story.BOMBS].players == ("chi",)
    assert found[Story.BOMBS].number == 3
    assert Story.BOMB not in found


def test_a_single_bomb_is_told_by_its_cards() -> None:
    found = told(deal("abcd", played(2, "9D 9C 9H 9S")), deal("bacd"), rules=LANDLORD)
    assert found[Story.BOMB].cards == cards("9D 9C 9H 9S")


def test_every_deal_won_is_told_rather_than_a_row() -> None:
    assert told(deal("abcd"), deal("acbd"))[Story.SWEEP].players == ("ana",)
    assert told(deal("abcd"), deal("acbd"), deal("bacd"))[Story.REIGN].number == 2


def test_series_of_a_lone_winner_against_the_others_is_an_award() -> None:
    def won_alone(who: str) -> DealOfMatch:
        whole = deal("abcd")
        results = tuple(
            replace(one, sides=2, side=ALONE, side_place=1)
            if one.player == who
            else replace(one, sides=2, side=1, side_place=2)
            for one in whole.results
        )
        return replace(whole, results=results)

    found = told(*map(won_alone, ("dev", "ana", "dev", "ana", "dev")), rules=LANDLORD)
    assert found[Story.ALONE] == Award(Story.ALONE, ("dev",), 74, 3)


def test_a_patient_player_passes_often_and_comes_first() -> None:
    passes = (Passed(0),) * 6
    assert told(deal("abcd", *passes), deal("bacd"))[Story.PATIENCE].number == 6
    assert Story.PATIENCE not in told(deal("bacd", *passes), deal("abcd"))


@pytest.mark.parametrize(
    ("own", "other", "story"),
    [
        ((0, 0, 1, 12), (0, 5, 9, 9), Story.COMEBACK),
        ((0, 3, 5, 7, 12), (0, 2, 4, 6, 7), Story.WIRE),
        ((0, 3, 5, 8), (0, 2, 6, 7), Story.CLOSE),
    ],
)
def test_the_course_of_points_tells_how_the_match_was_won(
    own: tuple[int, ...], other: tuple[int, ...], story: Story
) -> None:
    deals = [deal("abcd"), deal("bacd")] * 2
    found = {
        one.story: one for one in awards(deals, of_points(ana=own, ben=other), ("ana",), PRESIDENT)
    }
    assert found[story].players == ("ana",)
    assert not {Story.COMEBACK, Story.WIRE, Story.CLOSE} - {story} & {*found}


def test_behind_by_the_greatest_number_of_points_is_told() -> None:
    courses = of_points(ana=(0, 0, 1, 12), ben=(0, 5, 9, 9))
    found = awards([deal("abcd"), deal("bacd")], courses, ("ana",), PRESIDENT)
    assert next(one for one in found if one.story is Story.COMEBACK).number == 8


def test_of_penalties_the_fewest_lead() -> None:
    courses = of_points(ana=(0, 9, 9, 10), ben=(0, 0, 2, 30))
    found = awards([deal("abcd"), deal("bacd")], courses, ("ana",), BIG_TWO)
    assert next(one for one in found if one.story is Story.COMEBACK).number == 9


def test_late_joiner_has_no_comeback() -> None:
    late = replace(deal("abcd"), results=deal("abcd").results[1:])
    courses = of_points(ana=(0, 0, 1, 12), ben=(0, 5, 9, 9))
    found = awards([late, deal("bacd")], courses, ("ana",), PRESIDENT)
    assert Story.COMEBACK not in {one.story for one in found}


def test_each_person_has_one_story_at_most() -> None:
    """Chi rose and made a revolution; Dev has only a rise, and Ben only held two twos."""
    turns = (played(2, "7D 7C 7H 7S"), RanksReversed()) * 4
    deals = in_turn(
        deal("dabc", *turns, played(1, "2D 2S"), WentOut(1)), deal("cdab"), deal("bcda")
    )
    found = awards(deals, (), ("ana",), PRESIDENT)
    given = [player for one in found for player in one.players]
    assert len(given) == len({*given})
    assert {one.story: one.players for one in found} == {
        Story.REVOLUTION: ("chi",),
        Story.RISE: ("ben",),
    }


def test_people_with_equal_stories_share_one() -> None:
    deals = [deal("abcd"), deal("abcd"), deal("bacd"), deal("bacd")]
    found = awards(deals, (), ("ana",), PRESIDENT)
    assert [(one.story, one.players, one.number) for one in found] == [
        (Story.REIGN, ("ana", "ben"), 2)
    ]


def test_a_rise_without_titles_has_the_number_of_its_deal() -> None:
    assert told(deal("abcd"), deal("bacd"), deal("dabc"))[Story.RISE].number == 3


def test_a_slow_exit_is_not_worth_telling() -> None:
    def out_after(turns: int) -> DealOfMatch:
        return deal("abcd", *(played(0, "3D"),) * turns, WentOut(0))

    assert Story.EXIT in told(out_after(4), deal("bacd"))
    assert Story.EXIT not in told(out_after(5), deal("bacd"))


class TestOfTheLast:
    """The last has a kind story of any weight, and nobody else has."""

    def story(
        self, *deals: DealOfMatch, order: str = "a b c d", rules: RuleSet = PRESIDENT
    ) -> list[tuple[Story, tuple[str, ...], int]]:
        found = awards(in_turn(*deals), of_places(order), ("ana",), rules)
        kind = {Story.WIN, Story.SECOND, Story.AHEAD, Story.STAYED, Story.RISE, Story.FALL}
        return [(one.story, one.players, one.number) for one in found if one.story in kind]

    def test_a_deal_won(self) -> None:
        deals = deal("abcd"), deal("abdc"), deal("dabc"), deal("abcd")
        assert self.story(*deals) == [(Story.WIN, ("dev",), 3)]

    def test_a_deal_won_from_the_last_place_is_the_rise(self) -> None:
        assert self.story(deal("abcd"), deal("dabc"), deal("abcd")) == [(Story.RISE, ("dev",), 2)]

    def test_a_second_place(self) -> None:
        deals = deal("abcd"), deal("adbc"), deal("abcd")
        assert self.story(*deals) == [(Story.SECOND, ("dev",), 2)]

    def test_a_deal_ahead_of_the_champion(self) -> None:
        found = awards(
            in_turn(deal("abcd"), deal("bcda"), deal("abcd")),
            of_places("a b c d"),
            ("ana",),
            BIG_TWO,
        )
        ahead = next(one for one in found if one.story is Story.AHEAD)
        assert (ahead.players, ahead.number, ahead.other) == (("dev",), 2, "ana")

    def test_all_deals_played(self) -> None:
        assert self.story(deal("abcd"), deal("bacd")) == [(Story.STAYED, ("dev",), 2)]

    def test_a_fall_is_not_kind(self) -> None:
        assert self.story(deal("dabc"), deal("abcd"), deal("abcd")) == [(Story.WIN, ("dev",), 1)]

    def test_a_story_of_its_own_is_told_instead(self) -> None:
        bomb = deal("abcd", played(3, "2D 2S"), WentOut(3))
        assert self.story(bomb, deal("abcd")) == []

    def test_equal_last_players_share_their_award(self) -> None:
        deals = deal("abcd"), deal("abdc")
        assert self.story(*deals, order="a b cd") == [(Story.STAYED, ("chi", "dev"), 2)]

    def test_where_only_the_winner_counts_places_are_not_told(self) -> None:
        assert self.story(deal("adcb"), deal("cdba"), rules=THIRTEEN) == [
            (Story.STAYED, ("dev",), 2)
        ]

    def test_late_joiner_without_a_win_has_no_award(self) -> None:
        late = replace(deal("abcd"), results=deal("abcd").results[:3])
        assert self.story(late, deal("abcd")) == []

    def test_leaver_of_a_deal_did_not_play_all_deals(self) -> None:
        gone = deal("abcd")
        results = (*gone.results[:3], replace(gone.results[3], left=True))
        assert self.story(replace(gone, results=results), deal("abcd")) == []

    def test_equal_people_have_no_last(self) -> None:
        assert awards([deal("abcd"), deal("bacd")], of_places("abcd"), PLAYERS, PRESIDENT) == ()

    def test_a_computer_is_not_consoled(self) -> None:
        finalists = [
            replace(one, player="c1") if one.player == "dev" else one
            for one in of_places("a b c d")
        ]
        deals = [deal("abcd"), deal("bacd")]
        found = awards(deals, finalists, ("ana",), PRESIDENT)
        assert [(one.story, one.players) for one in found] == [(Story.STAYED, ("chi",))]

    def test_more_stories_than_fit_leave_out_others_and_not_the_last(self) -> None:
        many = tuple(f"p{n}" for n in range(12))
        order = [
            Result(one, n, 12, 0, "", sides=12, side=n, side_place=n)
            for n, one in enumerate(many, 1)
        ]
        whole = DealOfMatch(many, tuple(order), (Passed(0),))
        rises = [
            replace(
                whole,
                results=tuple(
                    replace(one, role=12 if n == at else 1, side_place=1 if n == at else 5)
                    for n, one in enumerate(order)
                ),
            )
            for at in range(11)
        ]
        finalists = [Finalist(one, n, (0, 0), score=0) for n, one in enumerate(many, 1)]
        found = awards(rises, finalists, many[:1], PRESIDENT)
        assert len(found) == SHOWN
        assert found[-1] == Award(Story.STAYED, ("p11",), 0, 11)


def test_a_computer_gives_way_to_a_person() -> None:
    bombs = (played(0, "9D 9C 9H 9S"), played(2, "7D 7C 7H 7S"))
    deals = [
        replace(deal("abcd", *bombs), players=("c1", *PLAYERS[1:])),
        replace(deal("bacd", *bombs), players=("c1", *PLAYERS[1:])),
    ]
    assert told(*deals, rules=LANDLORD)[Story.BOMBS].players == ("chi", "c1")
    light = (Passed(2),) * 6
    few = [
        replace(one, players=("ana", "ben", "c1", "dev"))
        for one in (deal("cabd", *light), deal("bacd"))
    ]
    assert Story.PATIENCE in told(deal("cabd", *light), deal("bacd"))
    assert Story.EXIT not in told(
        *[replace(one, events=(played(2, "3D"),) * 3 + (WentOut(2),)) for one in few]
    )


def test_without_all_plays_nothing_is_told_of_plays() -> None:
    bomb = played(2, "9D 9C 9H 9S")
    gone = replace(deal("abcd"), events=())
    found = told(deal("abcd", bomb, bomb), gone, rules=LANDLORD)
    assert {*found} <= {Story.SWEEP, Story.REIGN}


def test_the_finale_tells_by_how_much_the_match_was_won() -> None:
    won = MatchState(
        players=PLAYERS, scores={"ana": 6, "ben": 4, "chi": 4, "dev": 0}, winners=("ana",)
    )
    found = finale([deal("abcd"), deal("acbd")], won, PLAYERS, PRESIDENT)
    assert found is not None
    assert (found.score, found.lead, found.runners_up) == (6, 2, ("chi", "ben"))
    assert found.wins == 2
    assert [(one.player, one.place) for one in found.finalists] == [
        ("ana", 1),
        ("chi", 2),
        ("ben", 2),
        ("dev", 4),
    ]
    assert found.finalists[0].values == (0, 3, 6)


def of_match(deals: list[DealOfMatch], rules: RuleSet = PRESIDENT, **state: object) -> Finale:
    won = MatchState(players=PLAYERS, **state)  # type: ignore[arg-type] # fields of a state
    found = finale(deals, won, PLAYERS, rules)
    assert found is not None
    return found


def test_late_joiner_has_a_course_from_the_first_own_deal_on() -> None:
    late = replace(deal("abcd"), results=deal("abcd").results[:3])
    scores = {"ana": 7, "ben": 5, "chi": 3, "dev": 1}
    found = of_match([late, deal("abcd"), deal("bacd")], scores=scores, winners=("ana",))
    dev = next(one for one in found.finalists if one.player == "dev")
    assert (dev.missed, dev.values) == (1, (1, 1, 1))
    assert not {one.missed for one in found.finalists} - {0, 1}


def test_fewest_penalties_have_the_first_place_and_equal_ones_share() -> None:
    scores = {"ana": 9, "ben": 4, "chi": 9, "dev": 0}
    found = of_match([deal("dbac"), deal("dbac")], BIG_TWO, scores=scores, winners=("dev",))
    assert [(one.player, one.place) for one in found.finalists] == [
        ("dev", 1),
        ("ben", 2),
        ("ana", 3),
        ("chi", 3),
    ]


def test_last_deal_that_decides_gives_the_places() -> None:
    rules = rules_of(
        "president_comp303",
        {"score_model": "none", "match_winner": "top_rank_last_deal", "match_end": "deals"},
    )
    found = of_match([deal("dbac"), deal("cabd")], rules, winners=("chi",))
    assert found.places
    assert [(one.player, one.place, one.values) for one in found.finalists] == [
        ("chi", 1, (4, 1)),
        ("ana", 2, (3, 2)),
        ("ben", 3, (2, 3)),
        ("dev", 4, (1, 4)),
    ]


def with_chips(order: str, *paid: int | None) -> DealOfMatch:
    """Return a deal in which the people, best first, were paid so many hundredths of a chip."""
    whole = deal(order)
    results = [replace(one, paid=chips) for one, chips in zip(whole.results, paid, strict=True)]
    return replace(whole, results=tuple(results))


def test_chips_that_decide_give_places_and_courses() -> None:
    rules = rules_of("bigtwo_hk_ip", {"starting_chips": "100"})
    paid = {"ana": 1200, "ben": 400, "chi": 400, "dev": -2000}
    deals = [with_chips("abcd", 600, 400, 0, -1000), with_chips("acbd", 600, 400, 0, -1000)]
    found = of_match(deals, rules, winners=("ana",), scores={}, paid=paid)
    assert (found.chips, found.in_chips, found.low_is_good) == (True, True, False)
    ana = found.finalists[0]
    assert ana.values == (10_000, 10_600, 11_200)
    assert ana.score == 11_200
    assert [one.place for one in found.finalists] == [1, 2, 2, 4]


def test_chips_of_old_deals_are_unknown_and_their_courses_are_of_penalty_points() -> None:
    rules = rules_of("bigtwo_hk_ip", {"starting_chips": "100"})
    scores = {"ana": 6, "ben": 2, "chi": 2, "dev": -10}
    paid = {"ana": 50, "ben": 30, "chi": 20, "dev": -100}
    deals = [deal("abcd"), with_chips("abcd", 50, 30, 20, -100)]
    found = of_match(deals, rules, winners=("ana",), scores=scores, paid=paid)
    assert (found.in_chips, found.low_is_good) == (False, True)
    assert found.finalists[0].values[-1] == 6
    assert [one.place for one in found.finalists] == [1, 2, 3, 4]
