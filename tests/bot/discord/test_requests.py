"""The pipeline of requests: permit, queue, send within a time limit, classify, retry or fail."""

from __future__ import annotations

import asyncio
from itertools import accumulate
from typing import Any

import discord
import pytest

from bot import metrics
from bot.clock import Clock
from bot.discord.circuit_breaker import PAUSES, PLACES
from bot.discord.outgoing import (
    CHOICES,
    LONGEST_WAIT,
    AlreadyAnswered,
    Blocked,
    Body,
    Outgoing,
    Purpose,
    Response,
    Urgency,
    Verdict,
)
from bot.discord.requests import (
    BANNED_SECONDS,
    CALLBACK_SECONDS,
    MANY_PLACES,
    REQUEST_SECONDS,
    TRIES,
)
from tests.bot.discord.pipeline import (
    OK,
    POSTED,
    VIA,
    Answer,
    Pipeline,
    callback,
    edit,
    limited,
    post,
    refused,
)
from tests.bot.discord.test_outgoing import WRONG_EMOJI
from tests.bot.metrics.scraped import scrape, total
from tests.bot.simulated import simulated

UNKNOWN = Response(503)
TRANSIENT = Response(error=ConnectionRefusedError(), sent=False)
COMPOSED_ANEW = Purpose(Urgency.HAND, 1, retried=False)


@simulated
async def test_a_request_that_is_not_answered_ends(clock: Clock) -> None:
    pipeline = Pipeline(clock, takes=REQUEST_SECONDS + 0.1)
    assert isinstance(await pipeline.fails(post(), COMPOSED_ANEW), TimeoutError)
    assert clock.now() == REQUEST_SECONDS
    pipeline.takes = REQUEST_SECONDS - 0.1
    assert await pipeline.ask(post(), COMPOSED_ANEW) == OK.body


@simulated
async def test_a_first_answer_is_tried_for_as_long_as_discord_takes_it(clock: Clock) -> None:
    pipeline = Pipeline(clock, takes=1000)
    assert isinstance(await pipeline.fails(callback()), TimeoutError)
    assert clock.now() == CALLBACK_SECONDS
    pipeline = Pipeline(clock, *[UNKNOWN] * 9, takes=0.5)
    began = clock.now()
    assert isinstance(await pipeline.fails(callback()), discord.DiscordServerError)
    assert clock.now() - began <= CALLBACK_SECONDS
    assert len(pipeline.sent) == 3


@pytest.mark.parametrize("answer", [UNKNOWN, TRANSIENT, Response(error=ConnectionResetError())])
@simulated
async def test_failed_request_is_tried_again_after_growing_pauses(
    clock: Clock, answer: Response
) -> None:
    pipeline = Pipeline(clock, *[answer] * 99)
    await pipeline.fails(post())
    assert pipeline.sent == [0, *accumulate(PAUSES[: TRIES - 1])]


@simulated
async def test_a_success_after_a_failure_is_the_answer(clock: Clock) -> None:
    assert await Pipeline(clock, UNKNOWN, Response(200), OK).ask(post()) == OK.body


@simulated
async def test_a_request_that_its_sender_composes_anew_is_sent_once(clock: Clock) -> None:
    for answer in (UNKNOWN, TRANSIENT, limited(1)):
        pipeline = Pipeline(clock, answer)
        await pipeline.fails(post(), COMPOSED_ANEW)
        assert len(pipeline.sent) == 1


@pytest.mark.parametrize(
    ("answer", "times"), [(UNKNOWN, 1), (Response(200), 1), (TRANSIENT, 2), (limited(1), 2)]
)
@simulated
async def test_a_lasting_effect_is_not_repeated_in_doubt(
    clock: Clock, answer: Response, times: int
) -> None:
    pipeline = Pipeline(clock, answer)
    await asyncio.gather(pipeline.ask(post(), Purpose(once=True)), return_exceptions=True)
    assert len(pipeline.sent) == times


@pytest.mark.parametrize("status", [400, 401, 403, 404])
@simulated
async def test_a_refusal_is_not_tried_again(clock: Clock, status: int) -> None:
    pipeline = Pipeline(clock, refused(status, 50013))
    error = await pipeline.fails(post())
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code, len(pipeline.sent)) == (status, 50013, 1)


@simulated
async def test_a_short_rate_limit_is_waited_for(clock: Clock) -> None:
    pipeline = Pipeline(clock, limited(7))
    assert await pipeline.ask(post()) == OK.body
    assert pipeline.sent == [0, 7]


@pytest.mark.parametrize("seconds", ["3600", "11"])
@simulated
async def test_a_long_rate_limit_is_a_refusal_of_its_route(clock: Clock, seconds: str) -> None:
    pipeline = Pipeline(clock, limited(seconds))
    for _ in range(3):
        error = await pipeline.fails(edit())
        assert isinstance(error, Blocked)
        assert error.is_long
    assert (clock.now(), len(pipeline.sent)) == (0, 1)
    await pipeline.ask(post())  # another route
    await pipeline.ask(edit(2))  # another channel
    assert clock.now() == 0
    await clock.sleep(float(seconds))
    assert await pipeline.ask(edit()) == OK.body


@pytest.mark.parametrize("seconds", ["", "soon", "-1", "nan", "inf", "1e999"])
@simulated
async def test_a_rate_limit_without_a_sensible_time_is_a_short_one(
    clock: Clock, seconds: str
) -> None:
    pipeline = Pipeline(clock, limited(seconds))
    assert await pipeline.ask(post()) == OK.body
    assert clock.now() <= 1


@pytest.mark.parametrize(
    ("headers", "silent"),
    [
        ({**VIA, "X-RateLimit-Scope": "user", "Retry-After": "60"}, 0.0),
        ({**VIA, "X-RateLimit-Scope": "shared", "Retry-After": "60"}, 0.0),
        ({**VIA, "X-RateLimit-Scope": "global", "Retry-After": "60"}, 60.0),
        ({**VIA, "X-RateLimit-Global": "true", "Retry-After": "7"}, 7.0),
        ({"Retry-After": "600"}, 600.0),  # from the proxy in front of Discord
        ({"Server": "cloudflare"}, BANNED_SECONDS),
    ],
)
@simulated
async def test_a_rate_limit_of_all_requests_holds_all(
    clock: Clock, headers: dict[str, str], silent: float
) -> None:
    pipeline = Pipeline(clock, Response(429, {}, headers))
    await pipeline.fails(post(), COMPOSED_ANEW)
    if silent > LONGEST_WAIT:
        assert isinstance(await pipeline.fails(post(2), COMPOSED_ANEW), Blocked)
        assert clock.now() == 0, "nobody waits"
        assert metric("gamenight_rate_limited_until_timestamp_seconds") == silent
        await clock.sleep(silent)
    await pipeline.ask(post(2), COMPOSED_ANEW)
    assert pipeline.sent == [0.0, silent]


MALFORMED = [None, "", "soon", "-1", "nan", "inf", "-inf", "1e999", "1e12", "1,5", "0x10", "[3]"]
BODIES = [
    *(None, "<html>", [], ["x"], {}, {"retry_after": None}, {"retry_after": "soon"}),
    *({"retry_after": -5.0}, {"retry_after": 1e12}, {"retry_after": [60]}, {"retry_after": True}),
    *({"retry_after": float("nan")}, {"retry_after": float("inf")}, {"retry_after": 10**400}),
]


@pytest.mark.sampled
@pytest.mark.parametrize("scope", [{}, {"X-RateLimit-Scope": "global"}, {"proxy": "1"}])
@pytest.mark.parametrize("body", BODIES, ids=repr)
@pytest.mark.parametrize("header", MALFORMED)
@simulated
async def test_a_rate_limit_without_a_readable_time_lasts_ten_seconds_at_most(
    clock: Clock, header: str | None, body: Any, scope: dict[str, str]
) -> None:
    headers = {**({} if "proxy" in scope else VIA), **scope}
    if header is not None:
        headers["Retry-After"] = header
    pipeline = Pipeline(clock, Response(429, body, headers))
    assert await pipeline.ask(post()) == OK.body
    await pipeline.ask(edit(2))
    assert 0 < clock.now() <= LONGEST_WAIT


@simulated
async def test_a_rate_limit_whose_time_is_only_in_the_body_lasts_that_long(clock: Clock) -> None:
    pipeline = Pipeline(clock, Response(429, {"retry_after": 2.5}, VIA))
    await pipeline.ask(post())
    assert pipeline.sent == [0, 2.5]


PART = "gamenight_route_limited_until_timestamp_seconds"
WHOLE = "gamenight_rate_limited_until_timestamp_seconds"


@simulated
async def test_a_long_limit_of_one_message_is_a_note_and_one_of_many_tables_is_not(
    clock: Clock,
) -> None:
    metrics.RATE_LIMITED.set(0)
    pipeline = Pipeline(clock, *[limited(3529)] * (2 * MANY_PLACES))
    for channel in (1, *range(100, 100 + MANY_PLACES)):  # at first the table twice
        table = max(1, channel - 99)
        assert metric(WHOLE) == 0
        await pipeline.fails(edit(channel), Purpose(Urgency.TABLE, table, retried=False))
        assert metric(PART) == 3529
    assert metric(WHOLE) == 3529


@simulated
async def test_short_rate_limits_one_after_the_other_are_a_long_one(clock: Clock) -> None:
    pipeline = Pipeline(clock, *[limited(4)] * 4)
    error = await pipeline.fails(edit())
    assert isinstance(error, Blocked)
    assert error.is_long
    assert clock.now() <= LONGEST_WAIT


@pytest.mark.parametrize(
    ("response", "counted"),
    [
        (refused(401, 0), 1),
        (refused(403, 50013), 1),
        (limited(11), 1),
        (limited(11, **{"X-RateLimit-Scope": "shared"}), 0),
        (refused(404, 10008), 0),
        (refused(400, 50035), 0),
    ],
)
@simulated
async def test_requests_for_which_discord_bans_an_address_are_counted(
    clock: Clock, response: Response, counted: int
) -> None:
    pipeline = Pipeline(clock, response)
    metrics.INVALID.set(0)
    await pipeline.fails(post())
    assert metric("gamenight_invalid_requests") == counted
    await clock.sleep(601)
    assert metric("gamenight_invalid_requests") == 0


def metric(name: str) -> float:
    return total(scrape(), name)


@simulated
async def test_a_person_does_not_wait_for_a_long_rate_limit_of_all_requests(clock: Clock) -> None:
    pipeline = Pipeline(clock, limited(600, **{"X-RateLimit-Scope": "global"}))
    await pipeline.fails(post(), COMPOSED_ANEW)
    assert isinstance(await pipeline.fails(post(2)), Blocked)
    assert await pipeline.ask(callback()) == OK.body, "Discord counts it with nothing else"
    assert clock.now() == 0


@simulated
async def test_a_request_that_is_refused_by_the_time_of_its_turn_is_not_sent(clock: Clock) -> None:
    pipeline = Pipeline(clock, most=1, takes=0.5)
    first, later = (asyncio.ensure_future(pipeline.ask(post())) for _ in range(2))
    await clock.sleep(0.1)
    pipeline.not_permitted.add("/channels/1/messages")
    assert await first == OK.body
    with pytest.raises(PermissionError):
        await later
    assert pipeline.sent == [0.0]


@simulated
async def test_waiting_for_a_turn_is_not_counted_as_time_to_answer(clock: Clock) -> None:
    pipeline = Pipeline(clock, most=1, takes=0.5)
    await asyncio.gather(*(pipeline.ask(post(number)) for number in range(30)))
    assert pipeline.sent == [float(second) for second in range(30)]


@simulated
async def test_a_request_by_the_token_of_a_click_waits_for_no_turn(clock: Clock) -> None:
    pipeline = Pipeline(clock, most=1, takes=0.5)
    await asyncio.gather(*(pipeline.ask(callback(number)) for number in range(10)))
    assert set(pipeline.sent) == {0.0}


@simulated
async def test_a_second_answer_to_a_click_is_told_apart_from_a_wrong_one(clock: Clock) -> None:
    pipeline = Pipeline(clock, UNKNOWN, refused(400, 40060), refused(400, 50035))
    with pytest.raises(AlreadyAnswered):
        await pipeline.by_click(callback(), None, payload={"type": 4})
    with pytest.raises(discord.HTTPException):
        await pipeline.by_click(callback(2), None, payload={"type": 4})


@pytest.mark.parametrize(
    "answer", [refused(400, 40060), refused(404, 10062), Response(error=TimeoutError())]
)
@simulated
async def test_choices_that_cannot_be_offered_are_done_without(
    clock: Clock, answer: Response
) -> None:
    pipeline = Pipeline(clock, *[answer] * 9)
    assert await pipeline.by_click(callback(), None, payload={"type": CHOICES}) is None


@simulated
async def test_a_message_that_is_refused_for_an_emoji_is_sent_with_labels(clock: Clock) -> None:
    def refuse_emojis(_: Outgoing, body: Body) -> Response:
        return Response(400, WRONG_EMOJI) if "emoji" in body.json["components"][0] else OK

    always: list[Answer] = [refuse_emojis] * 9
    pipeline = Pipeline(clock, *always)
    message = {"components": [{"label": "7♠", "emoji": {"id": 5, "name": "7_of_spades_v1"}}]}
    assert await pipeline.by_bot(post(), json=message) == OK.body
    assert pipeline.bodies[-1].json == {"components": [{"label": "7♠"}]}
    assert pipeline.heard == [Verdict.EMOJI, Verdict.OK]
    pipeline = Pipeline(clock, Response(400, WRONG_EMOJI))
    with pytest.raises(discord.HTTPException):  # the message has no emoji of the application
        await pipeline.by_bot(post(), json={"components": [{"emoji": {"name": "⏳"}}]})


@pytest.mark.parametrize("urgency", [Urgency.ANSWER, Urgency.HAND])
@pytest.mark.parametrize("takes", [0.0, 1000.0])
@simulated
async def test_the_breaker_hears_of_all_failures_but_those_of_answers_to_clicks(
    clock: Clock, takes: float, urgency: Urgency
) -> None:
    pipeline = Pipeline(clock, *[UNKNOWN] * PLACES, takes=takes)
    purpose = Purpose(urgency, 1, retried=False)
    for number in range(PLACES):
        await pipeline.fails(edit(number), purpose)
    breaker = pipeline.requests.limit.breaker
    assert breaker.is_open is (urgency is Urgency.HAND)
    pipeline.answers, pipeline.takes = [refused(404, 10008)], 0.0
    await pipeline.fails(edit(), purpose)
    assert not breaker.is_open, "a refusal is an answer"


@simulated
async def test_a_request_that_the_bot_itself_gives_up_is_no_failure_of_discord(
    clock: Clock,
) -> None:
    pipeline = Pipeline(clock, takes=5)
    for number in range(PLACES):
        task = asyncio.ensure_future(pipeline.ask(edit(number), COMPOSED_ANEW))
        await clock.sleep(1)
        task.cancel()
        await asyncio.wait([task])
    assert not pipeline.requests.limit.breaker.is_open


@pytest.mark.parametrize("malformed", [None, "x", {"components": "x"}])
@simulated
async def test_answer_about_a_sent_message_is_read_without_its_components(
    clock: Clock, malformed: object
) -> None:
    shown = {"components": [{"type": 1, "components": []}]}
    resource = {"resource": {"type": 7, "message": {**POSTED, **shown}}}
    answers = Response(200, {**POSTED, **shown}), Response(200, {**POSTED, **resource})
    pipeline = Pipeline(clock, *answers)
    assert (await pipeline.ask(edit()))["components"] == []
    read = await pipeline.ask(callback())
    assert read["resource"]["message"] == {**POSTED, "components": []}
    pipeline = Pipeline(clock, Response(200, {**POSTED, "resource": {"message": malformed}}))
    assert (await pipeline.ask(callback()))["id"] == POSTED["id"]
