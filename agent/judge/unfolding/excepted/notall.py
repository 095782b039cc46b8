"""Not all are is some are not: *not all rooms have a balcony* tells that some have none.

Told for a claim on some that denies it of them or says the opposite, and the other way round.
"""

import re

from agent.judge.alignment.relation import Relation, modifier_relation, verb_relation
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.unfolding.denied import NOT, Edit, denied, denies, edited, finite, lifted

_OF_ALL = frozenset("all every each".split())
_ALL = rf"(?:{'|'.join(sorted(_OF_ALL))})"
_NOT_ALL = re.compile(rf"not {_ALL}\b", re.IGNORECASE)
_SOME = re.compile(r"some\b", re.IGNORECASE)
_NONE = re.compile(r"(?:no|none|neither)\b", re.IGNORECASE)
_NONE_THERE = re.compile(r"there (?:is|are) no\b", re.IGNORECASE)
CUE = re.compile(rf"(?:\bnot|n['’]t)\b.*\b{_ALL}\b|\bsome\b", re.IGNORECASE | re.DOTALL)
_OPPOSITES = frozenset({Relation.COMPLEMENT, Relation.CONTRARY})
_HELPING = ("aux", "auxpass")


def told_of_some(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return of some what a sentence denies of all, or of all what it denies of some.

    None where the claim is put otherwise or names another thing, or the sentence denies something
    else too.
    """
    text = tree.quote(sentence)
    if _SOME.match(text):
        return _of_all(tree, sentence, claim) if _NOT_ALL.match(claim.text) else None
    if not _asks_of_some(claim) or not _is_contrary(claim, tree, sentence):
        return None
    if _NOT_ALL.match(text):
        return None if _NONE.match(claim.text) else _of_some(tree, sentence)
    return _with_some(tree, sentence)


def _asks_of_some(claim: Tree) -> bool:
    """Tell whether a claim is on so many, *some* or *most*, not on all or on what there is not."""
    return not _OF_ALL & claim.words and not _NONE_THERE.match(claim.text)


def _is_contrary(claim: Tree, tree: Tree, sentence: range) -> bool:
    """Tell whether a claim on the same things denies, or has the opposite of a sentence's word."""
    own = [i for i, t in enumerate(claim.tokens) if t.pos in CONTENT_POS]
    if not {claim.stems[i] for i in own if claim.tokens[i].pos in NOUNS} <= {*tree.stems}:
        return False
    if denies(claim, range(len(claim.tokens))):
        return True
    stems = {tree.stems[i] for i in sentence if tree.tokens[i].pos in CONTENT_POS}
    relations = (modifier_relation, verb_relation)
    return any(r(claim.stems[i], s) in _OPPOSITES for i in own for s in stems for r in relations)


def _of_some(tree: Tree, sentence: range) -> str | None:
    """Return *some do not* for *not all do*."""
    rest = range(sentence.start + 1, sentence.stop)
    root = next((i for i in rest if tree.tokens[i].head == i), None)
    if root is None or denies(tree, rest):
        return None
    verb = finite(tree, sorted([root, *tree.with_deps(root, *_HELPING)]))
    told = "" if verb is None else denied(tree, verb)
    if verb is None or not told:
        return None
    first = (tree.tokens[sentence.start].start, tree.tokens[sentence.start + 1].end, "Some")
    return edited(tree, sentence, [first, _edit(tree, verb, told)])


def _with_some(tree: Tree, sentence: range) -> str | None:
    """Return *does not cover some* for *does not cover all*."""
    marks = [i for i in sentence[1:] if tree.lower(i) in _OF_ALL]
    if len(marks) != 1 or tree.lower(marks[0] - 1) in NOT | {"at"}:
        return None
    before, after = range(sentence.start, marks[0]), range(marks[0], sentence.stop)
    clear = denies(tree, before) and not denies(tree, after)
    return edited(tree, sentence, [_edit(tree, marks[0], "some")]) if clear else None


def _of_all(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return *not all do* for *some do not*."""
    edits = lifted(tree, sentence, claim)
    if len(edits) != 1:
        return None
    return edited(tree, sentence, [_edit(tree, sentence.start, "Not all"), *edits])


def _edit(tree: Tree, index: int, told: str) -> Edit:
    return tree.tokens[index].start, tree.tokens[index].end, told
