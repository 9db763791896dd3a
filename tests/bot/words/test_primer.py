"""The primer of a first hand is read from the table's rules, not from the game's name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from bot.domain.seating import rules_of
from bot.words import LANGUAGES
from bot.words.primer import lesson, primer, primer_in_brief, topic
from bot.words.speech import SOURCE, Speech
from rules.cards import cards
from rules.catalogue import contradictions
from rules.catalogue.presets import PRESETS
from rules.deal import Deal
from rules.view import view

LONGEST, BRIEF = 150, 110  # characters of a line and of a brief line, in any language


def told(
    preset: str,
    changed: Mapping[str, str] = MappingProxyType({}),
    upside_down: bool = False,
    language: str = SOURCE,
) -> list[str]:
    assert not contradictions(preset, changed)
    seats = rules_of(preset, changed).seats[0]
    style = (language, False, False)
    return primer(preset, (*changed.items(),), seats, upside_down, style).splitlines()


@pytest.mark.parametrize(
    ("preset", "changed", "order"),
    [
        ("president_basic", {}, "2 > A > K > … > 3"),
        ("president_basic", {"rank_order": "ace_high"}, "A > K > Q > … > 2"),
        ("president_comp303", {}, "jokers > 2 > A > K > … > 3"),
        ("president_high_jd", {}, "J♦ > 2 > A > K > … > 3"),
        ("president_high_black3", {}, "3♠/3♣ > 2 > A > K > … > 4 > 3♥/3♦"),
        ("president_threes_high", {}, "2 > 3 > A > K > Q > … > 4"),
        ("president_wild_threes", {}, "2 > A > K > … > 4"),
        ("president_klootzakken", {}, "3 > 2 > A > … > 7"),
        ("president_sofia", {}, "jokers > J > 2 > A > K > Q > 10 > 9 > 8 > … > 3"),
        ("doudizhu_denexa", {}, "red joker > black joker > 2 > A > K > … > 3"),
        ("bigthree_denexa", {}, "3 > 2 > A > … > 4"),
        ("lectio", {}, "2 > A > 15 > 14 > K > … > 3"),
    ],
)
def test_the_order_of_ranks_is_that_of_singles(
    preset: str, changed: dict[str, str], order: str
) -> None:
    assert f"High to low: **{order}**" in told(preset, changed)[1]


def test_order_in_a_revolution_is_the_reversed_one() -> None:
    assert "High to low: **3 > 4 > 5 > … > 2**" in told("president_basic", upside_down=True)[1]


@pytest.mark.parametrize(
    ("preset", "changed", "said"),
    [
        ("bigtwo_basic", {}, "♠ > ♥ > ♣ > ♦"),
        ("bigtwo_pusoy_dos", {}, "♦ > ♥ > ♠ > ♣"),
        ("thirteen_denexa", {}, "♥ > ♦ > ♣ > ♠"),
        ("thirteen_denexa", {}, "💣 beats everything: Four of a kind, Runs of pairs"),
        ("thirteen_twos_chop", {}, "💣 beats twos: Four of a kind, Runs of pairs"),
        ("doudizhu_denexa", {}, "💣 beats everything: Four of a kind, Rocket"),
        ("president_wild_threes", {}, "wild: threes, jokers"),
        ("bigtwo_jokers", {}, "wild: jokers"),
        ("president_comp303", {}, "alone beats any set: jokers"),
        ("president_comp303_adv1", {}, "twos need one card fewer"),
        ("president_revolution", {}, "four of a kind turns this order upside down"),
    ],
)
def test_other_strong_cards_stand_beside_the_order(
    preset: str, changed: dict[str, str], said: str
) -> None:
    assert said in told(preset, changed)[1]


def test_suits_are_named_only_where_they_count() -> None:
    assert "♠" not in told("president_basic")[1]
    assert "♠" not in told("bigtwo_no_suits")[1]


@pytest.mark.parametrize(
    ("preset", "goal"),
    [
        ("president_basic", "First: President, last: Scum."),
        ("president_australian", "First: Warlord, last: Scumbag."),
        ("daifugo_denexa", "First: Daifugo, last: Destitute."),
        ("bigtwo_basic", "First without cards wins. The fewer you have left, the better."),
        ("thirteen_denexa", "Be the first to get rid of your cards."),
        ("thirteen_play_on", "Get rid of your cards, the sooner the better."),
        ("doudizhu_denexa", "Bid to play as landlord against the other two."),
        ("bigthree_denexa", "Bid to play alone against the other two."),
        ("bigtwo_teams", "You and your partner win together."),
    ],
)
def test_the_goal_is_told_after_the_game(preset: str, goal: str) -> None:
    assert goal in told(preset)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_names_only_buttons_that_the_hand_has(language: str) -> None:
    speech = Speech(language)
    hint, does_pass = (f"**{speech.say(f'button-{act}')}**" for act in ("hint", "pass"))
    for tip, named in (("idea", True), ("wait", False), ("stuck", False)):
        line = primer("president_basic", (), 4, False, (language, False, False), tip).split("\n")[2]
        assert (hint in line, does_pass in line) == (named, True)


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        ("president_basic", "Play the same number of cards, but higher."),
        ("president_equal_skip", "Play the same number of cards, equal or higher."),
        ("president_larger_any", "or a larger set."),
    ],
)
def test_last_line_names_the_plays_that_beat(preset: str, said: str) -> None:
    assert said in told(preset)[2]


def in_brief(preset: str, language: str = SOURCE) -> str:
    seats = rules_of(preset, {}).seats[0]
    return primer_in_brief(preset, (), seats, False, (language, False, False))


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        ("president_basic", "First out of cards: President. High to low: **2 > A > K > … > 3**"),
        ("bigtwo_basic", "First out of cards wins. High to low: **2 > A > K > … > 3**"),
        ("thirteen_play_on", "Get rid of your cards fast. High to low: **2 > A"),
        ("doudizhu_denexa", "First side out of cards wins. High to low: **jokers > 2 > A"),
        ("bigthree_denexa", "First side out of cards wins. High to low: **3 > 2 > A"),
        ("bigtwo_teams", "You and your partner: get rid of your cards. High to low: **2 > A"),
        ("president_high_jd", "High to low: **J♦ > 2 > A > K > … > 3**"),
    ],
)
def test_in_brief_the_goal_and_the_order_of_ranks_are_one_line(preset: str, said: str) -> None:
    assert said in in_brief(preset)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_one_short_line_in_every_language(language: str) -> None:
    for preset in PRESETS:
        told = in_brief(preset, language)
        assert told.startswith("-# 👋 ")
        assert "\n" not in told
        assert len(told) <= BRIEF, (preset, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_three_short_lines_in_every_language(language: str) -> None:
    for preset in PRESETS:
        lines = told(preset, language=language)
        assert len(lines) == 3, preset
        assert max(map(len, lines)) <= LONGEST, (preset, lines)
        assert all(line.startswith("-# ") for line in lines)


def explained(preset: str, hand: str) -> str:
    """Return the lesson for a seat that leads from a hand; empty if there is none."""
    rules = rules_of(preset, {})
    others = tuple(cards(word) for word in ("3D", "4D", "5D"))[: rules.seats[0] - 1]
    hands = (cards(hand), *others)
    at = len(rules.phases) - 1
    deal = Deal(rules, hands=hands, to_act=frozenset({0}), phase=at, played=1)
    found = topic(view(deal, 0), rules)
    return lesson(Speech(), *found, rules) if found else ""


@pytest.mark.parametrize(
    ("preset", "hand", "said"),
    [
        (
            "bigtwo_basic",
            "6C 7C 8H 9S 10D",
            "Straights, Flushes, Full houses, Four of a kind and one",
        ),
        ("bigtwo_basic", "6C 8C 9C JC KC", "You have a king-high flush"),
        ("bigtwo_basic", "6C 6D 9C 9D 9S", "You have a full house"),
        ("bigtwo_no_poker", "6C 8C 9C JC KC", "**Hands of five cards:** "),
        ("bigtwo_any_five", "6C 8C 9C JC KC", "**Hands of five cards:** "),
        ("bigtwo_gamesky", "6C 7C 8H 9S 10D", "Straights, Full houses, Four of a kind and one"),
        ("thirteen_denexa", "6C 7C 8H", "3 or more cards in a row"),
        ("doudizhu_denexa", "6C 7C 8H 9S 10D", "5 or more cards in a row"),
        ("bigthree_denexa", "6C 7C 8H", "3 or more cards in a row"),
        ("president_zheng", "6C 7C 8H", "3 or more cards in a row"),
    ],
)
def test_a_first_straight_or_hand_of_five_is_explained_by_itself(
    preset: str, hand: str, said: str
) -> None:
    assert said in explained(preset, hand)


@pytest.mark.parametrize(
    ("preset", "hand"),
    [
        ("bigtwo_jokers", "6C 7C 8H 9S RJ"),  # the example has no wild cards
        ("bigtwo_basic", "6C 6D 9C 9D JS"),
        ("president_basic", "6C 7C 8H 9S 10D"),
        ("doudizhu_denexa", "6C 7C 8H 9S"),
    ],
)
def test_nothing_is_explained_that_cannot_be_played(preset: str, hand: str) -> None:
    assert not explained(preset, hand)
