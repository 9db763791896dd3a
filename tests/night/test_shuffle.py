"""Fair shuffles: players cut the cards, see the commitment of the next deal, check the last."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from bot.domain.dealing import proof
from bot.domain.seating import rules_of
from bot.store import Store
from rules.verification import verify
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played

pytestmark = pytest.mark.long

PROOF = re.compile(r"Fingerprint: `([0-9a-f]{64})`")
CODE = re.compile(r"Code: `([0-9.]+)`")
SEED = re.compile(r"Seed: `([0-9a-f]{64})`")
SHORT = {"preset": "president_basic", "house_rules": "players=2..4"}


async def cut(person: Person, evening: Evening, word: str) -> str:
    """Cut the cards with a word by two presses; return the proof that is shown then."""
    await person.answer(await person.click("Table", evening.channel_id))
    form = await person.click(english("button-cut-deck"))
    return await person.answer(await person.submit(form, {"typed": word}))


async def shown(person: Person, evening: Evening) -> str:
    """Open the log; return the proof behind it."""
    await person.answer(await person.click("Log", evening.channel_id))
    return await person.answer(await person.click("Shuffle proof"))


@played
async def test_players_cut_the_cards_and_check_the_deal(house: House) -> None:
    evening = await house.evening(3)
    host, guest = evening.host, evening.people[1]
    await evening.open(**SHORT)
    before = await cut(guest, evening, "apple")
    assert f"{guest.name} (“apple”)" in before
    fingerprint, code = PROOF.findall(before)[0], CODE.findall(before)[0]
    assert f"{host.name} (“two pears”)" in await cut(host, evening, " two   pears ")
    await evening.begin_deal("Start")
    during = await shown(guest, evening)
    assert PROOF.findall(during)[0] == fingerprint
    assert SEED.findall(during) == []
    assert "apple" in during
    assert await evening.play_on()
    await guest.until(evening.result, "the results")
    after = await shown(guest, evening)
    (seed,) = SEED.findall(after)
    made = hashlib.sha256(f"gamenight-2|{code}|{seed}".encode()).hexdigest()
    assert made == fingerprint == PROOF.findall(after)[0]
    verdict = await guest.answer(await guest.click("Check the last deal"))
    assert verdict.startswith(
        "**Deal 1 was fair:** its seed, fixed before the deal, and the players' words"
    )
    typed = await host.answer(await host.type_command(evening.channel_id, "verify"))
    assert typed == verdict
    coded = await host.answer(await host.type_command(evening.channel_id, "verify", code=code))
    assert coded == verdict
    following = PROOF.findall(after)[1]
    await evening.begin_deal("Next deal")
    assert PROOF.findall(await shown(host, evening))[0] == following
    assert await evening.play_on()
    await guest.until(evening.result, "the results")
    await _all_is_fair(house, evening)


async def _all_is_fair(house: House, evening: Evening) -> None:
    """Check that each deal follows from its seed, and no person saw the secret of the next deal."""
    store = await Store.open(house.bot.database, house.clock)
    (table,) = await store.tables.open()
    deals = [await store.deals.get(number) for number in (1, 2)]
    await store.close()
    for deal in deals:
        rules = rules_of(deal.preset, deal.choices)
        assert verify(rules, deal.events, deal.seed, deal.terms, proof(deal)) is None
    assert [bool(any(deal.terms.words)) for deal in deals] == [True, False]
    for person in evening.people:
        assert table.upcoming.secret not in json.dumps([one.body for one in person.seen])
    assert table.upcoming.secret not in house.bot.log


@played
async def test_deal_without_a_cut_is_told_as_uncut(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SHORT)
    await evening.begin_deal("Start")
    assert "No player cut: the bot alone drew this deck." in await shown(evening.host, evening)
    assert await evening.play_on()
    await evening.host.until(evening.result, "the results")
    await shown(evening.host, evening)
    told = await evening.host.answer(await evening.host.click("Check the last deal"))
    assert "its seed, fixed before the deal, gives exactly these cards" in told


@played
async def test_a_table_without_a_deal_has_nothing_to_check(house: House) -> None:
    evening = await house.evening(2)
    host = evening.host
    told = await host.answer(await host.type_command(evening.channel_id, "verify"))
    assert told == "There's no finished deal to check here."
    await evening.open(**SHORT)
    await host.answer(await host.click("Table", evening.channel_id))
    panel = await host.answer(await host.click("Shuffle proof"))
    assert PROOF.findall(panel)
    assert "Not cut yet." in panel
