"""What must not be sent twice is sent again only where it was refused for now."""

from __future__ import annotations

import pytest

from bot.discord.idempotency import Unsure, note_refused, note_sent, once


def test_what_was_sent_is_not_sent_again() -> None:
    with once():
        note_sent()
        with pytest.raises(Unsure):
            note_sent()


def test_what_was_refused_for_now_may_be_sent_again() -> None:
    with once():
        note_sent()
        note_refused()
        note_sent()


def test_everything_else_is_sent_as_often_as_anybody_likes() -> None:
    with once():
        note_sent()
    note_sent()
    note_sent()
