"""The hint names a move and its reason, and has the cards ready to be laid."""

from __future__ import annotations

import asyncio

import pytest

from bot.app import App
from bot.players.advice import advised
from bot.players.evidence import Reason
from bot.players.information_state import InformationState
from bot.players.weakest import laying
from bot.players.workers import Workers
from bot.settings import Settings
from bot.tables.table import Table
from bot.words.speech import LANGUAGES, Speech
from cogs.hand.hints import sentence
from rules.actions import Action
from rules.cards import cards
from tests.bot.four_people import PEOPLE, StoppedClock, settings
from tests.cogs.clicking import click
from tests.english import english


@pytest.fixture
async def knowledge(table: Table) -> InformationState:
    """The information state of the leader of a first deal."""
    await table.deal(PEOPLE[0])
    known = table.now.knowledge(table.now.due()[0])
    assert known
    return known


class Answering(Workers):
    """Computers that answer every request for a move with the given action."""

    def __init__(self, action: Action) -> None:
        super().__init__(Settings(), StoppedClock())
        self._action = action

    def ask(self, knowledge: InformationState, seed: int) -> asyncio.Future[Action] | None:
        """Answer with the given action at once."""
        answer = asyncio.get_running_loop().create_future()
        answer.set_result(self._action)
        return answer


async def test_the_strong_computer_is_asked(knowledge: InformationState) -> None:
    for play in knowledge.view.plays:
        action = laying(play)
        advice = await advised(knowledge, Answering(action), StoppedClock())
        assert advice.play == play


async def test_where_no_computer_is_free_plain_judgement_answers(
    knowledge: InformationState,
) -> None:
    nobody = Workers(settings(), StoppedClock())
    assert (await advised(knowledge, nobody, StoppedClock())).play in knowledge.view.plays


async def test_the_hint_is_shown_with_its_cards_ready_to_be_laid(
    app: App, table: Table, knowledge: InformationState
) -> None:
    player = table.now.due()[0]
    said = await click(app, player, f"hint:{table.state.id}:{table.now.key}:")
    assert "Hint: **" in said
    assert "Clear" in said
    assert table.now.due()[0] == player


async def test_outdated_hint_is_not_given(
    app: App, table: Table, knowledge: InformationState, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, action = table.now.due()[0], laying(knowledge.view.plays[0])
    slow, key = Answering(action), table.now.key

    async def meanwhile(*_: object) -> Action:
        await table.act(player, action)
        return action

    monkeypatch.setattr(slow, "answer", meanwhile)
    monkeypatch.setattr(app.tables, "workers", slow)
    said = await click(app, player, f"hint:{table.state.id}:{key}:")
    assert "Hint: **" not in said
    assert said.startswith(f"> {english('game-moved-on')}")


@pytest.mark.slow
async def test_waiting_player_gets_no_hint(
    app: App, table: Table, knowledge: InformationState
) -> None:
    waiting = next(player for player in PEOPLE if player not in table.now.due())
    said = await click(app, waiting, f"hint:{table.state.id}:{table.now.key}:")
    assert "Nothing to play right now." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_tells_numbers_and_cards_in_every_language(language: str) -> None:
    speech = Speech(language)
    assert "3" in sentence(speech, Reason("reason-wins", plays=3))
    assert "2♦" in sentence(speech, Reason("reason-sheds-keeps", 5, 0, cards("2D")))
