"""Scopes made wider: what customers under 27 pay in two models is not what no customer pays.

A rule for *invoices above 5,000 from new suppliers* is none for invoices from new suppliers.
"""

from collections.abc import Iterator

from agent.domain.prose.tags import COMMON
from agent.judge.alignment.matter import content, saying, words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.polarity.conditions.restrictions import (
    inner,
    is_any,
    is_granted,
    is_ruled,
    restrictions,
)

SAID = 0.6  # share of the claim's words from which a sentence says what the claim says
_EVERY = frozenset("no any all every each".split())
_SETTING_APART = frozenset("under over with without aged above below between".split())
_NAMING = frozenset("appos amod compound".split())
_SUPPOSING = frozenset("if when whenever unless where provided".split())
_LIGHT = frozenset("have be get there".split())


def widened(claim: Tree, premise: Tree) -> str:
    """Return what the evidence says so of alone, where the claim says it of *no*, *any* or *every*.

    Every sentence that says most of the claim must set the noun apart: by a number or a condition
    after it (*customers under 27*), or by names (*the models Basic and Comfort*). A rule for all
    of a kind is wider only if it has no word that the other rule has not.
    """
    for noun in _general(claim):
        found = ""
        for sentence in saying(claim, premise, SAID):
            places = _places(claim, noun, premise, sentence)
            told = [_told(claim, noun, premise, i) for i in places]
            wide = _is_general(claim, noun) and any(_is_general(premise, i) for i in places)
            if wide or not told or not all(told):
                found = ""
                break
            found = told[0]
        if found:
            return found
    return ""


def _places(claim: Tree, noun: int, premise: Tree, sentence: range) -> list[int]:
    """Return where a sentence has a noun of the claim: *teachers*, not *who have taught*.

    For a subject that is where it is one too: of *firms*, not of a *company* that they own.
    """
    places = [i for i in sentence if premise.stems[i] == claim.stems[noun]]
    places = [i for i in places if premise.tokens[i].pos in NOUNS] or places
    subjects = [i for i in places if premise.tokens[i].dep in SUBJECTS]
    return subjects if subjects and claim.tokens[noun].dep in SUBJECTS else places


def _general(claim: Tree) -> Iterator[int]:
    nouns = (i for i, t in enumerate(claim.tokens) if t.pos in NOUNS or t.tag in COMMON)
    return (i for i in nouns if _is_general(claim, i) or _is_ruled(claim, i))


def _is_ruled(tree: Tree, noun: int) -> bool:
    return is_ruled(tree, noun) or is_granted(tree, noun)


def _told(claim: Tree, noun: int, premise: Tree, place: int) -> str:
    """Return what sets a noun of the evidence apart from that of the claim, '' where nothing."""
    if _is_general(claim, noun):
        return _apart(premise, place, frozenset(claim.stems))
    granted = is_granted(claim, noun) and is_any(premise, place)  # in a list a parser errs
    return _left_out(claim, premise, place) if granted or is_ruled(premise, place) else ""


def _left_out(claim: Tree, premise: Tree, noun: int) -> str:
    """Return a restriction of a rule of which a claim, all in words of the rule, has nothing."""
    known, sentence = content(claim), range(*premise.sentences[premise.sentence_of[noun]])
    if claim.words & _SUPPOSING or known - words_of(premise, sentence) - _LIGHT:
        return ""
    parts = restrictions(premise, noun)
    if len(parts) == 1 and parts[0][0] < noun:
        return ""
    parts += [p for part in parts for p in inner(premise, part)]
    silent = (p for p in parts if not words_of(premise, p) & known)
    return next((premise.quote(p) for p in silent), "")


def _is_general(tree: Tree, noun: int) -> bool:
    return any(tree.lower(k) in _EVERY and tree.tokens[k].dep == "det" for k in tree.kids[noun])


def _apart(tree: Tree, noun: int, known: frozenset[str]) -> str:
    """Return the words that set a noun apart from others of its kind and that are not ``known``."""
    for kid in tree.kids[noun]:
        token = tree.tokens[kid]
        names = token.pos == "PROPN" and token.dep in _NAMING and len(tree.conjuncts(kid)) > 1
        if kid > noun and (tree.lower(kid) in _SETTING_APART or names):
            below = sorted(tree.below(kid))
            telling = {tree.stems[i] for i in below if i != kid or names} - {""}
            if telling - known:
                return tree.quote(below)
    return ""
