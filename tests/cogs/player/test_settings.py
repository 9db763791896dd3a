"""Effects of settings: the order of cards, cards in words, and permission to open tables."""

from __future__ import annotations

import pytest

from bot.domain.permissions import check_game, may_open
from bot.domain.preferences import Deck, ServerSettings, Sorting, arranged
from bot.store import Store
from bot.words.cards import LONG, brief, called, in_order, line, shown
from bot.words.hands import by_suit
from bot.words.speech import Speech
from rules.cards import STANDARD, card, cards, each, text, with_jokers
from rules.catalogue import build
from rules.catalogue.presets import PRESETS, resolved
from tests.bot.refusals import refusing
from tests.english import english


def hand(words: str) -> tuple[int, ...]:
    return tuple(card(word) for word in words.split())


def test_by_suit_red_and_black_take_turns_and_jokers_come_last() -> None:
    lowest_first = hand("3S 4D 5C 5S 9H 10D KC 2H BJ RJ")
    assert arranged(lowest_first, Sorting.RANK) == lowest_first
    assert arranged(lowest_first, Sorting.SUIT) == hand("4D 10D 5C KC 9H 2H 3S 5S BJ RJ")


@pytest.mark.parametrize("preset", ["president_basic", "bigtwo_basic", "doudizhu_denexa"])
def test_within_a_suit_the_lowest_of_the_game_comes_first(preset: str) -> None:
    ranking = build(preset, {}).ranking
    held = STANDARD | with_jokers(2, 1)
    lowest_first = tuple(ranking.lowest_first(held))
    by_suits = arranged(lowest_first, Sorting.SUIT)
    assert sum(by_suits) == held
    for suit in "DCHS":
        of_suit = [one for one in by_suits if text(one)[-1] == suit]
        assert of_suit == [one for one in lowest_first if text(one)[-1] == suit]
        start = by_suits.index(of_suit[0])
        assert list(by_suits[start : start + 13]) == of_suit


def test_for_a_screen_reader_cards_are_words_and_equal_ranks_are_said_once() -> None:
    held = cards("7H 7S 10D JC 2C 3D 3D* BJ RJ")
    speech = Speech("en", spelled=True)
    assert shown(speech, card("QS")) == "queen of spades"
    assert called(speech, cards("7H")) == "7 of hearts"
    assert called(speech, cards("7H 7S")) == "a pair of sevens"
    assert in_order(speech, held) == (
        "3 of diamonds twice, 7 of hearts and spades, 10 of diamonds, "
        "jack of clubs, 2 of clubs, black joker, red joker"
    )
    assert by_suit(speech, hand("3D 10D 7H 7S RJ")) == [
        "diamonds: 3, 10",
        "hearts: 7",
        "spades: 7",
        "red joker",
    ]
    assert in_order(Speech(), cards("7H 7S")) == "7♥ 7♠"


def test_spoken_settings_have_no_disturbing_sign() -> None:
    every = [*each(STANDARD), *each(with_jokers(2, 1))]
    speech = Speech("en", spelled=True)
    said = line(speech, every) + " ".join(shown(speech, one) for one in every)
    assert said.isascii()


def test_the_label_of_a_long_play_in_words_still_fits_a_button() -> None:
    speech = Speech("en", spelled=True)
    assert brief(speech, cards("3D 4D")) == "3 of diamonds, 4 of diamonds"
    run = brief(speech, cards("3D 4C 5H 6S 7D 8C 9H 10S JD QC"))
    assert run == "10 cards, 3 of diamonds to queen of clubs"
    assert len(brief(speech, STANDARD)) <= LONG
    assert brief(Speech(), cards("7H 7S")) == "7♥ 7♠"
    assert brief(Speech(), STANDARD) == "52 cards, 3♦ to 2♠"


async def test_change_of_one_setting_keeps_the_others(store: Store) -> None:
    before = await store.preferences.of("11")
    await store.preferences.change("11", sorting=Sorting.SUIT)
    after = await store.preferences.change("11", deck=Deck.TWO)
    assert before.sorting is Sorting.RANK
    assert (after.sorting, after.deck) == (Sorting.SUIT, Deck.TWO)
    assert await store.preferences.of("11") == after
    await store.servers.change_settings(1, threads=True)
    settings = await store.servers.change_settings(1, families=("pr", "bt"))
    assert (
        await store.servers.settings(1)
        == settings
        == ServerSettings(threads=True, families=("pr", "bt"))
    )


def test_without_any_setting_everybody_may_open_any_number_of_tables() -> None:
    may_open(ServerSettings(), set(), "pr", 100)


def test_only_the_role_that_hosts_may_open_a_table() -> None:
    settings = ServerSettings(host_role=77)
    may_open(settings, {5, 77}, "pr", 0, "Hosts")
    with refusing(r"Only Hosts can open tables on this server."):
        may_open(settings, {5}, "pr", 0, "Hosts")


def test_a_game_that_is_not_allowed_is_refused_with_those_that_are() -> None:
    settings = ServerSettings(families=("pr", "dd"))
    check_game(settings, "dd")
    with refusing("Big Two is turned off on this server"):
        may_open(settings, set(), "bt", 0)
    with refusing(r"You can play: President, Dou Dizhu\."):
        check_game(settings, "th")


def test_no_more_tables_than_the_server_allows() -> None:
    settings = ServerSettings(most_tables=2)
    may_open(settings, set(), "pr", 1)
    with refusing("2 tables are open"):
        may_open(settings, set(), "pr", 2)
    with refusing("one at a time"):
        may_open(ServerSettings(most_tables=1), set(), "pr", 1)


def test_every_game_belongs_to_a_family_that_can_be_allowed() -> None:
    for preset in PRESETS:
        family, _ = resolved(preset)
        check_game(ServerSettings(families=(family,)), family)


@pytest.mark.parametrize(
    "key",
    [
        *("prefer-sent-dm", "prefer-sent-channel", "prefer-sent-both", "prefer-sorting-rank"),
        *("prefer-sorting-suit", "prefer-deck-four", "prefer-deck-two", "prefer-deck-safe"),
        *("prefer-deck-dark", "prefer-deck-contrast", "prefer-deck-animals", "prefer-deck-pixel"),
        *("prefer-pictures-yes", "prefer-pictures-no", "prefer-auto-pass-yes"),
    ],
)
def test_labels_of_settings_fit_a_phone_when_they_are_ticked(key: str) -> None:
    assert len(english("chosen", label=english(key))) <= 20
