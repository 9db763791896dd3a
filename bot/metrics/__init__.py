"""Metrics of the running bot, for Prometheus.

This module declares the metrics, code at the place of each event updates them, and `endpoint`
exposes them. `grafana.json` is a dashboard for them. Times are in seconds. No label holds a name, a
card, an id of Discord or a token.
"""

from __future__ import annotations

import re

import prometheus_client
from prometheus_client import Counter, Gauge, Histogram

# otherwise each metric has a second series, of creation times, which is not used
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # has no types

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SLOW = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0)  # Discord waits 3 seconds

TABLES = Gauge("gamenight_tables", "Tables open in this process")
ACTIONS = Counter("gamenight_actions", "Plays, passes, bids and the like that were stored", ["by"])
MOVES = Counter(
    "gamenight_computer_moves", "What computers have done, by how well they play", ["level"]
)
FELL_BACK = Counter(
    "gamenight_computer_fell_back", "Moves that a computer made by lesser judgement", ["why"]
)
for why in ("busy", "failed", "late", "lost"):  # 0 from the start, or the first event is not seen
    FELL_BACK.labels(why)
for level in ("easy", "normal", "strong"):
    MOVES.labels(level)
DEALS = Counter("gamenight_deals", "Deals that have come to their end")

ANSWERS = Histogram(
    "gamenight_answer_seconds",
    "From the moment at which Discord made an interaction until it has the first answer",
    buckets=SLOW,
)
DRAWING = Histogram("gamenight_drawing_seconds", "Drawing one picture", ["picture"], buckets=QUICK)
STORAGE = Histogram(
    "gamenight_storage_seconds",
    "One transaction, with its wait for the database",
    ["kind"],
    buckets=QUICK,
)
STORED_AT = Gauge(
    "gamenight_stored_timestamp_seconds", "When this process last stored that it is alive"
)
STANDING_BY = Gauge(
    "gamenight_standing_by", "1 while other processes serve all shards and this one could"
)

REQUESTS = Counter("gamenight_requests", "Requests to Discord", ["method", "route", "outcome"])
REQUEST_SECONDS = Histogram(
    "gamenight_request_seconds", "One request to Discord", ["method"], buckets=SLOW
)
QUEUED = Gauge("gamenight_requests_queued", "Requests that wait for their turn")
PACED = Histogram(
    "gamenight_request_wait_seconds",
    "What a request waited for its turn",
    ["urgency"],
    buckets=SLOW,
)
AWAY = Gauge(
    "gamenight_discord_away", "1 while Discord answers nothing, and what is to be shown waits"
)
RATE_LIMITED = Gauge(
    "gamenight_rate_limited_until_timestamp_seconds",
    "When the last long rate limit of all requests, or of one route at many tables, ends",
)
ROUTE_LIMITED = Gauge(
    "gamenight_route_limited_until_timestamp_seconds",
    "When the last long rate limit of one route ends, such as that of one message",
)
INVALID = Gauge(
    "gamenight_invalid_requests",
    "Requests of the last ten minutes refused with 401, 403 or 429: 10,000 ban the address",
)
MALFORMED = Counter(
    "gamenight_malformed", "Frames, events and answers of Discord that could not be read", ["what"]
)
for what in ("frame", "event", "answer"):
    MALFORMED.labels(what)
DM_FAILURES = Counter(
    "gamenight_dm_failures", "Direct messages that Discord refused, by its code", ["code"]
)
DMS_PAUSED = Gauge(
    "gamenight_dms_paused", "1 while Discord refuses the bot's direct messages to new people"
)

LATENCY = Gauge("gamenight_gateway_latency_seconds", "From a heartbeat to its answer", ["shard"])
CONNECTED = Gauge("gamenight_gateway_connected", "1 while the gateway is connected", ["shard"])
LOOP_LAG = Histogram(
    "gamenight_loop_lag_seconds", "How late the event loop begins work that is due", buckets=QUICK
)
LOOP_DELAY = Gauge("gamenight_loop_delay_seconds", "Mean of the last lags of the event loop")
LEFT_OUT = Gauge(
    "gamenight_left_out",
    "What messages leave out while the event loop is behind: 1 live edits of waiting hands, "
    "2 also pictures of tables, 3 also edits of table messages between turns",
)
LOGGED = Counter("gamenight_log_records", "Lines in the log", ["level"])

VERSION = re.compile(r"^/api/v\d+")
TOKEN = re.compile(r"^(/(?:webhooks|interactions)/\d+/)[^/]+")
ID = re.compile(r"(?<=/)\d+")


def route(path: str) -> str:
    """Return the path of a request without ids and tokens: "/channels/{id}/messages"."""
    bare = TOKEN.sub(r"\1{token}", VERSION.sub("", path))
    return ID.sub("{id}", bare)


def count_request(method: str, path: str, outcome: str, seconds: float) -> None:
    """Count a request to Discord that had this outcome after `seconds`."""
    REQUESTS.labels(method, route(path), outcome).inc()
    REQUEST_SECONDS.labels(method).observe(max(0.0, seconds))
