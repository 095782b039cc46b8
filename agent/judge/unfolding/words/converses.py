"""Deeds told from the other side: *the bank lent the mill €9,000* is *the mill borrowed €9,000*.

So are *supplies the dairy with milk*, of which the dairy gets milk, and *succeeded Dr Moss*, whom
Dr Moss preceded. Readers take the one for the contrary of the other.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.domain.prose.tags import FINITE, SUBJECTS
from agent.judge.alignment.relation import Relation, has_converse, verb_relation
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.denied import denies

CUE = re.compile(
    r"\b(?:lend|lent|loan|sell|sold|sen[dt]|ship|dispatch|suppl[yi]|g[ia]ve|provid|deliver|transfer"
    r"|award|grant|let|lease|pay|paid|bequeath|borrow|b[ou][uy]|purchase|acquire|receive|obtain|g[eo]t|rent"
    r"|hire|inherit|left|leave|precede|follow|succeed|lead|led|trail|purchas)",
    re.IGNORECASE,
)
_HELPING = ("aux", "auxpass")
_APART = frozenset({"advcl", "relcl", "ccomp", "conj", "xcomp"})
_ADDRESSED = frozenset({"you", "it"})
_ORDERING = frozenset(map(stem, "precede follow succeed lead trail".split()))
_OPENING = frozenset({"DET", "PRON", "NUM"})
_NAMING = NOUNS | {"NUM"}


class _Deed(NamedTuple):
    """A plain clause: its verb with what helps it, who does it, and what it is done to."""

    tree: Tree
    verb: int
    helping: tuple[int, ...]
    subject: int
    thing: int


def from_other_side(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with the claim's verb, where that tells the same deed from the other side.

    None where one of them is in another tense, tells of more than one deed, or denies it.

    Example:
        "The farm supplies the dairy with milk.", for a claim on what the dairy gets, is "The dairy
        gets milk from the farm."
    """
    clause, after = _parted(tree, sentence)
    told, asked = _deed(tree, clause), _asked(claim)
    if told is None or asked is None or _tense(told) != _tense(asked):
        return None
    verbs = (tree.stems[told.verb], claim.stems[asked.verb])
    if verb_relation(*verbs) is not Relation.CONVERSE or denies(tree, clause):
        return None
    said = claim.quote(sorted([*asked.helping, asked.verb]))
    turned = _given(told, clause, said) or _taken(told, clause, said) or _met(told, clause, said)
    return f"{turned} {after}".strip() if turned else None


def is_asked(claim: Tree) -> bool:
    """Tell whether a claim tells one deed that may be told from the other side."""
    deed = _asked(claim)
    return deed is not None and has_converse(claim.stems[deed.verb])


@once
def _asked(claim: Tree) -> _Deed | None:
    return _deed(claim, range(len(claim.tokens)))


def _parted(tree: Tree, sentence: range) -> tuple[range, str]:
    """Return the first clause of a sentence, and what another one on its own subject says."""
    verb = next((i for i in sentence if tree.tokens[i].head == i), sentence.start)
    joined = [k for k in tree.with_deps(verb, "conj") if tree.child(k, *SUBJECTS) is not None]
    if len(joined) != 1:
        return sentence, ""
    start = tree.subtree(joined[0])[0]
    end = start
    while end - 1 > verb and tree.tokens[end - 1].pos in {"CCONJ", "PUNCT"}:
        end -= 1
    return range(sentence.start, end), capital(tree.quote(range(start, sentence.stop)))


def _deed(tree: Tree, sentence: range) -> _Deed | None:
    verb = next((i for i in sentence if tree.tokens[i].head == i), None)
    if verb is None or tree.tokens[verb].pos != "VERB":
        return None
    kids = [tree.tokens[k].dep for k in tree.kids[verb] if k in sentence]
    if _APART.intersection(kids) or "auxpass" in kids:
        return None
    subject, thing = tree.child(verb, *SUBJECTS), tree.child(verb, "dobj")
    if subject is None or thing is None or subject > verb or thing < verb:
        return None
    return _Deed(tree, verb, tuple(tree.with_deps(verb, *_HELPING)), subject, thing)


def _tense(deed: _Deed) -> str:
    """Return the auxiliaries of a deed, or the tense of its verb, whatever its number."""
    if deed.helping:
        return " ".join(deed.tree.tokens[i].lemma.lower() for i in deed.helping)
    tag = deed.tree.tokens[deed.verb].tag
    return tag if tag not in FINITE else "past" if tag == "VBD" else "present"


def _given(deed: _Deed, sentence: range, said: str) -> str | None:
    """Return *B gets it from A* of *A gives it to B*, *A gives B it* and *A provides B with it*."""
    tree, verb = deed.tree, deed.verb
    thing, other = deed.thing, tree.child(verb, "dative")
    if other is None:
        links = [k for k in tree.with_deps(verb, "prep") if tree.lower(k) in {"to", "with"}]
        other = tree.child(links[0], "pobj") if len(links) == 1 else None
        if other is not None and tree.lower(links[0]) == "with":
            thing, other = other, thing
    elif tree.tokens[other].pos == "ADP":
        other = tree.child(other, "pobj")
    if other is None:
        return None
    return _told(deed, sentence, (other, said, thing, "from", deed.subject))


def _taken(deed: _Deed, sentence: range, said: str) -> str | None:
    """Return *A gives it to B* of *B gets it from A*."""
    tree = deed.tree
    links = [k for k in tree.with_deps(deed.verb, "prep") if tree.lower(k) == "from"]
    other = tree.child(links[0], "pobj") if len(links) == 1 else None
    if other is None:
        return None
    return _told(deed, sentence, (other, said, deed.thing, "to", deed.subject))


def _met(deed: _Deed, sentence: range, said: str) -> str | None:
    """Return *B preceded A* of *A succeeded B*."""
    if deed.tree.stems[deed.verb] not in _ORDERING:
        return None
    return _told(deed, sentence, (deed.thing, said, deed.subject))


def _told(deed: _Deed, sentence: range, parts: Sequence[int | str]) -> str | None:
    """Return a sentence of some parts and all else that the clause has, in its order."""
    tree, used = deed.tree, {deed.verb, *deed.helping}
    places = [p for p in parts if isinstance(p, int)]
    if not all(tree.tokens[p].pos in _NAMING or tree.lower(p) in _ADDRESSED for p in places):
        return None
    for place in places:
        used |= {*tree.below(place), tree.tokens[place].head} & {*sentence}
    texts = [p if isinstance(p, str) else _within(tree, tree.subtree(p)) for p in parts]
    rest = [i for i in sentence if i not in used and tree.tokens[i].pos != "PUNCT"]
    front = "".join(_spaced(tree, i) for i in rest if i < deed.subject).strip()
    back = "".join(_spaced(tree, i) for i in rest if i > deed.subject).strip()
    return f"{capital(f'{front}, ' * bool(front) + ' '.join([*texts, back]).rstrip())}."


def _spaced(tree: Tree, index: int) -> str:
    """Return a word with the blank behind it, if any."""
    end = tree.tokens[index].end
    return tree.tokens[index].text + " " * tree.text[end : end + 1].isspace()


def _within(tree: Tree, words: Sequence[int]) -> str:
    """Return some words as they are written within a sentence."""
    first = tree.tokens[words[0]]
    plain = first.pos in _OPENING or (first.tag == "NNS" and first.text.endswith("s"))
    return small(tree.quote(words)) if plain else tree.quote(words)
