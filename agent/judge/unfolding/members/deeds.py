"""Two things told of one subject, told apart: *entry opens on 1 May and closes on 9 June*.

For a claim on when entry closes that is *entry closes on 9 June*; *sends the bill in May and the
receipt in June* is told of the receipt in the same way.
"""

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import HELPING, VERBS
from agent.judge.alignment.lexical import content
from agent.judge.claims.parsing.repair import repaired
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.once import once
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import denies

CUE = re.compile(r"\w,? (?:and|but) \w", re.IGNORECASE)
_MARKS = (["and"], ["but"])
_CLAUSES = frozenset({"advcl", "relcl", "acl", "ccomp"})
_SUPPOSING = frozenset(
    "if unless when while because provided except where as that who which".split()
)
_JOINT = frozenset("both either whether respectively each".split())
WIDE = frozenset("all but both only other others rest every except than same".split())
"""Words of claims that may speak of more than one of two things."""
_POINTING = frozenset({"it", "them", "they"})
_PAST = frozenset({"was", "were", "had"})
_TELLING = VERBS | {"ADJ"}
_LOOSE = frozenset({"cc", "conj"})
_LINKING = frozenset({"ADP", "SCONJ"})
_PLACING = _LINKING | {"NUM"}


class _Pair(NamedTuple):
    """Two parts of a sentence.

    Attributes:
        keys: the word of each by which a claim on it is known.
        second: the words of the second part.
        shared: what stands before that as well: the subject, and the verbs that both have.
    """

    keys: tuple[int, int]
    second: range
    shared: tuple[int, ...]


def apart(evidence: Analysis, claim: Analysis) -> str:
    """Return what a sentence says of the one of two things that a claim is on.

    It stands as it is where the claim is on both or none of them or has a number that has to be
    computed, and where a condition or a denial may be of both.
    """
    tree, mine = read(evidence).tree, read(claim).tree
    if (
        is_wide(mine)
        or len(tree.sentences) != 1
        or tree.words & _JOINT
        or denies(tree, range(len(tree.tokens)))
    ):
        return tree.text
    pair = _pair(evidence)
    if pair is None or not _states_all(evidence, claim):
        return tree.text
    said = _main(mine)
    named = [tree.stems[key] in said for key in pair.keys]
    if named[0] == named[1]:
        return tree.text
    first = tree.quote(range(pair.second.start - 1)).rstrip(" ,") + "."
    told = first if named[0] else _second(tree, pair) or tree.text
    return tree.text if _asks_for(mine, content(tree.text) - content(told)) else told


def is_wide(claim: Tree) -> bool:
    """Tell whether a claim may speak of more than one of two things, or tells two deeds."""
    return bool(claim.words & WIDE) or not _main(claim)


@once
def _main(claim: Tree) -> frozenset[str]:
    """Return the stems of a claim without its other clauses, none where it tells two deeds."""
    root = next((i for i, t in enumerate(claim.tokens) if t.head == i), 0)
    if any(claim.tokens[i].pos in VERBS for i in claim.with_deps(root, "conj")):
        return frozenset()
    return frozenset(claim.stems[i] for i in claim.below(root, _CLAUSES))


def _asks_for(claim: Tree, lost: frozenset[str]) -> bool:
    """Tell whether a claim names what is left out, its numbers aside.

    What it tells by a clause of its own is named too: *a bridge that opened in 1974*, *after it
    opened*.
    """
    clauses = {k for i, t in enumerate(claim.tokens) if t.dep in _CLAUSES for k in claim.below(i)}
    named = [
        i
        for i, t in enumerate(claim.tokens)
        if (t.pos in NOUNS and not t.entity) or (i in clauses and t.pos in _TELLING)
    ]
    return any(content(claim.tokens[i].text) & lost for i in named)


def _states_all(evidence: Analysis, claim: Analysis) -> bool:
    """Tell whether the evidence has every number of a claim, so that none need be computed."""
    return _values(claim) <= _values(evidence)


def _values(text: Analysis) -> set[tuple[str, float | str]]:
    """Return the numbers of a text with what they measure, whether more or less is said."""
    return {
        (q.dimension, q.text.lower() if q.is_date else end)
        for q in quantities(text)
        for end in (q.interval.low, q.interval.high)
        if math.isfinite(end)
    }


def _pair(evidence: Analysis) -> _Pair | None:
    """Return the two parts of a sentence that share its subject, None if it has no such parts."""
    tree = read(evidence).tree
    root = tree.roots[0]
    marks = [i for i in range(root, len(tree.tokens)) if tree.tokens[i].dep == "cc"]
    if tree.child(root, *SUBJECTS) is None or [tree.lower(i) for i in marks] not in _MARKS:
        return None
    stop = len(tree.tokens) - (tree.tokens[-1].pos == "PUNCT")
    first, second = range(root + 1, marks[0]), range(marks[0] + 1, stop)
    if not (_is_placed(tree, first) and _is_placed(tree, second)):
        return None
    if _supposes(tree, second) and not _supposes(tree, first):
        return None
    return _predicates(tree, root, second) or _objects(evidence, root, first, second)


def _is_placed(tree: Tree, words: range) -> bool:
    """Tell whether words say when, where or how many, not only what."""
    return any(tree.tokens[i].pos in _PLACING and tree.lower(i) != "of" for i in words)


def _supposes(tree: Tree, words: range) -> bool:
    return any(tree.lower(i) in _SUPPOSING for i in words)


def _predicates(tree: Tree, root: int, second: range) -> _Pair | None:
    """Return two predicates of one subject."""
    verbs = [i for i in tree.with_deps(root, "conj") if tree.tokens[i].pos in VERBS]
    if len(verbs) != 1 or verbs[0] not in second or tree.child(verbs[0], *SUBJECTS) is not None:
        return None
    (verb,), helpers = verbs, tree.with_deps(root, *HELPING)
    lead = range(min([root, *helpers]))
    shared = () if _is_complete(tree, verb, helpers) else helpers
    keys = [_key(tree, v) for v in (root, verb)]
    if keys[0] is None or keys[1] is None:
        return None
    return _Pair((keys[0], keys[1]), second, (*lead, *shared))


def _key(tree: Tree, verb: int) -> int | None:
    """Return the word that tells a predicate: its verb, or what something *is*."""
    if tree.tokens[verb].lemma != "be":
        return verb
    return tree.child(verb, "acomp", "attr")


def _is_complete(tree: Tree, verb: int, helpers: Sequence[int]) -> bool:
    """Tell whether a verb stands without the helpers of the first: *was built and burned*."""
    if tree.with_deps(verb, *HELPING) or tree.tokens[verb].tag in {"VBZ", "VBP"}:
        return True
    past = {tree.lower(i) for i in helpers} & _PAST
    return tree.tokens[verb].tag == "VBD" and bool(past or not helpers)


def _objects(evidence: Analysis, root: int, first: range, second: range) -> _Pair | None:
    """Return two things of which one verb is told: *the bill in May and the receipt in June*."""
    tree = read(evidence).tree
    keys = [_leading_noun(tree, words) for words in (first, second)]
    if keys[0] is None or keys[1] is None or not _is_of_persons(evidence, root, keys[1]):
        return None
    return _Pair((keys[0], keys[1]), second, tuple(range(root + 1)))


def _is_of_persons(evidence: Analysis, root: int, second: int) -> bool:
    """Tell whether persons do what is told of a thing, which does not do it as well.

    *Parents get the letter in May and teachers in June* has two subjects.
    """
    tree = Tree(repaired(evidence))
    subject = next(iter(tree.with_deps(root, *SUBJECTS)))
    who, what = (mention_of(i, tree, "") for i in (subject, second))
    return bool(who and who.personal is not False and what and what.personal is False)


def _leading_noun(tree: Tree, words: range) -> int | None:
    """Return the noun with which words begin, where what places it follows at once.

    Another one before it has a deed of its own: *and Ann the mill to her niece*.
    """
    end = next((i for i in words if tree.tokens[i].pos in _LINKING), words.stop)
    begins = range(words.start, end)
    plain = begins and not any(
        tree.tokens[i].pos in VERBS
        or (tree.tokens[i].pos == "DET" and tree.tokens[i - 1].pos in NOUNS)
        for i in begins
    )
    noun = (
        plain and end < words.stop and tree.lower(end) != "of" and tree.tokens[end - 1].pos in NOUNS
    )
    return end - 1 if noun else None


def _second(tree: Tree, pair: _Pair) -> str:
    """Return what a sentence says in its second part, '' where a pronoun of that is unclear."""
    text, done = "", tree.tokens[pair.second.start].start
    for i in (i for i in pair.second if tree.lower(i) in _POINTING):
        name = _name(tree, i, pair.second.start - 1)
        if not name:
            return ""
        text += tree.text[done : tree.tokens[i].start] + name
        done = tree.tokens[i].end
    text += tree.text[done : tree.tokens[pair.second[-1]].end]
    return f"{tree.quote(pair.shared)} {text}."


def _name(tree: Tree, pronoun: int, before: int) -> str:
    """Return the phrase of the first part that a pronoun of the second stands for, '' if unclear.

    It has the same place there, or is the only one beside the subject.
    """
    deps = SUBJECTS if tree.tokens[pronoun].dep in SUBJECTS else {tree.tokens[pronoun].dep}
    root = tree.roots[0]
    nouns = [i for i in range(root, before) if tree.tokens[i].pos in NOUNS]
    plain = [i for i in nouns if tree.tokens[i].dep not in {"compound", "npadvmod"}]
    alike = [i for i in plain if tree.tokens[i].dep in deps] or plain
    if len(alike) != 1:
        return ""
    phrase = [i for i in sorted(tree.below(alike[0], _LOOSE)) if i < before]
    return tree.quote(phrase)
