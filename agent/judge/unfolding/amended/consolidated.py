"""Documents consolidated: what an amendment makes of a clause is told where it is made.

*In section 4, “30 days” is replaced by “45 days”* has no word of what is due within them, and
section 4 has the old number. The quote of what is told is the amendment.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from agent.domain.text import Passage
from agent.judge.alignment.lexical import overlap
from agent.judge.passages.numbering import (
    REFERENCE,
    Clause,
    Reference,
    clauses,
    document_of,
)
from agent.judge.passages.windows import Sentence, sentences
from agent.judge.unfolding.amended.changes import AMENDING, Change, announced, changes
from agent.judge.unfolding.amended.forms import CUE, How
from agent.judge.unfolding.amended.values import revalued
from agent.ports import Parser

SPENT = "As amended."  # stands where the old words of a clause stood
KEPT = 64  # sets of passages whose consolidation is kept; many claims are asked of each
ALIKE = 0.5  # share of the words of a new clause that one of another document has
_OF_THE_CHANGE = re.compile(
    r"\b(?:was|were|had|used to|previous(?:ly)?|original(?:ly)?|former(?:ly)?|old|no longer|"
    r"amend\w*|(?:is|are|been|be) (?:now )?(?:replaced|deleted|repealed|increased|raised|reduced|"
    r"lowered|extended|shortened|changed|substituted|struck|removed|abolished|withdrawn)|"
    r"until now)\b|\bfrom \S*\d\S*(?: \S+)? to\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"^\W*\d+(?:\.\d+)*\W*\s")
Split = Sequence[Sequence[Sentence]]
_kept: dict[tuple[Passage, ...], Split] = {}


def consolidated(claim: str, passages: Sequence[Passage], parser: Parser) -> Split:
    """Return the sentences of each passage as amended, unless the claim is on the change."""
    if _OF_THE_CHANGE.search(claim) or not any(_may_amend(p.text) for p in passages):
        return sentences(passages)
    key = tuple(passages)
    if key not in _kept:
        if len(_kept) >= KEPT:
            _kept.clear()
        _kept[key] = _consolidated(key, parser)
    return _kept[key]


@lru_cache(maxsize=4096)
def _may_amend(text: str) -> bool:
    return bool(CUE.search(text) and (REFERENCE.search(text) or AMENDING.search(text)))


def _consolidated(passages: tuple[Passage, ...], parser: Parser) -> Split:
    split = sentences(passages)
    made = _changes(split)
    if not made:
        return split
    amending = {s for s, _ in made}
    known = [(d, _without(c, amending)) for d, c in clauses(passages, split)]
    now = {s: s.text for own in split for s in own}
    told: dict[Sentence, list[Sentence]] = {}
    for sentence, change in (m for m in made if not _is_general(m[1], made)):
        document = document_of(sentence, passages)
        for clause in _changed(change, sentence, document, known):
            for one, text in _as_changed(change, clause, now, sentence, parser).items():
                now[one] = text
                told.setdefault(sentence, []).append(one)
    return [[s._replace(text=_read(s, told, now)) for s in own] for own in split]


def _changes(split: Split) -> list[tuple[Sentence, Change]]:
    """Return the changes that the sentences make, each with the one that makes it."""
    made: list[tuple[Sentence, Change]] = []
    for own in split:
        of: Reference | None = None
        for sentence in own:
            found = [] if sentence.title else changes(sentence.text, of)
            made += [(sentence, c) for c in found]
            of = announced(sentence.text) or (of if found and not sentence.title else None)
    return made


def _is_general(change: Change, made: Sequence[tuple[Sentence, Change]]) -> bool:
    """Tell whether a change only announces the changes of the same clause that follow it."""
    empty = change.how is How.WHOLE and not change.new
    return empty and any(
        c != change and c.reference.number == change.reference.number for _, c in made
    )


def _without(clause: Clause, amending: set[Sentence]) -> Clause:
    return clause._replace(sentences=[s for s in clause.sentences if s not in amending])


def _changed(
    change: Change, sentence: Sentence, document: str, known: Sequence[tuple[str, Clause]]
) -> list[Clause]:
    """Return the clauses that a change is made in: of its own document, else of the one other."""
    named = [(d, c) for d, c in known if c.sentences and change.reference.names(c)]
    own = [c for d, c in named if d == document]
    if change.how is How.WHOLE:
        own = [c for c in own if c.sentences[0][:2] < sentence[:2]]
    if own:
        return _one_of(own) if change.reference.number else [_whole(own)]
    others = [(d, c) for d, c in named if d != document and _suits(change, c)]
    return [c for _, c in others] if len({d for d, _ in others}) == 1 else []


def _one_of(own: list[Clause]) -> list[Clause]:
    return own if len({c.number for c in own}) == 1 else []


def _whole(own: list[Clause]) -> Clause:
    """Return a document as if it were one clause."""
    return Clause("", "", [s for c in own for s in c.sentences])


def _suits(change: Change, clause: Clause) -> bool:
    """Tell whether a clause of another document may be the one that a change is made in."""
    texts = [s.text for s in clause.sentences]
    if change.how is How.WORDS:
        return any(change.old in t for t in texts)
    return change.how is not How.WHOLE or overlap(change.new, " ".join(texts)) >= ALIKE


def _as_changed(
    change: Change,
    clause: Clause,
    now: dict[Sentence, str],
    sentence: Sentence,
    parser: Parser,
) -> dict[Sentence, str]:
    """Return what becomes of the sentences of a clause, '' where nothing is left."""
    own = clause.sentences
    if change.how is How.WORDS:
        return {s: t for s in own if (t := _replaced(now[s], change.old, change.new)) != now[s]}
    if change.how is How.GONE:
        return {s: f"Repealed: {_COUNTED.sub('', now[s])}" for s in own}
    if change.how is How.SENTENCE:
        likest = max(own, key=lambda s: overlap(change.new, now[s]))
        return {likest: change.new} if overlap(change.new, now[likest]) >= ALIKE else {}
    if change.how is How.WHOLE:
        return {s: "" if n else change.new for n, s in enumerate(own)}
    texts = [now[s] for s in own]
    found = revalued(change, texts, sentence.text, parser)
    return {own[i]: text for i, text in [found] if text} if found else {}


def _replaced(text: str, old: str, new: str) -> str:
    found = re.sub(rf"(?<![\w.]){re.escape(old)}(?!\w)", lambda _: new, text)
    return " ".join(found.replace(" .", ".").replace(" ,", ",").split())


def _read(
    sentence: Sentence, told: dict[Sentence, list[Sentence]], now: dict[Sentence, str]
) -> str:
    """Return what a sentence says once all is amended: one that amends, what it makes of others."""
    if sentence in told:
        parts = [now[s] for s in dict.fromkeys(told[sentence]) if now[s]]
        return " ".join(parts) or sentence.text
    return sentence.text if now[sentence] == sentence.text else SPENT
