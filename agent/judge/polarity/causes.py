"""Reasons: a claim must not link two facts that the evidence only puts side by side."""

from agent.judge.clauses.frame import Frame
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.align import Pair

_MARKS = frozenset({"because", "since"})
_PREPOSITIONS = frozenset({"because", "due", "owing", "thanks"})
_CUES = frozenset(
    """because since due owing thanks result resulting results resulted cause caused causes causing
    therefore hence thus so as led leads reason reasons reasoned trigger triggered consequently
    consequence attributed attributes blamed blames explain explains explained why prompted driven
    responsible stems otherwise effect given held after following helped which lest order""".split()
)


def unstated_reason(pair: Pair) -> str:
    """Return the claim's reason if the evidence around the aligned clause gives none, or ''."""
    reason = _reason(pair.claim)
    if reason is None or _gives_reason(pair.premise):
        return ""
    tree = pair.claim.tree
    inside = sorted(tree.below(reason))
    return tree.text[tree.tokens[inside[0]].start : tree.tokens[inside[-1]].end]


def _reason(frame: Frame) -> int | None:
    tree = frame.tree
    for kid in (*tree.kids[frame.verb], *tree.kids[frame.predicate]):
        token = tree.tokens[kid]
        if token.dep == "advcl" and any(tree.lower(k) in _MARKS for k in tree.kids[kid]):
            return kid
        if token.dep in {"prep", "advmod", "npadvmod"} and token.text.lower() in _PREPOSITIONS:
            return kid
    return None


def _gives_reason(frame: Frame) -> bool:
    """Tell whether the clause's sentence or a neighbouring one has a word of reason."""
    tree: Tree = frame.tree
    number = tree.sentence_of[frame.verb]
    start = tree.sentences[max(0, number - 1)][0]
    end = tree.sentences[min(len(tree.sentences) - 1, number + 1)][1]
    return any(tree.lower(i) in _CUES for i in range(start, end))
