"""Clauses set against or beside each other by a subordinating word: both are asserted."""

from dataclasses import replace

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause, Item
from agent.judge.claims.parsing.repair import CONTRASTING
from agent.judge.claims.splitting.fragments import ASKING, misses_verb
from agent.judge.claims.splitting.scope import lead_of, shared_lead
from agent.judge.clauses.tree import Tree

_DRAWN = frozenset({"so", "and", "but", "yet"})
_COUNTING = frozenset("include exclude except permit allow".split())
_SAYING = frozenset(
    "say state report note think believe claim explain add write argue suggest show find know mean "
    "warn announce estimate advise confirm".split()
)


def split_contrast(clause: Clause, tree: Tree) -> list[Clause] | None:
    """Split off a "while", "whereas", "although" or "though" clause; None if there is none."""
    for kid in tree.with_deps(clause.root, "advcl", "ccomp", "conj", "dep"):
        if kid in clause.body and _contrasts(kid, clause, tree) and _ends(kid, clause, tree):
            return _apart(kid, clause, tree)
    return None


def _contrasts(kid: int, clause: Clause, tree: Tree) -> bool:
    if not tree.is_finite(kid) or not tree.with_deps(kid, *ANY_SUBJECT):
        return False
    if kid < clause.root and _is_drawn(kid, clause.root, tree):
        return not misses_verb(clause.root, clause, tree)
    marks = [k for k in tree.with_deps(kid, "mark", "advmod") if tree.lower(k) in CONTRASTING]
    if not marks or (marks[0] > 0 and tree.lower(marks[0] - 1) in ("as", "even")):
        concedes = bool(marks) and tree.lower(marks[0]) not in ("while", "whilst")
        return concedes and tree.lower(marks[0] - 1) == "even"
    if marks[0] > 0 and tree.lower(marks[0] - 1) == "only":  # "given only while it lasts"
        return False
    return tree.lower(marks[0]) not in ("while", "whilst") or not _is_temporal(kid, tree)


def _ends(kid: int, clause: Clause, tree: Tree) -> bool:
    """Tell whether a clause is whole: no verb of its own follows what the parser gave it."""
    last = max(i for i in tree.subtree(kid) if i in clause.body)
    after = tree.tokens[last + 1 : last + 2]
    main = last + 1 == clause.root and tree.with_deps(clause.root, *ANY_SUBJECT)
    return not after or bool(main) or after[0].tag not in ("VBZ", "VBP", "VBD", "MD")


def _is_drawn(kid: int, root: int, tree: Tree) -> bool:
    """Tell "A, so B" and "A; B", which the parser hangs below B, from "A, says B"."""
    first = tree.tokens[tree.subtree(kid)[0]]
    if first.text.lower() == "once":  # tagged as an adverb, it opens a condition all the same
        return False
    if tree.is_inverted(kid) or _is_counted_in(root, tree):
        return False
    if (
        tree.with_deps(kid, "mark")
        or first.tag in ("WRB", "IN")
        or tree.tokens[root].lemma in _SAYING
    ):
        return False
    if any(tree.lower(i) in ASKING for i in tree.subtree(root) if kid < i < root):
        return False  # "give the date and how long it takes": the parser took the last for the root
    subjects = [k for k in tree.with_deps(root, *ANY_SUBJECT) if k > kid]
    border = min([tree.subtree(k)[0] for k in subjects] + [root])
    between = [i for i in range(kid + 1, border) if tree.tokens[i].head == root]
    marks = [i for i in between if tree.tokens[i].text in (",", ";", "–", "—")]
    words = [i for i in between if tree.lower(i) in _DRAWN]
    return bool(marks) and (bool(words) or bool(subjects))


def _is_counted_in(root: int, tree: Tree) -> bool:
    """Tell the ", children included" at the end of a sentence, which is none."""
    ahead = root > 1 and tree.tokens[root - 1].head == root and tree.tokens[root - 2].text == ","
    ends = all(t.dep == "punct" for t in tree.tokens[root + 1 :])
    return ahead and ends and tree.tokens[root].lemma in _COUNTING


def _is_temporal(kid: int, tree: Tree) -> bool:
    """Tell "while you wait" or "while it is pending" from the "while" of a comparison."""
    if tree.tokens[tree.subtree(kid)[0] - 1].text == ",":
        return tree.tokens[kid].tag == "VBG"
    if tree.tokens[kid].tag == "VBG":
        return True
    subject = tree.with_deps(kid, *ANY_SUBJECT)[0]
    if tree.lower(subject) in ("you", "we", "i"):
        return True
    return tree.tokens[kid].lemma == "be" and subject < kid and not tree.with_deps(kid, "attr")


def _apart(kid: int, clause: Clause, tree: Tree) -> list[Clause]:
    part = [i for i in tree.subtree(kid) if i in clause.body]
    marks = [k for k in tree.with_deps(kid, "mark", "advmod") if tree.lower(k) in CONTRASTING]
    words = [i for i in part if i not in marks and not _is_even(i, marks, tree)]
    rest = clause.without([*part, *_drawing(kid, clause, tree)])
    if kid > clause.root and not _has_lead(kid, words, tree):
        lead = shared_lead(rest, kid, tree)
    else:
        lead = _ahead(kid, rest, tree)
    other = replace(
        clause, items=(*lead, *words), own=frozenset(words), root=kid, subject=(), auxiliaries=()
    )
    return [other, rest] if kid < clause.root else [rest, other]


def _ahead(kid: int, rest: Clause, tree: Tree) -> tuple[Item, ...]:
    """Return the scope before "of ten, four came, two called", which the parser gives to two."""
    first = tree.subtree(kid)[0]
    lead = tuple(i for i in lead_of(rest, tree) if isinstance(i, int) and i < first)
    return lead if kid < rest.root else ()


def _is_even(index: int, marks: list[int], tree: Tree) -> bool:
    return tree.lower(index) == "even" and index + 1 in marks


def _drawing(kid: int, clause: Clause, tree: Tree) -> list[int]:
    """Return the "so" or "and" that joins the root to a clause before it."""
    return [
        k
        for k in tree.with_deps(clause.root, "advmod", "cc", "mark")
        if kid < k < clause.root and tree.lower(k) in _DRAWN
    ]


def _has_lead(kid: int, words: list[int], tree: Tree) -> bool:
    start = tree.subtree(tree.with_deps(kid, *ANY_SUBJECT)[0])[0]
    return any(i < start and tree.tokens[i].dep not in ("punct", "cc", "advmod") for i in words)
