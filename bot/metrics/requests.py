"""Counting of the requests to Discord, by route, outcome and duration."""

from __future__ import annotations

import re

from bot import metrics

VERSION = re.compile(r"^/api/v\d+")
TOKEN = re.compile(r"^(/(?:webhooks|interactions)/\d+/)[^/]+")
ID = re.compile(r"(?<=/)\d+")


def route(path: str) -> str:
    """Return the path of a request without ids and tokens: "/channels/{id}/messages"."""
    bare = TOKEN.sub(r"\1{token}", VERSION.sub("", path))
    return ID.sub("{id}", bare)


def count_request(method: str, path: str, outcome: str, seconds: float) -> None:
    """Count a request that was sent, `seconds` before its outcome."""
    metrics.REQUESTS.labels(method, route(path), outcome).inc()
    metrics.REQUEST_SECONDS.labels(method).observe(max(0.0, seconds))
