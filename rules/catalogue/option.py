"""An option: one question of the house rules, with all that belongs to it in one record."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, TypeAlias

from rules.catalogue.values import Values, Words
from rules.rule import Rule
from rules.ruleset import RuleSet
from rules.sentences import Sentence

Facts: TypeAlias = Mapping[str, object]
IDLE = ("off", "none", "0", "exact")


class Meant(dict[str, Any]):
    """The choices of a table as parsed, by option; only those that its family uses.

    `seats` is how many players there are, None where that is not known yet.
    """

    def __init__(self, choices: Mapping[str, Any], seats: int | None = None) -> None:
        super().__init__(choices)
        self.seats = seats

    @property
    def counts(self) -> list[int]:
        """The numbers of players that these choices must do for."""
        return [self.seats] if self.seats else list(self["players"])

    def on(self, option: str) -> bool:
        """Whether the option is used here, and not at its idle value."""
        return option in self and self[option] not in IDLE


@dataclass(frozen=True)
class Contradiction:
    """A sentence to say `when` choices contradict each other.

    `when` answers yes or no, or with the facts of each sentence where it has any. `parts` are texts
    that these facts may hold.
    """

    says: str
    when: Callable[[Meant], bool | Iterable[Facts]]
    parts: tuple[str, ...] = ()

    def sentences(self, meant: Meant) -> Iterator[str]:
        """Yield the sentences about these choices; none without a contradiction."""
        found = self.when(meant)
        if isinstance(found, bool):
            found = [{}] if found else []
        for facts in found:
            yield Sentence(self.says, **facts)


Choices: TypeAlias = Mapping[str, str]  # option id -> value as it is stored and typed
Change: TypeAlias = Callable[[RuleSet, Any, Choices], RuleSet]


def nothing(rules: RuleSet, value: Any, _: Choices) -> RuleSet:
    """For values that another option reads."""
    return rules


@dataclass(frozen=True)
class Instead:
    """Other lines of the rule sheet, by value, `when` the other choices ask for them."""

    when: Callable[[Choices], bool]
    says: Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """A question, its values, and the effect of each on a rule set.

    `default` is the value by family ("pr", "bt" ...), "*" for all others. A family that is not
    named there, while "*" is missing, does not use the option.

    `says` has the line of the rule sheet for each value, "*" for all others; an empty one is not
    worth a line. It may name any choice of the table, ``{match_target}``, or what follows from
    them (`rules.catalogue.sheet.blanks`). The first of `instead` that has a line for the value
    says its own. `told_by` is the option whose line tells this one's value as well.

    `questions` has the question for values of `told_by` with which `question` is too general.

    `only_with` names other options and the values of each with which this one plays a part;
    `not_with` others, and the values of each that take its place.
    """

    id: str
    _: KW_ONLY
    topic: str  # under which heading of a menu
    question: str
    help: str
    values: Values
    default: Mapping[str, str]
    change: Change = field(default=nothing, repr=False)
    says: Mapping[str, str]
    only_with: Mapping[str, Container[str]] = field(default_factory=dict)
    not_with: Mapping[str, Container[str]] = field(default_factory=dict)
    contradictions: tuple[Contradiction, ...] = ()
    unsaid: Mapping[str, str] | None = None  # the first `default`, where it has changed since
    instead: tuple[Instead, ...] = field(default=(), repr=False)
    told_by: str = ""
    questions: Mapping[str, str] = field(default_factory=dict)

    def asked(self, choices: Choices) -> str:
        """Return the question with these other choices."""
        return self.questions.get(choices.get(self.told_by, ""), self.question)

    def default_for(self, family: str) -> str | None:
        """Return the value in games of this family; None where they do not use the option."""
        return self.default.get(family, self.default.get("*"))

    def unsaid_for(self, family: str) -> str | None:
        """Return the value that a share code without one stands for."""
        first = self.default if self.unsaid is None else self.unsaid
        return first.get(family, first.get("*"))

    def today(self, value: str) -> str:
        """Return the value by its present name."""
        return self.values.former.get(value, value) if isinstance(self.values, Words) else value

    @property
    def meaning(self) -> Mapping[str, str]:
        """The named values, each in players' words."""
        return self.values.meaning

    def plays_a_part(self, choices: Choices) -> bool:
        """Whether it can make a difference, besides these choices."""
        return all(
            choices[other] in values for other, values in self.only_with.items() if other in choices
        )

    def is_said(self, choices: Choices) -> bool:
        """Whether the rule sheet has a line for it, besides these choices."""
        return self.plays_a_part(choices) and not any(
            choices.get(other) in values for other, values in self.not_with.items()
        )

    def line(self, choices: Choices) -> str:
        """Return its line of the rule sheet with the facts left open; empty without one."""
        if not self.is_said(choices):
            return ""
        value = choices[self.id]
        for other in self.instead:
            if value in other.says and other.when(choices):
                return other.says[value]
        return self.says.get(value, self.says.get("*", ""))

    def sentences(self) -> Iterator[str]:
        """Yield all sentences that may be said about it, with their facts left open."""
        yield from filter(None, self.says.values())
        for other in self.instead:
            yield from filter(None, other.says.values())
        yield from self.values.refusals
        for contradiction in self.contradictions:
            yield from (contradiction.says, *contradiction.parts)


def put(name: str, by_value: Mapping[str, object] | None = None) -> Change:
    """Return a change that puts the value into this field of the rule set, or of one of its parts.

    With `by_value` it puts what belongs to the value there.
    """
    part, _, attribute = name.rpartition(".")

    def change(rules: RuleSet, value: Any, _: Choices) -> RuleSet:
        value = value if by_value is None else by_value[value]
        if not part:
            return replace(rules, **{attribute: value})
        inner = replace(getattr(rules, part), **{attribute: value})
        return replace(rules, **{part: inner})

    return change


def flag(name: str, on: str) -> Change:
    """Return a change that puts whether the value is `on` into this field."""
    change = put(name)
    return lambda rules, value, choices: change(rules, value == on, choices)


def adds(by_value: Mapping[str, Rule]) -> Change:
    """Return a change that adds the house rule of this value, where it has one."""
    return lambda rules, value, _: rules.with_rules(by_value[value]) if value in by_value else rules
