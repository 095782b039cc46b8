"""What the parser takes for clauses or predicates of their own, and what is none."""

import itertools
from collections.abc import Sequence

from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.parsing.clause import Clause
from agent.judge.claims.splitting.members import is_figure
from agent.judge.clauses.tree import Tree

ASKING = frozenset("how what who whom whose when where why which whether".split())


_SUBORDINATING = frozenset(
    "if unless until when whenever once after before because since however whichever whatever "
    "whoever wherever".split()
)
_BEFORE_THEM = frozenset("and but or only even not though although for".split())


def depends(clause: Clause, tree: Tree) -> bool:
    """Tell what is no statement without another clause: "only if all agree", "however it ends".

    A condition with a statement of its own behind it ("if you write, use bcc") stands alone.
    """
    words = [i for i in sorted(clause.own) if tree.tokens[i].dep != "punct"]
    opening = next((i for i in words if tree.lower(i) not in _BEFORE_THEM), clause.root)
    if tree.lower(opening) not in _SUBORDINATING or opening >= clause.root:
        return False
    if any(tree.tokens[i].text in (",", ";") for i in range(opening, clause.root)):
        return False
    if tree.with_deps(opening, "pobj") and tree.with_deps(clause.root, *ANY_SUBJECT):
        return False  # "after that date they expire"
    above = tree.tokens[opening].head
    while above != clause.root and tree.tokens[above].head != above:
        if tree.tokens[above].dep in ("csubj", "csubjpass") or tree.is_finite(above):
            return False
        above = tree.tokens[above].head
    return True


def asks(conjunct: int, tree: Tree) -> bool:
    """Tell an object clause from a predicate: "give the date and how long it takes"."""
    opening = itertools.takewhile(lambda i: i < conjunct, tree.subtree(conjunct))
    subject = {i for k in tree.with_deps(conjunct, "csubj", "csubjpass") for i in tree.subtree(k)}
    people = [k for k in tree.with_deps(conjunct, "nsubj", "nsubjpass") if tree.lower(k) == "those"]
    subject |= {i for k in people for i in tree.subtree(k)}  # "those who ask have a year"
    return any(tree.lower(i) in ASKING for i in opening if i not in subject)


def contrasts(conjunct: int, tree: Tree) -> bool:
    """Tell ", but avoid it" and ", but do not take it" from "…, but not take it"."""
    start = tree.subtree(conjunct)[0]
    negated = tree.with_deps(conjunct, "neg") and tree.lower(start) != "do"
    return (tree.lower(start - 2), tree.lower(start - 1)) == (",", "but") and not negated


def is_quoted(conjunct: int, tree: Tree) -> bool:
    """Tell what goes on within quotation marks, so that somebody says it."""
    before = tree.text[: tree.tokens[tree.subtree(conjunct)[0]].start]
    return before.count('"') % 2 == 1 or before.count("“") > before.count("”")


def goes_on(head: int, conjunct: int, tree: Tree) -> bool:
    """Tell whether a conjunct is no clause of its own: "and so is B", "at A and at B"."""
    start = next(i for i in tree.subtree(conjunct) if tree.tokens[i].dep not in ("cc", "punct"))
    inverted = tree.tokens[start + 1 : start + 2]
    if tree.lower(start) in ("so", "neither") and inverted:
        return inverted[0].pos == "AUX" or inverted[0].lemma in ("do", "have", "be")
    before = [tree.lower(i) for i in range(head + 1, start)]
    return before[-1:] == ["and"] and tree.tokens[start].tag == "IN" and tree.lower(start) in before


def supposes(head: int, conjunct: int, tree: Tree) -> bool:
    """Tell a case from a command: "miss two lessons and you lose your place"."""
    start = tree.subtree(conjunct)[0]
    opens = all(tree.tokens[i].dep == "punct" for i in range(tree.subtree(head)[0], head))
    bare = tree.tokens[head].tag in ("VB", "VBP", "NNP") and not tree.with_deps(head, *ANY_SUBJECT)
    own = tree.with_deps(conjunct, *ANY_SUBJECT) and not tree.with_deps(conjunct, "expl")
    return opens and bare and bool(own) and _joins_closely(start - 1, tree)


def _joins_closely(index: int, tree: Tree) -> bool:
    """Tell an "and" without a comma before it."""
    return tree.lower(index) == "and" and tree.tokens[index - 1].dep != "punct"


def is_named(before: Sequence[int], tree: Tree) -> bool:
    """Tell a subject that the parser did not see: "and your paystub lists them"."""
    tokens = [tree.tokens[i] for i in before]
    return (
        bool(tokens)
        and tokens[-1].pos in ("NOUN", "PROPN", "ADJ")
        and all(t.pos in ("DET", "PRON", "ADJ", "NOUN", "PROPN", "NUM") for t in tokens)
        and tokens[0].pos in ("DET", "PRON")
    )


def misses_verb(verb: int, clause: Clause, tree: Tree) -> bool:
    """Tell "hotel stays at 9.5%" behind "books are taxed at 7%", where no verb may be meant."""
    others = [v for v in (clause.root, *tree.kids[clause.root]) if v < verb and v in clause.body]
    subjects = tree.with_deps(verb, *ANY_SUBJECT)
    if tree.tokens[verb].tag != "VBZ" or len(subjects) != 1 or not others:
        return False
    start = tree.subtree(verb)[0]
    bare = list(tree.subtree(subjects[0])) == [verb - 1] and tree.tokens[verb - 1].tag == "NN"
    joined = [tree.tokens[i].text for i in (verb - 2, start - 1) if i >= 0]
    after = verb + 1
    if not bare or "," not in joined or after >= len(tree.tokens):
        return False
    told = {tree.lower(k) for v in others for k in tree.with_deps(v, "prep") if k < verb}
    return tree.lower(after) in told and any(is_figure(i, tree) for i in tree.subtree(after))
