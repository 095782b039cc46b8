"""A number of things named behind a colon: "two grants need no form: A and B"."""

import re

from agent.domain.prose.figures import UNITS
from agent.domain.prose.tags import ANY_SUBJECT
from agent.judge.claims.layout.units import Unit
from agent.judge.claims.parsing.inflection import singular_verb
from agent.judge.claims.parsing.trees import Trees

_SINGLE = re.compile(r"(?:the|an?|our|your|its|their) (?!\w+s\b)", re.IGNORECASE)


def told_of_each(left: Unit, items: list[Unit], trees: Trees) -> list[Unit]:
    """Return what a statement about so many things says of each of the ``items``.

    [] where the statement does not open with their number, or they are no single things.
    """
    tree = trees.of(left.text)
    root = tree.roots[0]
    subject = next(iter(tree.with_deps(root, *ANY_SUBJECT)), 0)
    counted = tree.tokens[0].head == subject > 0 and tree.lower(0) in UNITS
    verb = min([root, *tree.with_deps(root, "aux", "auxpass")])
    if not counted or UNITS.index(tree.lower(0)) != len(items) or verb < subject:
        return []
    if not all(_SINGLE.match(i.text) for i in items):
        return []
    told = singular_verb(tree.tokens[verb].text, tree.tokens[verb].tag)
    rest = left.text[tree.tokens[verb].end :]
    bare = [i.cut(0, len(i.text.rstrip(".!"))) for i in items]
    return [i.put("", f" {told}{rest}") for i in bare]
