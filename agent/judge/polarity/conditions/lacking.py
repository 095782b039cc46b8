"""Without: who is admitted only with an adult is not admitted without one."""

import re

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import nearest
from agent.judge.clauses.tree import CONTENT_POS, SUBJECTS, Tree
from agent.judge.polarity.conditions.exceptions import is_exception

_ARTICLES = frozenset("a an any the their his her its your one".split())
_DENYING = frozenset("not n't n’t never no nobody none cannot neither nor only must unless".split())
_ONLY = re.compile(
    r"\b(?:only (?:with|if|when|where|once|on|upon|after|in the company of)|provided|providing"
    r"|(?:as|so) long as|on condition|unless|except (?:with|in|when)|must|requir\w+|needs?"
    r"|ha(?:s|ve) to)\b",
    re.IGNORECASE,
)
_LACKING = re.compile(
    r"\b(?:without|unaccompanied|no longer|(?:not|n['’]t) (?:\w+ )?(?:need|requir\w+|have to)"
    r"|need(?:s)? (?:not|no)|optional|or)\b",
    re.IGNORECASE,
)
_FORMED = frozenset({"pobj", "dobj", "nsubj", "nsubjpass", "attr", "conj", "advcl"})
_MEANT = frozenset("one ones it them this that these those so such".split())
_NEEDING = frozenset({"need", "require"})
_NECESSARY = frozenset("necessary mandatory obligatory compulsory essential".split())
_OPTIONAL = frozenset({"optional", "voluntary"})
_ASKED_FOR = ("nsubj", "nsubjpass", "csubj", "csubjpass", "dobj", "xcomp")
_PERMITS = frozenset("may can could allowed permitted free able".split())
_CASES = frozenset("if when on at in during before after under over until unless only".split())
_LIMITS = ("prep", "appos", "dobj", "acl", "relcl", "nummod")
_APART = frozenset({"ccomp", "parataxis", "conj"})

NEAR = 40  # characters between what asks and what is asked for


def compare_lacking(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where the claim asks of someone what they are expressly let go without.

    *Keeping fish needs consent* against *no pets without consent; fish are permitted without*.
    """
    asked = _asked(claim)
    for preposition in range(len(premise.tokens) if asked else 0):
        if premise.lower(preposition) != "without":
            continue
        verb = premise.tokens[preposition].head
        things = {premise.stems[k] for k in premise.with_deps(preposition, "pobj")}
        subjects = (s for k in premise.with_deps(verb, *SUBJECTS) for s in premise.conjuncts(k))
        free = [_kind(premise, s) for s in subjects if not premise.with_deps(verb, "neg")]
        inside = sorted(premise.below(verb, _APART))
        words = {premise.lower(k) for k in inside}
        if words & _PERMITS and any(t in things and f <= of for t, of in asked for f in free):
            outcome = Outcome.MISSING if words & _CASES else Outcome.CONFLICT
            return outcome, f"“{premise.quote(inside)}”"
    return Outcome.NONE, ""


def _asked(claim: Tree) -> list[tuple[str, frozenset[str]]]:
    """Return the stem of each thing that a claim asks for, with those of what it asks it of."""
    found = []
    for verb, token in enumerate(claim.tokens):
        if token.lemma.lower() not in _NEEDING or claim.child(verb, "neg") is not None:
            continue
        subjects = claim.with_deps(verb, "nsubj", "csubj")
        of = [*subjects, *(k for s in subjects for k in claim.with_deps(s, "dobj"))]
        for thing in claim.with_deps(verb, "dobj"):
            of_each = [o for s in of for o in claim.conjuncts(s)]
            found += [(claim.stems[thing], _kind(claim, o)) for o in of_each]
    return found


def _kind(tree: Tree, noun: int) -> frozenset[str]:
    """Return the stems of a noun and of what tells its kind: *caged birds*, *ovens up to 5 kW*."""
    told = [noun, *tree.with_deps(noun, "amod", "compound")]
    limits = (k for p in tree.with_deps(noun, *_LIMITS) for k in tree.below(p))
    told += [k for k in limits if tree.tokens[k].pos in CONTENT_POS]
    return frozenset(tree.stems[k] for k in told)


def needed(claim: Tree, premise: Tree) -> str:
    """Return the words of the premise that ask for what the claim says one may go without, or ''.

    Only of a thing that nothing in the premise may go without, or has in place of another.
    """
    words = claim.words
    without = "without" in words and not words & _DENYING
    things = _things(claim) if without else _waived(claim)
    if not things or _goes_without(premise, things) or is_exception(claim, premise):
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


def _goes_without(premise: Tree, things: frozenset[str]) -> bool:
    """Tell whether a sentence on one of ``things``, named or not, says that one may lack it."""
    for start, end in premise.sentences:
        inside = range(start, end)
        named = things & {premise.stems[i] for i in inside}
        meant = _MEANT & {premise.lower(i) for i in inside}
        if (named or meant) and _LACKING.search(premise.quote(inside)):
            return True
    return False


def _waived(claim: Tree) -> frozenset[str]:
    """Return the stems of what a claim says is not needed: *no badge is required*."""
    found = set[int]()
    for i, token in enumerate(claim.tokens):
        low = token.lemma.lower()
        verb = token.head if token.dep in {"acomp", "attr"} else i
        denied = claim.child(verb, "neg") is not None
        things = claim.with_deps(verb, *_ASKED_FOR)
        if low in _OPTIONAL and not denied:
            found |= {*things}
        elif low in _NEEDING | _NECESSARY:
            found |= {k for k in things if denied or _is_none(claim, k)}
    return frozenset(claim.stems[k] for k in found)


def _is_none(tree: Tree, noun: int) -> bool:
    """Tell whether there is none of a noun: *no badge*."""
    return any(tree.lower(k) == "no" for k in tree.kids[noun])


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
