"""Search for games and house rules: by names in any language, texts, and numbers of players."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.words.rulebook import game_line, game_title, help_of, meaning, of_rules, sentence
from bot.words.rulebook import question as rule_question
from bot.words.speech import LANGUAGES, SOURCE, Speech
from rules.catalogue import OPTIONS
from rules.catalogue.choices import full
from rules.catalogue.families import FAMILIES
from rules.catalogue.presets import PRESETS, resolved
from rules.catalogue.sheet import sections
from rules.catalogue.values import seats

LETTERS = str.maketrans({"đ": "d", "ø": "o", "ł": "l", "ı": "i"})  # not decomposed by Unicode
BETWEEN_WORDS = re.compile(r"[^\w]+|_")


def games(speech: Speech, typed: str) -> list[str]:
    """Return the presets with this name or text, plain games before their variations.

    Exact names come first. Where no preset has the typed phrase, return the presets whose names
    and texts have all its words. Where there are none either, return the presets with all words in
    one sentence of the rules. Titles in other languages are found as well, and come last unless the
    whole title is typed. A typed word also matches the beginning of a longer word.
    """
    wanted = folded(typed)
    if typed.strip() and not wanted:  # only punctuation
        return []
    return _games(speech, wanted) or _games(speech, _in_words_of_today(wanted))


def _games(speech: Speech, wanted: str) -> list[str]:
    presets = sorted(PRESETS, key=_steps_from_base)
    texts_of = {preset: _texts(preset, speech.language) for preset in presets}
    phrase, words = _beginning(wanted), [_beginning(word) for word in wanted.split()]
    matches = (
        [preset for preset in presets if phrase in texts_of[preset] or _has_rule(preset, wanted)]
        or [preset for preset in presets if all(word in texts_of[preset] for word in words)]
        or [preset for preset in presets if _says(speech, preset, words)]
    )
    foreign = [preset for preset in presets if phrase in _titles(preset)] if wanted else []
    both = dict.fromkeys((*matches, *foreign))
    return sorted(both, key=lambda preset: _rank(preset, wanted))


def game_named(typed: str) -> str | None:
    """Return the preset with this whole name or title, in any language; None if there is none.

    >>> game_named("Tiến Lên"), game_named("tiến")
    ('thirteen_denexa', None)
    """
    wanted = folded(typed)
    named = [preset for preset in PRESETS if _rank(preset, wanted) <= len(OTHER_NAMES)]
    order = sorted(named, key=_steps_from_base)
    return min(order, key=lambda preset: _rank(preset, wanted), default=None)


def rules(speech: Speech, typed: str) -> list[tuple[str, str]]:
    """Return the options of house rules that match, each with the value that is meant, or "".

    Options whose name matches come first, then matches of the question, of an answer, and of the
    help. Where no option has all the words, return the options that have more than half of them.
    """
    wanted = folded(typed)
    if not wanted:
        return [] if typed.strip() else [(option, "") for option in OPTIONS]
    matches = dict(_rules_found(speech, wanted))
    today = _in_words_of_today(wanted)
    return list(
        (matches if today == wanted else dict(_rules_found(speech, today)) | matches).items()
    )


def _in_words_of_today(wanted: str) -> str:
    """Return the folded text with former words of the rules replaced by the present words."""
    for before, today in WORDS_OF_BEFORE.items():
        wanted = re.sub(rf"\b{before}\b", today, wanted)
    return wanted


def _rules_found(speech: Speech, phrase: str) -> list[tuple[str, str]]:
    words = [_beginning(_singular(word)) for word in phrase.split()]
    texts_of = _rule_texts(speech.language)
    named = [
        (option, values[0])
        for names, wanted in _rule_words()
        if phrase in names
        for option, values in wanted.items()
    ]
    by_question = [(key, "") for key, texts in texts_of.items() if _has(texts.question, words)]
    by_answer = [
        (key, value)
        for key, texts in texts_of.items()
        for value, answer in texts.answers.items()
        if _has(texts.question + answer, words)
    ]
    by_help = [(key, "") for key, texts in texts_of.items() if _has(texts.all, words)]
    value_by_option = dict(reversed([*named, *by_question, *by_answer, *by_help]))
    if not value_by_option:
        count = {key: sum(word in texts.all for word in words) for key, texts in texts_of.items()}
        most = [key for key in texts_of if count[key] * 2 > len(words) > 1]
        return [(key, "") for key in sorted(most, key=lambda key: -count[key])]
    order = dict.fromkeys(key for key, _ in (*named, *by_question, *by_answer, *by_help))
    return [(key, value_by_option[key]) for key in order]


def answers(speech: Speech, option: str, typed: str) -> list[str]:
    """Return the values of an option whose question and answer together have all typed words."""
    texts = _rule_texts(speech.language)[option]
    words = [_beginning(_singular(word)) for word in folded(typed).split()]
    return [key for key, answer in texts.answers.items() if _has(texts.question + answer, words)]


class _RuleTexts(NamedTuple):
    """The searched texts of an option, folded, with a blank before each word."""

    question: str
    answers: Mapping[str, str]
    all: str


@cache
def _rule_texts(language: str) -> Mapping[str, _RuleTexts]:
    texts_of = {}
    for key, option in OPTIONS.items():
        question, answers, about = f" {folded(key)}", dict.fromkeys(option.meaning, ""), ""
        for spoken_in in (language, SOURCE):
            speech = Speech(spoken_in)
            question += f" {folded(rule_question(speech, key))}"
            about += (
                f" {folded(help_of(speech, key))} {folded(of_rules(speech, 'topic', option.topic))}"
            )
            for value in answers:
                answers[value] += f" {folded(meaning(speech, key, value))}"
        all_texts = question + "".join(answers.values()) + about
        texts_of[key] = _RuleTexts(question, answers, all_texts)
    return texts_of


def _has(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] == "s" and word[-2] != "s" else word


def folded(text: str) -> str:
    """Return the text in lower case, without accents and punctuation, one blank between words."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(BETWEEN_WORDS.sub(" ", bare).split())


def _beginning(word: str) -> str:
    """Return the string to search for: the word after a blank, which is found where words begin.

    A word that begins with no ASCII letter is found anywhere: its script may have no blanks.
    """
    return f" {word}" if word[:1].isascii() else word


def _rank(preset: str, wanted: str) -> int:
    """Return the row in `OTHER_NAMES` with this name of the game.

    Titles in any language follow after the rows, and all other games after the titles.
    """
    of = (preset, resolved(preset)[0])
    rows = (row for row, (named, names) in enumerate(_other_names()) if named in of)
    other = len(OTHER_NAMES) + (f"/ {wanted} /" not in _titles(preset))
    return next((row for row in rows if wanted in _other_names()[row][1]), other)


def _has_rule(preset: str, phrase: str) -> bool:
    choices = full(preset)
    return any(
        phrase in names and all(choices.get(key) in values for key, values in wanted.items())
        for names, wanted in _rule_words()
    )


def _says(speech: Speech, preset: str, words: list[str]) -> bool:
    """Whether one sentence of a game's rules, in this language or in English, has all words."""
    sentences = (*_rules(preset, speech.language), *_rules(preset, SOURCE))
    return any(all(word in sentence for word in words) for sentence in sentences)


@cache
def _texts(preset: str, language: str) -> str:
    """Return all names and titles of a game, folded, with a blank before each word."""
    speech = Speech(language)
    return f" {folded(' / '.join(_names(speech, preset)))}"


def _names(speech: Speech, preset: str) -> Iterator[str]:
    family, game = FAMILIES[resolved(preset)[0]], PRESETS[preset]
    yield from (
        preset,
        game_title(speech, preset),
        game_line(speech, preset),
        game.title,
        game.about,
    )
    yield from (family.title, of_rules(speech, "game", family.title))
    for other in OTHER_NAMES:
        if other.of in (preset, family.id):
            yield from other.names
    for count in seats(full(preset)["players"]):
        yield f"{count} players"
        yield speech.say("players-in-all", count=count)


@cache
def _titles(preset: str) -> str:
    """Return the titles of a game in all languages, folded, each between slashes."""
    titles = dict.fromkeys(folded(game_title(Speech(language), preset)) for language in LANGUAGES)
    return f"/ {' / '.join(titles)} /"


@cache
def _rules(preset: str, language: str) -> tuple[str, ...]:
    """Return the sentences of a game's rule sheet, folded, with a blank before each word."""
    return tuple(_rule(line, language) for _, part in sections(preset) for line in part)


@cache
def _rule(line: str, language: str) -> str:
    speech = Speech(language)
    return f" {folded(sentence(speech, line))}"


@cache
def _other_names() -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple((row.of, frozenset(map(folded, row.names))) for row in OTHER_NAMES)


@cache
def _rule_words() -> tuple[tuple[frozenset[str], Mapping[str, tuple[str, ...]]], ...]:
    return tuple((frozenset(map(folded, rule.names)), rule.choices) for rule in RULE_WORDS)


def _steps_from_base(preset: str) -> int:
    """Return 0 for the plain form of a game, 1 for a variation of it, and so on."""
    base = PRESETS[preset].base
    return 1 + _steps_from_base(base) if base in PRESETS else 0


@dataclass(frozen=True)
class OtherName:
    """Names of a game besides its title, and the origin of the names.

    `of` is a preset, or a family for all of its games, such as "bt". Accents, punctuation and
    capitals do not matter, because both the names and the typed text are folded. Where two rows
    have the same name, a search lists the game of the earlier row first.

    >>> [one.of for one in OTHER_NAMES if "Rich Man Poor Man" in one.names]
    ['president_hamish', 'pr']
    """

    of: str
    names: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class RuleWords:
    """Names of a rule. A game has this rule if each of these options has one of these values.

    >>> [one.choices for one in RULE_WORDS if "no suits" in one.names]
    [{'suit_order': ('none',)}, {'suit_scope': ('off',)}]
    """

    names: tuple[str, ...]
    choices: Mapping[str, tuple[str, ...]]


FORMER = "its title of before"
WORDS_OF_BEFORE = {  # patterns of folded text, and their replacements; longer words first
    "honour hands?": "bomb",
    "hands of five": "five card hands",
    "counter clockwise": "counterclockwise",
    "colour(s?)": r"color\1",
    "pack(s?)": r"deck\1",
    "auction": "bidding",
    "widow": "hidden",
    "kicker(s?)": r"extra\1",
}
OTHER_NAMES = (
    OtherName(
        "dd",
        ("Landlord", "Landlords", "Fight the Landlord", "Fighting the Landlord"),
        "English: what 斗地主 means; most who type it want this game",
    ),
    OtherName("dd", ("Doudizhu", "Dou Di Zhu", "DDZ"), "Pinyin, as it is typed"),
    OtherName("dd", ("斗地主", "鬥地主", "鬪地主", "闘地主"), "Chinese in both scripts; Japanese"),
    OtherName("dd", ("Đấu địa chủ",), "Vietnamese, from the Chinese"),
    OtherName(
        "dd",
        (
            *("Propriétaire", "Combattre le propriétaire", "Kampf dem Grundherrn", "Gutsherr"),
            *("Landheer", "Földesúr", "Tuan Tanah", "Lawan Tuan Tanah", "地主"),
        ),
        "what 斗地主 means, in other languages",
    ),
    OtherName("bt", ("大老二", "Da Lao Er", "Lao Er", "老二"), "Mandarin: the big old two"),
    OtherName(
        "bt",
        ("鋤大D", "鋤大弟", "鋤大地", "锄大D", "锄大弟", "锄大地", "Choh Dai Di", "Chor Dai Di"),
        "Cantonese, as it is written and typed",
    ),
    OtherName("bt", ("Cho Dai Di", "Dai Di", "Dai Dee"), "Singapore and Malaysia, from Cantonese"),
    OtherName("bt", ("Bu Bu Gao Sheng", "步步高升", "步步高陞"), "Mandarin: step by step upwards"),
    OtherName("bt", ("Big Deuce", "Deuces", "Big 2", "Top Dog", "The Big Two"), "English"),
    OtherName("bt", ("Chinese Poker",), "English, although it is another game's name as well"),
    OtherName("bt", ("ビッグツー", "ビッグトゥー"), "Japanese spelling of the English name"),
    OtherName(
        "bt",
        (
            *("Große Zwei", "Die große Zwei", "Grand Deux", "Gros Deux", "Grote Twee"),
            *("Nagy Kettes", "Nagy Kettő", "Dua Besar", "Hai lớn"),
        ),
        "the English name, translated",
    ),
    OtherName("bt", ("Sjalaliën", "Giappuniza", "Ciniza"), "the Netherlands and Calabria"),
    OtherName("bigtwo_indonesia", ("Capsa", "Capsa Banting", "Cap Sa"), "Indonesian"),
    OtherName(
        "bigtwo_pusoy_dos",
        ("Pusoy", "Pusoy Dos", "Filipino Poker", "Chikicha", "Sikitcha"),
        "the Philippines",
    ),
    OtherName("bigtwo_no_suits", ("No suits", "Suitless"), "what is special about it, in short"),
    OtherName(
        "pr",
        ("Asshole", "Arsehole", "A-hole", "Presidents and Assholes", "Kings and Assholes"),
        "English, the last place's title",
    ),
    OtherName("president_butthead", ("Butthead",), "English"),
    OtherName("pr", ("Scum", "Bum", "Beggar", "Butthead", "Scumbag"), "English, the last place"),
    OtherName(
        "pr",
        ("Capitalism", "Emperors and Scum", "Root Beer", "Landlord", "Warlords and Scumbags"),
        "English, from the titles of local forms",
    ),
    OtherName("president_hamish", ("Rich Man Poor Man",), "New Zealand, without the comma"),
    OtherName("pr", ("Rich Man Poor Man",), "English, also for the plain game"),
    OtherName("pr", ("Trou du Cul", "Trouduc", "Trou de balle"), "French, the last place"),
    OtherName("pr", ("Arschloch", "Arsch", "Einer ist immer der Arsch", "Bettler"), "German"),
    OtherName("president_huberes", ("Hűbéres",), "Hungarian: vassal"),
    OtherName("pr", ("Hűbéres",), "Hungarian, also for the plain game"),
    OtherName("president_klootzakken", ("Klootzakken", "Klootzak", "Sluitspieren"), "Dutch"),
    OtherName("pr", ("Klootzakken", "Sluitspieren"), "Dutch, also for the plain game"),
    OtherName("pr", ("Zheng Shangyou", "争上游", "爭上游", "跑得快"), "Chinese, its forebears"),
    OtherName("pr", ("总统", "總統", "プレジデント", "Tổng thống"), "the name, translated"),
    OtherName("df", ("大富豪", "大貧民", "大贫民"), "Japanese: the first place and the last"),
    OtherName(
        "df",
        ("だいふごう", "だいひんみん", "ダイフゴー", "Dai Fugo", "Daihinmin", "Dai Hin Min"),
        "Japanese, as it is typed",
    ),
    OtherName("df", ("Tycoon", "Grand Millionaire", "Japanese President"), "English"),
    OtherName("df", ("8 cut", "Eight cut", "8切り", "八切り", "8 giri"), "a rule it is known by"),
    OtherName(
        "th",
        ("Tiến Lên", "Tiến Lên Miền Nam", "TLMN"),
        "Vietnamese: go forward; the form of the south",
    ),
    OtherName("th", ("Viet Cong", "VC", "Vietnamese Poker", "13", "Killer 13"), "English"),
    OtherName("th", ("越南大老二", "ティエンレン"), "Chinese and Japanese"),
    OtherName(
        "th",
        (
            *("Treize", "Dreizehn", "Dertien", "Tizenhárom", "Tiga Belas", "Mười ba"),
            *("十三", "サーティーン"),
        ),
        "the English name, translated",
    ),
    OtherName(
        "b3",
        (
            *("Große Drei", "Die große Drei", "Grand Trois", "Gros Trois", "Grote Drie"),
            *("Nagy Hármas", "Nagy Három", "Tiga Besar", "Ba lớn"),
        ),
        "the English name, translated",
    ),
    OtherName("b3", ("Dig a Hole", "Wa Keng", "Wakeng", "挖坑"), "Chinese, and what it means"),
    OtherName("bigtwo_hk_strict", ("Big Two, Hong Kong, strict straights",), FORMER),
    OtherName("bigtwo_three_gift", ("Big Two for three, with a gift",), FORMER),
    OtherName("bigtwo_quads_rule", ("Deuces, fours beat all",), FORMER),
    OtherName("president_denexa", ("President, three of spades leads",), FORMER),
    OtherName("president_comp303_double", ("President, strong jokers, two packs",), FORMER),
    OtherName("president_double_deck", ("President, two packs",), FORMER),
    OtherName("president_colour", ("President, reversing colour",), FORMER),
    OtherName(
        "thirteen_play_on",
        ("Thirteen, second and third place played out, winner leads next",),
        FORMER,
    ),
    OtherName("thirteen_double", ("Thirteen with two decks, 7 to 12 players",), FORMER),
)

RULE_WORDS = (
    RuleWords(
        ("two packs", "2 packs", "two decks", "2 decks", "double deck", "two pack", "two deck"),
        {"decks": ("2",)},
    ),
    RuleWords(("no suits", "without suits", "suitless"), {"suit_order": ("none",)}),
    RuleWords(("no suits", "without suits", "suitless"), {"suit_scope": ("off",)}),
    RuleWords(
        (
            *("two clears", "twos clear", "2 clears", "2s clear", "twos clear the pile"),
            *("two clears the pile", "two burns", "twos burn", "2s burn"),
        ),
        {"two_power": ("wins_trick",)},
    ),
    RuleWords(("no jokers", "without jokers"), {"jokers": ("0",)}),
)
