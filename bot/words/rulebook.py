"""Translations of the rules' texts: the English text is the key, as in gettext."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from babel.messages.pofile import read_po

from bot.domain import drafts
from bot.domain.state import Draft, TableState
from bot.words.cards import pretty
from bot.words.speech import SOURCE, TEXTS, escaped, present, say, shortened, written
from rules.catalogue import OPTIONS
from rules.catalogue.choices import NO_EFFECT, NO_GAME, NO_OPTION, NO_VALUE
from rules.catalogue.families import FAMILIES
from rules.catalogue.ladder import FAMILY_OF, OTHER, parts
from rules.catalogue.places import DEUCES, MILITARY, TITLES
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import texts as texts_of_sheets
from rules.sentences import COUNTS_AS, WHY, CardNamed, Listed, Sentence, filled

NUMBER = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,2})?")  # longer numbers are typed text


def of_rules(context: str, text: str) -> str:
    """Return a text of the rules in the present language; the text itself without a translation.

    `context` tells equal texts apart, for example by the option of a value. A translation without a
    context serves them all.
    """
    if present().language == SOURCE:
        return text
    texts = translations(present().language)
    return texts.get((context, text)) or texts.get(("", text)) or text


def sentence(said: str) -> str:
    """Translate a sentence that the rules have composed, such as a line of a rule sheet."""
    match said:
        case Sentence():
            return told("", said.template, {n: _fact(fact) for n, fact in said.facts.items()})
        case Listed():
            return say("between-words").join(map(sentence, said.parts))
        case CardNamed():
            return pretty(said)
    return of_rules("", as_number(said))


def told(context: str, template: str, facts: Mapping[str, object]) -> str:
    """Translate a sentence of the rules and fill its facts in, as they are told."""
    return filled(of_rules(context, template), facts, is_one=_is_one)


def _is_one(fact: object) -> bool:
    """Whether a told number takes the singular: 1, and in French all below 2."""
    number = str(fact).replace(",", ".")
    if present().language == "fr" and NUMBER.fullmatch(number):
        return 0 <= float(number) < 2
    return number == "1"


def _fact(fact: object) -> object:
    return sentence(fact) if isinstance(fact, str) else as_number(str(fact))


def as_number(said: str) -> str:
    """Return a number of the rules in the present language's notation; other text unchanged."""
    if not NUMBER.fullmatch(said):
        return said
    return written(float(said), 2 if "." in said else 0)


def game_title(preset: str) -> str:
    """Return the title of a game."""
    return of_rules("preset", PRESETS[preset].title)


def ladder_title(name: str) -> str:
    """Return the title of a ladder, or of the game of a preset."""
    if name in PRESETS:
        return game_title(name)
    if name == OTHER:
        return say("ladder-other")
    game, variant = parts(name)
    title = of_rules("game", FAMILIES[FAMILY_OF[game]].title)
    return say(f"ladder-{variant}", game=title) if variant else title


def rules_title(state: TableState, rules: Draft | None = None) -> str:
    """Return the game of these rules, or of those in force, after the name they are saved by."""
    rules = rules or Draft(state.preset, state.changed)
    return titled(replace(rules, name=drafts.saved_name(state, rules)), escaped)


def titled(rules: Draft, name: Callable[[str], str] = shortened) -> str:
    """Return the game, after the name of the rules if they have one."""
    game = game_title(rules.preset)
    return f"{name(rules.name)} · {game}" if rules.name else game


def game_line(preset: str) -> str:
    """Return the special feature of a game, in one line."""
    return of_rules("preset", PRESETS[preset].about)


def question(option: str) -> str:
    """Return the question of an option."""
    return of_rules(option, OPTIONS[option].question)


def help_of(option: str) -> str:
    """Return the help text of an option."""
    return of_rules(option, OPTIONS[option].help)


def meaning(option: str, value: str) -> str:
    """Return a value of an option in players' words; a list stays as it is."""
    found = OPTIONS[option].meaning.get(value)
    return of_rules(option, found) if found else as_number(value)


def title(name: str) -> str:
    """Return the title of a place, such as "Vice-President"; players' own titles unchanged."""
    return of_rules("title", name) if name else ""


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
        asked = (option.question, option.help, *option.meaning.values())
        yield from ((option.id, text) for text in asked)
        yield from (("", text) for text in option.sentences())
    yield from (("", text) for text in (NO_GAME, NO_OPTION, NO_VALUE, NO_EFFECT))
    yield from (("why", said) for said in (*WHY.values(), COUNTS_AS))
    for names in (*TITLES.values(), DEUCES, MILITARY):
        every = (*names.best, *names.worst, names.middle, *names.three)
        yield from (("title", name) for name in every if name)
