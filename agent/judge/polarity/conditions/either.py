"""Either: who must bring one of two things need not bring both, and one is not enough for both.

What is joined by *or* where something is asked for is not asked for together. What is denied of
either (*no food or drink*) is denied of both, and lists of what may be done say nothing of this.
"""

import re
from itertools import pairwise

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import CONTENT_POS, Tree

_ASKED = re.compile(
    r"\b(?:must|needs?|needed|requir\w+|ha(?:s|ve) to|shall|should|necessary|mandatory|compulsory"
    r"|obligatory)\b",
    re.IGNORECASE,
)
_ENOUGH = re.compile(r"\b(?:enough|suffic\w+|either)\b", re.IGNORECASE)
_DENIED = re.compile(
    r"\b(?:no|not|never|without|neither|nor|cannot|none|nobody|unless|except|avoid\w*|refrain\w*"
    r"|stop|prevent\w*|prohibit\w*|forbid\w*|free (?:of|from)|report|declare|disclose|notify"
    r"|inform)\b|n['’]t\b",
    re.IGNORECASE,
)
"""Also what is asked of each of two things where it is asked of either: *avoid A or B*."""
_ONE_OF = re.compile(r"\b(?:one|any) of (?:the following|these|those)\b", re.IGNORECASE)
_PLAIN = re.compile(r"\b(?:both|either|(?:one|any) of)\b", re.IGNORECASE)
_SUPPOSING = frozenset(
    """if when whenever where wherever who whose which whether before after until during while
    because since""".split()
)
_AND, _OR = frozenset({"and"}), frozenset({"or"})
_JOINTS = _AND | _OR | frozenset({"but", "nor", ";", "then"})
_Pair = tuple[frozenset[str], frozenset[str]]


def compare_choices(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return what comes of *both* in the claim where the evidence asks for one, or the reverse.

    ``conflict`` where one side says so outright (*both*, *either*, *one of*), ``missing`` else.
    """
    if _DENIED.search(claim.text) or len(claim.sentences) != 1:
        return Outcome.NONE, ""
    words = claim.words
    joints = (_AND | _OR) & words
    asks = _ASKED.search(claim.text) or (joints == _OR and _ENOUGH.search(claim.text))
    if len(joints) != 1 or not asks:
        return Outcome.NONE, ""
    other = _OR if joints == _AND else _AND
    for pair in _members(claim, joints):
        told = _told(premise, pair, other)
        if told and not _any_joined(premise, pair, joints):
            plain = _PLAIN.search(claim.text) or _PLAIN.search(told)
            return Outcome.CONFLICT if plain else Outcome.MISSING, f"“{told}”"
    return Outcome.NONE, ""


def _members(claim: Tree, joints: frozenset[str]) -> list[_Pair]:
    """Return the words by which each two things that a claim joins are told apart."""
    found = []
    for i in range(len(claim.tokens)):
        members = claim.conjuncts(i)
        joined = any(claim.lower(k) in joints for m in members for k in claim.kids[m])
        if claim.tokens[i].dep == "conj" or len(members) < 2 or not joined:
            continue
        for left, right in pairwise(members):
            heads = claim.stems[left], claim.stems[right]
            if heads[0] != heads[1]:
                found.append((frozenset(heads[:1]), frozenset(heads[1:])))
                continue
            mine, theirs = (_inside(claim, m) for m in (left, right))
            if mine - theirs and theirs - mine:
                found.append((mine - theirs, theirs - mine))
    return found


def _inside(tree: Tree, index: int) -> frozenset[str]:
    inside = tree.below(index, stop=frozenset({"conj", "cc"}))
    return frozenset(tree.stems[k] for k in inside if tree.tokens[k].pos in CONTENT_POS)


def _told(premise: Tree, pair: _Pair, joints: frozenset[str]) -> str:
    """Return the words of the premise that ask for the two of a pair so joined, or ''."""
    for start, end in premise.sentences:
        sentence = range(start, end)
        text = premise.quote(sentence)
        asked = _ASKED.search(text)
        span = _joined(premise, sentence, pair, joints) if asked else None
        if asked is None or span is None or _DENIED.search(text):
            continue
        first, last = span
        asking = premise.tokens[start].start + asked.start()
        opening = [k for k in sentence if k <= last and premise.tokens[k].start >= asking]
        before = opening if asking < premise.tokens[first].start else range(start, last + 1)
        if not any(premise.lower(k) in _SUPPOSING for k in before):
            return text
    return ""


def _any_joined(premise: Tree, pair: _Pair, joints: frozenset[str]) -> bool:
    return any(_joined(premise, range(s, e), pair, joints) for s, e in premise.sentences)


def _joined(
    tree: Tree, sentence: range, pair: _Pair, joints: frozenset[str]
) -> tuple[int, int] | None:
    """Return the places of the two of a pair in a sentence where ``joints`` alone join them.

    Things in the plural without an article are kinds, each of which is meant: *report accidents or
    near misses*.
    """
    places = [[k for k in sentence if tree.stems[k] in words] for words in pair]
    for one in places[0]:
        for two in places[1]:
            first, last = sorted((one, two))
            between = {tree.lower(k) for k in range(first + 1, last)} & _JOINTS
            text = tree.text[tree.tokens[sentence[0]].start : tree.tokens[first].start]
            listed = joints == _OR and not between and _ONE_OF.search(text)
            if (between == joints or listed) and not (_is_kind(tree, one) and _is_kind(tree, two)):
                return first, last
    return None


def _is_kind(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.tag == "NNS" and not tree.with_deps(index, "det", "poss", "nummod")
