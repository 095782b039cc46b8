"""Halves of a sentence in contrast: which of two opposite words a claim's other words go with.

*Sales rose in the north, while in the south they fell* has both words; *sales fell in the south*
takes the second from its own half, and exchanges nothing.
"""

import re
from itertools import pairwise

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.alignment.relation import Relation, modifier_relation, verb_relation
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree

_CUT = re.compile(r"[;,]|\b(?:but|while|whereas|although|though|yet|and)\b", re.IGNORECASE)
_PREDICATES = frozenset("ROOT acomp attr oprd".split())
_DENYING = frozenset("not n't no never none nobody nothing neither nor without hardly".split())
_POINTING = frozenset("it they this that these those one ones".split())
_TELLING = CONTENT_POS | {"NUM"}


def in_own_half(claim: Tree, premise: Tree, number: int, word: str, partner: str) -> bool:
    """Tell whether a sentence says ``word`` of the claim's matter, and ``partner`` of another.

    ``word`` and ``partner`` are stems; one half of the sentence must have each. A half without a
    subject of its own, or with a pronoun, is about the subject of the half before it.
    """
    said = frozenset(claim.stems) - {word, partner}
    halves = _halves(premise, number)
    with_word = [h for h in halves if word in h and partner not in h]
    with_partner = [h for h in halves if partner in h and word not in h]
    if len(with_word) != 1 or len(with_partner) != 1:
        return False
    (own,), (other,) = with_word, with_partner
    return bool(said & (own - other)) and not said & (other - own)


def compare_contrasts(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim has the verb of one half, and all else from the other.

    *Sales rose in the south* against *sales rose in the north, while in the south they fell*.
    """
    wanted = content(claim)
    if _DENYING & claim.words:
        return Outcome.NONE, ""
    predicates = [claim.stems[i] for i, t in enumerate(claim.tokens) if t.dep in _PREDICATES]
    for number, (start, end) in enumerate(premise.sentences):
        stems = frozenset(premise.stems[start:end])
        if not wanted <= stems:
            continue
        for word in predicates:
            for other in sorted(s for s in stems if _opposite(word, s)):
                if in_own_half(claim, premise, number, other, word):
                    return Outcome.MISSING, f"of that it says “{other}”"
    return Outcome.NONE, ""


def _opposite(first: str, second: str) -> bool:
    against = (Relation.CONTRARY, Relation.COMPLEMENT)
    return verb_relation(first, second) in against or modifier_relation(first, second) in against


def _halves(tree: Tree, number: int) -> list[frozenset[str]]:
    """Return the stems of the telling words of each part of a sentence that has a verb."""
    first, last = tree.sentences[number]
    start, end = tree.tokens[first].start, tree.tokens[last - 1].end
    cuts = [start, *(m.start() for m in _CUT.finditer(tree.text, start, end)), end]
    parts: list[list[int]] = []
    for low, high in pairwise(cuts):
        part = [i for i in range(first, last) if low <= tree.tokens[i].start < high]
        verbal = any(tree.tokens[i].pos in {"VERB", "AUX"} for i in part)
        if parts and not (verbal and _has_verb(tree, parts[-1])):
            parts[-1] += part
        else:
            parts.append(part)
    found: list[frozenset[str]] = []
    before: frozenset[str] = frozenset()
    for part in parts:
        subjects = [i for i in part if tree.tokens[i].dep in SUBJECTS]
        own = [i for i in subjects if _names(tree, i)]
        words = words_of(tree, part, _TELLING)
        found.append(words if own else words | before)
        before = frozenset(tree.stems[i] for i in own or _nearest(tree, part, subjects)) or before
    return found


def _nearest(tree: Tree, part: list[int], subjects: list[int]) -> list[int]:
    """Return the noun right before the verb of a part in which the parser finds no subject."""
    verb = next((i for i in part if tree.tokens[i].pos in {"VERB", "AUX"}), part[0])
    return [i for i in part if i == verb - 1 and not subjects and _names(tree, i)]


def _names(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos in NOUNS and tree.lower(index) not in _POINTING


def _has_verb(tree: Tree, part: list[int]) -> bool:
    return any(tree.tokens[i].pos in {"VERB", "AUX"} for i in part)
