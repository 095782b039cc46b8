"""Without: who is admitted only with an adult is not admitted without one."""

import re

from agent.judge.alignment.matter import nearest
from agent.judge.clauses.tree import Tree

_ARTICLES = frozenset("a an any the their his her its your one".split())
_DENYING = frozenset("not n't n’t never no nobody none cannot neither nor only must unless".split())
_ONLY = re.compile(
    r"\b(?:only (?:with|if|when|where|in the company of)|provided|providing|(?:as|so) long as"
    r"|on condition|unless|except (?:with|in|when)|must|requir\w+|needs?|ha(?:s|ve) to)"
    r"\b",
    re.IGNORECASE,
)
_LACKING = re.compile(
    r"\b(?:without|unaccompanied|no longer|(?:not|n['’]t) (?:\w+ )?(?:need|requir\w+|have to)"
    r"|need(?:s)? (?:not|no)|optional|or)\b",
    re.IGNORECASE,
)
_FORMED = frozenset({"pobj", "dobj", "nsubj", "nsubjpass", "attr", "conj"})

NEAR = 40  # characters between what asks and what is asked for


def needed(claim: Tree, premise: Tree) -> str:
    """Return the words of the premise that ask for what the claim says one may go without, or ''.

    Only of a thing that nothing in the premise may go without, or has in place of another.
    """
    words = claim.words
    if "without" not in words or words & _DENYING:
        return ""
    things = _things(claim)
    if not things or _LACKING.search(premise.text):
        return ""
    sentences = nearest(claim, premise) or [range(*s) for s in premise.sentences[:1]]
    if not all(_asks(premise, s, things) for s in sentences):
        return ""
    return premise.quote(sentences[0])


def _things(claim: Tree) -> frozenset[str]:
    """Return the stems of the nouns that a claim has after *without*."""
    return frozenset(
        claim.stems[noun]
        for i in range(len(claim.tokens))
        if claim.lower(i) == "without"
        for noun in claim.with_deps(i, "pobj")
        if {claim.lower(k) for k in claim.kids[noun]} & _ARTICLES
    )


def _asks(premise: Tree, sentence: range, things: frozenset[str]) -> bool:
    """Tell whether a sentence asks for one of ``things``, with few words between."""
    text, offset = premise.quote(sentence), premise.tokens[sentence[0]].start
    ends = [offset + m.end() for m in _ONLY.finditer(text)]
    return any(
        premise.stems[k] in things
        and premise.tokens[k].dep in _FORMED
        and any(0 < premise.tokens[k].start - end <= NEAR for end in ends)
        for k in sentence
    )
