"""Relative clauses: what *the pump feeds a tank that holds 500 litres* tells is told of the tank.

Readers find all words of *the pump holds 500 litres* in it, and take them for told.
"""

from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import SILENT, Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree

_CLAUSES = frozenset({"relcl", "acl"})
_SAME = frozenset({"appos", "attr", "oprd"})
"""How a word hangs on what it is: *the pump is a device that …*, *the pump, a device that …*."""
_ONE = frozenset({"one", "ones"})
_HAVING = frozenset(
    """have own run operate offer provide use employ include contain comprise feature carry maintain
    launch issue introduce adopt publish make create establish become represent form constitute
    develop build produce pass write give""".split()
)
"""Verbs whose subject may well be said to do what its object does: it *runs a school that* …"""
_WHOSE = frozenset({"whose", "where", "when", "why", "how"})


def compare_attached(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim tells of one thing what is told of another beside it.

    Every place that tells it must be a relative clause, of something else than the claim's subject,
    in a sentence that names the subject besides.
    """
    if len(claim.frames) != 1 or not _has_relative(premise.tree):
        return Outcome.NONE, ""
    frame = claim.frames[0]
    own, said = _parts(frame)
    if not own or not said:
        return Outcome.NONE, ""
    tree, found = premise.tree, ""
    for noun, clause in _relatives(tree):
        if said <= _stems(tree, tree.subtree(clause)):
            other = _other(tree, noun, clause, own)
            if not other or _told_elsewhere(tree, clause, said):
                return Outcome.NONE, ""
            found = other
    return (Outcome.MISSING, f"it says so of “{found}”") if found else (Outcome.NONE, "")


def _has_relative(tree: Tree) -> bool:
    return any(t.dep in _CLAUSES for t in tree.tokens)


def _parts(claim: Frame) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of a claim's only subject, and the other words of the claim.

    None where the subject is a pronoun, or more than a noun with what stands before it.
    """
    tree = claim.tree
    heads = [i for i, t in enumerate(tree.tokens) if t.dep in SUBJECTS]
    if len(heads) != 1 or tree.tokens[heads[0]].pos not in NOUNS or claim.stance.negated:
        return frozenset(), frozenset()
    inside = set(tree.subtree(heads[0]))
    if any(i > heads[0] for i in inside):
        return frozenset(), frozenset()
    said = _stems(tree, (i for i in range(len(tree.tokens)) if i not in inside))
    return _stems(tree, inside), said


def _stems(tree: Tree, tokens: Iterator[int] | tuple[int, ...] | set[int]) -> frozenset[str]:
    return frozenset(
        tree.stems[i]
        for i in tokens
        if (tree.tokens[i].pos in CONTENT_POS or tree.tokens[i].text[:1].isdigit())
        and tree.lower(i) not in SILENT
        and tree.tokens[i].lemma.lower() not in ("be", "have")
    )


def _relatives(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield the noun and the verb of each relative clause that tells what its noun does."""
    for clause, token in enumerate(tree.tokens):
        if token.dep in _CLAUSES and tree.tokens[token.head].pos in {*NOUNS, "NUM", "PRON"}:
            yield token.head, clause


def _other(tree: Tree, noun: int, clause: int, own: frozenset[str]) -> str:
    """Return the phrase that a clause hangs on if it is something else than a subject, else ''.

    Something else has none of the subject's words, or is another *one*, and the subject stands in
    the sentence besides.
    """
    phrase = [i for i in tree.below(noun, _CLAUSES | {"prep"}) if i <= noun]
    below = set(tree.subtree(clause))
    if _is_same(tree, noun) or any(tree.lower(i) in _WHOSE for i in below):
        return ""
    start, end = tree.sentences[tree.sentence_of[noun]]
    beside = [i for i in range(start, end) if i not in below and i not in phrase]
    if not own <= _stems(tree, tuple(beside)):
        return ""
    named = _stems(tree, tuple(phrase))
    if tree.lower(noun) in _ONE:
        return tree.quote(sorted(phrase)) if len(own) > 1 and named and not named & own else ""
    head = tree.stems[noun]
    return "" if head in own or named >= own else tree.quote(sorted(phrase))


def _is_same(tree: Tree, noun: int) -> bool:
    """Tell whether a noun may be another word for the subject, or does what the subject does."""
    while tree.tokens[noun].dep not in SUBJECTS and tree.tokens[noun].head != noun:
        token = tree.tokens[noun]
        if token.dep in _SAME or token.lemma.lower() in _HAVING or tree.lower(noun) == "as":
            return True
        noun = token.head
    return tree.tokens[noun].lemma.lower() in _HAVING | {"be"}


def _told_elsewhere(tree: Tree, clause: int, said: frozenset[str]) -> bool:
    """Tell whether another place of the text has most of what a claim says."""
    below = set(tree.subtree(clause))
    left = _stems(tree, tuple(i for i in range(len(tree.tokens)) if i not in below))
    return 2 * len(said & left) >= len(said)
