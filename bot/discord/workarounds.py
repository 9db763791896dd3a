"""Workarounds for libraries, each with its reason and the test that fails without it."""

from __future__ import annotations

import aiohttp


def single_attempts(session: aiohttp.ClientSession) -> aiohttp.ClientSession:
    """Let a session send each request once; aiohttp repeats some where a kept connection is closed.

    That retry is counted by no rate limit, and a deletion would be sent twice. aiohttp has no
    public setting (aio-libs/aiohttp#10790); its own test client sets this attribute. Tested in
    tests/bot/discord/test_transport.py::test_a_request_on_a_closed_connection_is_not_repeated.
    """
    session._retry_connection = False
    return session


async def whole_form(form: aiohttp.FormData) -> tuple[bytes, str]:
    """Return a form as one piece, and its content type.

    aiohttp writes each part, header and separator on its own: a message with a picture would be ten
    packets, and as many system calls. No issue is known; aio-libs/aiohttp#10991 joins small bodies
    with their headers, but no parts. Tested in
    tests/bot/discord/test_transport.py::test_a_form_with_a_picture_is_written_in_one_piece.
    """
    writer = form()
    assert isinstance(writer, aiohttp.MultipartWriter)
    return await writer.as_bytes(), writer.headers["Content-Type"]
