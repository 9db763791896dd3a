"""The proof of a shuffle: fixed before players cut, told after the deal, and checked by command."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bot.app import App
from bot.discord.limits import first_of
from bot.domain import seating
from bot.domain.state import Closing, Commitment
from bot.store import schema
from bot.tables.table import Table
from cogs.table.proof import ProofCommand
from rules.__main__ import main
from rules.codec import encode
from rules.events import Event, Shuffled
from rules.match.match import Match
from rules.shuffle import Shuffle
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import click, interaction, said, used
from tests.english import english
from tests.rules.random_play import play

HOST, BEN = PEOPLE[:2]
STRANGER = "4004"
HASH = re.compile(r"[0-9a-f]{64}")
CODE = re.compile(r"Code: `([0-9.]+)`")


async def proof(app: App, table: Table, player: str = HOST) -> str:
    return await click(app, player, f"proof:{table.state.id}:{table.now.stage_key}:")


async def cut(app: App, table: Table, player: str, word: str) -> str:
    form = f"form-cutword:{table.state.id}:{table.now.stage_key}:"
    return await click(app, player, form, typed=word)


@pytest.mark.slow
async def test_the_first_seed_is_fixed_before_the_deal(app: App, table: Table) -> None:
    before = await proof(app, table)
    (shown,) = HASH.findall(before)
    (code,) = CODE.findall(before)
    await table.deal(HOST)
    during = await proof(app, table)
    told, following = HASH.findall(during)
    assert (told, CODE.findall(during)[0]) == (shown, code)
    await play_on(table)
    after, seed, again = HASH.findall(await proof(app, table))
    assert after == shown == hashlib.sha256(f"gamenight-2|{code}|{seed}".encode()).hexdigest()
    assert again == following != shown
    await table.deal(HOST)
    assert HASH.findall(await proof(app, table))[0] == following


async def test_words_of_players_are_shown_to_all_and_make_the_deck(app: App, table: Table) -> None:
    assert "apple" in await cut(app, table, BEN, " ap\u200bple ")
    assert "pear tart" in await cut(app, table, HOST, "pear|,tart")
    assert "“apple”" in await proof(app, table, PEOPLE[3])
    before = seating.ready(table.state, HOST).match.players
    words = {BEN: "apple", HOST: "pear tart"}
    await table.deal(HOST)
    deal = await app.store.deals.get(table.state.deal_id or 0)
    assert deal.terms.words == tuple(words.get(player, "") for player in before)
    first = shuffled(deal.events[0])
    deck = sorted(first.deck)
    Shuffle(deal.seed, deal.terms.key, deal.terms.words).of("deck").shuffle(deck)
    assert first.deck == tuple(deck)
    assert table.state.upcoming.words == {}
    assert "apple" in await proof(app, table, PEOPLE[3])


def shuffled(event: object) -> Shuffled:
    assert isinstance(event, Shuffled)
    return event


async def test_a_later_word_takes_the_place_of_the_first(app: App, table: Table) -> None:
    await cut(app, table, BEN, "apple")
    told = await cut(app, table, BEN, "x" * 40)
    assert "apple" not in told
    assert table.state.upcoming.words == {BEN: "x" * 32}


@pytest.mark.parametrize(
    ("player", "word", "answer"),
    [
        (BEN, " |,\u200b ", "Type a word."),
        ("999", "apple", "You're not at this table."),
    ],
)
async def test_a_cut_that_is_none_is_refused(
    app: App, table: Table, player: str, word: str, answer: str
) -> None:
    assert answer in await cut(app, table, player, word)
    assert table.state.upcoming.words == {}


async def test_a_word_that_comes_when_the_deal_has_begun_is_for_no_deal(
    app: App, table: Table
) -> None:
    form = f"form-cutword:{table.state.id}:{table.now.stage_key}:"
    await table.deal(HOST)
    assert "your word doesn't count" in await click(app, BEN, form, typed="apple")
    assert table.state.upcoming.words == {}


async def test_leaver_takes_the_word_along(app: App, table: Table) -> None:
    await cut(app, table, BEN, "apple")
    await table.leave(BEN)
    assert table.state.upcoming.words == {}


async def test_the_form_opens_from_the_table_menu_and_from_the_proof(
    app: App, table: Table
) -> None:
    menu = f"company:{table.state.id}:{table.now.stage_key}:"
    assert english("button-cut-deck") in await click(app, BEN, menu)
    assert english("button-cut-deck") in await proof(app, table)
    opened = await click(app, BEN, f"cut:{table.state.id}:{table.now.stage_key}:")
    assert "Any word goes into the next shuffle." in opened


async def checked(app: App, table: Table, player: str = HOST) -> tuple[str, str]:
    """Return the answer to a person who checks the last deal, and the text of its file."""
    answers = await used(app, player, f"verify:{table.state.id}:{table.now.stage_key}:", [])
    files = [one for _, given in answers.given for one in given.get("files") or ()]
    assert [one.filename for one in files[1:]] == ["verify.html"] * bool(files)
    return said(answers), files[0].fp.read().decode() if files else ""


async def typed(app: App, code: str | None, player: str = HOST, channel_id: int = 0) -> str:
    """Return the answer to /verify with this code, typed in a channel."""
    asked = interaction(app, player)
    asked.message, asked.channel_id = None, channel_id
    command: Any = ProofCommand(app).verify
    await command.callback(ProofCommand(app), asked, code=code)
    return said(asked.answered)


async def publish(app: App, table: Table, shown_at: float | None = None) -> None:
    """Store that a message of the table's channel shows the fingerprints of its present state."""
    state, at = table.state, app.clock.now() if shown_at is None else shown_at
    message = first_of(at)
    place = (at, state.channel_id, message, state.guild_id, state.id)
    await app.store.commitments.publish(
        [Commitment(key, proof, *place) for key, proof in table.now.commitments.items()]
    )


@pytest.mark.slow
@pytest.mark.parametrize("word", ["", "apple"])
async def test_a_deal_is_checked_by_a_press_and_by_the_command_line(
    app: App, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    for number in (1, 2):
        if word:
            await cut(app, table, BEN, word)
        await publish(app, table)
        await table.deal(HOST)
        await play_on(table)
        told, record = await checked(app, table)
        assert f"Deal {number} was fair" in told
        assert ("players' words" in told) is bool(word)
        file = tmp_path / "deal.txt"
        file.write_text(record, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        lines = record.splitlines()
        lines[2] = lines[2].replace("3D", "??").replace("2S", "3D").replace("??", "2S")
        file.write_text("\n".join(lines), encoding="utf-8")
        capsys.readouterr()
        assert main(["verify", str(file)]) == 1
        assert capsys.readouterr().out.startswith("Line 3 differs")
        assert not any(f'"{player}"' in record for player in table.now.players)


async def test_nothing_is_checked_or_told_while_the_deal_goes_on(app: App, table: Table) -> None:
    await table.deal(HOST)
    told, record = await checked(app, table)
    assert "no finished deal" in told
    assert not record
    deal = await app.store.deals.get(table.state.deal_id or 0)
    shown = await proof(app, table)
    assert deal.seed not in shown
    assert table.state.upcoming.secret not in shown
    assert table.state.upcoming.secret not in repr(table.state)


@pytest.mark.slow
async def test_the_last_deal_of_a_channel_and_that_of_a_code_are_found(
    app: App, table: Table
) -> None:
    await table.deal(HOST)
    assert await app.store.deals.last_in(table.state.channel_id) is None
    first = table.state.deal_id or 0
    code = (await app.store.deals.get(first)).terms.key
    assert await app.store.deals.of_key(code) is None
    await play_on(table)
    assert await app.store.deals.last_in(table.state.channel_id) == first
    assert await app.store.deals.of_key(code) == first
    for wrong in ("", ".", "1", "1.99", "9" * 30 + ".1", "a.b"):
        assert await app.store.deals.of_key(wrong) is None


@pytest.mark.slow
async def test_the_command_checks_a_kept_deal_by_its_code(app: App, table: Table) -> None:
    """A person with the code may check the deal, also in another channel, as with /replay."""
    await table.deal(HOST)
    deal_id = table.state.deal_id or 0
    await play_on(table)
    code = await app.store.history.keep(deal_id, HOST, "BCDFGHJK", 1.0)
    assert code

    for right in (code, "bcdf-ghjk"):
        assert "Deal 1 fits its seed" in await typed(app, right, STRANGER, 77)
    for wrong in ("BCDFGHJZ", "BCDFGHJ", (await app.store.deals.get(deal_id)).terms.key):
        assert "no finished deal" in await typed(app, wrong, STRANGER, 77)


async def key_of(app: App, table: Table) -> str:
    return (await app.store.deals.get(table.state.deal_id or 0)).terms.key


@pytest.mark.slow
async def test_the_answer_names_the_message_from_before_the_deal(app: App, table: Table) -> None:
    await publish(app, table)
    (fingerprint,) = table.now.commitments.values()
    await table.deal(HOST)
    await play_on(table)
    key, here = await key_of(app, table), table.state.channel_id
    told = await typed(app, key, HOST, here)
    assert "**Deal 1 was fair:** its seed, fixed before the deal, gives exactly" in told
    place = f"https://discord.com/channels/{table.state.guild_id}/{here}/"
    assert f"Its fingerprint `{fingerprint[:16]}` stood in the message of <t:" in told
    assert place in told


@pytest.mark.slow
async def test_reader_without_sight_of_the_channel_gets_no_place(app: App, table: Table) -> None:
    await publish(app, table)
    await table.deal(HOST)
    await play_on(table)
    told = await typed(app, await key_of(app, table), HOST, 77)
    assert "stood in a message of <t:" in told
    assert "discord.com" not in told


@pytest.mark.slow
async def test_a_seed_that_was_changed_in_the_database_is_found(app: App, table: Table) -> None:
    """The deal agrees with itself: only the fingerprint from before the deal tells."""
    await publish(app, table)
    await table.deal(HOST)
    await play_on(table)
    row, other = table.state.deal_id or 0, "5eed" * 16
    deal = await app.store.deals.get(row)
    rules, before = table.now.rules, deal.terms.match(len(deal.players))
    shuffle = Shuffle(other, deal.terms.key, deal.terms.words)
    after, first = Match(rules, before).deal(shuffle)
    events = play(rules, first, Random(1)).events
    seats = [*map(int, after.state.players)]
    await app.store.write(tampered, row, other, events, seats)
    told, record = await checked(app, table)
    assert "Line 2 differs: the seed doesn't give the fingerprint." in told
    assert "stood in the message of" in told
    assert other in record
    await app.store.write(forgotten, deal.terms.key)
    assert "**Deal 1 fits its seed:**" in (await checked(app, table))[0]


def tampered(
    connection: Connection, row: int, seed: str, events: Sequence[Event], seats: list[int]
) -> None:
    which = schema.deal.c.id == row
    terms = connection.execute(select(schema.deal.c.terms).where(which)).scalar_one()
    new = {"seed": seed, "terms": {**terms, "seats": seats}}
    connection.execute(update(schema.deal).where(which).values(**new))
    connection.execute(delete(schema.event).where(schema.event.c.deal_id == row))
    rows = [{"deal_id": row, "seq": n, "body": encode(one)} for n, one in enumerate(events)]
    connection.execute(insert(schema.event), rows)


def forgotten(connection: Connection, key: str) -> None:
    connection.execute(delete(schema.commitment).where(schema.commitment.c.key == key))


@pytest.mark.slow
async def test_a_fingerprint_that_came_late_proves_nothing(app: App, table: Table) -> None:
    await table.deal(HOST)
    await publish(app, table, app.clock.now() + 60)
    await play_on(table)
    told, record = await checked(app, table)
    assert "**Deal 1 fits its seed:**" in told
    assert "was in no message before the deal" in told
    assert "fair" not in told
    assert '"commitment": ""' in record


@pytest.mark.slow
@pytest.mark.parametrize("way", ["stop", "close", "anew"])
async def test_a_dropped_deal_is_checked_by_its_code(app: App, table: Table, way: str) -> None:
    await publish(app, table)
    await table.deal(HOST)
    key, here = await key_of(app, table), table.state.channel_id
    assert "no finished deal" in await typed(app, key, HOST, here)
    assert await app.store.deals.last_in(here) is None
    if way == "stop":
        await table.stop(HOST)
    elif way == "close":
        await table.close(Closing.IDLE)
    else:
        table.stored.aside = True
        await table.begin_anew(HOST)
    told = await typed(app, key, HOST, here)
    assert told.startswith("**Deal 1 was fair:**")
    assert "The deal was dropped." in told
    assert await typed(app, None, HOST, here) == told
    assert "no finished deal" in await typed(app, key, STRANGER, 77)
    elsewhere = await typed(app, key, HOST, 77)  # a player may ask, also if the channel is deleted
    assert elsewhere.startswith("**Deal 1 was fair:**")
    assert "discord.com" not in elsewhere


async def test_a_shuffle_that_was_never_dealt_is_checked_by_its_code(
    app: App, table: Table
) -> None:
    await publish(app, table)
    ((key, fingerprint),) = table.now.commitments.items()
    here, secret = table.state.channel_id, table.state.upcoming.secret
    assert "no finished deal" in await typed(app, key, HOST, here)
    await table.stop(HOST)
    told = await typed(app, key, HOST, here)
    assert f"**Code {key} was never dealt:** the table closed first." in told
    assert f"Its seed `{secret}` gives its fingerprint." in told
    assert fingerprint[:16] in told
    assert "no finished deal" in await typed(app, key, STRANGER, 77)
    await app.store.write(resown, key)
    assert "doesn't give its fingerprint" in await typed(app, key, HOST, here)


def resown(connection: Connection, key: str) -> None:
    which = schema.commitment.c.key == key
    connection.execute(update(schema.commitment).where(which).values(seed="5eed" * 16))


async def test_the_log_has_a_button_for_it(app: App, table: Table) -> None:
    await table.deal(HOST)
    log = await click(app, HOST, f"log:{table.state.id}:{table.now.stage_key}:")
    assert "Shuffle proof" in log
