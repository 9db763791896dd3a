"""The shuffle: draws as the docs describe them, and discovery of each change."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from rules import events as e
from rules.actions import Seat
from rules.cards import each, joined, name
from rules.catalogue import build
from rules.cli.record import Proof, checked, read, write
from rules.events import Event
from rules.match.match import Match, MatchState
from rules.shuffle import Shuffle, commitment, index, later, lot
from rules.verification import Terms
from tests.rules import random_play

VECTORS = json.loads((Path(__file__).parents[1] / "data/shuffles.json").read_text(encoding="utf-8"))
T = TypeVar("T")
KEY, WORDS = "7.3", ("apple", "", "Ää", "")


# The shuffle as the docs describe it, without code of the rules


def numbers(secret: str, label: str, key: str, words: Sequence[str]) -> Iterator[int]:
    for counter in range(10**9):
        text = f"{label}|{key}|{','.join(words)}|{counter}"
        block = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")


def below(count: int, drawn: Iterator[int]) -> int:
    return next(one for one in drawn if one < 2**32 // count * count) % count


def ordered(count: int, drawn: Iterator[int]) -> list[int]:
    deck = list(range(count))
    for last in range(count - 1, 0, -1):
        other = below(last + 1, drawn)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def test_the_draws_are_those_that_the_docs_describe() -> None:
    chance = Random(3)
    for _ in range(200):
        secret, key = chance.randbytes(32).hex(), f"{chance.randrange(99)}.{chance.randrange(9)}"
        words = tuple(chance.choice(WORDS) for _ in range(chance.randint(2, 12)))
        shuffle, count = Shuffle(secret, key, words), chance.choice((2, 13, 52, 54, 108))
        deck = list(range(count))
        shuffle.of("deck").shuffle(deck)
        assert deck == ordered(count, numbers(secret, "deck", key, words))
        drawn = numbers(secret, "dealer", key, words)
        assert shuffle.of("dealer").randrange(count) == below(count, drawn)
        drawn = numbers(secret, "lot", key, words)
        high, low = next(drawn), next(drawn)
        assert lot(shuffle) == 2**52 + high % 2**20 * 2**32 + low
        drawn = numbers(str(lot(shuffle)), "lead", "", ())
        assert index(lot(shuffle), "lead", count) == below(count, drawn)
        shown = f"gamenight-2|{key}|{secret}".encode()
        assert commitment(secret, key) == hashlib.sha256(shown).hexdigest()


def test_vectors_stay_as_they_are() -> None:
    for vector in VECTORS:
        secret, key, words = vector["secret"], vector["key"], tuple(vector["words"])
        shuffle = Shuffle(secret, key, words)
        deck, seats = list(range(vector["cards"])), list(range(len(words)))
        shuffle.of("deck").shuffle(deck)
        shuffle.of("seats").shuffle(seats)
        dealer = shuffle.of("dealer").randrange(len(words))
        made = {"deck": deck, "seats": seats, "dealer": dealer, "lot": lot(shuffle)}
        assert made | {"commitment": commitment(secret, key)} == {
            what: vector[what] for what in ("deck", "seats", "dealer", "lot", "commitment")
        }


@pytest.mark.parametrize("other", [("pear", "", "Ää", ""), ("", "apple", "Ää", "")])
def test_a_word_and_its_seat_change_the_deck(other: tuple[str, ...]) -> None:
    assert decks(Shuffle("5e" * 32, KEY, WORDS)) != decks(Shuffle("5e" * 32, KEY, other))


def decks(shuffle: Shuffle) -> list[int]:
    deck = list(range(52))
    shuffle.of("deck").shuffle(deck)
    return deck


def test_a_number_too_large_to_be_fair_is_not_used() -> None:
    draws = Shuffle("", "", ()).of("deck")
    draws._numbers = iter([2**32 - 1, 2**32 // 52 * 52, 2**32 // 52 * 52 - 1])
    assert draws.randrange(52) == 51


def test_the_secret_is_not_in_the_repr() -> None:
    shuffle = Shuffle("5e" * 32, KEY, WORDS)
    assert "5e5e" not in repr(shuffle)


# A deal and its record


class Made:
    """A deal of a match that was played at random, and its record."""

    def __init__(self, family: str, seed: int, deals: int = 1) -> None:
        chance = Random(f"{family} {seed} proof")
        preset = chance.choice(random_play.families()[family])
        self.rules, seats = random_play.some_game(chance, preset)
        match = Match(self.rules, MatchState(tuple("ABCDEFGHIJKL"[:seats])))
        for number in range(deals):
            self.secret, key = chance.randbytes(32).hex(), f"7.{number}"
            words = tuple(chance.choice(WORDS) for _ in range(seats))
            before = match.state
            match, self.first = match.deal(Shuffle(self.secret, key, words))
            self.terms = Terms.of(before, match.state, key, words)
            played = random_play.play(self.rules, self.first, chance)
            self.events = played.events
            assert played.deal.ended is not None
            match = match.finished(played.deal.ended)
        self.shown = commitment(self.secret, key)
        self.preset = preset

    def record(self) -> str:
        proof = Proof(self.secret, self.shown, self.terms)
        return write(self.preset, self.rules.choices, self.events, proof)


FAMILIES = random_play.families()
DEALS = [(family, seed) for family in FAMILIES for seed in range(40)]


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("family", "seed"), DEALS)
def test_a_deal_that_was_dealt_fairly_fits(family: str, seed: int) -> None:
    assert checked(Made(family, seed, deals=1 + seed % 3).record()) is None


def test_a_stock_that_is_shuffled_again_is_checked() -> None:
    rules = {"deal": "fixed", "hand_size": "9", "leftover": "stock", "draw_on_pass": "one"}
    game = build("bigtwo_basic", rules | {"stock_exhausted": "reshuffle"})
    for seed in range(400):
        chance, secret = Random(seed), Random(seed).randbytes(32).hex()
        words = ("", "", "pear", "")
        before = MatchState(tuple("ABCD"))
        match, first = Match(game, before).deal(Shuffle(secret, KEY, words))
        events = random_play.play(game, first, chance).events
        at = next((n for n, one in enumerate(events) if isinstance(one, e.Restocked)), None)
        if at is not None:
            break
    assert at is not None
    proof = Proof(secret, commitment(secret, KEY), Terms.of(before, match.state, KEY, words))
    assert checked(write("bigtwo_basic", game.choices, events, proof)) is None
    again = events[at]
    assert isinstance(again, e.Restocked)
    events[at] = e.Restocked((*again.stock[1:], again.stock[0]))
    tampered = write("bigtwo_basic", game.choices, events, proof)
    assert checked(tampered) == (at + 3, "drawn")
    played = next(n for n, one in enumerate(events) if isinstance(one, e.Restocked))
    cards = list(each(joined(again.stock)))
    later(first.lot, "restocked", str(_plays(events[:played]))).shuffle(cards)
    assert tuple(cards) == again.stock


def _plays(events: Sequence[Event]) -> int:
    return sum(isinstance(event, e.Played) for event in events)


# Tampering


def swapped(deck: Sequence[T], chance: Random) -> tuple[T, ...]:
    """Return the deck with two cards swapped."""
    cards = list(deck)
    one, other = chance.sample(range(len(cards)), 2)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def card(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Swap two cards of the deck."""
    first = replace(made.first, deck=swapped(made.first.deck, chance))
    made.events = [first, *made.events[1:]]
    return made, {"deck"}


def dealt_card(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Swap a card between the hands of two players."""
    at, dealt = next((n, one) for n, one in enumerate(made.events) if isinstance(one, e.Dealt))
    one, other = chance.sample([seat for seat, hand in enumerate(dealt.hands) if hand], 2)
    hands = list(dealt.hands)
    mine, theirs = (chance.choice([*each(hands[seat])]) for seat in (one, other))
    hands[one] ^= mine | theirs
    hands[other] ^= mine | theirs
    made.events = [*made.events]
    made.events[at] = replace(dealt, hands=tuple(hands))
    return made, {"hands"}


def seed(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Change one digit of the secret."""
    at = chance.randrange(64)
    other = chance.choice([one for one in "0123456789abcdef" if one != made.secret[at]])
    made.secret = made.secret[:at] + other + made.secret[at + 1 :]
    return made, {"commitment"}


def seat(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Swap the seats of two players."""
    made.terms = replace(made.terms, seats=swapped(made.terms.seats, chance))
    return made, {"seats"}


def dealer(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Make another player the dealer."""
    others: list[Seat] = [one for one in range(made.first.seats) if one != made.first.dealer]
    made.events = [replace(made.first, dealer=chance.choice(others)), *made.events[1:]]
    return made, {"dealer"}


def role(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Swap two players' places of the deal before."""
    standing = made.first.standing
    changed = swapped(standing, chance) if standing else (*range(made.first.seats),)
    made.events = [replace(made.first, standing=changed), *made.events[1:]]
    return made, {"roles"}


def word(made: Made, chance: Random) -> tuple[Made, set[str]]:
    """Change the word of one player."""
    words = list(made.terms.words)
    words[chance.randrange(len(words))] += chance.choice("abc")
    made.terms = replace(made.terms, words=tuple(words))
    return made, {"seats", "dealer", "deck"}


KINDS = (card, dealt_card, seed, seat, dealer, role, word)
LINES = {"commitment": 2, "seats": 2, "dealer": 3, "deck": 3, "roles": 3}


@pytest.mark.slow
@pytest.mark.parametrize(
    "count", [140, pytest.param(10_000, marks=pytest.mark.long)], ids=["some", "all"]
)
def test_every_tampered_record_is_found_and_its_line_is_named(count: int) -> None:
    made = [(family, at) for at in range(8) for family in FAMILIES][: count // len(KINDS)]
    deals = [Made(family, at, deals=1 + at % 3) for family, at in made]
    for number in range(count):
        chance = Random(number)
        kind, source = KINDS[number % len(KINDS)], deals[number // len(KINDS) % len(deals)]
        copied = object.__new__(Made)
        copied.__dict__.update(source.__dict__)
        tampered, facts = kind(copied, chance)
        found = checked(tampered.record())
        assert found is not None, (kind.__name__, number)
        line, fact = found
        assert fact in facts, (kind.__name__, number, found)
        dealt = next(n for n, one in enumerate(source.events) if isinstance(one, e.Dealt))
        assert line == LINES.get(fact, dealt + 3)


def test_a_play_of_cards_that_were_not_held_is_found() -> None:
    made = Made("pr", 2)
    at = next(n for n, one in enumerate(made.events) if isinstance(one, e.Played))
    held = read(made.record()).happened[at]
    assert isinstance(held, e.Played)
    dealt = next(one for one in made.events if isinstance(one, e.Dealt))
    foreign = next(each(dealt.hands[held.seat - 1]))
    made.events[at] = replace(held, cards=foreign, as_cards=foreign)
    assert checked(made.record()) == (at + 3, "act")


def test_lines_are_counted_as_they_stand_in_the_file() -> None:
    made, _ = card(Made("pr", 2), Random(1))
    lines = made.record().splitlines()
    text = "\n".join(["# from Ana", "", lines[0], "", *lines[1:]])
    assert checked(text) == (6, "deck")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[:1] + lines[2:], "no line about its shuffle"),
        (lambda lines: [lines[0], '{"method": 3}', *lines[2:]], "Line 2 does not tell"),
        (lambda lines: lines[:2], "does not begin with a shuffled pack"),
        (lambda lines: ['{"game": "chess", "changed": {}}', *lines[1:]], "does not name a game"),
        (lambda lines: [lines[0], lines[1].replace('"deals"', '"d"'), *lines[2:]], "of no deal"),
    ],
)
def test_record_that_cannot_be_checked_is_refused_in_words(change: object, said: str) -> None:
    assert callable(change)
    lines = change(Made("pr", 2).record().splitlines())
    with pytest.raises(ValueError, match=said):
        checked("\n".join(lines))


# The draws are even


@pytest.mark.long
def test_cards_and_pairs_are_spread_evenly_over_a_million_cards() -> None:
    """Chi-square of places and of neighbours; with this seed both are within 4 sigma."""
    places, pairs, decks_drawn = Counter[tuple[int, int]](), Counter[tuple[int, int]](), 19_231
    chance = Random(52)
    for number in range(decks_drawn):
        deck = decks(Shuffle(chance.randbytes(32).hex(), f"1.{number}", ("", "word", "")))
        places.update(enumerate(deck))
        pairs.update(pairwise(deck))
    for found, cells, free in ((places, 52 * 52, 51 * 51), (pairs, 52 * 51, 52 * 51 - 52)):
        due = found.total() / cells
        square = sum((count - due) ** 2 for count in found.values()) / due
        square += due * (cells - len(found))
        assert abs(square - free) < 4 * (2 * free) ** 0.5


def test_names_of_cards_follow_the_order_of_the_docs() -> None:
    ranks = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
    pack = build("doudizhu_denexa").pack
    assert [name(one) for one in each(pack)] == [r + s for r in ranks for s in "DCHS"] + [
        "BJ",
        "RJ",
    ]
