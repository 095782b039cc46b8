"""Reasons not to call two aligned clauses contradictory although they point different ways."""

from collections.abc import Iterable
from itertools import pairwise

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import FINITE, VERBS
from agent.judge.alignment.align import Pair
from agent.judge.alignment.relation import Relation
from agent.judge.clauses.bounds import taken_by_bound
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.negation import in_no_case
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.exceptions import excepts
from agent.judge.polarity.events.times import tense
from agent.judge.polarity.negation.halves import in_own_half
from agent.judge.polarity.negation.narrowing import defines, narrower, wider

_EXCEPTING = frozenset("except unless only other besides otherwise instead rather".split())
_PARTAKING = frozenset("agent by of for with to from".split())
_ENDING = frozenset("until till through throughout as while".split())
_NONE = frozenset("none no neither nobody nothing".split())
_FOR_A_TIME = frozenset("within until till before for".split())
_REACH = 3  # words from one of these to its number
_CONDITIONS = frozenset("if unless provided when where without with".split())


def excused(pair: Pair) -> bool:
    """Tell whether an exception, a condition, a number or a narrower subject sets them apart."""
    if _other_matter(pair) or narrower(pair) or wider(pair) or defines(pair.premise):
        return True
    if _exceptions(pair.premise) != _exceptions(pair.claim):
        return True
    if _contrasted(pair) or _bounded(pair.claim) or _bounded(pair.premise):
        return True
    if pair.relation is Relation.CONTRARY and _up_to(pair.claim) | _up_to(pair.premise):
        return True
    if _denied_beside(pair.claim, pair.premise) or _denied_beside(pair.premise, pair.claim):
        return True
    if not _in_role(pair) or _years(pair.claim) - _years(pair.premise) or _of_another_number(pair):
        return True
    if pair.claim.stance.negated == pair.premise.stance.negated and pair.relation is Relation.SAME:
        return False
    return (
        _manner(pair.premise, pair.claim)
        or _other_purpose(pair)
        or bool(_conditions(pair.premise) - _conditions(pair.claim) - {*pair.claim.tree.stems})
        or _numbers_differ(pair)
        or (pair.premise.stance.negated and of_another_time(pair))
        or _scoped(pair.premise, pair.claim)
        or _scoped(pair.claim, pair.premise)
        or (tense(pair.claim) == "future") != (tense(pair.premise) == "future")
    )


def _contrasted(pair: Pair) -> bool:
    """Tell whether the sentence says of the claim's matter what the claim says, in another half."""
    tree = pair.premise.tree
    number = tree.sentence_of[pair.premise.verb]
    return in_own_half(pair.claim.tree, tree, number, pair.claim.key, pair.premise.key)


def _denied_beside(frame: Frame, other: Frame) -> bool:
    """Tell whether a clause that affirms denies in passing what the other denies.

    *It can be carried forward, not back* says with "it cannot be carried back" the same.
    """
    if frame.stance.negated or not other.stance.negated:
        return False
    tree = frame.tree
    denied = {
        tree.stems[t.head]
        for t in tree.tokens
        if t.dep == "neg" and t.head != frame.verb and tree.tokens[t.head].pos not in VERBS
    }
    return not denied.isdisjoint(other.words)


def _bounded(frame: Frame) -> bool:
    """Tell whether the denial of a clause only turns a bound, which the rule on numbers reads."""
    return any(taken_by_bound(frame.tree, k) for k in frame.tree.kids[frame.verb])


def _other_matter(pair: Pair) -> bool:
    """Tell whether an order without a subject meets a claim about something it does not name.

    *You need no papers to use CART* is not denied by *Gather the papers*, said of another matter.
    """
    if pair.premise.roles.subjects and _finite(pair.premise):
        return False
    tree = pair.claim.tree
    names = {stem for stem, t in zip(tree.stems, tree.tokens, strict=True) if _names(t)}
    return bool(names - {"", *pair.premise.tree.stems})


def _finite(frame: Frame) -> bool:
    """Tell whether the sentence has a verb in the indicative; "Gather …" may be read as a name."""
    return any(frame.tree.tokens[i].tag in FINITE for i in _sentence(frame))


def _names(token: Token) -> bool:
    acronym = token.text.isupper() and len(token.text) > 1
    return token.pos == "PROPN" or acronym


def _manner(denied: Frame, other: Frame) -> bool:
    """Tell whether only a manner is denied: *may not arrive timely* leaves that it arrives."""
    tree = denied.tree
    return denied.stance.negated and any(
        k > denied.verb
        and tree.tokens[k].dep == "advmod"
        and tree.lower(k).endswith("ly")
        and tree.stems[k] not in other.tree.stems
        for k in tree.kids[denied.verb]
    )


def _other_purpose(pair: Pair) -> bool:
    """Tell whether the claim is about a purpose that the evidence does not name.

    *You need no papers to use it* is not denied by *Gather the papers*.
    """
    tree, known = pair.claim.tree, frozenset(pair.premise.tree.stems)
    heads = [k for k in tree.kids[pair.claim.verb] if _is_purpose(tree, k)]
    heads += [k for i in pair.claim.roles.objects for k in tree.kids[i] if _is_purpose(tree, k)]
    return any(tree.stems[k] not in known for k in heads)


def _is_purpose(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return (
        token.dep in {"advcl", "relcl", "acl", "xcomp"}
        and token.tag == "VB"
        and any(tree.lower(k) == "to" for k in tree.kids[index])
    )


def _in_role(pair: Pair) -> bool:
    """Tell whether the claim's subjects play a part in the premise clause, not just stand in it."""
    frame = pair.premise
    stems = frame.tree.stems
    heads = [*frame.roles.heads, *(i for p, i in frame.roles.obliques if p in _PARTAKING)]
    parts = {stems[i] for head in heads for i in frame.tree.below(head)}
    mine = pair.claim.subjects & frame.words
    return not frame.roles.subjects or not mine or bool(mine & parts)


def _up_to(frame: Frame) -> set[str]:
    """Return the words of the sentence that set an end: *continues until May*, *ends in May*."""
    return {w for w in map(frame.tree.lower, _sentence(frame)) if w in _ENDING}


def _years(frame: Frame) -> set[str]:
    texts = (frame.tree.tokens[i].text for i in frame.scope)
    return {t for t in texts if len(t) == 4 and t.isdigit()}


def _sentence(frame: Frame) -> range:
    start, end = frame.tree.sentences[frame.tree.sentence_of[frame.verb]]
    return range(start, end)


def _exceptions(frame: Frame) -> set[str]:
    """Return the words of the sentence that except something from what the clause says.

    What is itself the exception (*except that children may swim*) is not limited by it.
    """
    tree, place = frame.tree, _sentence(frame)
    told = {i for i, k in pairwise(place) if (tree.lower(i), tree.lower(k)) == ("except", "that")}
    free = {i for i in told if i < frame.verb}
    found = {tree.lower(i) for i in place if i not in free} & _EXCEPTING
    but = any(tree.lower(i) == "but" and excepts(tree, i) for i in place)
    return found | {"except"} if but else found


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


def _scoped(denied: Frame, other: Frame) -> bool:
    """Tell whether a denial may only hit a circumstance that the other side does not have.

    *May not re-enter by car* does not deny re-entering on foot.
    """
    if not denied.stance.negated:
        return False
    stems = denied.tree.stems
    known = set(other.tree.stems)
    return any(
        stems[noun] not in known and not in_no_case(denied.tree, denied.tree.tokens[noun].head)
        for _, noun in denied.roles.obliques
    )


def _numbers_differ(pair: Pair) -> bool:
    """Tell whether the claim counts others than the premise does: *9 had not*, *88 had*."""
    if pair.premise.tree.stems and _none_of(pair.premise):
        return False
    mine = _counts(pair.claim)
    theirs = _counts(pair.premise)
    return bool(mine ^ theirs) and bool(mine or theirs)


def _of_another_number(pair: Pair) -> bool:
    """Tell whether the clause has another number of a thing, and another clause the claim's.

    *Losing one node is harmless, losing two is not* does not call the loss of two harmless.
    """
    mine, tree, own = pair.claim.tree, pair.premise.tree, pair.premise.scope
    theirs = _numerals(tree, own)
    elsewhere = _numerals(tree, (i for i in range(len(tree.tokens)) if i not in own)) - theirs
    counted = (i for i in pair.claim.scope if mine.tokens[i].pos == "NUM")
    return bool(theirs - _numerals(mine, pair.claim.scope)) and any(
        mine.lower(i) in elsewhere and mine.stems[mine.tokens[i].head] in pair.premise.words
        for i in counted
    )


def of_another_time(pair: Pair) -> bool:
    """Tell whether the clause holds for a time only: *not within 48 hours*, *for 500 charges*.

    What the claim says of another time is left to the rule on numbers.
    """
    tree = pair.premise.tree
    inside = set(tree.below(pair.premise.verb))
    heads = [k for k in inside if tree.lower(k) in _FOR_A_TIME]
    near = (i for k in heads for i in range(k + 1, k + 1 + _REACH) if i in inside)
    theirs = _numerals(tree, near)
    mine = _numerals(pair.claim.tree, pair.claim.tree.below(pair.claim.verb))
    return bool(mine and theirs) and mine != theirs


def _numerals(tree: Tree, tokens: Iterable[int]) -> set[str]:
    return {tree.lower(i) for i in tokens if tree.tokens[i].pos == "NUM"}


def _counts(frame: Frame) -> set[str]:
    tree: Tree = frame.tree
    found: set[str] = set()
    for head in (*frame.roles.subjects, *frame.roles.quantified):
        if head not in frame.scope:
            continue
        nearby = [head, *tree.kids[head]]
        found |= {tree.lower(i) for i in nearby if tree.tokens[i].pos == "NUM"}
    return found


def _none_of(frame: Frame) -> bool:
    tree = frame.tree
    return any(tree.lower(i) in _NONE for i in frame.roles.quantified)
