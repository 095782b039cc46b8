"""Breadth: a claim must not speak of more than the evidence does.

To leave a detail out is harmless in *the firm bought a news magazine*, and changes what is said
in *no firm bought a news magazine*, *every firm with a licence …* and *full-time staff …*.
"""

from collections.abc import Iterable, Set

from agent.domain.prose.tags import COMPARATIVE, PLURALS, VERBS
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree

_DENYING = frozenset(
    """no not n't never none nobody nothing neither nor without exactly only few cannot hardly
    rarely""".split()
)
_WHOLES = frozenset("all both every each any everyone everybody always whoever whatever".split())
_RESTRICTING = frozenset({"amod", "compound", "nmod", "relcl", "acl", "prep"})
_WITHIN = frozenset({"relcl", "acl", "advcl", "prep", "nummod", "npadvmod"})
_APART = frozenset("under over above below with without aged older younger".split())
_PARTICIPLES = frozenset({"VBN", "VBG"})
_SAID = frozenset({"acomp", "ROOT"})
_OBJECTS = frozenset({"dobj", "pobj"})
_STOPS = frozenset({"and", "or", "but", ",", ";", "."})
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
        if "both" in words and not words & (_WHOLES - {"both"}) and _told_of_two(premise, k):
            continue
        if exposed and (_narrowed(premise, k, known) or (noun and _apart(premise, k, known))):
            return True
        if not words & _CHOICE and _one_of(premise, k, known):
            return True
    return False


def _told_of_two(tree: Tree, index: int) -> bool:
    """Tell whether a text has two things of a kind, each set apart by a word of its own."""
    places = tree.places(tree.stems[index])
    apart = {tree.stems[k] for i in places for k in tree.with_deps(i, "amod", "compound")}
    return len(places) > 1 and len(apart) > 1


def _generic(tree: Tree, index: int) -> bool:
    """Tell whether a noun stands for all of its kind: *employees may …*, *free for members*."""
    if any(tree.tokens[k].dep in {"det", "poss", "nummod"} for k in tree.kids[index]):
        return False
    first, plural = tree.tokens[tree.leading(index)], _is_plural(tree, index)
    if first.dep in SUBJECTS:
        return plural or (tree.tokens[index].tag == "NN" and _general(tree, first.head))
    if first.dep not in _OBJECTS or not plural:
        return False
    above = tree.tokens[first.head]
    if above.text.lower() in {"to", "for"} and tree.tokens[above.head].dep in _SAID:
        return True
    return first.dep == "dobj" and _general(tree, first.head)


def _is_plural(tree: Tree, index: int) -> bool:
    """Tell whether a noun is a plural, the *Lamps* that begin a sentence taken for a name too."""
    token = tree.tokens[index]
    named = token.tag in PLURALS | {"NNP"} and token.text.endswith("s")
    return token.tag == "NNS" or (named and index == tree.sentences[tree.sentence_of[index]][0])


def _general(tree: Tree, verb: int) -> bool:
    """Tell whether a verb says what is always so: *staff are paid*, *staff may park*."""
    tags = {tree.tokens[k].tag for k in (verb, *tree.with_deps(verb, "aux", "auxpass"))}
    return bool(tags & {"VBZ", "VBP", "MD"})


def _narrowed(tree: Tree, index: int, known: Set[str]) -> bool:
    """Tell whether something that the claim does not know restricts a word.

    Of *members who join after May* who knows the joining alone does not know all.
    """
    return any(
        _unknown(tree, tree.below(place), known)
        for kid in tree.kids[index]
        if tree.tokens[kid].dep in _RESTRICTING and not _aside(tree, kid)
        for place in tree.below(kid)
        if place == kid or tree.tokens[place].dep in _WITHIN
    )


def _aside(tree: Tree, index: int) -> bool:
    """Tell whether a clause only adds something: *hares, which are shy, …*."""
    first = min(tree.below(index))
    return tree.tokens[index].dep == "relcl" and first > 0 and tree.lower(first - 1) == ","


def _apart(tree: Tree, index: int, known: Set[str]) -> bool:
    """Tell whether unknown words right after a noun set it apart, on whatever they are hung."""
    after = range(index + 1, len(tree.tokens))
    opens = next(iter(after), index)
    participle = tree.tokens[opens].tag in _PARTICIPLES and tree.tokens[opens].dep != "ROOT"
    compared = tree.tokens[opens].tag in COMPARATIVE
    if compared:
        return tree.stems[opens] not in known
    if not participle and tree.lower(opens) not in _APART:
        return False
    stops = [i for i in after if _ends(tree, i, opens)]
    if participle:  # *machines bought from dealers, for two years*
        stops += [i for i in after if tree.tokens[i].dep in {"prep", "agent"}][1:2]
    return _unknown(tree, range(opens, min(stops, default=len(tree.tokens))), known)


def _ends(tree: Tree, index: int, opens: int) -> bool:
    verbal = index > opens and tree.tokens[index].pos in VERBS
    return tree.lower(index) in _STOPS or verbal


def _unknown(tree: Tree, places: Iterable[int], known: Set[str]) -> bool:
    inside = [i for i in places if tree.tokens[i].pos in CONTENT_POS]
    return bool(inside) and not any(tree.stems[i] in known for i in inside)


def _one_of(tree: Tree, index: int, known: Set[str]) -> bool:
    """Tell whether a word is one of several between which the evidence leaves the choice."""
    others = [k for k in tree.conjuncts(index)[1:] if tree.stems[k] not in known]
    head = tree.tokens[index].head
    if tree.tokens[index].dep == "conj" and tree.stems[head] not in known:
        others.append(head)
    joined = {tree.lower(k) for i in (index, head) for k in tree.kids[i]}
    return bool(others) and "or" in joined and "nor" not in joined
