"""Cards as players type them: "7 7", "77", "7s7d", "pair 7", "7 of hearts", "joker=9 9"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple, TypeAlias

from bot.domain.errors import Refusal
from bot.words.cards import NUMBERS, STAR, printed, shown, stands_for
from bot.words.speech import SOURCE, Speech, knows
from rules.cards import JOKER, RANKS, SUITS, Card, Cards, each, name, rank_of, suit_of, text
from rules.combinations import Combination
from rules.view import SeatView

SIGNS = "♦♣♥♠"
COUNTS = ("typed-1", "typed-2", "typed-3", "typed-4", "typed-5", "typed-6", "typed-7", "typed-8")
FACES = {8: "one-j", 9: "one-q", 10: "one-k", 11: "one-a"}  # names of cards in other texts
SUIT_WORDS = ("suit-diamonds", "suit-clubs", "suit-hearts", "suit-spades")
TYPED_SUITS = ("typed-diamond", "typed-club", "typed-heart", "typed-spade")
TYPED_RANKS = (
    *("typed-three", "typed-four", "typed-five", "typed-six", "typed-seven", "typed-eight"),
    *("typed-nine", "typed-ten", "typed-jack", "typed-queen", "typed-king", "typed-ace"),
    "typed-two",
)
IDEOGRAPHS = "\u2e80"  # words that begin with this character or a later one have no spaces
# the code of a card, which is the same in all languages
CODE = r"(?P<code>(?:[rb]j|(?:1[0-5]|[1-9tjqka])[dchs])\**)(?![^\W\d_])"
CARD = r"(?P<card>(?:[rb]j|1[dchs]|(?:1[0-5]|[2-9tjqka])[dchs]?)\**)"


@dataclass(frozen=True)
class Word:
    """The possible meanings of a typed word. A joker's suit is its colour; filler has no meaning.

    >>> three = Word(count=3, rank=0)  # three cards, or the rank of 3
    >>> three.fills, Word().fills
    (False, True)
    """

    count: int = 0
    rank: int | None = None
    suit: int | None = None
    stands: bool = False  # like "=": the card before stands for the card after
    either: bool = False  # a card's code that is also a word, as French "as" for an ace
    again: bool = False  # after a card: a second one like it, as "7 of clubs twice"

    @property
    def fills(self) -> bool:
        """Whether the word has no meaning, as "of" in "7 of hearts"."""
        return self == Word()


@cache
def vocabulary(language: str) -> dict[str, Word]:
    """Return the meaning of each word of a language, and of the English words."""
    words = dict(vocabulary(SOURCE)) if language != SOURCE else {"=": Word(stands=True)}
    words |= {sign: Word(suit=suit) for suit, sign in enumerate(SIGNS)}
    speech = Speech(language)
    for key, meaning in _meanings().items():
        if knows(language, key):
            for word in speech.say(key).lower().split(","):
                if (plain := word.strip()) and not plain.isdecimal():
                    words[plain] = _both(words.get(plain, Word()), meaning)
    return words


@cache
def scanner(language: str) -> re.Pattern[str]:
    """Return the compiled pattern that finds the next word or card in this language."""
    longest_first = sorted(vocabulary(language), key=len, reverse=True)
    words = "|".join(map(_whole, longest_first))
    return re.compile(rf"[\s,;+、，・]*(?:{CODE}|(?P<word>{words})|{CARD})[\s,;+、，・]*")


def _meanings() -> dict[str, Word]:
    named = dict(enumerate(TYPED_RANKS)) | {JOKER: "typed-joker"}
    plural = {rank: f"rank-{RANKS[rank].lower()}" for rank in range(13)} | {JOKER: "rank-joker"}
    words = {key: Word(count=count) for count, key in enumerate(COUNTS, 1)}
    for keys in (named, plural, FACES):
        words |= {key: Word(rank=rank) for rank, key in keys.items()}
    for suits in (SUIT_WORDS, TYPED_SUITS):
        words |= {key: Word(suit=suit) for suit, key in enumerate(suits)}
    for colour, keys_of in enumerate((("joker-black", "typed-black-joker"), _RED)):
        words |= {key: Word(rank=JOKER, suit=colour) for key in keys_of}
    words |= {"typed-fill": Word(), "typed-stands": Word(stands=True)}
    return words | {"typed-twice": Word(count=2, again=True)}


_RED = ("joker-red", "typed-red-joker")


def _both(word: Word, other: Word) -> Word:
    """Return a word with both meanings: "three" is a number of cards and a rank."""
    rank = word.rank if other.rank is None else other.rank
    suit = word.suit if other.suit is None else other.suit
    return replace(other, count=other.count or word.count, rank=rank, suit=suit)


def _whole(word: str) -> str:
    """Return the pattern of a word; where its script has spaces, only of the whole word."""
    if not word[0].isalpha() or word[0] >= IDEOGRAPHS:
        return re.escape(word)
    return rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])"


TypedCard: TypeAlias = tuple[int, int | None]  # a rank, and a suit or None

WORDS = 8  # numbers up to this one have a word


class TypedCards(NamedTuple):
    """The typed cards, and the cards that wild cards stand for according to the typed text."""

    cards: list[TypedCard]
    stands: list[TypedCard]


def read_play(speech: Speech, typed: str, view: SeatView) -> Cards:
    """Return the cards of this hand that the text means; of several choices, a legal play.

    Raises Refusal where the text is unreadable, or where the hand lacks a card.
    """
    named = understood(speech, typed).cards
    for play in view.plays:
        if len(named) == play.size and contains(play.laid, named):
            return play.laid
    return read_cards(speech, typed, view.hand)


def read_cards(speech: Speech, typed: str, hand: tuple[Card, ...]) -> Cards:
    """Return the cards of this hand that the text means; for a rank without suit, the lowest card.

    Raises Refusal where the text is unreadable, or where the hand lacks a card.
    """
    chosen, named = 0, understood(speech, typed).cards
    for card, held_card in _matched(named, hand):
        if held_card is None:
            raise _lacking(speech, card, named, hand)
        chosen |= held_card
    return chosen


def _lacking(
    speech: Speech, card: TypedCard, named: list[TypedCard], hand: tuple[Card, ...]
) -> Refusal:
    """Return the refusal for a typed card that the hand does not have, or not often enough."""
    rank, suit = card
    held = sum(_is(card_held, card) for card_held in hand)
    if not held:
        return Refusal("typed-not-held", cards=_name(speech, card))
    wanted = sum(
        typed_card == card if suit is not None else typed_card[0] == rank for typed_card in named
    )
    several = held > 1 and suit is None
    called = (
        speech.say("typed-several", card=_name(speech, card)) if several else _name(speech, card)
    )
    return Refusal(
        "typed-too-few", held=_number(speech, held), wanted=_number(speech, wanted), card=called
    )


def _number(speech: Speech, count: int) -> str:
    """Return a number as a word; as digits where there is no word."""
    return speech.say(f"number-{count}") if count <= WORDS else speech.written(count)


def as_said(speech: Speech, typed: str, readings: Sequence[Combination]) -> Sequence[Combination]:
    """Return the first reading whose wild cards stand for the typed cards.

    Without such typed cards, return all readings. Raises Refusal where no reading fits.
    """
    try:
        stands = understood(speech, typed).stands
    except Refusal:  # the play was typed by its name
        stands = []
    if not stands:
        return readings
    fitting = [play for play in readings if contains(stands_for(play), stands)]
    if readings and not fitting:
        raise Refusal("typed-cannot-stand")
    return fitting[:1]


def contains(held: Cards, named: list[TypedCard]) -> bool:
    """Whether the cards contain a card of their own for each typed card."""
    return all(held_card is not None for _, held_card in _matched(named, each(held)))


def understood(speech: Speech, typed: str) -> TypedCards:
    """Parse the typed text. Raises Refusal when it cannot be read."""
    words = scanned(speech, typed)
    if not words:
        raise _unreadable(typed)
    ranks = sum(word.rank is not None for word in words[1:])
    count = words[0].count if words[0].rank is None or ranks == 1 else 0
    if count:
        words = words[1:]
    elif _counts(words):  # some languages put the count last
        count = words.pop().count
    typed_play = _typed_cards(words)
    if (
        not typed_play
        or not typed_play.cards
        or (count > 1 and len(typed_play.cards) not in (1, count))
    ):
        raise _unreadable(typed)
    if count > len(typed_play.cards):  # "pair 7s" means two sevens, not the 7 of spades
        return TypedCards([(typed_play.cards[0][0], None)] * count, typed_play.stands)
    return typed_play


def _counts(words: list[Word]) -> bool:
    """Whether the last word counts all the cards, as in "7 7 twice" but not "7 of clubs twice"."""
    last = words[-1]
    if last.rank is not None or not last.count:
        return False
    return not (last.again and any(word.suit is not None for word in words))


def _typed_cards(words: list[Word]) -> TypedCards | None:
    """Parse cards one after the other, with suits before or after ranks; None for nonsense."""
    typed_play, standing = TypedCards([], []), False
    into, before = typed_play.cards, list[int | None]()
    plain = [word for word in words if word.rank != JOKER]
    suit_first = bool(plain) and plain[0].rank is None
    for word in words:
        if word.stands:
            standing = True
        elif word.rank is not None:
            into = typed_play.stands if standing else typed_play.cards
            into += [(word.rank, suit) for suit in before or [word.suit]]
            standing, before = False, []
        elif word.again:
            if not into:
                return None
            into.append(into[-1])
        elif suit_first or standing:
            before.append(word.suit)
        elif word.suit is None or not into:
            return None
        else:
            _suited(into, word.suit)
    return None if before or standing else typed_play


def _suited(named: list[TypedCard], suit: int) -> None:
    """Give the last rank a suit, or add the rank in another one: "7 of hearts and spades"."""
    rank, suit_before = named[-1]
    if suit_before is None:
        named.pop()
    named.append((rank, suit))


def _matched(
    named: list[TypedCard], cards: Iterable[Card]
) -> Iterator[tuple[TypedCard, Card | None]]:
    """Yield each typed card with a card that matches, or None; typed cards with a suit first."""
    left = list(cards)
    for typed in sorted(named, key=lambda typed: typed[1] is None):
        match = next((card for card in left if _is(card, typed)), None)
        if match is not None:
            left.remove(match)
        yield typed, match


def _is(card: Card, typed: TypedCard) -> bool:
    return rank_of(card) == typed[0] and typed[1] in (None, suit_of(card))


def _name(speech: Speech, typed: TypedCard) -> str:
    rank, suit = typed
    if suit is not None:
        return shown(speech, 1 << rank * 4 + suit)
    return speech.say("one-joker") if rank == JOKER else printed(speech, rank)


def _unreadable(typed: str) -> Refusal:
    return Refusal("typed-unreadable", typed=typed.strip()[:60])


def coded(play: Combination) -> str:
    """Return the play in the notation that players may type in any language: "9D RJ=9S"."""
    stands = stands_for(play)
    if not stands:
        return text(play.laid)
    wild = zip(each(play.laid & ~play.cards), each(stands), strict=False)
    declared = [f"{name(wild_card)}={name(other)}" for wild_card, other in wild]
    return " ".join([text(play.laid & play.cards), *declared]).strip()


LONGEST = 400  # most characters of a typed text; 54 cards in words need fewer
TILE = re.compile("1(?!0)")
ARTICLE = re.compile(r"a(?P<an>n?) +")
RANK_OF = {name.lower(): index for index, name in enumerate(RANKS[:JOKER])} | {"t": 7}
RANK_OF |= {number: RANK_OF[name.lower()] for name, number in NUMBERS.items()}


def scanned(speech: Speech, typed: str) -> list[Word]:
    """Return the words that have a meaning; [] where the text cannot be read."""
    plain = typed.replace("\ufe0f", "").replace(STAR, "").strip()
    plain = plain.removesuffix(speech.say("label-suggested", play=""))
    written = unicodedata.normalize("NFKC", plain).strip()
    matches, known_words = _matches(speech, written.lower()), vocabulary(speech.language)
    coded = written.isupper() or any(
        match["code"] and match["code"] not in known_words for match in matches
    )
    words = [_word(speech, match, coded) for match in matches]
    if not words or words[-1].fills or (not speech.tiles and any(map(_numbered, matches))):
        return []
    words = [word for word in words if not word.fills]
    return [
        replace(word, suit=None) if word.either and other and other.rank is None else word
        for word, other in zip(words, [*words[1:], None], strict=True)
    ]


def _matches(speech: Speech, plain: str) -> list[re.Match[str]]:
    """Return a match for each word and card; [] where a part of the text is neither."""
    matches: list[re.Match[str]] = []
    end = _article(speech, plain)
    while end < len(plain) <= LONGEST:
        match = scanner(speech.language).match(plain, end)
        if match is None:
            return []
        matches.append(match)
        end = match.end()
    return matches


def _article(speech: Speech, plain: str) -> int:
    """Return the length of an English article at the start, as in "a pair"; 0 without one.

    The "a" in "a hearts" is an ace and no article.
    """
    article = ARTICLE.match(plain)
    after = scanner(SOURCE).match(plain, article.end()) if article else None
    if article is None or after is None or not after["word"]:
        return 0
    word = vocabulary(SOURCE)[after["word"]]
    english = speech.language == SOURCE or article["an"]
    return article.end() if word.count or (english and word.rank is not None) else 0


def _numbered(match: re.Match[str]) -> bool:
    """Whether the match is the number of a tile that no card has, such as 11."""
    return bool(TILE.match(match["code"] or match["card"] or ""))


def _word(speech: Speech, match: re.Match[str], coded: bool) -> Word:
    """Return the meaning of a match; a word that is also a code is a card in a `coded` text."""
    if match["word"]:
        return vocabulary(speech.language)[match["word"]]
    card = (match["code"] or match["card"]).rstrip("*")
    if card in ("rj", "bj"):
        return Word(rank=JOKER, suit=int(card == "rj"))
    if card in RANK_OF:
        return Word(rank=RANK_OF[card])
    either = match["code"] in vocabulary(speech.language)
    suit = None if either and not coded else SUITS.find(card[-1].upper())
    return Word(rank=RANK_OF[card[:-1]], suit=suit, either=either)
