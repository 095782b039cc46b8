"""Reasons not to call two aligned clauses contradictory although they point different ways."""

from agent.judge.clauses.frame import Frame
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.align import Pair

_EXCEPTING = frozenset("except unless only other besides otherwise instead rather".split())
_CONDITIONS = frozenset("if unless provided when where without with".split())


def excused(pair: Pair) -> bool:
    """Tell whether an exception, a condition, a number or a narrower subject sets them apart."""
    return (
        _exceptions(pair.premise) != _exceptions(pair.claim)
        or bool(_conditions(pair.premise) - _conditions(pair.claim) - pair.claim.words)
        or _numbers_differ(pair)
        or _narrower(pair)
    )


def _sentence(frame: Frame) -> range:
    start, end = frame.tree.sentences[frame.tree.sentence_of[frame.verb]]
    return range(start, end)


def _exceptions(frame: Frame) -> set[str]:
    return {w for w in map(frame.tree.lower, _sentence(frame)) if w in _EXCEPTING}


def _conditions(frame: Frame) -> set[str]:
    """Return the conditions that hang on the clause itself."""
    tree: Tree = frame.tree
    found: set[str] = set()
    for kid in tree.kids[frame.verb]:
        if tree.tokens[kid].dep == "advcl":
            found |= {tree.lower(k) for k in tree.kids[kid]} & _CONDITIONS
        elif tree.tokens[kid].dep == "prep" and tree.lower(kid) in {"without", "with"}:
            found |= {tree.stems[i] for i in tree.with_deps(kid, "pobj")}
    return found


def _numbers_differ(pair: Pair) -> bool:
    """Tell whether the claim counts others than the premise does: *9 had not*, *88 had*."""
    mine = _counts(pair.claim)
    theirs = _counts(pair.premise)
    return bool(mine ^ theirs) and bool(mine or theirs)


def _counts(frame: Frame) -> set[str]:
    tree: Tree = frame.tree
    found: set[str] = set()
    for head in (*frame.roles.subjects, *frame.roles.quantified):
        if head not in frame.scope:
            continue
        nearby = [head, *tree.kids[head]]
        found |= {tree.lower(i) for i in nearby if tree.tokens[i].pos == "NUM"}
    return found


def _narrower(pair: Pair) -> bool:
    """Tell whether the premise speaks of some of the claim's subjects or objects only."""
    return any(
        _restrictions(pair.premise, head) - _surroundings(pair.claim)
        for head in pair.premise.roles.heads
        if pair.premise.tree.stems[head] in pair.claim.words
    )


def _restrictions(frame: Frame, head: int) -> set[str]:
    tree: Tree = frame.tree
    found: set[str] = set()
    for kid in tree.kids[head]:
        token = tree.tokens[kid]
        if token.dep in {"amod", "compound", "nmod", "poss"} and token.pos != "PRON":
            found.add(tree.stems[kid])
        elif token.dep in {"relcl", "acl"} and not _comma_before(tree, kid):
            found.add(tree.stems[kid])
    return found


def _comma_before(tree: Tree, index: int) -> bool:
    leftmost = min(tree.below(index))
    return leftmost > 0 and tree.lower(leftmost - 1) == ","


def _surroundings(frame: Frame) -> set[str]:
    return set(frame.tree.stems)
