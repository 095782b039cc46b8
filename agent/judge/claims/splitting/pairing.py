"""Figures side by side in one predicate: each with its own subject, scope or unit."""

from dataclasses import replace

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, Item, subject_of
from agent.judge.claims.parsing.inflection import singular_verb
from agent.judge.claims.splitting.coordination import conjunction
from agent.judge.clauses.tree import Tree


def split_pairs(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split "A and B cost $5 and $10, respectively" and "$5 for adults and $3 for children"."""
    return _split_respectively(clause, tree) or _split_figures(clause, tree)


def series(head: int, tree: Tree) -> list[int]:
    """Return ``head`` and its conjuncts down the chain: "A, B and C"."""
    chain = [head]
    while found := tree.with_deps(chain[-1], "conj"):
        chain.append(found[0])
    return chain


def _element(index: int, tree: Tree) -> list[int]:
    """Return the words of one conjunct, without the conjuncts after it."""
    gone: set[int] = set()
    for kid in tree.with_deps(index, "conj", "cc", "punct"):
        gone.update(tree.subtree(kid))
    return [i for i in tree.subtree(index) if i not in gone]


def _split_respectively(clause: Clause, tree: Tree) -> list[Clause] | None:
    marks = [i for i in clause.body if tree.lower(i) == "respectively"]
    heads = [k for k in tree.with_deps(clause.root, *ANY_SUBJECT) if k in clause.body]
    if not marks or not heads:
        return None
    subjects = series(heads[0], tree)
    lists = [series(i, tree) for i in sorted(clause.body) if i > clause.root]
    objects = next((x for x in lists if len(x) == len(subjects)), None)
    if objects is None or len(subjects) < 2:
        return None
    return [
        _paired(one, two, (subjects[0], objects[0]), clause, tree)
        for one, two in zip(subjects, objects, strict=True)
    ]


def _paired(one: int, two: int, firsts: tuple[int, int], clause: Clause, tree: Tree) -> Clause:
    gone = set(tree.subtree(firsts[0])) | set(tree.subtree(firsts[1]))
    verb: dict[int, str] = {}
    if tree.tokens[one].tag in ("NN", "NNP"):
        finite = [clause.root, *tree.with_deps(clause.root, "aux", "auxpass")]
        verb = {
            v: singular_verb(tree.tokens[v].text, tree.tokens[v].tag)
            for v in finite
            if tree.tokens[v].tag in ("VBP", "VBD")
        }
    items: list[Item] = []
    for item in clause.items:
        if item == firsts[0]:
            items.extend(_element(one, tree))
        elif item == firsts[1]:
            items.extend(_element(two, tree))
        elif isinstance(item, str) or (item not in gone and not _is_mark(item, tree)):
            items.append(verb.get(item, item) if isinstance(item, int) else item)
    own = frozenset([*_element(one, tree), *_element(two, tree)])
    return replace(clause, items=tuple(items), own=own)


def _is_mark(index: int, tree: Tree) -> bool:
    return tree.lower(index) == "respectively" or (
        tree.tokens[index].text == "," and tree.lower(index + 1) == "respectively"
    )


def _split_figures(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split coordinated amounts that each have a scope of their own."""
    for head in sorted(clause.body):
        if tree.tokens[head].dep not in ("dobj", "attr", "pobj", "npadvmod", "prep"):
            continue
        chain = [i for i in series(head, tree) if i in clause.body]
        if len(chain) < 2 or tree.tokens[head].dep in ANY_SUBJECT or _is_between(head, tree):
            continue
        if _are_scoped(chain, tree) and _joins(chain, tree):
            return [_single(i, chain, clause, tree) for i in chain]
    return None


def _is_between(head: int, tree: Tree) -> bool:
    """Tell the two ends of one stretch: "between ten at night and seven in the morning"."""
    near = (tree.tokens[head].head, tree.subtree(head)[0])
    return any(tree.lower(i) == "between" for i in near)


def _joins(chain: list[int], tree: Tree) -> bool:
    word = conjunction(chain[0], chain[1], tree)
    return word is not None and tree.lower(word) in ("and", "but")


def _are_scoped(chain: list[int], tree: Tree) -> bool:
    """Tell whether each conjunct has a figure and a phrase that says what it is for."""
    return all(_is_scoped(_element(i, tree), i, tree) for i in chain)


def _is_scoped(words: list[int], head: int, tree: Tree) -> bool:
    figure = any(tree.tokens[i].pos == "NUM" for i in words)
    scoped = any(
        tree.tokens[i].dep in ("prep", "advcl", "advmod", "relcl", "acl")
        and i > head
        and len(_element(i, tree)) > 1
        and tree.lower(i) not in ("of", "per", "to")
        for i in words
    )
    return figure and scoped


def _single(index: int, chain: list[int], clause: Clause, tree: Tree) -> Clause:
    """Return the clause with one conjunct of the chain in the place of all."""
    gone = set(tree.subtree(chain[0]))
    place = min(gone & clause.body)
    items: list[Item] = []
    for item in clause.items:
        if item == place:
            items.extend(_element(index, tree))
        elif isinstance(item, str) or item not in gone:
            items.append(item)
    words = frozenset(_element(index, tree))
    first = index == chain[0]
    own = (clause.own - gone | words) if first else words
    if first:
        own = frozenset(i for i in own if i <= max(words))
    return replace(clause, items=tuple(items), own=own, subject=subject_of(clause, tree))
