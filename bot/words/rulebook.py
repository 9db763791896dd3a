"""Translations of the rules' texts: the English text is the key, as in gettext."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType

from babel.messages.pofile import read_po

from bot.domain import drafts
from bot.domain.state import Draft, TableState
from bot.words.cards import pretty
from bot.words.speech import SOURCE, TEXTS, Speech, escaped, shortened, words_first
from rules.catalogue import OPTIONS
from rules.catalogue.choices import NO_EFFECT, NO_GAME, NO_OPTION, NO_VALUE
from rules.catalogue.families import FAMILIES
from rules.catalogue.ladder import FAMILY_OF, OTHER, parts
from rules.catalogue.places import DEUCES, MILITARY, TITLES
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import texts as texts_of_sheets
from rules.sentences import COUNTS_AS, WHY, CardNamed, Listed, Sentence, filled

NUMBER = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,2})?")  # longer numbers are text that players typed


def of_rules(speech: Speech, context: str, text: str) -> str:
    """Return a text of the rules in the speech's language; in English without a translation.

    `context` distinguishes equal texts, for example by the option of a value. A translation without
    a context serves equal texts of all contexts. Where cards are in words, no arrow stands in it.
    """
    if speech.language != SOURCE:
        texts = translations(speech.language)
        text = texts.get((context, text)) or texts.get(("", text)) or text
    return words_first(text) if speech.spelled else text


def sentence(speech: Speech, text: str) -> str:
    """Translate a sentence that the rules have composed, such as a line of a rule sheet."""
    match text:
        case Sentence():
            return with_facts(
                speech,
                "",
                text.template,
                {n: _fact(speech, fact) for n, fact in text.facts.items()},
            )
        case Listed():
            return speech.say("between-words").join(sentence(speech, part) for part in text.parts)
        case CardNamed():
            return pretty(speech, text)
    return of_rules(speech, "", as_number(speech, text))


def with_facts(speech: Speech, context: str, template: str, facts: Mapping[str, object]) -> str:
    """Translate a sentence of the rules and insert its facts, which are already translated."""
    return filled(of_rules(speech, context, template), facts, is_one=partial(_is_one, speech))


def _is_one(speech: Speech, fact: object) -> bool:
    """Whether a number in a text takes the singular: 1, or in French any from 0 to below 2."""
    number = str(fact).replace(",", ".")
    if speech.language == "fr" and NUMBER.fullmatch(number):
        return 0 <= float(number) < 2
    return number == "1"


def _fact(speech: Speech, fact: object) -> object:
    return sentence(speech, fact) if isinstance(fact, str) else as_number(speech, str(fact))


def as_number(speech: Speech, text: str) -> str:
    """Return a number of the rules in the notation of the language; other text unchanged."""
    if not NUMBER.fullmatch(text):
        return text
    return speech.written(float(text), 2 if "." in text else 0)


def game_title(speech: Speech, preset: str) -> str:
    return of_rules(speech, "preset", PRESETS[preset].title)


def ladder_title(speech: Speech, name: str) -> str:
    if name in PRESETS:
        return game_title(speech, name)
    if name == OTHER:
        return speech.say("ladder-other")
    game, variant = parts(name)
    title = of_rules(speech, "game", FAMILIES[FAMILY_OF[game]].title)
    return speech.say(f"ladder-{variant}", game=title) if variant else title


def rules_title(
    speech: Speech, state: TableState, rules: Draft | None = None, short: bool = False
) -> str:
    """Return the title of the game, after the name under which the rules are saved, if any.

    The rules are the given ones, or else the rules in force; `short` is as for `titled`.
    """
    rules = rules or Draft(state.preset, state.changed)
    return titled(speech, replace(rules, name=drafts.saved_name(state, rules)), escaped, short)


def titled(
    speech: Speech, rules: Draft, name: Callable[[str], str] = shortened, short: bool = False
) -> str:
    """Return the title of the game, after the name of the rules if the rules have one.

    A `short` title has the first name alone of a game with two: "Big Three" of "Big Three / Dig a
    Hole".
    """
    game = game_title(speech, rules.preset)
    game = game.partition(" / ")[0] if short else game
    return f"{name(rules.name)} · {game}" if rules.name else game


def game_line(speech: Speech, preset: str) -> str:
    """Return the special feature of a game, in one line."""
    return of_rules(speech, "preset", PRESETS[preset].about)


def question(speech: Speech, option: str, choices: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return the question of an option; other choices may make it more exact."""
    return of_rules(speech, option, OPTIONS[option].asked(choices))


def help_of(speech: Speech, option: str) -> str:
    return of_rules(speech, option, OPTIONS[option].help)


def meaning(speech: Speech, option: str, value: str) -> str:
    """Return a value of an option in players' words; a value such as a list stays as it is."""
    answer = OPTIONS[option].meaning.get(value)
    return of_rules(speech, option, answer) if answer else as_number(speech, value)


def title(speech: Speech, name: str) -> str:
    """Return the title of a place, such as "Vice-President"; players' own titles unchanged."""
    return of_rules(speech, "title", name) if name else ""


@cache
def translations(language: str) -> Mapping[tuple[str, str], str]:
    """Return all translations of a language, by context and English text."""
    source = TEXTS / f"{language}.po"
    if not source.exists():
        return {}
    with source.open(encoding="utf-8") as file:
        catalog = read_po(file)
    return {
        (message.context or "", message.id): message.string
        for message in catalog
        if message.id and isinstance(message.id, str) and isinstance(message.string, str)
    }


def texts() -> Iterator[tuple[str, str]]:
    """Yield every text of the rules that a player may read, with its context."""
    for family in FAMILIES.values():
        yield "game", family.title
    for preset in PRESETS.values():
        yield "preset", preset.title
        yield "preset", preset.about
    yield from texts_of_sheets()
    for option in OPTIONS.values():
        yield "topic", option.topic
        questions = dict.fromkeys(option.questions.values())
        texts_of_option = (option.question, *questions, option.help, *option.meaning.values())
        yield from ((option.id, text) for text in texts_of_option)
        yield from (("", text) for text in option.sentences())
    yield from (("", text) for text in (NO_GAME, NO_OPTION, NO_VALUE, NO_EFFECT))
    yield from (("why", reason) for reason in (*WHY.values(), COUNTS_AS))
    for names in (*TITLES.values(), DEUCES, MILITARY):
        titles = (*names.best, *names.worst, names.middle, *names.three)
        yield from (("title", name) for name in titles if name)
