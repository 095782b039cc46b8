"""Repairs of what a removal left behind: pronouns and connectors without what they point at."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.evidence import Relation
from agent.domain.ledger import Edit, LedgerEntry
from agent.domain.prose.casing import capital
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import stem, terms
from agent.domain.text import Span
from agent.writer.revision.correction.restate import standalone
from agent.writer.revision.editing.edits import apply_edits
from agent.writer.revision.editing.images import images
from agent.writer.revision.editing.repetition import unmarked
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.compound import CONDITIONAL

CONNECTOR = re.compile(
    r"(?:however|nevertheless|nonetheless|moreover|furthermore|additionally|in addition|besides"
    r"|therefore|thus|hence|consequently|accordingly|as a result|on the other hand|in contrast"
    r"|by contrast|similarly|likewise|that said|meanwhile|at the same time|for that reason"
    r"|separately|also|equally|conversely|even so|all the same|apart from that|other than that"
    r"|(?:on top|because) of (?:this|that)|what is more|what's more)\s*,\s+",
    re.IGNORECASE,
)
PRONOUN = re.compile(
    r"(?P<word>it|they|he|she|this|these|those|that)\b(?P<rest>\s+\S.*)", re.I | re.S
)
LEANING = re.compile(
    r"(?:then|afterwards|after (?:this|that)|next,|if (?:so|not),|otherwise,?)\s"
    r"|the (?:former|latter|reason (?:is|was))\b"
    r"|(?:(?:in|on|at|by|for|from|to|with|within|outside|during|before|under) )?"
    r"(?:this|that|these|those|such)\b|(?:they|he|she|it)\b(?! (?:is|was) .*\b(?:to|that)\b)",
    re.IGNORECASE,
)
REASON = re.compile(
    r"(?:the reason (?:for (?:this|that) )?(?:is|was)(?P<clause> that)?"
    r"|(?:this|that) (?:is|was) because)\s+",
    re.IGNORECASE,
)
POINTING = re.compile(
    r"(?:this|that) (?:is|was|has|does|[a-z]{2,}[^\Wsui\d_]s)\b"
    r"|(?:these|those) (?:are|were|have|do)\b"
    r"|(?:this|that|these|those) (?:can|may|must|will|would|should|could)\b",
    re.IGNORECASE,
)
"""A pronoun that points at what the sentence before has told, with its verb: "That covers …"."""
CASE = re.compile(
    r"(?:in (?:this|that|such a|either) (?:case|event)|if (?:so|not)|otherwise),?\s", re.IGNORECASE
)
"""What makes all that follows hold in one case alone, which the sentence before has told."""
ALSO = re.compile(
    r"(?<=\w) also(?= \w)|, however,(?= )|,? (?:too|as well|however|though)(?=[.!]|$)",
    re.IGNORECASE,
)
ONLY = re.compile(r"\bnot (?:only|just|merely)\b", re.IGNORECASE)
SINGULAR = {"are": "is", "were": "was", "have": "has", "do": "does"}
MAX_SUBJECT = 12  # words; a longer subject is no name but a clause


class _Around(NamedTuple):
    """The sentence that stood before one, and the one that does now; ``whole`` if it is gone."""

    gone: str
    previous: str
    whole: bool


def repaired(before: str, after: str, entries: Sequence[LedgerEntry]) -> str:
    """Return ``after`` with its orphaned openings mended.

    Where the sentence before an unchanged one is gone, a connector that is no part of a claim
    ("However, …") goes too, as do "also" and the opening of a reason ("The reason is that …"). An
    opening pronoun whose noun went with it, or was exchanged, becomes that noun, as the claim's
    self-contained text names it. So does one that opens the second half of a sentence which lost
    its first. Where nobody knows what such an opening points at, the evidence's own sentence is
    said; what holds in a case, is the reason of something, or would say "this" of another thing
    now goes as well. Nothing else changes.

    Args:
        before: the draft before the edits.
        after: the draft after them.
        entries: the ledger of ``before``.
    """
    old = [unmarked(before, s) for s in split_sentences(before)]
    new = [unmarked(after, s) for s in split_sentences(after)]
    olds, news = [s.of(before) for s in old], [s.of(after) for s in new]
    became = images(olds, news)
    edits = []
    for i, j, home in [
        *((i, j, old[i]) for i, j in became.items() if i and _opens_alike(olds[i], news[j])),
        *((i, j, _rest(old[i], news[j])) for i, j in _halved(olds, news)),
    ]:
        before_it = became.get(i - 1) if home == old[i] else None
        gone = olds[i - 1] if home == old[i] else before[old[i].start : home.start]
        around = _Around(gone, news[j - 1] if j else "", whole=before_it is None)
        claims = [e for e in entries if home.start <= e.claim.span.start < home.end]
        mend = _mended if before_it is None and olds[i] == news[j] else _renamed
        said = mend(news[j], home, claims, around)
        if said != news[j]:
            edits.append(Edit(claim_id="", span=new[j], replacement=said, reason="orphaned"))
    return apply_edits(after, edits, [])


def _opens_alike(old: str, new: str) -> bool:
    """Tell whether a sentence is the same, or still opens with the same pronoun."""
    one, other = PRONOUN.match(old), PRONOUN.match(new)
    return old == new or bool(one and other and one["word"] == other["word"])


def _halved(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of sentences that are what is left of one that lost its beginning."""
    return [
        (i, j)
        for j, right in enumerate(new)
        for i, left in enumerate(old)
        if len(right) < len(left) and left.endswith(right[1:]) and right not in old
    ]


def _rest(sentence: Span, left: str) -> Span:
    """Return the place of what is ``left`` of a sentence that lost its beginning."""
    return Span(start=sentence.end - len(left), end=sentence.end)


def _mended(sentence: str, home: Span, claims: Sequence[LedgerEntry], around: _Around) -> str:
    """Return a sentence that lost the one before it, '' where it says nothing true alone."""
    connector = CONNECTOR.match(sentence)
    first = min((e.claim.span.start for e in claims), default=home.end) - home.start
    if connector and first >= connector.end():
        sentence = capital(sentence[connector.end() :])
        home = Span(start=home.start + connector.end(), end=home.end)
    reason = REASON.match(sentence)
    if reason and (reason["clause"] or is_complete(capital(sentence[reason.end() :]))):
        return capital(sentence[reason.end() :])
    named = _renamed(sentence, home, claims, around)
    said = named if named != sentence else _told(sentence, claims)
    bound = reason or CASE.match(sentence) or (around.previous and POINTING.match(sentence))
    return capital(said) if said else "" if bound and claims else _unadded(sentence)


def _unadded(sentence: str) -> str:
    """Return ``sentence`` without the word that ties it to what is gone: "also", "however"."""
    return sentence if ONLY.search(sentence) else ALSO.sub("", sentence, count=1)


def _renamed(sentence: str, home: Span, claims: Sequence[LedgerEntry], around: _Around) -> str:
    """Return ``sentence`` with the noun in place of a pronoun of which it went or was exchanged."""
    pronoun = PRONOUN.match(sentence)
    first = min((e.claim.span.start for e in claims), default=home.end)
    named = _named(pronoun["rest"], claims, around) if pronoun and first <= home.start else ""
    return _unadded(capital(named)) if named else sentence


def _told(sentence: str, claims: Sequence[LedgerEntry]) -> str:
    """Return what the evidence says in place of a sentence that nobody knows what it points at.

    '' where the sentence or one of its claims stands alone, or its evidence does not.
    """
    if not claims or not all(LEANING.match(t) for t in (sentence, *(e.claim.text for e in claims))):
        return ""
    said, bound = [], CASE.match(sentence)
    for entry in claims:
        backing = (e for e in entry.evidence if e.relation is Relation.SUPPORTS)
        alone = (standalone(e, entry.claim.text) for e in backing)
        whole = (t for t in alone if t and not LEANING.match(t))
        said.append(next((t for t in whole if CONDITIONAL.search(t) or not bound), ""))
    return " ".join(dict.fromkeys(said)) if all(said) else ""


def _named(rest: str, claims: Sequence[LedgerEntry], around: _Around) -> str:
    """Return the sentence with what the first claim names in place of the pronoun.

    The verb agrees with the noun: "They submit a form" → "Your supervisor submits a form". ''
    where nothing is lost.
    """
    verb, _, tail = rest.strip().partition(" ")
    opening = " ".join(tail.split()[:2]).rstrip(".,;:")
    for text in (e.claim.text for e in claims):
        head, found, _ = text.partition(f" {opening}")
        subject, _, agreeing = head.rpartition(" ")
        lost = _lost(subject, around)
        named = tail and found and lost and _verb(agreeing) == _verb(verb)
        if not named:  # the predicate was changed
            subject, found, _ = text.partition(f" {verb} ")
            named = found and _lost(subject, around)
            head = f"{subject} {verb}"
        if named and len(subject.split()) <= MAX_SUBJECT and not PRONOUN.match(f"{subject} x"):
            return f"{head} {tail}"
    return ""


def _lost(subject: str, around: _Around) -> bool:
    """Tell whether what a pronoun stands for is told no more right before it.

    Of a sentence that only says something else now, "the trip to Rome" for "the trip to Bonn", all
    of the noun must be gone.
    """
    own, left = set(terms(subject)), set(terms(around.previous))
    gone = own & set(terms(around.gone)) - left
    return bool(gone) and (around.whole or not own & left)


def _verb(word: str) -> str:
    """Return a verb without its agreement."""
    return stem(SINGULAR.get(word.lower(), word))
