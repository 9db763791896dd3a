"""Missing lines of a language: shown in English, listed, and few in shipped languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.share_codes.codes import codebook
from bot.words import LANGUAGES, of_rules
from bot.words.coverage import coverage, missing, sentences, table
from bot.words.rulebook import meaning, question, sentence, translations
from bot.words.speech import TEXTS, Speech, bundle
from rules.catalogue import OPTIONS
from rules.catalogue.option import Option
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import sentence as line
from rules.catalogue.values import Words

SHIPPED = ("zh-TW", "zh-CN", "ja", "vi", "id", "de", "fr", "nl", "hu")
FEW = 0.05  # share of the bot's sentences outside of the rules
SONG = Option(
    "song",
    topic="Places",
    question="Does the last place sing?",
    help="After each deal.",
    values=Words({"off": "no", "on": "yes, and loudly"}),
    default={"*": "off"},
    says={"off": "", "on": "The last place sings."},
)


@pytest.fixture
def _song(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house rule without a translation."""
    monkeypatch.setitem(OPTIONS, "song", SONG)


@pytest.fixture
def esperanto(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a new language without translations."""
    caches = (bundle, translations, sentences)
    for module in ("speech", "rulebook", "coverage"):
        monkeypatch.setattr(f"bot.words.{module}.TEXTS", tmp_path)
    monkeypatch.setitem(LANGUAGES, "eo", "Esperanto")
    (tmp_path / "en.ftl").write_bytes((TEXTS / "en.ftl").read_bytes())
    for cache in caches:
        cache.cache_clear()
    yield tmp_path
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("_song")
def test_a_rule_that_is_not_translated_is_shown_in_english() -> None:
    speech = Speech("de")
    assert question(speech, "song") == "Does the last place sing?"
    assert meaning(speech, "song", "on") == "yes, and loudly"
    assert meaning(speech, "song", "off") == "nein"
    assert sentence(speech, line("song", {"song": "on"})) == "The last place sings."


@pytest.mark.slow
@pytest.mark.usefixtures("_song")
@pytest.mark.parametrize("language", SHIPPED)
def test_a_rule_that_is_not_translated_is_listed(language: str) -> None:
    for text in (SONG.question, SONG.help, "yes, and loudly", SONG.says["on"]):
        assert f'{language}.po: "{text}"' in missing()
    assert f'{language}.po: "no"' not in missing()


@pytest.mark.slow
@pytest.mark.usefixtures("_song")
def test_table_of_languages_counts_missing_texts() -> None:
    german = next(row for row in table().splitlines() if row.startswith("de "))
    told, every = german.split()[-1].split("/")
    assert int(told) <= int(every) - 4


@pytest.mark.slow
def test_a_language_without_files_speaks_english(esperanto: Path) -> None:
    speech = Speech("eo")
    assert speech.say("seat-cards", count=1) == "**1 card**"
    assert of_rules(speech, "", "no") == "no"
    assert {f"eo.ftl: {key}" for key in sentences("en")} <= set(missing())


@pytest.mark.slow
def test_incomplete_language_names_its_share(esperanto: Path) -> None:
    (esperanto / "eo.ftl").write_text("button-join = Partopreni\n", encoding="utf-8")
    (esperanto / "eo.po").write_text('msgid "no"\nmsgstr "ne"\n', encoding="utf-8")
    speech = Speech("eo")
    assert speech.say("button-join") == "Partopreni"
    assert speech.say("button-pass") == "Pass"
    assert of_rules(speech, "hats", "no") == "ne"
    has = coverage("eo")
    assert (has.sentences, has.rules) == (1, 1)
    assert "button-join" not in has.lacking
    assert "no" not in has.untold


@pytest.mark.long
def test_all_that_is_missing_is_listed_once() -> None:
    lines = list(missing())
    lacking = [coverage(language) for language in LANGUAGES]
    assert len(lines) == len(set(lines)) == sum(len(one.lacking + one.untold) for one in lacking)


@pytest.mark.slow
@pytest.mark.parametrize("language", SHIPPED)
def test_the_rules_of_the_first_catalogue_are_told_in_the_first_languages(language: str) -> None:
    untold = set(coverage(language).untold)
    book = codebook()
    for key in book.defaults.keys() & OPTIONS.keys():
        option = OPTIONS[key]
        assert not {option.question, option.help} & untold
        for value in book.values[key]:
            assert option.meaning.get(value) not in untold
            assert option.says.get(value, option.says.get("*")) not in untold
    for key in book.presets.keys() & PRESETS.keys():
        assert not {PRESETS[key].title, PRESETS[key].about} & untold


@pytest.mark.parametrize("language", SHIPPED)
def test_the_first_languages_lack_few_sentences(language: str) -> None:
    has = coverage(language)
    assert len(has.lacking) < FEW * has.sentences
