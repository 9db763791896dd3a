"""Waiting pictures are drawn in the order in which they were asked for."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError

import pytest

from bot.discord.outgoing import Purpose, Urgency, sending
from bot.drawing.cache import MANY, DrawingThread


def drawing(order: list[str], name: str) -> Callable[[], str]:
    """Return a drawing function that appends its name to `order` as it runs."""

    def draw() -> str:
        order.append(name)
        return name

    return draw


def test_the_most_urgent_is_drawn_first_and_then_the_oldest() -> None:
    thread, go, order = DrawingThread(), threading.Event(), list[str]()
    thread.submit(go.wait)
    asked = [
        (Urgency.TABLE, "table"),
        (Urgency.REST, "rest"),
        (Urgency.HAND, "one hand"),
        (Urgency.HAND, "another hand"),
    ]
    drawn = []
    for urgency, name in asked:
        with sending(Purpose(urgency)):
            drawn.append(thread.submit(drawing(order, name)))
    drawn.append(thread.submit(drawing(order, "answer")))
    go.set()
    assert {one.result() for one in drawn} == {*order}
    assert order == ["answer", "one hand", "another hand", "table", "rest"]


def test_failed_drawing_is_raised_and_an_unawaited_one_is_not_begun() -> None:
    thread, go, order = DrawingThread(), threading.Event(), list[str]()
    thread.submit(go.wait)
    failing = thread.submit(lambda: 1 // 0)
    given_up = thread.submit(drawing(order, "given up"))
    last = thread.submit(drawing(order, "last"))
    assert given_up.cancel()
    go.set()
    with pytest.raises(ZeroDivisionError):
        failing.result()
    with pytest.raises(CancelledError):
        given_up.result()
    assert last.result() == "last"
    assert order == ["last"]


def test_thread_is_crowded_while_many_pictures_wait() -> None:
    thread, go, begun = DrawingThread(), threading.Event(), threading.Event()

    def draw_long() -> None:
        begun.set()
        go.wait()

    thread.submit(draw_long)
    begun.wait()
    drawn = [thread.submit(drawing([], "a picture")) for _ in range(MANY)]
    assert not thread.is_crowded()
    drawn.append(thread.submit(drawing([], "one more")))
    assert thread.is_crowded()
    go.set()
    for one in drawn:
        one.result()
    assert not thread.is_crowded()
