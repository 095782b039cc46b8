"""Amendments: where one document replaces a clause of another, what that said is spent."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.alignment.lexical import overlap
from agent.judge.checked import Checked
from agent.judge.passages.matching import Matched
from agent.judge.passages.windows import Sentence, Window
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.comparison.kinds import gives, same_kind
from agent.judge.quantities.quantity import RULE
from agent.ports import Parser

ALIKE = 0.5  # share of the words of a new clause that the clause which it replaces has
_CLAUSE = r"(?:clause|section|article|paragraph|rule|regulation|§)\s*(?P<clause>\d+(?:\.\d+)*)"
_REPLACED = (
    r"(?:is|are|shall be)\s+(?:hereby\s+)?(?:deleted\s+(?:in its entirety\s+)?and\s+)?"
    r"(?:replaced|substituted)\s+(?:by|with)\b\s*(?:the (?:following|words?|figures?)\s*)?:?\s*"
)
_NEW = r"[“\"](?P<new>[^”\"]+)[”\"]"
_PART = re.compile(
    rf"\b(?:in|under)\s+{_CLAUSE},?\s+(?:the (?:words?|figures?|phrase)\s+)?"
    rf"[“\"](?P<old>[^”\"]+)[”\"]\s+{_REPLACED}{_NEW}",
    re.IGNORECASE,
)
_WHOLE = re.compile(rf"\b{_CLAUSE}\s+{_REPLACED}{_NEW}", re.IGNORECASE)
_NUMBER = re.compile(
    r"\W*(?:(?:clause|section|article|paragraph|rule|regulation)\s+)?(\d+(?:\.\d+)*)\b",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"\b(?:was|were|had|until|before|previous(?:ly)?|original(?:ly)?|former(?:ly)?|old)\b",
    re.IGNORECASE,
)


class Amendment(NamedTuple):
    """A clause, the words of it that are replaced ('' for all), and what takes their place."""

    clause: str
    old: str
    new: str

    def spends(self, sentence: Sentence, passage: Passage) -> bool:
        """Tell whether a sentence is of the clause as it was before."""
        known = _NUMBER.match(sentence.text) or _NUMBER.match(passage.heading)
        if known is None or known[1] != self.clause or self.new in sentence.text:
            return False
        return self.old in sentence.text if self.old else overlap(self.new, sentence.text) >= ALIKE

    def makes(self, sentence: Sentence) -> bool:
        """Tell whether a sentence is the one that replaces words by others."""
        return bool(self.old) and self.old in sentence.text and self.new in sentence.text


def amendments(passages: Sequence[Passage]) -> list[Amendment]:
    """Return the amendments that the passages make, to whatever document."""
    texts = dict.fromkeys(" ".join(p.text.split()) for p in passages)
    parts = (m for t in texts for m in _PART.finditer(t))
    wholes = (m for t in texts for m in _WHOLE.finditer(t))
    return [
        *(Amendment(m["clause"], m["old"], m["new"]) for m in parts),
        *(Amendment(m["clause"], "", m["new"]) for m in wholes),
    ]


def in_force(matched: Matched, parser: Parser) -> Matched:
    """Return the case without the windows that give what an amendment, as the claim does, changed.

    They stay where there are no others.
    """
    case = matched.case
    spent = {
        s
        for amendment in amendments(case.passages)
        for w in matched.windows
        for s in w.sentences
        if amendment.spends(s, case.passages[s.passage])
        and _chosen(case.claim, amendment.new, amendment.old or s.text, parser)
    }
    kept = [i for i, w in enumerate(matched.windows) if spent.isdisjoint(w.sentences)]
    if not spent or not kept:
        return matched
    columns = ("windows", "overlaps", "similarities")
    return matched.model_copy(
        update={name: tuple(getattr(matched, name)[i] for i in kept) for name in columns}
    )


def as_amended(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parser: Parser
) -> Checked:
    """Return what was found in a window, in conflict where the claim has a number that is spent."""
    number = next((f for f in checked.findings if f.rule == RULE), None)
    if number is None or number.outcome is not Outcome.MATCH or _BEFORE.search(claim.text):
        return checked
    for amendment in amendments(passages):
        for s in window.sentences:
            told = amendment.makes(s) or amendment.spends(s, passages[s.passage])
            old = amendment.old or s.text
            if told and _chosen(claim.text, old, amendment.new, parser):
                why = f"clause {amendment.clause} now reads “{amendment.new}”"
                spent = Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=why)
                findings = tuple(spent if f is number else f for f in checked.findings)
                return Checked(findings, checked.agreement._replace(stated=False))
    return checked


def _chosen(claim: str, one: str, other: str, parser: Parser) -> bool:
    """Tell whether the claim gives a number of ``one`` that ``other`` has otherwise, and not that.

    One that gives both speaks of the change.
    """
    asked, first, second = (
        [b.quantity for b in bind(a).items]
        for a in parser.parse([claim, one, other], entities=False)
    )
    return any(
        gives(item, a) and same_kind(a, b) and not any(gives(i, b) for i in asked)
        for item in asked
        for a in first
        for b in second
    )
