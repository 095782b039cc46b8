"""Bonds: whether the words that hang together in a claim hang together in the evidence as well.

*The Model S has a steam function* has all its words in *both reach 250 °C, but only the Model L
has a steam function*, and yet nobody says it: between *S* and *function* stands another clause.
A bond is a word of the claim with the word that governs it. A sentence keeps the bond where the
two stand in one clause, in roles that agree; a word of the claim stands for one word of the
sentence, the same in all its bonds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from agent.judge.clauses.force import GOVERNORS
from agent.judge.clauses.frame import LIGHT_VERBS
from agent.judge.clauses.tree import CONTENT_POS, SUBJECTS, Tree

REACH = 6  # steps between two words of one clause
ROUNDS = 2
CHOICES = 8  # places tried a word
NOWHERE = -1
_EMPTY = LIGHT_VERBS | {"be", "become", "need", "let", "use", "go", "come", "keep"}
_PASSING = frozenset("need want try begin start continue help agree plan use ensure".split())
_ACTIVE = frozenset({"nsubj", "agent", "csubj"})
_PASSIVE = frozenset({"dobj", "obj", "nsubjpass", "dative", "oprd"})
_CLAUSES = frozenset({"advcl", "ccomp", "conj", "parataxis"})
_COMPLEMENTS = frozenset({"attr", "acomp", "dobj", "xcomp", "oprd"})
_NOMINAL = frozenset({"NOUN", "PROPN", "PRON", "NUM"})
_DOER = ("er", "or", "ist")


class Bond(NamedTuple):
    """Tokens of a claim that hang together, and the part that ``low`` plays for ``high``."""

    low: int
    high: int
    role: str


class Offer(NamedTuple):
    """A sentence of evidence, and the tokens in it that each token of the claim may stand for.

    ``around`` are those tokens of the claim that a heading says of the whole sentence.
    """

    tree: Tree
    places: Mapping[int, Sequence[int]]
    around: frozenset[int]


def bonds(tree: Tree, wanted: frozenset[int]) -> list[Bond]:
    """Return the bonds between the ``wanted`` tokens of a claim."""
    found: list[Bond] = []
    for i in sorted(wanted):
        role, head = _governor(tree, i)
        if head in wanted and head != i:
            found.append(Bond(i, head, role))
        elif head != i:
            found.extend(Bond(i, k, role) for k in _beside(tree, i, head) if k in wanted)
    return found


def _governor(tree: Tree, index: int) -> tuple[str, int]:
    """Return the role of ``index`` and the content word, or the empty verb, that governs it.

    What is coordinated has the role of the first of its series.
    """
    at, (role, head) = index, _step(tree, index)
    while role == "conj" and head != at:
        above = _step(tree, head)
        if above[1] == head:
            break
        at, (role, head) = head, above
    return role, head


def _step(tree: Tree, index: int) -> tuple[str, int]:
    """Return the role of ``index``, and the nearest word above it that may govern it."""
    token = tree.tokens[index]
    role, head = token.dep, token.head
    for _ in range(REACH):
        above = tree.tokens[head]
        if above.head == head or above.pos in CONTENT_POS or above.pos == "AUX":
            break
        role = above.dep if above.dep in {"agent", "prep", "dative"} else role
        head = above.head
    return role, head


def _beside(tree: Tree, index: int, verb: int) -> Iterator[int]:
    """Yield what stands beside ``index`` under an empty verb: *S* and *function* under *has*."""
    if tree.tokens[index].dep not in SUBJECTS:
        return
    for kid in tree.kids[verb]:
        if kid != index and tree.tokens[kid].dep in _COMPLEMENTS:
            yield from tree.conjuncts(kid)


def kept(claim: Tree, found: Sequence[Bond], offer: Offer) -> float:
    """Return the share (0–1) of the bonds that a sentence keeps at best; 1 for none.

    The best way to lay the claim's words on the sentence is looked for one word at a time, from
    the first places on and from the last.
    """
    if not found:
        return 1.0
    known: dict[tuple[Bond, int, int], bool] = {}

    def keeps(bond: Bond, at: Mapping[int, int]) -> bool:
        key = (bond, at[bond.low], at[bond.high])
        if key not in known:
            known[key] = _keeps(claim, bond, offer, (at[bond.low], at[bond.high]))
        return known[key]

    tokens = sorted({i for b in found for i in (b.low, b.high)})
    best = 0
    for end in (0, -1):
        at = {i: offer.places[i][end] if offer.places.get(i) else NOWHERE for i in tokens}
        best = max(best, _laid(found, offer, at, keeps))
        if best == len(found):
            break
    return best / len(found)


def _laid(
    found: Sequence[Bond],
    offer: Offer,
    at: dict[int, int],
    keeps: Callable[[Bond, Mapping[int, int]], bool],
) -> int:
    """Return the bonds kept once each word in turn has moved to the place where it keeps most."""
    for _ in range(ROUNDS):
        for i in at:
            own = [b for b in found if i in (b.low, b.high)]
            for place in offer.places.get(i, ())[:CHOICES]:
                moved = {**at, i: place}
                if sum(keeps(b, moved) for b in own) > sum(keeps(b, at) for b in own):
                    at[i] = place
    return sum(keeps(b, at) for b in found)


def _keeps(claim: Tree, bond: Bond, offer: Offer, at: tuple[int, int]) -> bool:
    low, high = at
    told = (bond.low in offer.around, bond.high in offer.around)
    if any(told):
        return all(t or place != NOWHERE for t, place in zip(told, at, strict=True))
    if NOWHERE in at or low == high:
        return False
    return _agree(claim, bond, offer.tree, at)


def _agree(claim: Tree, bond: Bond, tree: Tree, at: tuple[int, int]) -> bool:
    """Tell whether two tokens of the evidence stand as the two of the bond do."""
    path = _path(tree, *at)
    if path is None or any(_blocks(tree, k) or _gapped(tree, k) for k in path[1:-1]):
        return False
    if bond.role == "amod" and any(_other_noun(tree, k) for k in path[1:-1]):
        return False
    head = claim.tokens[bond.high]
    doing = bond.role == "nsubj" and head.text.lower().endswith(_DOER)
    verbal = head.pos == "VERB" or (doing and head.pos == "NOUN")
    return _roles_agree(bond.role, _role(tree, path), verbal=verbal)


def _path(tree: Tree, low: int, high: int) -> list[int] | None:
    """Return the tokens from ``low`` to ``high`` through the tree, None where they are far."""
    ups, downs = _ancestors(tree, low), _ancestors(tree, high)
    meeting = next((i for i in ups if i in downs), None)
    if meeting is None:
        return None
    there = downs[: downs.index(meeting)]
    path = [*ups[: ups.index(meeting) + 1], *reversed(there)]
    return path if len(path) <= REACH + 1 else None


def _ancestors(tree: Tree, index: int) -> list[int]:
    found = [index]
    while tree.tokens[index].head != index and len(found) <= REACH:
        index = tree.tokens[index].head
        found.append(index)
    return found


def _blocks(tree: Tree, index: int) -> bool:
    """Tell whether another predicate, or a clause of its own, parts two words."""
    token = tree.tokens[index]
    lemma = token.lemma.lower()
    if token.pos not in {"VERB", "AUX"}:
        return False
    if token.dep in _CLAUSES and tree.child(index, "nsubj", "nsubjpass") is not None:
        return True
    return lemma not in _EMPTY and lemma not in GOVERNORS and lemma not in _PASSING


def _gapped(tree: Tree, index: int) -> bool:
    """Tell whether a noun stands for a clause without its verb: *Osk paid 5%, Belmar the rest*."""
    token = tree.tokens[index]
    return token.dep in {"conj", "appos"} and token.pos in _NOMINAL


def _other_noun(tree: Tree, index: int) -> bool:
    """Tell whether a noun of its own has the adjective: *the faces of the outer walls*."""
    token = tree.tokens[index]
    return token.pos == "NOUN" and token.dep == "pobj"


def _role(tree: Tree, path: Sequence[int]) -> str:
    """Return the part that the first token of ``path`` plays for the last, '' if unknown."""
    for k in range(len(path) - 2, -1, -1):
        here, above = path[k], path[k + 1]
        if tree.tokens[here].head != above:
            return _seen_from_below(tree, above)
        if tree.tokens[here].dep != "conj":
            return tree.tokens[here].dep
    return ""


def _seen_from_below(tree: Tree, verb: int) -> str:
    """Return the part that what stands above a clause plays in it."""
    dep = tree.tokens[verb].dep
    if dep in {"relcl", "acl"}:
        if tree.tokens[verb].tag == "VBN" and dep == "acl":
            return "nsubjpass"
        return "nsubj" if tree.child(verb, "nsubj") is None else ""
    return "nsubj" if dep == "xcomp" else ""


def _roles_agree(mine: str, theirs: str, *, verbal: bool) -> bool:
    if not theirs or not verbal:
        return True
    if mine in _ACTIVE:
        return theirs not in _PASSIVE and theirs != "prep"
    return mine not in _PASSIVE or theirs not in _ACTIVE
