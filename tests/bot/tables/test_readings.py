"""Meanings that laid cards may have, and the reasons against a play, as told to a player."""

import pytest

from bot.words.cards import meaning_of, named_play
from bot.words.speech import Speech
from bot.words.typed import as_said, coded, read_play, understood
from rules.actions import Play
from rules.cards import cards
from rules.deal import Deal
from rules.engine import decide
from rules.view import distinct, meanings, objection, view
from tests.bot.domain.test_suggestions import dealt
from tests.bot.refusals import refusing
from tests.english import english

REST = ("4D 5D", "4H 6D", "4S 9D")


def led(preset: str, first: str, second: str, lead: str, **options: str) -> Deal:
    deal = dealt(preset, first, second, *REST[:2], **options)
    return decide(deal, deal.leader, Play(cards(lead))).deal


def test_a_joker_among_others_may_be_several_things_the_strongest_first() -> None:
    deal = dealt("bigtwo_jokers", "3D 4C 5H 6S RJ", *REST)
    found = distinct(meanings(deal, 0, cards("3D 4C 5H 6S RJ")))
    said = [meaning_of(Speech(), play) for play in found]
    assert len(said) == len(set(said)) > 1
    assert "7♠" in said
    heights = [(play.ladder, play.rung, play.strength) for play in found]
    assert heights == sorted(heights, reverse=True)


def test_readings_that_do_not_beat_the_table_are_not_asked_for() -> None:
    deal = led("bigtwo_jokers", "3D 8C", "RJ 2C", "3D")
    said = {meaning_of(Speech(), play) for play in distinct(meanings(deal, 1, cards("RJ")))}
    assert "3♦" not in said
    assert {"3♣", "2♠"} <= said


def test_cards_that_are_themselves_have_one_meaning() -> None:
    deal = dealt("president_comp303", "7D 7C 8S", *REST)
    (only,) = meanings(deal, 0, cards("7D 7C"))
    assert meaning_of(Speech(), only) == english("stands-for-itself")
    assert meanings(deal, 0, cards("7D 8S")) == ()
    assert meanings(deal, 0, cards("9S")) == ()  # not in the hand


@pytest.mark.parametrize(
    ("tried", "reason"),
    [("3S 9H", "valid play"), ("4S 4C", "You need"), ("KD", "don't have")],
)
def test_objection_to_an_illegal_play_has_the_words_of_the_game(tried: str, reason: str) -> None:
    deal = led("president_comp303", "3D 8C", "3S 9H 4S 4C", "3D")
    refusal = objection(deal, 1, cards(tried))
    assert refusal is not None
    assert reason in str(refusal)


def test_legal_play_has_no_objection_even_out_of_turn() -> None:
    deal = led("president_comp303", "3D 8C", "3S 9H 4S 4C", "3D")
    assert objection(deal, 1, cards("9H")) is None
    assert objection(deal, 0, cards("8C")) is None


def test_typed_cards_settle_the_meaning_of_a_joker() -> None:
    deal = dealt("bigtwo_jokers", "3D 4C 5H 6S RJ", *REST)
    typed = "3 4 5 6 joker=7s"
    laid = read_play(Speech(), typed, view(deal, 0))
    assert laid == cards("3D 4C 5H 6S RJ")
    (meant,) = as_said(Speech(), typed, meanings(deal, 0, laid))
    assert meaning_of(Speech(), meant) == "7♠"
    decide(deal, 0, Play(laid, meant.cards))
    with refusing("can't stand"):
        as_said(Speech(), "3 4 5 6 joker=k", meanings(deal, 0, laid))


def test_a_play_reads_the_same_in_words_and_in_signs() -> None:
    deal = dealt("bigtwo_jokers", "3D 4C 5H 6S RJ", *REST)
    for play in view(deal, 0).plays:
        for written in (named_play(Speech(), play), coded(play)):
            assert read_play(Speech(), written, view(deal, 0)) == play.laid
            assert (
                play in as_said(Speech(), written, meanings(deal, 0, play.laid))
                or not understood(Speech(), written).stands
            )
