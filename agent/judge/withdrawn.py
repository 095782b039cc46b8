"""Withdrawn: Circular 12 is in force no longer where another document withdraws Circular 12.

A document is known by its title, or by the words with which it opens, if a number tells it apart
from others of its kind: *Circular 12 (January): visitors are …*, *Rule 7 (2019): guests …*.
"""

import re
from collections.abc import Iterator

from agent.domain.editions import Force
from agent.domain.text import Passage
from agent.domain.verdict import Case

OPENING = 120  # characters of a text within which its name stands
_LABEL = re.compile(
    r"[\s#*]*(?P<label>[A-Z][^:(,;.\n—–]{0,60}?\d[\w./-]*)(?=\s*(?:[:(,;—–]|\n|$)|\.\s)"
)
_NUMBERED = re.compile(r"[A-Z][\w’'-]* (?:no\.? )?\d[\w./-]*$|[A-Z]{1,6}-?\d[\w./-]*$")
_ENDED = (
    r"(?:(?:is|are|has been|have been) (?:(?:hereby|now|therefore|also|thereby|since) )?"
    r"(?:withdrawn|repealed|superseded|replaced|revoked|rescinded|cancell?ed|annulled|void"
    r"|obsolete)|no longer applies|is no longer in force)\b"
)
_ENDING = r"(?:replaces?|supersedes?|withdraws?|revokes?|repeals?|rescinds?|cancels?|annuls?)"
_NOTED = re.compile(rf"{_ENDED}|\b{_ENDING}\b", re.IGNORECASE)
_PAST = re.compile(
    r"\b(?:was|were|had|did|used to|until|formerly|previously|originally|once)\b", re.IGNORECASE
)


def marked(case: Case) -> Case:
    """Return ``case`` with the passages that another document withdraws as spent.

    A claim on the past, or one that names the document, may rest on it.
    """
    if len(case.passages) < 2 or _PAST.search(case.claim):
        return case
    noting = [p for p in case.passages if _NOTED.search(p.text)]
    passages = tuple(
        p.model_copy(update={"force": Force.SPENT}) if _is_withdrawn(p, case.claim, noting) else p
        for p in case.passages
    )
    return case.model_copy(update={"passages": passages}) if noting else case


def _is_withdrawn(passage: Passage, claim: str, noting: list[Passage]) -> bool:
    if passage.force is not Force.IN_FORCE:
        return False
    others = [p.text for p in noting if p.document_id != passage.document_id]
    names = dict.fromkeys(n for n in _names(passage) if others and not _has(claim, n))
    return any(_ends(text, name) for name in names for text in others)


def _names(passage: Passage) -> Iterator[str]:
    """Yield the names of a document that have a number, in full and by that number's noun."""
    for text in (passage.title, passage.text[:OPENING]):
        found = _LABEL.match(text)
        if found is not None:
            yield found["label"]
            short = _NUMBERED.search(found["label"])
            if short is not None:
                yield short[0]


def _has(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def _ends(text: str, name: str) -> bool:
    """Tell whether a text says that the document ``name``, all of it, is in force no longer."""
    called = rf"(?<!\w){re.escape(name)}(?!\w|[./-]\d)(?:,? (?:of|dated|\(\w)[^.,;]{{0,20}})?"
    part = r"(?<!of )(?<!in )(?<!to )"
    told = rf"{part}{called} {_ENDED}(?! (?:if|when|once|unless|only|in part|until))"
    return re.search(rf"{told}|\b{_ENDING} (?:the )?{called}", text, re.IGNORECASE) is not None
