"""Yes and no in a row, *Feature: SSO; Basic: no; Pro: yes*, told of the claim's own cell."""

import re

from agent.domain.prose.ticks import NO, YES
from agent.judge.alignment.lexical import content
from agent.judge.claims.layout.tables import ATTRIBUTES
from agent.judge.claims.layout.ticks import is_said, told
from agent.judge.clauses.rows import cells
from agent.judge.passages.belonging import UNNAMED

_MARK = "|".join(map(re.escape, sorted(YES | NO, key=len, reverse=True)))
CUE = re.compile(rf":\s+(?:{_MARK})\s*\.?(?=[;|\n]|$)", re.IGNORECASE)
_LETTERS = {"y": "yes", "n": "no"}
_ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
_SEVERAL = re.compile(
    r"\b(?:both|all|every|each|neither|none|either|unlike|than|same|others?)\b", re.IGNORECASE
)


def of_its_cell(text: str, claim: str) -> str:
    """Return a row as what it tells of the thing and the attribute that a claim names.

    "Feature: SSO; Basic: no; Pro: yes" is "Pro has SSO." for a claim on Pro and SSO, and "Only
    Pro has SSO." for one on who *only* has it. What the claim names no cell of, or several rows,
    stays as it is, and so it does for a claim on several.
    """
    found = cells(text)
    if not found or {c.row for c in found} != {0} or _SEVERAL.search(claim):
        return text
    pairs = [(text[c.key_start : c.key_end], text[c.start : c.end]) for c in found]
    (head, label), *rest = pairs
    letters = sum(value.lower() in _LETTERS for _, value in rest) > 1  # one may be a direction
    said, names = content(claim), ATTRIBUTES | {UNNAMED.lower()}
    turned = head.lower() in names and not any(is_said(key) for key, _ in rest)
    alone = turned and _ONLY.search(claim) is not None
    sentences, having, named = list[str](), list[str](), False
    for key, value in rest:
        thing, attribute = (key, label) if turned else (label, key)
        word = _LETTERS.get(value.lower(), value) if letters else value
        sentence = told(thing, attribute, word) if content(attribute) & said else None
        meant = _names(thing) <= said
        if sentence and (meant or alone):
            sentences.append(sentence)
            having += [sentence] * (value.strip().lower() in YES)
            named |= meant
    if not named:
        return text
    return f"Only {having[0]}" if alone and len(having) == 1 else " ".join(sentences)


def _names(thing: str) -> frozenset[str]:
    """Return the words that name a thing, without initials: "Osei, K."."""
    found = content(thing)
    return frozenset(w for w in found if len(w) > 1) or found
