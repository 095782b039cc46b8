"""What had happened before, told apart: *found at 7 by the nurse, who had come at 6*.

With both in one sentence either time seems to be that of what is told of the nurse.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.tree import SUBJECTS, Tree

CUE = re.compile(r", (?:who|which) had\b.*\d|\d.*, (?:who|which) had\b", re.IGNORECASE | re.DOTALL)
FOLDED = re.compile(r"\bhad\b", re.IGNORECASE)
_RELATIVES = frozenset({"who", "which"})


def told_apart(tree: Tree, sentence: range) -> str | None:
    """Return a sentence with what had happened before told after it, None where it tells no such.

    Example:
        "Ann was found at 7 by a nurse, who had come at 6." is told as "Ann was found at 7 by a
        nurse. The nurse had come at 6."
    """
    for verb in sentence:
        opening = _opening(tree, verb)
        if opening is None:
            continue
        clause = sorted(tree.below(verb, frozenset({"punct"})))
        noun = tree.tokens[verb].head
        name = tree.quote(
            sorted(k for k in tree.below(noun, frozenset({"relcl"})) if k < opening - 1)
        )
        first, last = tree.tokens[sentence.start].start, tree.tokens[sentence[-1]].end
        before = tree.text[first : tree.tokens[opening - 1].start]
        after = tree.text[tree.tokens[clause[-1]].end : last].lstrip(",")
        deed = tree.text[tree.tokens[opening].end : tree.tokens[clause[-1]].end]
        return f"{before}{after.rstrip('.')}. {capital(_definite(name))}{deed}."
    return None


def _opening(tree: Tree, verb: int) -> int | None:
    """Return the relative pronoun of a clause in the pluperfect after a comma, None for others."""
    subject = tree.child(verb, *SUBJECTS)
    if tree.tokens[verb].dep != "relcl" or subject is None or subject < 1:
        return None
    had = any(tree.lower(k) == "had" for k in tree.with_deps(verb, "aux"))
    noun = tree.tokens[verb].head
    near = tree.lower(subject - 1) == "," and noun < subject
    return subject if had and near and tree.lower(subject) in _RELATIVES else None


def _definite(name: str) -> str:
    return re.sub(r"^an? ", "the ", name, flags=re.IGNORECASE)
