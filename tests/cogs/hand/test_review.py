"""The review of a deal shows a player the costliest decisions, in pictures or in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable

import pytest

from bot.app import App
from bot.players.hindsight import Decision, Loss
from bot.players.weakest import laying
from bot.players.workers import Workers
from bot.tables.table import Table
from bot.words.cards import exact
from bot.words.speech import Speech
from cogs.hand import review
from rules.actions import Action, Pass, Play
from tests.bot.four_people import PEOPLE, StoppedClock, play_on, settings
from tests.cogs.clicking import said, used
from tests.english import english

HOST = PEOPLE[0]


class Looking(Workers):
    """Computers that find the given costs of decisions in turn, and the last cost from then on."""

    def __init__(self, amounts: Iterable[float]) -> None:
        super().__init__(settings(), StoppedClock())
        self._amounts = list(amounts)

    def ask_back(self, decision: Decision, seed: int) -> asyncio.Future[Loss] | None:
        """Answer at once with another action and the next cost."""
        answer = asyncio.get_running_loop().create_future()
        view = decision.knowledge.view
        others: list[Action] = [laying(play) for play in view.plays]
        others += [Pass()] if view.may_pass else []
        better = next(action for action in others if action != decision.made)
        amount = self._amounts.pop(0) if len(self._amounts) > 1 else self._amounts[0]
        answer.set_result(Loss(better, amount))
        return answer


class Praising(Looking):
    """Computers that agree with each decision, and find the given gains in turn, then none."""

    def __init__(self, gains: Iterable[float]) -> None:
        super().__init__(gains)
        self.decisions: list[Decision] = []

    def ask_back(self, decision: Decision, seed: int) -> asyncio.Future[Loss] | None:
        """Answer at once with the decision itself and the next gain."""
        answer = asyncio.get_running_loop().create_future()
        gained = self._amounts.pop(0) if self._amounts else 0.0
        answer.set_result(Loss(decision.made, 0.0, gained, Pass()))
        self.decisions.append(decision)
        return answer


@pytest.fixture
async def over(table: Table) -> Table:
    """The table after a deal in which each player laid the weakest cards."""
    await table.deal(HOST)
    await play_on(table)
    return table


async def reviewed(app: App, table: Table, player: str = HOST) -> tuple[str, list[str]]:
    """Return the text of the player's review, and the alt texts of its pictures."""
    answered = await used(app, player, f"review:{table.state.id}:{table.now.stage_key}:", [])
    files = [file for _, kwargs in answered.given for file in kwargs.get("files") or []]
    return said(answered), [file.description for file in files]


def looking(app: App, monkeypatch: pytest.MonkeyPatch, *amounts: float) -> None:
    """Let the computers find that decisions cost these amounts."""
    monkeypatch.setattr(app.tables, "workers", Looking(amounts))


@pytest.mark.slow
async def test_the_two_decisions_that_cost_most_are_shown_in_the_order_of_play(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 1.0, 0.5, 2.0, 0.0)
    told, alts = await reviewed(app, over)
    assert told.index("about 1 point ") < told.index("about 2 points")
    assert "0.5" not in told
    assert told.count("Yours: ") == told.count("Better: ") == 2
    hands = [alt for alt in alts if alt.startswith("Your ")]
    assert len(hands) == 4
    assert all(len(alt) > 20 for alt in hands)


@pytest.mark.slow
async def test_the_play_to_beat_is_shown_above_the_hand(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 2.0)
    told, alts = await reviewed(app, over)
    tops = [alt for alt in alts if not alt.startswith("Your ")]
    assert len(tops) == told.count("To beat: ")
    assert len(alts) == 4 + len(tops)
    assert told.count("To beat: ") + told.count("You led.") == 2


@pytest.mark.slow
async def test_review_raises_the_laid_and_the_better_cards_in_the_pictures(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 2.0, 0.0)
    _, (*_, mine, better) = await reviewed(app, over)
    assert mine != better


@pytest.mark.slow
async def test_without_pictures_the_hand_is_told_in_words(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await app.store.preferences.change(HOST, pictures=False)
    looking(app, monkeypatch, 2.0, 0.0)
    told, alts = await reviewed(app, over)
    assert alts == []
    assert "cards" in told


@pytest.mark.slow
async def test_a_better_move_has_a_reason_that_a_hint_would_give(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 2.0, 0.0)
    told, _ = await reviewed(app, over)
    better, reason = told[told.index("Better: ") :].splitlines()[:2]
    assert "worth about 2 points more" in better
    assert re.fullmatch(r"-# \S.*\.", reason)


@pytest.mark.slow
async def test_the_best_move_is_named_with_its_worth_and_its_reason(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Praising([0.0, 0.0, 1.5])
    monkeypatch.setattr(app.tables, "workers", workers)
    told, alts = await reviewed(app, over)
    view, made = workers.decisions[2].knowledge.view, workers.decisions[2].made
    assert isinstance(made, Play)
    (best,) = [line for line in told.splitlines() if line.startswith("Your best: ")]
    assert f"**{exact(Speech(), made.cards, made.cards, over.now.rules)}**" in best
    assert (" on **" in best) == (view.top is not None)
    assert best.endswith("worth about 1.5 points more than **Pass**")
    assert "No costly choice" in told
    assert alts == []


@pytest.mark.slow
async def test_long_review_shows_its_progress(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.tables, "workers", Praising([]))
    monkeypatch.setattr(review, "SILENCE", -1.0)  # as if each decision took long
    told, _ = await reviewed(app, over)
    assert "Looking back at your" in told
    assert told.index("Looking back at your") < told.index("How you played")


@pytest.mark.slow
async def test_player_without_a_mistake_reads_praise(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 0.0)
    told, alts = await reviewed(app, over)
    assert "No costly choice. Well played." in told
    assert alts == []


@pytest.mark.slow
async def test_review_without_computing_time_is_refused(app: App, over: Table) -> None:
    told, _ = await reviewed(app, over)
    assert "Try again in a minute" in told


@pytest.mark.slow
async def test_review_is_only_for_players_of_the_deal(
    app: App, over: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 2.0)
    assert (await reviewed(app, over, "99"))[0] == english("not-at-this-table")


async def test_review_before_the_end_of_a_deal_is_refused(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking(app, monkeypatch, 2.0)
    await table.deal(HOST)
    assert english("no-replay") in (await reviewed(app, table))[0]


@pytest.mark.slow
async def test_loss_of_a_team_is_told_in_wins(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await app.tables.open(1, 102, HOST, "bigtwo_teams", {})
    for person in PEOPLE[1:4]:
        await table.join(person)
    await table.deal(HOST)
    await play_on(table)
    looking(app, monkeypatch, 0.4, 0.0)
    told, _ = await reviewed(app, table)
    assert "about 0.4 wins more" in told
