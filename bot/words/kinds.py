"""Plays typed by their names: "straight 3 to 7", "flush", "full house sevens", any label."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from bot.domain.errors import Refusal
from bot.domain.suggestions import (
    KINDS_OF_ANY_CARDS,
    RUNS,
    SETS,
    grouped,
    kind_of,
    plays_in,
    traits,
)
from bot.words.cards import TURNED, labelled, laid
from bot.words.speech import SOURCE, Speech, knows
from bot.words.typed import contains, read_play, understood
from rules.cards import Cards, each, rank_of
from rules.combinations import Combination
from rules.ranking import same_rank
from rules.ruleset import RuleSet
from rules.view import SeatView

KINDS = (*SETS, *RUNS, *KINDS_OF_ANY_CARDS.values(), "kind-set", "kind-bomb")
DASHES = r"[-–—]"
CHOICES = 5  # most plays offered where several fit


def read_named(speech: Speech, typed: str, view: SeatView, rules: RuleSet) -> Cards:
    """Return the cards of the play that the text means, by its cards or by its name.

    Raises Refusal where the text is unreadable, where several plays fit, or where the hand lacks a
    card.
    """
    refused: Refusal | None = None
    try:
        cards = read_play(speech, typed, view)
    except Refusal as unread:
        cards, refused = 0, unread
    if any(play.laid == cards for play in view.plays):
        return cards
    plays = [*plays_in(grouped(view, rules)), *view.plays]
    fitting = by_label(speech, typed, plays, rules) or by_kind(speech, typed, plays, rules)
    named = {
        labelled(speech, play, kind_of(play, rules), rules): play for play in reversed(fitting)
    }
    if len(named) > 1:
        choices = [*named][::-1][:CHOICES]
        raise Refusal("typed-which", choices=speech.say("between-plays").join(choices))
    if fitting:
        return fitting[0].laid
    if refused:
        raise refused
    return cards


def by_label(
    speech: Speech, typed: str, plays: Iterable[Combination], rules: RuleSet
) -> list[Combination]:
    """Return the first play with this label or name, in words or with signs; [] without one."""
    wanted = _letters(typed)
    if not wanted:
        return []
    for play in plays:
        kind = kind_of(play, rules)
        for spelled in (speech.spelled, not speech.spelled):
            form = replace(speech, spelled=spelled)
            label = labelled(form, play, kind, rules)
            if wanted in (_letters(label), _letters(laid(form, play.laid, play.cards, rules))):
                return [play]
    return []


def by_kind(
    speech: Speech, typed: str, plays: Sequence[Combination], rules: RuleSet
) -> list[Combination]:
    """Return the plays of a typed kind with the typed ranks: "flush", "straight 3 to 7", "3-7"."""
    plain = unicodedata.normalize("NFKC", typed).casefold().strip()
    kinds, rest = _kinds(speech, plain)
    ranks, _, inside = rest.partition("(")  # NFKC has only these brackets
    row = _row(speech, ranks)
    try:
        rest = inside.strip(" )") if row else rest
        named = understood(speech, rest).cards if rest else []
    except Refusal:
        return []
    if not (kinds or row):
        return []
    fitting = [play for play in plays if not kinds or kind_of(play, rules) in kinds]
    fitting = [play for play in fitting if contains(play.cards, named)]
    if row:
        return [play for play in fitting if {rank_of(card) for card in each(play.cards)} == row]
    if not named:
        return fitting
    first = [play for play in fitting if _decides(play, rules) == named[0][0]]
    return first or fitting


def _decides(play: Combination, rules: RuleSet) -> int:
    """Return the rank that decides a play."""
    rank = same_rank(play.cards)
    return rank_of(traits(play, rules).top) if rank is None else rank


def _kinds(speech: Speech, plain: str) -> tuple[set[str], str]:
    """Return the kinds that the text begins with, by the longest word, and the rest of the text."""
    words = kind_words(speech.language)
    for start in (plain, re.sub(r"^(?:an?|the) ", "", plain)):
        for word in sorted(words, key=len, reverse=True):
            if start.startswith(word):
                return words[word], start[len(word) :].strip(" :：,，")
    return set(), plain


@cache
def kind_words(language: str) -> dict[str, set[str]]:
    """Return the kinds of plays by their words on buttons, of a language and of English."""
    kinds: dict[str, set[str]] = {}
    for kind in KINDS:
        for spoken in dict.fromkeys((language, SOURCE)):
            key = kind.replace("kind-", "label-")
            if knows(spoken, key):
                word = Speech(spoken).say(key, cards="").strip().casefold()
                if word:
                    kinds.setdefault(word, set()).add(kind)
    return kinds


def _row(speech: Speech, rest: str) -> set[int]:
    """Return the ranks from one typed rank to another: "3 to 7", "10-A"; empty without both."""
    ends = [part for part in _between(speech.language).split(rest) if part.strip()]
    if len(ends) != 2:
        return set()
    try:
        (low,), (high,) = (understood(speech, end).cards for end in ends)
    except (Refusal, ValueError):
        return set()
    if low[0] not in TURNED or high[0] not in TURNED:
        return set()
    first, last = TURNED.index(low[0]), TURNED.index(high[0])
    count = (last - first) % len(TURNED) + 1
    return {TURNED[(first + step) % len(TURNED)] for step in range(count)}


@cache
def _between(language: str) -> re.Pattern[str]:
    spoken = dict.fromkeys((language, SOURCE))
    words = {
        word.strip()
        for spoken_language in spoken
        for word in Speech(spoken_language).say("typed-to").split(",")
    }
    longest = sorted(map(re.escape, words), key=len, reverse=True)
    return re.compile(rf"\s*{DASHES}\s*(?:{'|'.join(longest)})?\s*$|{'|'.join(_apart(longest))}")


def _apart(words: Iterable[str]) -> Iterator[str]:
    """Yield patterns of words between ranks; a word of letters stands between blanks or dashes."""
    for word in words:
        wide = word[0] >= "\u2e80"
        yield rf"\s*{word}\s*" if wide else rf"[\s-]+{word}(?:\s+|$)"
    yield rf"\s*{DASHES}\s*"


def _letters(text: str) -> str:
    """Return the letters, digits and signs of cards in a text, which tell two names apart."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if sign.isalnum() or sign in "♦♣♥♠*=")
