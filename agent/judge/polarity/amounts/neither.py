"""Neither: where only one of two is open, it is not true that neither is, nor the reverse."""

import re
from itertools import pairwise

from agent.judge.alignment.matter import content, saying, stems_in, words_of
from agent.judge.clauses.tree import SUBJECTS, Tree

ABOUT = 0.5  # share of the claim's words that the sentence must have
_NONE = re.compile(r"^\W*(?:neither|none of)\b", re.IGNORECASE)
_SOME = re.compile(
    r"^\W*(?:(?:only|just|exactly|at least) )?(?:(?:one|some) of|both|one)\b|"
    r"^\W*(?:only|just|exactly|at least) one\b",
    re.IGNORECASE,
)
_DENIED = re.compile(r"\b(?:not|no|never|nor|without|unless|if|except)\b|n['’]t\b", re.IGNORECASE)
_DENYING = re.compile(rf"{_DENIED.pattern}|\b(?:none|no one|nobody|nothing|neither)\b", re.I)
_NO = re.compile(r"^\W*(?:no|none|nothing|nobody)\b", re.IGNORECASE)
_REST = re.compile(
    r"\b(?:the (?:rest|others?|remaining)|(?:all|any|most) (?:the )?others?"
    r"|every(?:thing|one|body) else)\b",
    re.IGNORECASE,
)
_NOT_ALL = re.compile(
    r"\bnot (?:all|every\w*|each|always|both)\b|(?:^|(?<=[,;] ))\W*(?:very |only a )?few\b",
    re.IGNORECASE,
)
_OF_SOME = re.compile(
    r"\b(?:some\w*|several|certain|few|all|any|every\w*|each|both|one of|many|most|always|"
    r"necessarily|only|other\w*|rest)\b|\d",
    re.IGNORECASE,
)
_STOPS = re.compile(r"[,;:.]")


def none_or_rest(claim: Tree, premise: Tree) -> str:
    """Return the clause that says of the rest what the claim says of none, or ''.

    *All other trains run* is against *no trains run*, not against *no trains run to Mora*.
    """
    if not _NO.match(claim.text):
        return ""
    heads = (i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS)
    subject = words_of(claim, claim.below(next(heads, 0)))
    said = content(claim) - subject
    edges = [0, *(m.end() for m in _STOPS.finditer(premise.text)), len(premise.text)]
    for start, end in pairwise(edges):
        text = premise.text[start:end]
        words = stems_in(premise, [(start, end)])
        rest = _REST.search(text) and not _DENIED.search(text)
        if rest and said and said <= words and subject <= content(premise):
            return text.strip(" ,;:.")
    return ""


def none_or_not_all(claim: Tree, premise: Tree) -> str:
    """Return the sentence that denies of some only what the claim denies of all, or ''.

    *Not every visitor needs a ticket* tells of visitors who do, as *few came* tells of some.
    """
    if not (_NO.match(claim.text) or _DENIED.search(claim.text)) or _OF_SOME.search(claim.text):
        return ""
    told = [premise.quote(sentence) for sentence in saying(claim, premise, ABOUT)]
    some = all(_NOT_ALL.search(t) and not _DENYING.search(_NOT_ALL.sub("", t)) for t in told)
    return told[0] if told and some else ""


def none_or_some(claim: Tree, premise: Tree) -> str:
    """Return the sentence that says of some what the claim says of none, or the reverse, or ''."""
    mine = _NONE if _NONE.match(claim.text) else _SOME if _SOME.match(claim.text) else None
    if mine is None or _DENIED.search(claim.text):
        return ""
    other = _SOME if mine is _NONE else _NONE
    told = [premise.quote(sentence) for sentence in saying(claim, premise, ABOUT)]
    opposite = all(other.match(text) and not _DENIED.search(text) for text in told)
    return told[0] if told and opposite else ""
