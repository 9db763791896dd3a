"""Tests that a verdict counts its findings, and that equal seeds give equal plans."""

from __future__ import annotations

from random import Random

import pytest

from bot.playground.rest.journal import Exchange
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel
from rules.catalogue.presets import PRESETS, resolved
from tests.night.guarding import deals_of
from tests.night.reading import Message
from tests.night.seen import Seen
from tests.night.sitting import Sitting
from tests.storm.kinds import KILLS, KINDS, WEIGHTS
from tests.storm.plan import Plan, plan
from tests.storm.scene import Excuse
from tests.storm.verdict import Verdict, tracebacks

LOG = """2027-01-15 08:00:00,000 INFO Connected
2027-01-15 08:00:01,000 ERROR table 1 could not be shown
  + Exception Group Traceback (most recent call last):
  |   File "a.py", line 1, in show
  | ExceptionGroup:  (1 sub-exception)
  +-+---------------- 1 ----------------
    | Traceback (most recent call last):
    |   File "b.py", line 2, in send
    | discord.errors.NotFound: 404 Not Found
    +------------------------------------
2027-01-15 08:00:02,000 ERROR An interaction failed
Traceback (most recent call last):
  File "c.py", line 3, in act
KeyError: 3
2027-01-15 08:00:03,000 INFO Stopped"""


def test_a_seed_gives_the_same_storm_and_another_one_another() -> None:
    assert plan(7, 1, 20, 100) == plan(7, 1, 20, 100)
    assert plan(7, 1, 20, 100).strikes != plan(8, 1, 20, 100).strikes


def test_a_storm_has_all_kinds_of_faults_and_as_many_as_were_asked_for() -> None:
    storm = plan(3, 2, kills=40, faults=400)
    assert storm.kills == 40
    assert len(storm.strikes) == 440
    assert {strike.kind for strike in storm.strikes} == KINDS.keys()
    assert KINDS.keys() == KILLS.keys() | WEIGHTS.keys()
    assert all(0 <= strike.at <= 7200 for strike in storm.strikes)


@pytest.mark.long
def test_seeds_that_follow_one_another_play_all_families_and_most_presets() -> None:
    games = [[table.preset for table in plan(seed, 0.1, 3, 30).tables] for seed in range(40)]
    first = {resolved(presets[0])[0] for presets in games[:6]}
    assert first == {resolved(preset)[0] for preset in PRESETS}
    assert len({preset for presets in games for preset in presets}) > 0.75 * len(PRESETS)


def test_a_storm_that_is_kept_is_read_again_as_it_was() -> None:
    storm = plan(3, 0.5, kills=4, faults=40, tables=3)
    assert Plan.of(storm.text()) == storm


def test_traceback_of_a_log_is_told_once_with_its_message_and_error() -> None:
    assert tracebacks(LOG) == [
        "ERROR table 1 could not be shown: discord.errors.NotFound: 404 Not Found",
        "ERROR An interaction failed: KeyError: 3",
    ]
    assert tracebacks("2027-01-15 08:00:00,000 INFO Connected") == []


def test_excuse_of_a_fault_ends_with_it_and_is_for_its_place() -> None:
    excuse = Excuse(frozenset({50013}), ("/channels/7",), since=10.0, until=20.0)

    def refused(code: int, path: str, at: float) -> Exchange:
        return Exchange("POST", "", "{}", 403, f'{{"code": {code}}}', path, at)

    here = "/channels/7/messages"
    assert excuse.covers(refused(50013, here, 15.0), begun=15.0, deaf=False)
    assert not excuse.covers(refused(50013, here, 20.5), begun=20.5, deaf=False)
    assert excuse.covers(refused(50013, here, 20.5), begun=19.5, deaf=False)
    assert not excuse.covers(refused(50013, "/channels/8/messages", 15.0), begun=15.0, deaf=False)
    assert not excuse.covers(refused(50001, here, 15.0), begun=15.0, deaf=False)
    excuse.gone_by = 30.0
    assert excuse.covers(refused(50013, here, 25.0), begun=25.0, deaf=True)
    assert not excuse.covers(refused(50013, here, 25.0), begun=25.0, deaf=False)
    assert not excuse.covers(refused(50013, here, 30.5), begun=30.5, deaf=True)


def test_verdict_counts_every_fault() -> None:
    verdict = Verdict(findings={"tables stuck": ["one", "two"], "tracebacks": []})
    assert verdict.bad == 2
    assert "    2 tables stuck" in str(verdict)
    assert "    0 tracebacks" in str(verdict)


def test_a_table_shown_without_buttons_may_be_of_any_deal_before_and_others_are_of_the_newest() -> (
    None
):
    sitting = Sitting(Channel("7", ChannelType.TEXT, "1", "cards"), [], Random(1))
    sitting.begun = {8: 100.0, 10: 200.0, 11: 300.0}
    table, log = (_seen(text, at=250.0) for text in ("### Big Two · deal 1", "Played: 3♦"))
    assert deals_of(sitting, table, "", {}) == [8, 10]
    assert deals_of(sitting, log, "", {}) == [10]


def _seen(text: str, at: float) -> Seen:
    body = {"id": "9", "flags": 1 << 15, "components": [{"type": 10, "content": text}]}
    return Seen(at, "message", "7", Message(body))
