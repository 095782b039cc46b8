"""Inclusive: what has a value of its own is not included in the general one.

*The warranty is 24 months; batteries have 6* does not say *24 months, including batteries*.
"""

import re
from collections.abc import Iterator, Set

from agent.judge.clauses.tree import NOUNS, Tree

_INCLUDING = re.compile(
    r"\b(?:including|also (?=for |on |in |at |to )|even (?=for |on |in |at |to ))", re.IGNORECASE
)
_INCLUDED = re.compile(r"\bincluded\b", re.IGNORECASE)
_INSIDE = re.compile(r"\b(?:inclu\w+|covers?|comprises?|same|also|too|as well)\b", re.IGNORECASE)
_PASSED = frozenset({"ADP", "DET", "PRON", "ADJ", "PUNCT", "SCONJ"})
_MONEY = frozenset("$ € £ euro dollar pound franc cent pence usd eur gbp chf".split())
_TIMES = frozenset("second minute hour day night week month year".split())


def own_value(claim: Tree, premise: Tree) -> str:
    """Return where the premise gives a value of its own for what the claim includes, or ''.

    Only a value of the same kind, beside the claim's own elsewhere in the premise.
    """
    numbers = {claim.stems[i]: _unit(claim, i) for i in _numbers(claim, range(len(claim.tokens)))}
    included = _included(claim) if numbers else None
    if included is None:
        return ""
    general, own, kinds = False, "", set(numbers.values()) - {""}
    for part in _parts(premise):
        told = [(premise.stems[i], _unit(premise, i)) for i in _numbers(premise, part)]
        same = any(word in numbers for word, _ in told)
        if not any(premise.stems[i] == claim.stems[included] for i in part):
            general |= same
        elif same or _INSIDE.search(premise.quote(part)):
            return ""
        elif any(unit in kinds for _, unit in told) or (
            told and _beside(premise, part, numbers.keys()) and "money" not in kinds
        ):
            own = premise.quote(part)
    return own if general else ""


def _beside(tree: Tree, part: range, numbers: Set[str]) -> bool:
    """Tell whether the numbers of a part are bare, behind one of ``numbers`` in its sentence."""
    sentence = range(*tree.sentences[tree.sentence_of[part[0]]])
    bare = not any(_unit(tree, i) for i in _numbers(tree, part))
    return bare and any(tree.stems[i] in numbers for i in sentence)


def _included(claim: Tree) -> int | None:
    """Return the noun that a claim includes, None where there is none."""
    cue, after = _INCLUDING.search(claim.text), _INCLUDED.search(claim.text)
    if cue is None and after is None:
        return None
    places = range(len(claim.tokens))
    if cue is not None:
        order = [i for i in places if claim.tokens[i].start >= cue.end()]
    else:
        order = [i for i in places if after and claim.tokens[i].end <= after.start()][::-1]
    first = next((i for i in order if claim.tokens[i].pos not in _PASSED), None)
    return first if first is not None and claim.tokens[first].pos in NOUNS else None


def _parts(tree: Tree) -> Iterator[range]:
    """Yield the sentences of a text, parted at semicolons."""
    for start, end in tree.sentences:
        begin = start
        for i in range(start, end):
            if tree.lower(i) == ";" or i == end - 1:
                if i > begin:
                    yield range(begin, i if i < end - 1 else end)
                begin = i + 1


def _numbers(tree: Tree, part: range) -> list[int]:
    return [i for i in part if tree.tokens[i].pos == "NUM"]


def _unit(tree: Tree, index: int) -> str:
    """Return the kind of a number: money, time, its unit, or '' for a bare one."""
    near = [k for k in (index - 1, index + 1) if 0 <= k < len(tree.tokens)]
    if any(tree.tokens[k].lemma.lower() in _MONEY for k in near):
        return "money"
    following = index + 1 if index + 1 < len(tree.tokens) else index
    if tree.tokens[following].pos not in {*NOUNS, "SYM"}:
        return ""
    lemma = tree.tokens[following].lemma.lower()
    return "time" if lemma in _TIMES else lemma
