"""Whose: *Anna admired Croft, whose pupil she was* tells of a pupil of Croft's, not of Anna's.

Who *she* is, the clause leaves open: anybody named before it, but for the one whose pupil it is.
"""

from agent.judge.clauses.tree import NOUNS, Tree

_BEING = frozenset("be become remain stay".split())
_COMPLEMENTS = frozenset({"attr", "dobj", "nsubj", "oprd"})


def whose(tree: Tree, noun: int) -> tuple[list[int], list[int]] | None:
    """Return those who may be what ``noun`` says, and whose they are; None without *whose*."""
    word = next((k for k in tree.kids[noun] if tree.lower(k) == "whose"), None)
    verb = tree.tokens[noun].head
    if word is None or tree.tokens[verb].lemma.lower() not in _BEING:
        return None
    if tree.child(verb, "neg") is not None:
        return [], []
    owner = _owner(tree, verb, word)
    others = [k for k in tree.with_deps(verb, *_COMPLEMENTS) if k != noun]
    named = [k for k in others if tree.tokens[k].pos in NOUNS]
    if owner is None or not others:
        return [], []
    own = {owner, tree.tokens[owner].head, *tree.below(owner)}
    before = (k for k in range(word) if tree.tokens[k].pos in NOUNS and k not in own)
    return named or list(before), [owner]


def _owner(tree: Tree, verb: int, word: int) -> int | None:
    """Return the noun that a clause with *whose* is about: its head, or the noun before it."""
    head = tree.tokens[verb].head
    if tree.tokens[verb].dep == "relcl" and tree.tokens[head].pos in NOUNS:
        return head
    nearest = word - 1 if tree.lower(word - 1) != "," else word - 2
    return nearest if nearest >= 0 and tree.tokens[nearest].pos in NOUNS else None
