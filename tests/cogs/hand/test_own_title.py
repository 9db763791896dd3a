"""A hand names the reader's own title and its payment, in the exchange and the first trick."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.domain.state import Stage, TableState
from bot.tables.snapshot import DealLog, Snapshot
from bot.words import LANGUAGES
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.hand.gifts import own_title
from cogs.hand.status import so_far, status_lines
from rules.catalogue import build
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Played
from tests.rules.random_play import shuffled

PEOPLE = ("11", "22", "33", "44", "55")
NAMES = dict(zip(PEOPLE, ("Ana", "Ben", "Chi", "Dev", "Eve"), strict=True))


def exchanging(preset: str, seats: int, **options: str) -> Deal:
    """Return a later deal of a match, once a first gift is made or due."""
    rules = build(preset, options)
    deal = begin(rules, shuffled(rules, seats, Random(3), later=True)).deal
    while not deal.gifts:
        seat = min(deal.to_act)
        deal = decide(deal, seat, legal(deal, seat)[0]).deal
    return deal


def table_of(preset: str, deal: Deal, newcomers: int = 0) -> Snapshot:
    """Return a table where all but so many last players have the titles of their places."""
    state = TableState(1, 1, 2, PEOPLE[0], preset, deal_id=5, stage=Stage.DEAL)
    order = [PEOPLE[seat] for seat in deal.standing]
    names = deal.rules.society.titles.names(len(order))
    titles = dict(zip(order[: len(order) - newcomers], names, strict=False))
    match = replace(state.match, titles=titles)
    people = PEOPLE[: len(deal.hands)]
    return Snapshot(replace(state, match=match), DealLog(deal, players=people, seq=9))


def told(table: Snapshot, place: int, language: str = "en") -> str:
    """Return the line in the hand of the player in this place, counted from 0."""
    public = table.view(None)
    assert public is not None
    view = table.view(table.players[public.standing[place]])
    assert view is not None
    return "\n".join(own_title(naming(Speech(language), NAMES), table, view))


def test_last_player_reads_the_title_and_the_receiver_of_the_best_card() -> None:
    """`reviews/play.md`: "You are the Scum: your best card goes to Chi"."""
    deal = exchanging("president_denexa", 4)
    table = table_of("president_denexa", deal)
    best = NAMES[PEOPLE[deal.standing[0]]]
    last = NAMES[PEOPLE[deal.standing[-1]]]
    assert told(table, -1) == f"You're the **Scum**: your best card goes to {best}."
    assert told(table, 0) == f"You're the **President**: {last} gives you their best card."
    assert told(table, 1) == "You're the **Vice President**."


def test_several_cards_are_counted() -> None:
    deal = exchanging("president_denexa", 5, exchange="[2,1]")
    table = table_of("president_denexa", deal)
    best, second = (NAMES[PEOPLE[deal.standing[place]]] for place in (0, 1))
    assert told(table, -1) == f"You're the **Scum**: your 2 best cards go to {best}."
    assert f"your best card goes to {second}." in told(table, -2)


def test_a_newcomer_is_told_why_a_card_goes() -> None:
    deal = exchanging("president_denexa", 4)
    table = table_of("president_denexa", deal, newcomers=1)
    best = NAMES[PEOPLE[deal.standing[0]]]
    assert told(table, -1) == f"You start at the bottom: your best card goes to {best}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_title_and_person(language: str) -> None:
    deal = exchanging("president_denexa", 4)
    lines = [told(table_of("president_denexa", deal), place, language) for place in range(4)]
    assert NAMES[PEOPLE[deal.standing[0]]] in lines[-1]
    assert NAMES[PEOPLE[deal.standing[-1]]] in lines[0]
    assert all(line.count("**") == 2 for line in lines)


def test_notes_of_the_beginning_go_after_the_first_trick() -> None:
    deal = replace(exchanging("president_denexa", 4), direction=-1, faced=deal_card(2))
    speech, table = Speech(), table_of("president_denexa", deal)
    view = table.view(PEOPLE[0])
    assert view is not None
    assert own_title(speech, table, view)
    assert speech.say("words-backwards") in status_lines(speech, table, view)
    assert "Turned face up" in "\n".join(so_far(speech, table, view))
    played = Played(1, deal_card(4), deal_card(4))
    for begun in (replace(view, opened=True), replace(view, opened=True, trick=(played,))):
        assert "Turned face up" not in "\n".join(so_far(speech, table, begun))
    later = replace(view, opened=True, last_trick=(played,))
    assert own_title(speech, table, later) == so_far(speech, table, later) == []
    assert speech.say("words-backwards") not in status_lines(speech, table, later)


def deal_card(bit: int) -> int:
    return 1 << bit
