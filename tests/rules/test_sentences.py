"""Sentences of the rules for people, which keep the facts that they tell."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

from rules.actions import IllegalAction
from rules.sentences import WHY, Listed, Sentence, filled, template

RULES = Path(__file__).parents[2] / "rules"


def test_a_sentence_has_its_facts_filled_in_and_still_knows_them() -> None:
    said = Sentence("{cards} doesn't beat {top}.", cards="3S", top="9H")
    assert said == "3S doesn't beat 9H."
    assert said.template == "{cards} doesn't beat {top}."
    assert said.facts == {"cards": "3S", "top": "9H"}


def test_a_sentence_without_facts_is_its_own_template() -> None:
    said = Sentence("This deal is over.")
    assert said == template(said) == "This deal is over."
    assert said.facts == {}


def test_a_fact_may_be_a_sentence_itself() -> None:
    fact = Sentence("{number} cards", number=3)
    said = Sentence("Give {what}.", what=fact)
    assert said == "Give 3 cards."
    assert said.facts["what"] is fact


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="top"):
        Sentence("{cards} doesn't beat {top}.", cards="3S")


def test_plain_words_are_their_own_template() -> None:
    assert template("Give {count} cards.") == "Give {count} cards."
    assert template(Sentence("Give {count} cards.", count=2)) == "Give {count} cards."


def test_several_are_listed_with_commas_and_each_is_kept() -> None:
    parts = [Sentence("{n} twos", n=n) for n in (1, 2)]
    listed = Listed(iter(parts))
    assert listed == "1 twos, 2 twos"
    assert listed.parts == tuple(parts)
    assert Listed([]) == ""


@pytest.mark.parametrize(("reason", "said"), WHY.items())
def test_every_reason_is_one_plain_sentence_with_a_point(reason: str, said: str) -> None:
    assert said.endswith(".")
    assert said[0].isupper() or said[0] == "{"
    assert reason.replace("_", "").isalpha()


@pytest.mark.parametrize(("reason", "said"), WHY.items())
def test_a_refusal_says_its_sentence_with_its_facts(reason: str, said: str) -> None:
    names = [name for _, name, _, _ in Formatter().parse(said) if name]
    facts = {name: f"<{name}>" for name in names}
    refusal = IllegalAction(reason, **facts)
    assert str(refusal) == filled(said, facts)
    assert (refusal.reason, refusal.facts) == (reason, facts)
    assert all(fact in str(refusal) for fact in facts.values())


def given() -> dict[str, list[set[str]]]:
    """Return for each reason the names of the facts that each refusal in the rules gives."""
    found: dict[str, list[set[str]]] = {}
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("IllegalAction"), [ast.Constant(str(reason))], keywords):
                    names = {keyword.arg for keyword in keywords if keyword.arg}
                    found.setdefault(reason, []).append(names)
    return found


@pytest.mark.slow
def test_the_rules_give_each_reason_the_facts_that_its_sentence_tells() -> None:
    everywhere = given()
    assert len(everywhere) > 15
    for reason, facts in everywhere.items():
        told = {name for _, name, _, _ in Formatter().parse(WHY[reason]) if name}
        assert all(names == told for names in facts), reason


def test_a_refusal_for_no_known_reason_is_a_fault_in_the_rules() -> None:
    with pytest.raises(KeyError):
        IllegalAction("because")
