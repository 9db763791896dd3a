"""Hands in words as they are spoken: the turn first, then choices, cards, and all the rest."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from statistics import median

import pytest

from bot.app import App
from bot.domain.preferences import Preferences
from bot.domain.state import Stage
from bot.players import weakest
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.words import LANGUAGES
from bot.words.people import naming
from bot.words.speech import Speech
from cogs.hand.message import NO_ANSWER, Answer, hand_message
from cogs.hand.pictures import table_file
from cogs.hand.rows import MOST
from cogs.table.message import seat_lines, seen_by_all
from rules.catalogue import build
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS
from tests.bot.four_people import OPEN, Listener, StoppedClock, settings
from tests.rules.random_play import at_random
from tests.spoken import before, parts, spoken

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eve", "Finn", "Gus", "Hana")
PEOPLE = tuple(str(10**17 + at) for at in range(len(NAMES)))
KNOWN = dict.fromkeys(FAMILIES, "before")
WORDS = Preferences(  # of a player who knows all games
    pictures=False, explained=KNOWN, first_deal=-1, first_bid=-1, first_five=-1, first_run=-1
)
SPEECH = naming(Speech("en", spelled=True), dict(zip(PEOPLE, NAMES, strict=True)))
FIRST_FACT, FIRST_CHOICE = 70, 250  # most spoken characters before them
EMOJI_FIRST = re.compile(r"^(?:> |-# |- )?[\U0001f300-\U0001faff\u231a-\u23ff\u2600-\u26ff]", re.M)


async def dealt(app: App, store: Store, preset: str, seed: int) -> Table:
    """Return a table with a deal of as many people as the game is best with."""
    app.tables = Tables(store, Listener(), settings(), StoppedClock(), Random(seed))
    OPEN.append(app.tables)
    seats = build(preset).seats
    count = min(seats.stop - 1, max(seats.start, 4))
    table = await app.tables.open(1, 200 + seed, PEOPLE[0], preset, {})
    for player in PEOPLE[1:count]:
        await table.join(player)
    await table.deal(PEOPLE[0])
    return table


async def turns(table: Table, seed: int) -> AsyncIterator[str]:
    """Yield each player on turn of a deal, then let the player act at random."""
    chance = Random(seed)
    while table.state.stage is Stage.DEAL:
        player = table.now.due()[0]
        yield player
        if table.state.stage is not Stage.DEAL or player not in table.now.due():
            continue
        view = table.now.view(player)
        assert view is not None
        action = weakest(view) if view.plays or chance.random() < 0.5 else at_random(view, chance)
        await table.act(player, action, table.now.key)


async def heard(
    app: App,
    table: Table,
    player: str,
    preferences: Preferences = WORDS,
    answer: Answer = NO_ANSWER,
    speech: Speech = SPEECH,
) -> list[tuple[str, str]]:
    """Return what a screen reader meets in this player's hand, in order."""
    layout, _ = await hand_message(speech, app, table.now, player, preferences, answer)
    shown = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py has no type
    return [one for component in shown for one in parts(component)]


def first_choice(said: list[tuple[str, str]]) -> int | None:
    """Return the number of characters spoken before the first play or other answer."""
    found = [before(said, act) for act in ("play", "give", "answer", "call")]
    return min((one for one in found if one is not None), default=None)


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("preset", PRESETS)
async def test_the_turn_is_heard_first_then_the_choices_then_the_cards(
    app: App, store: Store, preset: str
) -> None:
    lengths = list[int]()
    table = await dealt(app, store, preset, seed=len(preset))
    async for player in turns(table, seed=1):
        said = await heard(app, table, player)
        view = table.now.view(player)
        assert view is not None
        if said[-1][0] == "retract":  # the act that the player may take back
            said = said[:-2]
        kind, turn = said[0]
        assert kind == "text"
        assert not EMOJI_FIRST.search(turn)
        if view.top:
            at = turn.index("beat ")
            assert at <= FIRST_FACT, turn
        asks = ("you", "cut the deck", "swap with", "give ")
        assert any(one in turn[:FIRST_FACT].lower() for one in asks), turn
        *_, (_, rest) = [one for one in said if one[0] == "text"]
        if view.hand or view.seat in view.out:  # before the cut there are no cards yet
            assert re.search("Your .*card|You have no cards", rest[:40]), rest
        assert rest.endswith(f"deal {view.number} · a channel on a server"), rest
        assert "robot" not in " ".join(text for _, text in said)
        if (choice := first_choice(said)) is not None:
            assert choice <= FIRST_CHOICE, said
            lengths.append(choice)
        acts = [kind for kind, _ in said if kind != "text"]
        if view.may_pass:
            assert acts[0] == "pass"
    if lengths:
        assert median(lengths) <= FIRST_CHOICE / 2


async def test_ten_plays_are_suggested_however_long_their_words_are(app: App, store: Store) -> None:
    table = await dealt(app, store, "president_basic", seed=1)
    said = await heard(app, table, table.now.due()[0])
    assert sum(kind == "play" for kind, _ in said) == MOST


async def test_the_game_is_explained_in_the_message_of_the_first_turn_alone(
    app: App, store: Store
) -> None:
    """It is not in the hands of those who wait, nor in the answers of the turn, nor later."""
    table = await dealt(app, store, "president_basic", seed=1)
    new, told = Preferences(pictures=False), dict.fromkeys(table.now.players, 0)
    acted = set[str]()
    async for player in turns(table, seed=2):
        for other in table.now.players:
            said = " ".join(text for _, text in await heard(app, table, other, new))
            first = other == player and other not in acted
            assert ("High to low" in said) is first
            told[other] += first
        advised = Answer(advice="Play the lowest.")
        said = " ".join(text for _, text in await heard(app, table, player, new, advised))
        assert "High to low" not in said
        acted.add(player)
    assert set(told.values()) == {1}


async def test_all_plays_since_the_own_turn_are_told_in_order(app: App, store: Store) -> None:
    """Who listens hears no edit: also the rest of a trick that others have finished."""
    table, own = await dealt(app, store, "president_basic", seed=3), dict[str, int]()
    plays, told = list[str](), 0
    async for player in turns(table, seed=4):
        said = " ".join(text for _, text in await heard(app, table, player))
        view = table.now.view(player)
        assert view is not None
        assert view.seat is not None
        since = table.now.plays_since(view.seat)
        since = since[:-1] if view.top else since
        names = [NAMES[PEOPLE.index(table.now.players[play.seat])] for play in since]
        if player in own and since:
            line = re.search(r"Played: (.*?) Cards left", said)
            assert line, said
            assert [one.partition(":")[0] for one in line[1].split("; ")][-len(names) :] == names
            told += 1
        own[player] = len(plays)
    assert told > 10


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_emoji_comes_before_words_in_any_language(
    app: App, store: Store, language: str
) -> None:
    table = await dealt(app, store, "doudizhu_denexa", seed=5)
    speech = naming(Speech(language, spelled=True), dict(zip(PEOPLE, NAMES, strict=True)))
    async for _ in turns(table, seed=6):
        for other in table.now.players:
            layout, _ = await hand_message(speech, app, table.now, other, WORDS)
            for one in layout.walk_children():
                text = getattr(one, "content", "")
                assert not EMOJI_FIRST.search(text), text
                assert "\N{ROBOT FACE}" not in text


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("preset", PRESETS)
async def test_the_public_message_tells_the_play_to_beat_before_the_seats_and_these_once(
    app: App, store: Store, preset: str
) -> None:
    table = await dealt(app, store, preset, seed=len(preset))
    speech = replace(SPEECH, spelled=False)
    async for _ in turns(table, seed=1):
        view = table.now.view(None)
        assert view is not None
        layout, files = await seen_by_all(speech, app, table.now, pictures=False)
        del files
        shown = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py has no type
        said = "\n".join(text for one in shown for _, text in parts(one))
        seats = min(said.index(line) for line in map(spoken, seat_lines(speech, table.now)))
        assert "time's up" in said[:seats]
        if view.top:
            assert said.index("To beat") < FIRST_FACT
            plays = re.search(r"Played: (.*)", said)
            named = plays[1].count(": ") if plays else 0
            more = re.search(r"and (\d+) earlier", said)
            assert named + int(more[1] if more else 0) == len(view.trick) - 1


async def test_the_alt_text_of_a_table_does_not_repeat_the_seats(app: App, store: Store) -> None:
    table = await dealt(app, store, "president_basic", seed=1)
    view = table.now.view(None)
    assert view is not None
    file = await table_file(SPEECH, app, table.now, view)
    assert all((file.description or "").count(name) <= 1 for name in NAMES)
    assert "13" not in (file.description or "")
