"""Other wordings of a claim, where its passages define or count on another one.

A contract names its parties once, *Rosamund Achterberg (the “Landlord”)*, and then speaks of their
roles, or of *the Effective Date*; a draft about it uses the names and the date. A notice says from
when to when a place is open, a draft when it closes.

The Landlord of one contract is not that of another one: what a document defines counts for what it
says itself.
"""

import re
from collections.abc import Sequence
from functools import reduce

from agent.domain.base import Frozen
from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.prose.casing import capital
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label, Verdict, placed
from agent.judge.passages.asked import in_general
from agent.judge.passages.definitions import Definition, definitions
from agent.judge.passages.windows import sentences

SURE = 0.9  # confidence from which the other wording speaks against what a document says
_OPEN = re.compile(r"\bopen\b", re.IGNORECASE)
_CLOSING = re.compile(
    r"\b(?P<verb>closes?|shuts?)(?P<day> on \w+)? at (?=\S*\d|noon|midnight|\w+ )"
)
_OPEN_UNTIL = re.compile(
    r"\b(?P<verb>is|are) open(?P<day> on \w+)? (?:until|till) (?=\S*\d|noon|midnight|\w+ )"
)
_STARTING = re.compile(
    r"\b(?P<verb>start|begin|commence)(?P<s>s?) (?:on|with|upon|at)"
    r"(?P<what>(?: the)?(?: date of| day of)? (?P<event>\w+))(?=[.,;]|$)"
)
_TELLS = Entailment(support=0.0, neutral=1.0, contradict=0.0)
_SHALL = re.compile(r"\bshall\b")
_IS_TO_BE = re.compile(r"\b(?:is|are)( not)? to(?= be \w+(?:ed|en|wn|pt|ld|nt|ut|de|id)\b)")
_MINUS = re.compile(r"−(?=\d)")


class Wording(Frozen):
    """A claim in other words.

    Attributes:
        case: the claim in these words, with the passages for which they are meant.
        places: the index of each of these passages in the case as it came.
        known: what their document defines.
        used: the definitions that changed the claim.
        general: whether it tells the asker's case as anybody's.
    """

    case: Case
    places: tuple[int, ...]
    known: tuple[Definition, ...] = ()
    used: tuple[Definition, ...] = ()
    general: bool = False


def wordings(case: Case) -> list[Wording]:
    """Return the claim of ``case`` in the words of its passages, each wording once.

    *Mr Kowalczyk must pay* becomes *the Tenant must pay*, *closes at six* *is open until six*, or
    the other way round, *starts on delivery* *runs from delivery*, and what the question gives a
    case of anybody's (`asked`).
    """
    defined = [definitions(p.text) for p in case.passages]
    everywhere = Wording(case=case, places=tuple(range(len(case.passages))))
    documents = dict.fromkeys(p.document_id for p in case.passages)
    found = [everywhere, *(_in_terms(case, d, defined) for d in documents)]
    distinct: dict[tuple[str, tuple[int, ...]], Wording] = {}
    for wording in found:
        claim = _counted_from(_in_hours(wording.case.claim, case.passages), case.passages)
        general = in_general(claim, case.question)
        if wording.places and general != case.claim:
            told = wording.case.model_copy(update={"claim": capital(general)})
            other = wording.model_copy(update={"case": told, "general": general != claim})
            distinct.setdefault((general, wording.places), other)
    return list(distinct.values())


def _in_hours(claim: str, passages: Sequence[Passage]) -> str:
    """Return a claim with the end of opening hours as the passages tell it."""
    if not (_CLOSING.search(claim) or _OPEN_UNTIL.search(claim)):
        return claim
    if any(_OPEN.search(p.text) for p in passages):
        return _CLOSING.sub(_until, claim)
    closing = any(_CLOSING.search(p.text) for p in passages)
    return _OPEN_UNTIL.sub(_closes, claim) if closing else claim


def _counted_from(claim: str, passages: Sequence[Passage]) -> str:
    """Return a claim of when a time begins in the words of passages that count it from then on."""
    match = _STARTING.search(claim)
    if match is None:
        return claim
    counted = re.compile(
        rf"\b(?:days|weeks|months|years) (?:from|after)(?: the)?(?: date of| day of)?"
        rf" {re.escape(match['event'])}\b",
        re.IGNORECASE,
    )
    if not any(counted.search(p.text) for p in passages):
        return claim
    return f"{claim[: match.start()]}run{match['s']} from{match['what']}{claim[match.end() :]}"


def _in_terms(case: Case, document: str, defined: Sequence[Sequence[Definition]]) -> Wording:
    """Return the claim in the terms of one document, with no passages if it has none for it."""
    own = [i for i, p in enumerate(case.passages) if p.document_id == document]
    known = tuple(dict.fromkeys(d for i in own for d in defined[i]))
    claim = case.claim
    used: list[Definition] = []
    for definition in known:
        told = definition.put(claim)
        if told != claim:
            claim = told
            used.append(definition)
    if not used:
        return Wording(case=case, places=())
    places = _meant(case.passages, own, defined, used)
    passages = tuple(case.passages[i] for i in places)
    told_case = case.model_copy(update={"claim": claim, "passages": passages})
    return Wording(case=told_case, places=places, known=known, used=tuple(used))


def _meant(
    passages: Sequence[Passage],
    own: Sequence[int],
    defined: Sequence[Sequence[Definition]],
    used: Sequence[Definition],
) -> tuple[int, ...]:
    """Return the passages in which the ``used`` terms of a document mean what it defines.

    They are its own, and those of documents that define the terms alike. Texts without a title
    may be parts of one document, unless two of them define a term otherwise.
    """
    alike = {p.document_id for p, ds in zip(passages, defined, strict=True) if set(used) <= set(ds)}
    rivals = any(u.differs(d) for u in used for ds in defined for d in ds)
    untold = not rivals and not any(passages[i].title for i in own)
    return tuple(
        i
        for i, p in enumerate(passages)
        if i in own or p.document_id in alike or (untold and not p.title)
    )


def of_both(case: Case, own: Verdict, wording: Wording, other: Verdict) -> Verdict:
    """Return the verdict with more support of those on a claim and on its other wording.

    A contradiction stands where what contradicts is meant for the claim's own words: a letter that
    names Mr Kowalczyk is not overruled by what the contract says of the Tenant. Where one document
    supports the claim and another one contradicts it, both are quoted. What is told of anybody
    counts only if it is supported: in part it may be so of others than the asker.

    Args:
        case: the claim and its passages.
        own: the verdict on it.
        wording: the other wording.
        other: the verdict on that, with its passages counted as in ``wording``.
    """
    if wording.general and other.label is not Label.SUPPORTED:
        return own
    other = _defined(case, wording, placed(other, wording.places))
    if own.label is Label.CONTRADICTED and _stands(case, own, wording, other):
        return _conflict(case, own, other)
    sure = other.label is Label.CONTRADICTED and other.confidence >= SURE
    if sure and own.label is Label.SUPPORTED and not all(d.value for d in wording.used):
        return _conflict(case, other, own) if not _same_source(case, own, other) else own
    return max(own, other, key=lambda v: v.support)


def _stands(case: Case, own: Verdict, wording: Wording, other: Verdict) -> bool:
    """Tell whether what contradicts the claim speaks of what the claim speaks of.

    It does where it names it itself, or where another document, without the term, has another
    value.
    """
    against = [q for q in own.evidence if q.relation is Relation.CONTRADICTS]
    if any(_reworded(q.quote, case, wording) for q in against):
        return True
    backing = _documents(case, other, Relation.SUPPORTS)
    values = bool(wording.used) and all(d.value for d in wording.used)
    return values and any(
        case.passages[q.index].document_id not in backing
        and not any(d.term.casefold() in q.quote.casefold() for d in wording.used)
        for q in against
    )


def _reworded(text: str, case: Case, wording: Wording) -> bool:
    told = reduce(lambda said, d: d.put(said), wording.known, text)
    hours = any(_OPEN.search(p.text) for p in case.passages)
    return told != text or (hours and _CLOSING.search(text) is not None)


def _conflict(case: Case, against: Verdict, backing: Verdict) -> Verdict:
    """Return ``against`` with the quotes of what another document says for the claim."""
    if backing.label is not Label.SUPPORTED or _same_source(case, backing, against):
        return against
    known = {(q.index, q.span) for q in against.evidence}
    fresh = tuple(q for q in backing.evidence if (q.index, q.span) not in known)
    return against.model_copy(update={"evidence": (*against.evidence, *fresh)})


def _same_source(case: Case, one: Verdict, other: Verdict) -> bool:
    sides = (_documents(case, v, Relation.SUPPORTS, Relation.CONTRADICTS) for v in (one, other))
    return bool(set.intersection(*sides))


def _documents(case: Case, verdict: Verdict, *relations: Relation) -> set[str]:
    told = (q.index for q in verdict.evidence if q.relation in relations)
    return {case.passages[i].document_id for i in told}


def _defined(case: Case, wording: Wording, verdict: Verdict) -> Verdict:
    """Return a verdict that supports with the sentences that define the terms quoted as well."""
    if verdict.label is not Label.SUPPORTED:
        return verdict
    split = sentences(case.passages)
    added: dict[Definition, Quote] = {}
    for i in wording.places:
        for sentence in split[i]:
            for definition in set(definitions(sentence.text)) & set(wording.used):
                added.setdefault(
                    definition,
                    Quote(
                        index=i,
                        quote=sentence.span.of(case.passages[i].text),
                        span=sentence.span,
                        relation=Relation.SUPPORTS,
                        similarity=0.0,
                        entailment=_TELLS,
                    ),
                )
    known = {(q.index, q.span) for q in verdict.evidence}
    fresh = {(q.index, q.span): q for q in added.values() if (q.index, q.span) not in known}
    return verdict.model_copy(update={"evidence": (*verdict.evidence, *fresh.values())})


def _until(match: re.Match[str]) -> str:
    verb = "is" if match["verb"].endswith("s") else "are"
    return f"{verb} open{match['day'] or ''} until "


def _closes(match: re.Match[str]) -> str:
    verb = "closes" if match["verb"] == "is" else "close"
    return f"{verb}{match['day'] or ''} at "


def readable(premise: str, claim: str) -> tuple[str, str]:
    """Return a pair with the *must* that readers have learnt, and with one minus.

    *Shall be filed* and *is to be filed* are *must be filed*.
    """
    return _known(premise), _known(claim)


def _known(text: str) -> str:
    return _MINUS.sub("-", _IS_TO_BE.sub(r"must\1", _SHALL.sub("must", text)))
