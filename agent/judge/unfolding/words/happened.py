"""What happened only then did happen: *opened only after delays* tells that it was opened.

Told for a claim that asks of no time or asks of that one. What is only allowed, done as a rule or
planned is not told so: it may never have happened.
"""

import re

from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import denies
from agent.judge.unfolding.words.closures import PLACES

_TIMES = "|".join(rf"{link} (?:the )?(?:{named})" for link, named in PLACES)
CUE = re.compile(rf"\bonly (?=(?:after|when|once)\b|(?:{_TIMES})(?!\w))", re.IGNORECASE)
FOLDED = re.compile(
    r"\b(?:only|solely|before|earlier|already|without|unless|until|soon|immediately|quick\w*"
    r"|prompt\w*|straight|directly|at once|any ?time|always|never|not|no)\b|n['’]t\b",
    re.IGNORECASE,
)


def without_only(tree: Tree, sentence: range) -> str | None:
    """Return a sentence on what once happened without the *only* before its time."""
    marks = [i for i in sentence[:-1] if tree.lower(i) == "only"]
    root = next((i for i in sentence if tree.tokens[i].head == i), None)
    if len(marks) != 1 or root is None or marks[0] < root:
        return None
    (mark,) = marks
    if not CUE.match(tree.text, tree.tokens[mark].start):
        return None
    if not _happened(tree, root) or denies(tree, [i for i in sentence if i != mark]):
        return None
    first = tree.text[tree.tokens[sentence.start].start : tree.tokens[mark].start]
    last = tree.text[tree.tokens[mark + 1].start : tree.tokens[sentence[-1]].end]
    return first + last


def _happened(tree: Tree, root: int) -> bool:
    """Tell whether a verb tells of one past event: *was opened*, not *was allowed* or *sat*."""
    helping = tree.with_deps(root, "aux", "auxpass")
    tags = [tree.tokens[i].tag for i in (root, *helping)]
    return "VBD" in tags and not any(tag in {"MD", "VBG"} for tag in tags)
