"""Either: who must bring one of two things need not bring both, and one is not enough for both.

What is joined by *or* where something is asked for, or told to do, is not asked for together. What
is denied of either (*no food or drink*) is denied of both, and lists of what may be done say
nothing of this.
"""

import re
from itertools import pairwise

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, SUBJECTS, Tree

_ASKED = re.compile(
    r"\b(?:only (?:after|once|if|when|with|on|by)"
    r"|must|needs?|needed|requir\w+|ha(?:s|ve) to|shall|should|necessary|mandatory|compulsory"
    r"|obligatory)\b",
    re.IGNORECASE,
)
_ENOUGH = re.compile(r"\b(?:enough|suffic\w+|either)\b", re.IGNORECASE)
_DENIED = re.compile(
    r"\b(?:no|not|never|without|neither|nor|cannot|none|nobody|unless|except|avoid\w*|refrain\w*"
    r"|stop(?= \w+ing\b)|prevent\w*|prohibit\w*|forbid\w*|free (?:of|from))\b|n['’]t\b",
    re.IGNORECASE,
)
"""Also what is asked of each of two things where it is asked of either: *avoid A or B*."""
_REPORTING = frozenset("report declare disclose".split())
_NOTIFYING = frozenset("notify inform tell".split())
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
    enough = joints == _OR and _ENOUGH.search(claim.text)
    if len(joints) != 1 or not (enough or _asking(claim, range(len(claim.tokens))) is not None):
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
        joined = joined and all(claim.tokens[m].pos in CONTENT_POS for m in members)
        if claim.tokens[i].dep == "conj" or len(members) < 2 or not joined:
            continue
        if is_reported(claim, i):
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
    return words_of(tree, tree.below(index, stop=frozenset({"conj", "cc"})))


def _told(premise: Tree, pair: _Pair, joints: frozenset[str]) -> str:
    """Return the words of the premise that ask for the two of a pair so joined, or ''."""
    for start, end in premise.sentences:
        sentence = range(start, end)
        text = premise.quote(sentence)
        asking = _asking(premise, sentence)
        span = _joined(premise, sentence, pair, joints) if asking is not None else None
        if asking is None or span is None or _DENIED.search(text):
            continue
        first, last = span
        before = range(asking if asking <= first else start, last + 1)
        if not any(_supposes(premise, k) for k in before):
            return text
    return ""


def _supposes(tree: Tree, index: int) -> bool:
    """Tell whether a word opens a case; what is needed is none: *only after*."""
    needed = index > 0 and tree.lower(index - 1) == "only"
    return tree.lower(index) in _SUPPOSING and not needed


def _asking(tree: Tree, sentence: range) -> int | None:
    """Return the first word of a sentence that asks for something, None where it asks for none."""
    asked = _ASKED.search(tree.quote(sentence))
    if asked is not None:
        place = tree.tokens[sentence[0]].start + asked.start()
        return next(k for k in sentence if tree.tokens[k].end > place)
    return next((k for k in sentence if _commands(tree, k)), None)


def _commands(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    bare = token.dep == "ROOT" and token.tag == "VB"
    return bare and not tree.with_deps(index, *SUBJECTS, "aux", "auxpass", "expl")


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
            each = all(_is_kind(tree, k) for k in (one, two)) or is_reported(tree, first)
            if (between == joints or listed) and not each:
                return first, last
    return None


def is_reported(tree: Tree, index: int) -> bool:
    """Tell whether a thing is told whenever there is one: *report a fall or a near miss*.

    Those to whom it is told are a choice: *notify the landlord or the agent*.
    """
    while tree.tokens[index].dep == "conj":
        index = tree.tokens[index].head
    token = tree.tokens[index]
    above = tree.tokens[token.head]
    if token.dep == "pobj" and above.text.lower() in {"of", "about"}:
        verbs = (tree.tokens[above.head], tree.tokens[tree.tokens[above.head].head])
        return any(v.lemma.lower() in _NOTIFYING for v in verbs)
    return token.dep in {"dobj", "nsubjpass"} and above.lemma.lower() in _REPORTING


def _is_kind(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.tag == "NNS" and not tree.with_deps(index, "det", "poss", "nummod")
