"""Things that a question names and nothing that was found does: a pool where there is none.

"The gym is open until 22:30" tells a reader when *something* closes, "The van stops at the school"
when it stops *somewhere*: neither is sure to answer who asks about the pool, or a stop at the
hospital. A word may be another one for what the documents name, so a reader may still be certain.
"""

import re
from collections.abc import Iterable, Iterator

from agent.domain.asking.denied import denied
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import MEASURED, NOUNS
from agent.domain.prose.terms import stem, terms
from agent.writer.drafting.rivals import GENERAL
from agent.writer.drafting.statements import Statement

_ROOT = 5
"""Letters that two words of one family begin with: *renewal*, *renew*."""
_ASKED = frozenset(("WDT", "WP", "WP$", "WRB"))
_OF_ANYTHING = frozenset(
    terms(
        """amount answer aspect bit bunch chance choice condition consequence cost date deadline
        detail difference duration example fact fee figure information instruction kind length
        limit list lot matter maximum minimum money name number option part period place point
        possibility price problem procedure process purpose question reason requirement rule sort
        permission approval consent duty proof help work job hour schedule
        step sum thing time total type use value way anybody anyone everybody everyone"""
    )
)
_GENERAL = GENERAL | _OF_ANYTHING
_OTHER_SIDE = re.compile(r"\bthan\b", re.IGNORECASE)


def missing(question: Analysis, told: Statement, found: Iterable[Statement]) -> frozenset[str]:
    """Return the stems of things that a question names and nothing found names.

    What is compared with ("than easy care") must be named by what is told itself.

    Args:
        question: what is asked.
        told: the statement that answers best.
        found: all statements that were found.
    """
    named = dict(_named(question))
    known = {t for one in found for t in _around(one)}
    absent = {s for s in named if not _is_known(s, known)}
    side = _OTHER_SIDE.search(question.text)
    here = _around(told)
    compared = {s for s, at in named.items() if side and at > side.start()}
    return frozenset(absent | {s for s in compared if not _is_known(s, here)})


def of_another(question: Analysis, told: Statement, found: Iterable[Statement]) -> frozenset[str]:
    """Return the stems of things that a question names and other statements do, no bare value.

    "Full-time: 24 euros", said of permits, is no price of a nursery place, which is told of
    elsewhere. What the question denies is not asked about.
    """
    if not told.is_bare:
        return frozenset()
    here, elsewhere = _around(told), {t for one in found for t in _around(one)}
    asked = {s for s, _ in _named(question)} - denied(question.text)
    return frozenset(s for s in asked & elsewhere if not _is_known(s, here))


def _around(told: Statement) -> set[str]:
    """Return the stems of a statement, of what stands around it, and of its document's title."""
    text = (told.title, *told.headings, *told.leads, told.before, told.text)
    return set(terms(" ".join(text)))


def _named(question: Analysis) -> Iterator[tuple[str, int]]:
    """Yield the stem of each thing that is named, and where; those asked for or measured are not.

    What is one's own, one may call by any name.
    """
    for i, token in enumerate(question.tokens):
        below = [question.tokens[k] for k in question.children(i)]
        own = any(t.tag in (*_ASKED, "PRP$") for t in below)
        said = stem(token.text)
        general = {said, stem(token.lemma)} & _GENERAL or not terms(token.text)
        if token.pos in NOUNS and not (own or general or token.entity in MEASURED):
            yield said, token.start


def _is_known(said: str, known: set[str]) -> bool:
    """Tell whether a word or one of its family is among ``known``."""
    root = said[:_ROOT]
    return said in known or (len(root) == _ROOT and any(k.startswith(root) for k in known))
