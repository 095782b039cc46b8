"""Whether a clause is stated as a fact, as a plan or opinion, or only supposed."""

from enum import Enum

from agent.judge.clauses.stance import governor, noun_governor
from agent.judge.clauses.tree import SUBJECTS, Tree, spliced


class Reality(Enum):
    """What the text commits itself to."""

    FACT = "fact"
    DESCRIPTIVE = "descriptive"
    HEDGED = "hedged"
    SUPPOSED = "supposed"


_SAYING = frozenset(
    """say state report note announce confirm show find add explain reveal record declare observe
    discover establish prove demonstrate mean know write certify disclose acknowledge admit stress
    tell inform point emphasise emphasize ensure conclude specify stipulate""".split()
)
_SUPPOSING = frozenset(
    """if unless whether until till before once when whenever provided providing supposing lest
    wherever where""".split()
)
_PROVIDING = frozenset("provided providing supposing assuming granted".split())
_INVERTING = frozenset({"had", "were", "should"})
_EMPTY = frozenset({"use", "have"})
_NEUTRAL = frozenset(
    "manage begin start continue help go come get be become keep serve proceed".split()
)


def reality_of(tree: Tree, verb: int) -> Reality:
    """Return the commitment to the clause of ``verb``, followed up to the main clause."""
    index, result = verb, Reality.FACT
    for _ in range(len(tree.tokens)):
        token = tree.tokens[index]
        if token.head == index:
            return result
        step = _step(tree, index)
        if step in (Reality.SUPPOSED, Reality.HEDGED):
            return step
        if step is Reality.DESCRIPTIVE:
            return Reality.DESCRIPTIVE
        index = token.head
    return result


def _step(tree: Tree, index: int) -> Reality:
    dep = tree.tokens[index].dep
    if noun_governor(tree, index) is not None:
        return Reality.FACT
    if dep in {"relcl", "acl", "appos"}:
        return Reality.DESCRIPTIVE
    if dep == "advcl":
        return Reality.SUPPOSED if _supposing(tree, index) else Reality.FACT
    if dep == "pcomp":
        return _under_preposition(tree, index)
    if dep in {"xcomp", "ccomp"}:
        return _under_verb(tree, index)
    if dep == "csubj":
        return _under_subject(tree, index)
    return Reality.FACT


def _supposing(tree: Tree, index: int) -> bool:
    before = [k for k in tree.kids[index] if k < index]
    opening = [tree.lower(k) for k in before if tree.tokens[k].dep in {"mark", "advmod", "prep"}]
    return any(word in _SUPPOSING for word in opening) or _inverted(tree, before)


def _inverted(tree: Tree, before: list[int]) -> bool:
    """Tell whether a clause opens with its auxiliary: *had the brakes worked*, *should it rain*."""
    opens = bool(before) and tree.lower(before[0]) in _INVERTING
    return opens and any(tree.tokens[k].dep in SUBJECTS for k in before[1:])


def _under_preposition(tree: Tree, index: int) -> Reality:
    prep = tree.tokens[index].head
    verb = tree.tokens[prep].head
    if tree.lower(prep) == "from" and governor(tree, verb) is not None:
        return Reality.FACT
    if tree.lower(prep) == "except" and tree.child(index, "nsubj", "nsubjpass") is not None:
        return Reality.FACT  # *except that children may swim*
    return Reality.SUPPOSED


def _under_subject(tree: Tree, index: int) -> Reality:
    head = tree.tokens[index].head
    complement = tree.child(head, "acomp", "attr")
    governing = head if complement is None else complement
    return Reality.FACT if governor(tree, governing) is not None else Reality.SUPPOSED


def _under_verb(tree: Tree, index: int) -> Reality:
    head = tree.tokens[index].head
    lemma = tree.tokens[head].lemma.lower()
    if lemma in _NEUTRAL or _lends(tree, head):
        return Reality.FACT
    if _supposing(tree, index) or tree.lower(head) in _PROVIDING:
        return Reality.SUPPOSED
    if lemma in _SAYING:
        return Reality.SUPPOSED if tree.child(head, "neg") is not None else Reality.FACT
    return Reality.FACT if spliced(tree, index) else Reality.HEDGED


def _lends(tree: Tree, head: int) -> bool:
    """Tell whether ``head`` or its complement puts a stance on the clause (*is able to*)."""
    complement = tree.child(head, "acomp", "attr")
    if governor(tree, head) is not None or tree.tokens[head].lemma in _EMPTY:
        return True
    return complement is not None and governor(tree, complement) is not None
