"""Other wordings of a claim, where its passages define or count on another one.

A contract names its parties once, *Rosamund Achterberg (the “Landlord”)*, and then speaks of their
roles, or of *the Effective Date*; a draft about it uses the names and the date. A notice says from
when to when a place is open, a draft when it closes.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.evidence import Relation
from agent.domain.verdict import Case, Label, Verdict

_WORD = r"[A-Z][\w&.'’-]*"
_NAME = rf"{_WORD}(?:\s+(?:(?:of|and|de|van|der|von)\s+)?{_WORD})*"
_TERM = rf"[“\"](?:the )?(?P<term>{_WORD}(?: {_WORD})?)[”\"]"
_DEFINED = re.compile(
    rf"(?P<name>{_NAME})(?:,[^()“”\"]{{1,120}})?"
    rf"\s*\((?:hereinafter |referred to as )*(?:the )?{_TERM}\)"
)
_MEANT = re.compile(
    rf"{_TERM}\s+(?:means|shall mean|refers to)\s+(?P<value>[^.;:,\n]{{3,40}})[.;,\n]"
)
_TITLED = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s+)"
_TITLE = re.compile(rf"^{_TITLED}")
_FIRM = re.compile(
    r"\s(?:Ltd|Limited|Inc|LLC|LLP|plc|Corp|Corporation|Co|GmbH|AG|SE|AS|AB|BV|NV|SA|Srl|Oy)\.?$"
)
_OPEN = re.compile(r"\bopen\b", re.IGNORECASE)
_CLOSING = re.compile(
    r"\b(?P<verb>closes?|shuts?)(?P<day> on \w+)? at (?=\S*\d|noon|midnight|\w+ )"
)


class Definition(NamedTuple):
    """What a document calls somebody or something, with a pattern of its names in a claim."""

    named: re.Pattern[str]
    term: str


def reworded(case: Case) -> Case | None:
    """Return ``case`` with its claim in the words of its passages, None if it has no others.

    *Mr Kowalczyk must pay* becomes *the Tenant must pay*, *closes at six* *is open until six*.
    """
    claim = case.claim
    for passage in case.passages:
        for known in _definitions(passage.text):
            if known.term.casefold() not in claim.casefold():
                claim = known.named.sub(f"the {known.term}", claim)
    if any(_OPEN.search(p.text) for p in case.passages):
        claim = _CLOSING.sub(_until, claim)
    if claim == case.claim:
        return None
    return case.model_copy(update={"claim": claim[:1].upper() + claim[1:]})


def of_both(case: Case, own: Verdict, other: Verdict) -> Verdict:
    """Return the verdict with more support of those on a claim and on its other wording.

    A contradiction stands where what contradicts speaks in the claim's own words: a letter that
    names Mr Kowalczyk is not overruled by what the contract says of the Tenant.
    """
    against = [q.quote for q in own.evidence if q.relation is Relation.CONTRADICTS]
    spoken = (reworded(case.model_copy(update={"claim": quote})) for quote in against)
    if own.label is Label.CONTRADICTED and any(s is not None for s in spoken):
        return own
    return max(own, other, key=lambda v: v.support)


def _until(match: re.Match[str]) -> str:
    verb = "is" if match["verb"].endswith("s") else "are"
    return f"{verb} open{match['day'] or ''} until "


def _definitions(text: str) -> Iterator[Definition]:
    plain = text.replace("*", "")
    for match in _MEANT.finditer(plain):
        yield Definition(re.compile(rf"\b{re.escape(match['value'])}\b"), match["term"])
    for match in _DEFINED.finditer(plain):
        names = "|".join(re.escape(n) for n in _forms(match["name"]))
        pattern = rf"(?:the )?{_TITLED}?\b(?:{names})\b(?!\s+[A-Z])"
        yield Definition(re.compile(pattern), match["term"])


def _forms(name: str) -> list[str]:
    """Return a name and its short forms, the longest first.

    They are a person's surname, and a firm's name without its legal form or by its first word.
    """
    full = _TITLE.sub("", name)
    firm = _FIRM.sub("", full)
    words = firm.split()
    if firm != full:
        return list(dict.fromkeys((full, firm, words[0])))
    return [full, words[-1]] if len(words) in (2, 3) else [full]
