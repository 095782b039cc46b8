"""Yes and no in a row, *Feature: SSO; Basic: no; Pro: yes*, told of the claim's own cell."""

import re

from agent.judge.alignment.lexical import content
from agent.judge.claims.layout.tables import ATTRIBUTES
from agent.judge.claims.layout.ticks import NO, YES, is_said, told
from agent.judge.passages.belonging import UNNAMED
from agent.judge.quantities.reading.tables import cells

_MARK = "|".join(map(re.escape, sorted(YES | NO, key=len, reverse=True)))
CUE = re.compile(rf":\s+(?:{_MARK})\s*\.?(?=[;|\n]|$)", re.IGNORECASE)
_SEVERAL = re.compile(
    r"\b(?:only|both|all|every|each|neither|none|either|unlike|than|same|others?)\b", re.IGNORECASE
)


def of_its_cell(text: str, claim: str) -> str:
    """Return a row as what it tells of the thing and the attribute that a claim names.

    "Feature: SSO; Basic: no; Pro: yes" is "Pro has SSO." for a claim on Pro and SSO. What the
    claim names no cell of, or several rows, stays as it is, and so it does for a claim on several.
    """
    found = cells(text)
    if not found or {c.row for c in found} != {0} or _SEVERAL.search(claim):
        return text
    pairs = [(text[c.key_start : c.key_end], text[c.start : c.end]) for c in found]
    (head, label), *rest = pairs
    said, names = content(claim), ATTRIBUTES | {UNNAMED.lower()}
    turned = head.lower() in names and not any(is_said(key) for key, _ in rest)
    sentences = []
    for key, value in rest:
        thing, attribute = (key, label) if turned else (label, key)
        sentence = told(thing, attribute, value)
        if sentence and _names(thing) <= said and content(attribute) & said:
            sentences.append(sentence)
    return " ".join(sentences) or text


def _names(thing: str) -> frozenset[str]:
    """Return the words that name a thing, without initials: "Osei, K."."""
    found = content(thing)
    return frozenset(w for w in found if len(w) > 1) or found
