"""Reactions at a table: one for each person, limited in rate and in time."""

from __future__ import annotations

from bot.domain.reactions import AGAIN_SECONDS, MOST, SHOWN_SECONDS, SIGNS, Reactions

CLAP, FEAR, SNAIL, FIRE = SIGNS


def test_each_person_has_one_reaction_and_the_last_counts() -> None:
    here = Reactions()
    assert here.add(1, "ana", FIRE, 100.0)
    assert here.add(1, "ben", CLAP, 100.0)
    assert here.add(1, "chi", FIRE, 101.0)
    assert [*here.shown(1, 102.0)] == [(CLAP, ["ben"]), (FIRE, ["ana", "chi"])]
    assert here.add(1, "ana", CLAP, 100.0 + AGAIN_SECONDS)
    assert [*here.shown(1, 110.0)] == [(CLAP, ["ben", "ana"]), (FIRE, ["chi"])]


def test_second_reaction_within_a_moment_is_refused() -> None:
    here = Reactions()
    assert here.add(1, "ana", FIRE, 100.0)
    assert not here.add(1, "ana", SNAIL, 99.0 + AGAIN_SECONDS)
    assert [*here.shown(1, 108.0)] == [(FIRE, ["ana"])]


def test_a_reaction_goes_with_its_time_and_its_deal() -> None:
    here = Reactions()
    here.add(1, "ana", FIRE, 100.0)
    assert [*here.shown(1, 99.0 + SHOWN_SECONDS)]
    assert not [*here.shown(1, 100.0 + SHOWN_SECONDS)]
    assert not [*here.shown(2, 101.0)]
    assert here.add(2, "ben", FEAR, 102.0)
    assert here.last.keys() == {"ben"}


def test_only_the_newest_are_shown() -> None:
    here = Reactions()
    for number in range(MOST + 4):
        here.add(1, str(number), FIRE, 100.0 + number)
    ((_, who),) = here.shown(1, 120.0)
    assert who == [str(number) for number in range(4, MOST + 4)]
