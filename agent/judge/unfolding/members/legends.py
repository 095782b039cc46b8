"""Legends, *red lamp: error. Green lamp: ready*: of their entries, that of the claim's label.

A claim that says of the red lamp what the green one means has its words from two entries, and all
of them from the legend as a whole.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.rows import is_row
from agent.judge.clauses.stems import stem
from agent.judge.passages.windows import Sentence

_LABEL = r"[^\W_][\w-]*(?:,? [\w-]+){0,6}?"
_ENTRY = re.compile(
    rf"^\W{{0,3}}(?P<label>{_LABEL})(?: \([^()]*\))?(?:: | [–—=-] )(?P<meaning>[^|\n]{{3,}})$"
)
_CODE = re.compile(r"^[A-Z]{0,4}[- ]?\d{1,5}[a-z]?$")
_WORD = re.compile(r"[\w-]+")
_BARE = re.compile(r"^(?:[A-Z]|\d+)$")
_SEVERAL = re.compile(
    r"\b(?:not|never|neither|nor|both|either|all|every|each|only|also|than|like|unlike|same|other"
    r"|others|instead|rather|before|after|until|total)\b|n['’]t\b",
    re.IGNORECASE,
)
_UNPLAIN = re.compile(r"[\d,]|\b(?:no|not|never|without)\b", re.IGNORECASE)
_JOIN = "; "


class _Entry(NamedTuple):
    """One entry: the sentence that it stands in, its text, label and meaning."""

    place: int
    text: str
    label: str
    meaning: str


def of_its_label(sentences: Sequence[Sentence], claim: str) -> list[Sentence]:
    """Return sentences with every other entry of a legend replaced by that of the claim's label.

    They keep their number and order. A claim that names several labels, or none, or that denies or
    compares, needs the legend as it stands.
    """
    found = list(sentences)
    if _SEVERAL.search(claim):
        return found
    for legend in _legends(sentences):
        own = _own(legend, claim)
        if own is not None:
            source = sentences[own.place]
            other = _told_of_another(legend, own, claim)
            text = f"{own.text.rstrip(' .')}.{other}"
            for place in {e.place for e in legend}:
                found[place] = found[place]._replace(text=text, span=source.span)
    return found


def _legends(sentences: Sequence[Sentence]) -> list[list[_Entry]]:
    """Return the entries of each legend: of labels beside each other that are of one kind."""
    legends: list[list[_Entry]] = []
    for place, sentence in enumerate(sentences):
        for entry in _entries(place, sentence):
            if legends and _goes_on(legends[-1], entry):
                legends[-1].append(entry)
            else:
                legends.append([entry])
    return [found for found in legends if len(found) > 1]


def _entries(place: int, sentence: Sentence) -> list[_Entry]:
    if sentence.title:
        return []
    parts = sentence.text.split(_JOIN)
    matches = [_ENTRY.match(p) for p in parts]
    if not all(matches):
        parts, matches = [sentence.text], [_ENTRY.match(sentence.text)]
    labels = [m["label"] for m in matches if m]
    if is_row(sentence.text) and not all(map(_CODE.match, labels)):
        return []  # cells of a table are held against each other
    return [
        _Entry(place, p, m["label"], m["meaning"].rstrip(" .").partition(";")[0])
        for p, m in zip(parts, matches, strict=True)
        if m
    ]


def _goes_on(legend: Sequence[_Entry], entry: _Entry) -> bool:
    """Tell whether an entry stands beside a legend and its label is of the same kind."""
    if entry.place - legend[-1].place > 1 or entry.label in {e.label for e in legend}:
        return False
    labels = [*(e.label for e in legend), entry.label]
    if all(_CODE.match(label) for label in labels):
        return True
    words = [_forms(label) for label in labels]
    return bool(words[0].intersection(*words[1:]))


def _own(legend: Sequence[_Entry], claim: str) -> _Entry | None:
    """Return the entry whose label a claim names: of *green* and *green blinking*, the longer."""
    named = [e for e in legend if _names(claim, e.label)]
    longest = max(named, key=lambda e: len(_WORD.findall(e.label)), default=None)
    if longest is None or any(not _forms(e.label) <= _forms(longest.label) for e in named):
        return None
    return longest


def _told_of_another(legend: Sequence[_Entry], own: _Entry, claim: str) -> str:
    """Return what a label does not mean where a claim gives it the meaning of another."""
    said = frozenset(w.lower() for w in _WORD.findall(claim) if content(w))
    shared = {
        e: len(said.intersection(w.lower() for w in _WORD.findall(e.meaning))) for e in legend
    }
    other = max(legend, key=lambda e: shared[e])
    denied = f" {own.label} does not mean that {other.meaning}."
    # Numbers are held against each other, and what denies itself is not denied plainly.
    clear = not _UNPLAIN.search(other.meaning)
    return denied if shared[other] > shared[own] and clear else ""


def _names(claim: str, label: str) -> bool:
    """Tell whether a claim has all words of a label, *grade B* or a code just as they stand."""
    words = _WORD.findall(label)
    if _CODE.match(label) or any(_BARE.match(w) for w in words):
        exact = " ".join(w if _BARE.match(w) else f"(?i:{re.escape(w)})" for w in words)
        return re.search(rf"(?<![\w.,-]){exact}(?![\w-]|[.,]\d)", claim) is not None
    said = _forms(claim)
    return all(_forms(w) & said for w in words)


def _forms(text: str) -> frozenset[str]:
    """Return the stems of words, and of what they may be plurals of."""
    words = [w.lower() for w in _WORD.findall(text)]
    return frozenset(map(stem, words)) | {stem(singular_noun(w)) for w in words}
