"""Both: what birds took *at the dry site* they did not take *at both sites*."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import saying
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

SAID = 0.7  # share of the claim's words from which a sentence says the same
_TWO = re.compile(r"\bboth\b|\beither\b|\beach\b|\bevery\b|\ball\b|\band\b|\btwo\b", re.IGNORECASE)
_LIMITING = frozenset({"amod", "compound", "nmod"})


def compare_both(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return what is missing where a claim has *at both sites* what is told of the dry one alone.

    What is said of both as the subject is for the rule on kinds.
    """
    for noun in _of_both(claim):
        told = [_single(premise, s, claim.stems[noun]) for s in saying(claim, premise, SAID)]
        if told and len(set(told)) == 1 and told[0]:
            return Outcome.MISSING, f"it says so of one alone: “{told[0]}”"
    return Outcome.NONE, ""


def _of_both(claim: Tree) -> Iterator[int]:
    """Yield the nouns, subjects apart, of which a claim says something of both."""
    for i, token in enumerate(claim.tokens):
        if claim.lower(i) != "both" or token.head == i:
            continue
        noun = claim.tokens[token.head]
        if noun.tag == "NNS" and noun.dep not in SUBJECTS and claim.tokens[i + 1].text != "of":
            yield token.head


def _single(premise: Tree, sentence: Sequence[int], stem: str) -> str:
    """Return the words of the one thing of a kind that a sentence names, '' if it names more."""
    nouns = [i for i in sentence if premise.stems[i] == stem and premise.tokens[i].pos in NOUNS]
    if len(nouns) != 1 or _TWO.search(premise.quote(sentence)):
        return ""
    (noun,) = nouns
    below = [k for k in premise.kids[noun] if k < noun]
    limited = any(premise.tokens[k].dep in _LIMITING for k in below)
    definite = any(premise.lower(k) == "the" for k in below)
    singular = premise.tokens[noun].tag in ("NN", "NNP")
    return premise.quote(range(below[0], noun + 1)) if singular and limited and definite else ""
