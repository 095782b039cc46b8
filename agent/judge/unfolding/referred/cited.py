"""Clauses that a claim cites: *Under section 4, leave is 28 days*, of what stands in section 4.

The number stands over a clause or before its first words, and seldom with the word *section*.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.casing import capital
from agent.domain.text import Passage
from agent.judge.passages.numbering import (
    REFERENCE,
    Clause,
    Reference,
    body,
    clauses,
    references,
)
from agent.judge.passages.windows import Sentence

Split = Sequence[Sequence[Sentence]]
_NUMBER = re.compile(r"\d.*$")


def with_its_clause(claim: str, split: Split, passages: Sequence[Passage]) -> Split:
    """Return the sentences of each passage, those of numbered clauses under their names.

    *4.2 Notice is three months* is told for a claim on section 4.2, or on section 4, as
    *Section 4.2: Notice is three months*, and as that for one on section 4.3 too.
    """
    cited = [(r, claim[start:end]) for start, end, r in references(claim)]
    if not cited:
        return split
    known = [c for _, c in clauses(passages, split) if c.number]
    named = {s: _name(c, cited) for c in known for s in c.sentences}
    return [[_under(s, named[s]) if s in named else s for s in own] for own in split]


def _name(clause: Clause, cited: Sequence[tuple[Reference, str]]) -> str:
    """Return how a claim calls a clause, or would, by what it calls another."""
    for reference, name in cited:
        if _is_of(clause, reference):
            return name
    kind = _NUMBER.sub("", cited[0][1])
    return f"{kind}{clause.number}{f' ({clause.part})' if clause.part else ''}"


def _is_of(clause: Clause, reference: Reference) -> bool:
    if reference.names(clause):
        return True
    whole = not reference.part and not reference.is_part
    return whole and clause.number.startswith(f"{reference.number}.")


def _under(sentence: Sentence, name: str) -> Sentence:
    if sentence.title or REFERENCE.match(sentence.text):
        return sentence
    return sentence._replace(text=f"{capital(name)}: {body(sentence.text)}")
