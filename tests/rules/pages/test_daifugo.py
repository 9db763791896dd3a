"""Daifugo as the Denexa page has it (DF-01 to DF-11)."""

from __future__ import annotations

from rules.cards import cards
from rules.events import Ended
from rules.match.match import Match, MatchState
from tests.rules.notation import after, beats, diagram, game, opened, turn, why_not

RULES = game("daifugo_denexa")


def test_one_to_four_of_a_rank_are_beaten_by_as_many_of_a_higher_one() -> None:
    assert beats(RULES, "6S 6H 6C", "5S 5H 5C")
    assert beats(RULES, "9S 9H 9D 9C", "8S 8H 8D 8C")
    assert not beats(RULES, "6S 6H", "5S 5H 5C")
    assert not beats(RULES, "AS", "2C")
    assert not beats(RULES, "3S", "KH")
    assert RULES.reader().read(cards("3S 4S 5S")) is None


def test_t7_a_pass_locks_and_the_last_one_in_leads() -> None:
    deal = diagram(
        RULES,
        """
        A  B  C    D
        55 88 Pass JJ
        Pass KK - Pass
        """,
    )
    assert turn(deal) == "B leads"


def test_a_pass_closes_the_trick() -> None:
    deal = opened(RULES, "3S KS AS", "4S 2H", "5S 2D")
    deal = after(deal, "A 3S", "B pass", "C 5S", "A KS")
    assert turn(deal) == "C"
    assert why_not(deal, "B 2H") == "You passed, so you're out of this trick."


def test_the_destitute_gives_two_and_gets_any_two() -> None:
    deal = opened(RULES, "3S 4S 5S", "KS KH QS", "6S 7S 8S", standing="ACB")
    assert [(gift.giver, gift.taker, gift.count) for gift in deal.gifts] == [(1, 0, 2)]
    assert turn(after(deal, "A gives 3S 4S")) == "A leads"


def test_p41_the_daifugo_of_the_last_deal_wins_whatever_went_before() -> None:
    match = Match(RULES, MatchState(tuple("ABC")))
    for number in range(1, 11):
        places = (0, 1, 2) if number < 10 else (2, 0, 1)
        assert not match.state.winners
        match = match.finished(Ended(places, (0, 0, 0)))
    assert match.state.winners == ("C",)


def test_the_titles_by_number_of_players() -> None:
    def titles(players: str) -> list[str]:
        return list(RULES.society.titles.names(len(players)))

    assert titles("ABC") == ["Daifugo", "Commoner", "Destitute"]
    assert titles("ABCD") == ["Daifugo", "Millionaire", "Poor", "Destitute"]
    assert titles("ABCDE") == ["Daifugo", "Millionaire", "Commoner", "Poor", "Destitute"]
    assert titles("ABCDEF").count("Commoner") == 2  # C-DF-1
