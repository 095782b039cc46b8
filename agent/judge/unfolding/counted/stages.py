"""Times that follow one another, with what they come to: *within ten days* and *five further days*.

A claim on all of them, from the beginning of the first to the end of the last, gives a sum that
the document leaves to its reader.
"""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.counted.spans import NUMBER, UNIT, added, count

_MOST = r"(?P<most>up to |at most |within |no more than |not more than )?"
_SPAN = (
    rf"(?P<number>{NUMBER})[ -](?:(?P<more>further|more|additional|extra|other) )?"
    rf"(?P<kind>(?:working|business|calendar) )?(?P<unit>{UNIT})s?\b"
)
_THEN = (
    rf"\b(?:then|further|additional|another|{NUMBER} more|extra|after (?:that|this|which)"
    r"|afterwards)\b"
)
NEXT = re.compile(rf"{_THEN}", re.IGNORECASE)
CUE = re.compile(
    rf"\b{NUMBER}[ -](?:[a-z]+ )?{UNIT}s?\b.*{_THEN}|{_THEN}.*\b{NUMBER}[ -](?:[a-z]+ )?{UNIT}s?\b",
    re.IGNORECASE | re.DOTALL,
)
_FOLLOWS = re.compile(_THEN, re.IGNORECASE)
_TIMES = re.compile(
    rf"\b(?:(?:another|a further|an additional) )?{_MOST}"
    rf"(?:(?:another|a further|an additional) )?{_SPAN}",
    re.IGNORECASE,
)
_APART = re.compile(r"[;,.]\s+(?:and\s+|but\s+)?|\s+(?:and|but)\s+", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:each|every|per|or|unless|if|not|no|before|only|about|around|at least|more than|over"
    r"|until|sometimes|usually)\b",
    re.IGNORECASE,
)
_SINCE = re.compile(r"\b(?:after|once|following|from|since|of)\b(?P<event>.*)$", re.IGNORECASE)
_ALL = re.compile(r"\b(?:in all|in total|altogether|overall)\b", re.IGNORECASE)
_ROOT = 5  # letters that *approval* and *approved* share
_TAKING = content("takes takes took lasts needs then further")


def in_all(evidence: Analysis, claim: str) -> str:
    """Return a sentence on two times, one after the other, with what they come to for a claim.

    It stands as it is for claims that are not on both.
    """
    text = evidence.text
    times, asked = list(_TIMES.finditer(text)), list(_TIMES.finditer(claim))
    if len(times) != 2 or len(asked) != 1 or _OPEN.search(_without_most(text)):
        return text
    one, two = times
    apart = list(_APART.finditer(text, one.end(), two.start()))
    if not apart or not _FOLLOWS.search(text, apart[0].end()) or _kind(one) != _kind(two):
        return text
    first, second = text[: apart[-1].start()], text[apart[-1].end() :].rstrip(" .")
    total = added(_length(one), _length(two))
    told = _length(asked[0])
    if (
        not total
        or told in (_length(one), _length(two))
        or not _on_both(_deed(evidence, one.start()), first[one.end() :], second, claim)
    ):
        return text
    kind = (one["kind"] or "").lower()
    number, unit = total.split(" ", 1)
    most = "up to " if one["most"] or two["most"] else ""
    return f"{text.rstrip()} In all this takes {most}{number} {kind}{unit}."


def _without_most(text: str) -> str:
    return _TIMES.sub(" ", text)


def _kind(match: re.Match[str]) -> str:
    return (match["kind"] or "").lower().strip()


def _length(match: re.Match[str]) -> tuple[int, str]:
    return count(match["number"]), match["unit"].lower()


def _deed(evidence: Analysis, end: int) -> str:
    """Return the words by which the first stage names what is done in it: *are checked*."""
    before = [t for t in evidence.tokens if t.end <= end and content(t.text)]
    verbs = [t.text for t in before if t.pos == "VERB" and not content(t.text) & _TAKING]
    if verbs or not before:
        return " ".join(verbs)
    takes = any(content(t.text) & _TAKING for t in before)
    return before[0].text if takes else before[-1].text


def _on_both(deed: str, begin: str, second: str, claim: str) -> bool:
    """Tell whether a claim is on the time from the beginning of the first stage to the last end.

    What begins with the end of the first stage is the second one alone.
    """
    begun, ended = _roots(begin), _roots(deed)
    last = _roots(second) - ended - begun
    since, said = _SINCE.search(claim), _roots(claim)
    if not said & last:
        return False
    if _ALL.search(claim) and not _roots(_TIMES.split(second)[0]):
        return True
    if since is not None:
        event = _roots(since["event"])
        return bool(event & begun) and not event & ended
    return bool(said & ended)


def _roots(text: str) -> frozenset[str]:
    """Return what tells of which deed a text speaks: *approval* is so of what is *approved*."""
    return frozenset(w[:_ROOT] for w in content(_TIMES.sub(" ", text)) - _TAKING)
