"""Breadth: a claim must not speak of more than the evidence does.

To leave a detail out is harmless in *the firm bought a news magazine*, and changes what is said
in *no firm bought a news magazine*, *every firm with a licence …* and *full-time staff …*.
"""

from collections.abc import Set

from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree

_DENYING = frozenset(
    """no not n't never none nobody nothing neither nor without exactly only few cannot hardly
    rarely""".split()
)
_WHOLES = frozenset("all every each any everyone everybody always whoever whatever".split())
_RESTRICTING = frozenset({"amod", "compound", "nmod", "relcl", "acl", "prep"})
_SAID = frozenset({"acomp", "ROOT"})
_JOINTS = frozenset({"and", "but", "while", ",", ";"})
_CHOICE = frozenset({"may", "can", "could", "might", "or"})


def widened(claim: Tree, premise: Tree, number: int, asked: Set[str]) -> bool:
    """Tell whether the claim drops a detail of sentence ``number`` that narrows what is said.

    Args:
        claim: the claim's tree.
        premise: the evidence's tree.
        number: the sentence that has the claim's words.
        asked: the stems that the claim asks for.
    """
    words = claim.words
    known = frozenset(claim.stems)
    denied, whole = bool(words & _DENYING), bool(words & _WHOLES)
    generic = {claim.stems[i] for i in range(len(claim.tokens)) if _generic(claim, i)}
    for k in range(*premise.sentences[number]):
        if premise.stems[k] not in asked:
            continue
        noun = premise.tokens[k].pos in NOUNS
        exposed = denied or (noun and (whole or premise.stems[k] in generic))
        if exposed and _narrowed(premise, k, known):
            return True
        if not words & _CHOICE and _one_of(premise, k, known):
            return True
    return False


def of_another(claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether a word of the claim follows a name that the claim has not, the verb left out.

    In *Farr was elected captain and Lund treasurer* the treasurer is not Farr.
    """
    known = frozenset(claim.stems)
    start, end = premise.sentences[number]
    for k in range(start + 1, end):
        token = premise.tokens[k]
        shared = token.dep == "conj" and premise.tokens[token.head].pos in {"VERB", "AUX"}
        if token.pos != "NOUN" or not shared or premise.stems[k] not in known:
            continue
        first = k
        while first > start and premise.tokens[first - 1].pos == "PROPN":
            first -= 1
        names = {premise.stems[i] for i in range(first, k)}
        joined = first > start and premise.lower(first - 1) in _JOINTS
        if joined and names and names.isdisjoint(known):
            return True
    return False


def _generic(tree: Tree, index: int) -> bool:
    """Tell whether a noun stands for all of its kind: *employees may …*, *free for members*."""
    token = tree.tokens[index]
    if any(tree.tokens[k].dep in {"det", "poss", "nummod"} for k in tree.kids[index]):
        return False
    if token.dep == "pobj" and token.tag == "NNS":
        above = tree.tokens[token.head]
        return above.text.lower() in {"to", "for"} and tree.tokens[above.head].dep in _SAID
    if token.dep not in SUBJECTS:
        return False
    return token.tag == "NNS" or (token.tag == "NN" and _general(tree, token.head))


def _general(tree: Tree, verb: int) -> bool:
    """Tell whether a verb says what is always so: *staff are paid*, *staff may park*."""
    tags = {tree.tokens[k].tag for k in (verb, *tree.with_deps(verb, "aux", "auxpass"))}
    return bool(tags & {"VBZ", "VBP", "MD"})


def _narrowed(tree: Tree, index: int, known: Set[str]) -> bool:
    """Tell whether something that the claim does not know restricts a word."""
    for kid in tree.kids[index]:
        if tree.tokens[kid].dep not in _RESTRICTING:
            continue
        inside = [i for i in tree.below(kid) if tree.tokens[i].pos in CONTENT_POS]
        if inside and not any(tree.stems[i] in known for i in inside):
            return True
    return False


def _one_of(tree: Tree, index: int, known: Set[str]) -> bool:
    """Tell whether a word is one of several between which the evidence leaves the choice."""
    others = [k for k in tree.conjuncts(index)[1:] if tree.stems[k] not in known]
    head = tree.tokens[index].head
    if tree.tokens[index].dep == "conj" and tree.stems[head] not in known:
        others.append(head)
    joined = {tree.lower(k) for i in (index, head) for k in tree.kids[i]}
    return bool(others) and "or" in joined and "nor" not in joined
