"""Two numbers for two groups, one of them set apart: *every 6 months without, every 12 with*.

*Checked every 6 months in patients without a scar, and every 12 months in patients with one*: what
limits the one group does not limit the other.
"""

import re

from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import FINITE

_NUMBER = rf"(?:\d[\d.,]*|{ONE_TO_TWELVE})"
_LEAD = r"(?:every|within|after|for|at|by|up to|at least|at most)"
_LIMIT = re.compile(r"\b(?:without|no|not|except|unless|only|never)\b", re.IGNORECASE)
CUE = re.compile(
    rf"^(?P<opening>[^,;]+? )(?P<first>(?P<lead>{_LEAD}) {_NUMBER}\b[^,;]+?),? (?:and|but) "
    rf"(?P<second>(?P=lead) {_NUMBER}\b[^,;]+?)[.!]?$",
    re.IGNORECASE,
)


def each_apart(tree: Tree, sentence: range) -> str | None:
    """Return what a sentence says of each of two groups, None where none is limited alone."""
    start = tree.tokens[sentence.start].start
    match = CUE.match(tree.text[start : tree.tokens[sentence[-1]].end])
    if match is None:
        return None
    halves = match["first"], match["second"]
    opening = start + match.end("opening")
    verbs = [i for i in sentence if tree.tokens[i].tag in FINITE]
    if not verbs or any(tree.tokens[i].start >= opening for i in verbs):
        return None
    if bool(_LIMIT.search(halves[0])) == bool(_LIMIT.search(halves[1])):
        return None
    return " ".join(f"{match['opening']}{half}." for half in halves)
