"""Cases: what is told of Category B is not told of Category A, of which the draft speaks.

A document tells its cases apart by the rows of a table or by terms that it explains: *Category A:
…*, *Trades permit: …*. Where a draft names one of them in these words and no other, its numbers are
those of that case, though the claim itself leaves unsaid which it is.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked
from agent.judge.clauses.tree import NOUNS
from agent.judge.passages.windows import Window, sentences
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.graded.tiers import in_turns
from agent.judge.quantities.comparison.kinds import gives, same_kind
from agent.judge.quantities.quantity import RULE
from agent.judge.referents.rows import rows
from agent.ports import Parser

KEPT = 256  # sets of passages of which the cases are remembered; each is asked for every window
_TERM = re.compile(r"^(?P<name>[^\W\d][\w'’-]*(?: [\w'’-]+){1,2}): \S")
_HEAD = re.compile(r"\s*[,(]")


class _Sibling(NamedTuple):
    """A case by its name; those of one family are told side by side."""

    family: str
    name: str

    def places(self, text: str) -> list[int]:
        """Return where a text names it."""
        pattern = rf"\b{re.escape(self.name)}(?:s|es)?\b"
        return [m.start() for m in re.finditer(pattern, text, re.IGNORECASE)]


class _Meant(NamedTuple):
    """The case that a draft speaks of, and those of its family of which it has no word."""

    own: _Sibling
    others: tuple[_Sibling, ...]


def of_its_case(
    checked: Checked, case: Case, window: Window, claim: Analysis, parser: Parser
) -> Checked:
    """Return what was found in a window, and that it says so of another case than the draft's."""
    number = checked.of(RULE)
    if number is None or number.outcome is not Outcome.MATCH or not case.context:
        return checked
    documents = {case.passages[i].document_id for i in window.passages}
    around = tuple(p for p in case.passages if p.document_id in documents)
    meant = list(_meant(f"{case.context} {claim.text}", around)) if _is_told(claim, around) else []
    texts = dict.fromkeys(s.text for s in window.sentences) if meant else {}
    stating = [p for p in parser.parse(list(texts), entities=False) if _given(claim, p)]
    for one in meant if stating else ():
        found = [f for part in stating if (f := _of_another(claim, part, one))]
        if len(found) == len(stating):
            return checked.replacing(number, found[0])
    return checked


def _is_told(claim: Analysis, passages: Sequence[Passage]) -> bool:
    """Tell whether passages name all things that a claim names: it is of none beside them."""
    named = content(" ".join(t.text for t in claim.tokens if t.pos in NOUNS))
    return named <= content(" ".join(f"{p.title} {p.heading} {p.text}" for p in passages))


def _meant(told: str, passages: tuple[Passage, ...]) -> Iterator[_Meant]:
    """Yield the cases that alone of their family are named in ``told``: draft and claim."""
    words = content(told)
    for family in _families(passages):
        named = [s for s in family if s.places(told)]
        if len(named) == 1:
            own = content(named[0].name)
            others = [s for s in family if words.isdisjoint(content(s.name) - own)]
            yield _Meant(named[0], tuple(s for s in others if s not in named))


@lru_cache(maxsize=KEPT)
def _families(passages: tuple[Passage, ...]) -> tuple[tuple[_Sibling, ...], ...]:
    """Return the cases that passages tell apart, those of a family together."""
    texts = [s.text for own in sentences(passages) for s in own]
    found = dict.fromkeys(s for text in texts for s in _siblings(text))
    families = dict.fromkeys(s.family for s in found)
    return tuple(tuple(s for s in found if s.family == name) for name in families)


def _siblings(text: str) -> Iterator[_Sibling]:
    """Yield the case of a row, or that of a term by its first and by its last word."""
    told = rows([text])
    for row in told:
        yield _Sibling("; ".join(row.head), _HEAD.split(row.label)[0])
    term = None if told else _TERM.match(text)
    if term is not None:
        first, *_, last = term["name"].lower().split()
        yield from (_Sibling(word, term["name"]) for word in (first, last))


def _given(claim: Analysis, part: Analysis) -> list[Bound]:
    """Return the numbers of a sentence that may be values of what a claim gives, if it has one."""
    asked, told = bind(claim).items, bind(part).items
    kin = [b for b in told if any(same_kind(a.quantity, b.quantity) for a in asked)]
    return kin if any(_gives(claim, b) for b in kin) else []


def _gives(claim: Analysis, told: Bound) -> bool:
    return any(gives(a.quantity, told.quantity) for a in bind(claim).items)


def _of_another(claim: Analysis, part: Analysis, meant: _Meant) -> Finding | None:
    """Return what is found where a sentence gives a number of a claim to another case than meant.

    Conflict where it gives the case that is meant another one.
    """
    told = {s.name for s in _siblings(part.text)}
    other = next((s for s in meant.others if s.name in told or s.places(part.text)), None)
    if other is None or meant.own.name in told:
        return None
    reason = f"the evidence says so of “{other.name}”, not of “{meant.own.name}”"
    if not meant.own.places(part.text):
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    cases = sorted((at, s) for s in (meant.own, *meant.others) for at in s.places(part.text))
    values = _given(claim, part)
    if not in_turns([b.quantity.start for b in values], [at for at, _ in cases]):
        return None
    own = [v for v, (_, s) in zip(values, cases, strict=True) if s == meant.own]
    given = any(_gives(claim, v) for v in own)
    return None if given else Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
