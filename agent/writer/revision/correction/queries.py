"""Targeted queries for a claim that failed: the second chance of corrective retrieval."""

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import STOPWORDS, terms, words


def queries(entry: LedgerEntry) -> list[str]:
    """Return up to three distinct queries for the claim of ``entry``, the broadest first.

    The claim itself; its names and figures with the words next to them; and what the evidence
    so far does not mention.
    """
    text = entry.claim.text
    found = [text, _pointed(text), _missing(text, " ".join(e.quote for e in entry.evidence))]
    return list(dict.fromkeys(q for q in found if q))


def _pointed(text: str) -> str:
    """Return the names and figures of ``text`` and its longest content words."""
    listed = words(text)
    names = [w for i, w in enumerate(listed) if i and (w[0].isupper() or any(map(str.isdigit, w)))]
    numbers = [f.text for f in figures(text)]
    content = sorted(
        (w for w in listed if w.lower() not in STOPWORDS and w not in names),
        key=len,
        reverse=True,
    )[:4]
    return " ".join(dict.fromkeys([*names, *numbers, *content]))


def _missing(text: str, seen: str) -> str:
    """Return the content words of ``text`` that the evidence seen so far lacks."""
    known = set(terms(seen))
    if not known:
        return ""
    lacking = [w for w in words(text) if terms(w) and terms(w)[0] not in known]
    return " ".join(lacking) if len(lacking) > 1 else ""
