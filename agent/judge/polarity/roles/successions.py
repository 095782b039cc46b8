"""Successions told by two clauses: *Lund resigned in May; Farr was elected in her place*.

Who comes after whom is also told by *was treasurer before Farr*.
"""

import re
from collections.abc import Iterator

from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.polarity.roles.possessed import subject_before

_LEAVING = frozenset(
    """resign retire leave quit depart die go abdicate dismiss remove sack fire oust depose recall
    withdraw emigrate""".split()
)
_DOWN = frozenset({"step down", "step back", "step aside", "stand down", "vote out", "give up"})
_HIS = r"(?:his|her|its|their)"
_HIM = r"(?:him|her|it|them)"
_POST = r"(?:posts?|roles?|office|positions?|job|duties|place|vacancy|reins|helm|chair|seat)"
_TAKES = re.compile(
    rf"\bin {_HIS} (?:place|stead)\b|\b(?:takes?|took|taken|taking) over\b(?! {_HIM}\b)"
    rf"|\b(?:takes?|took|taken|fill(?:s|ed)?) {_HIS} {_POST}\b|\b(?:replac|succe)\w+ {_HIM}\b"
    rf"|\bas {_HIS} (?:successor|replacement)\b"
    rf"|\b(?:assum\w+|took up|inherit\w+|fill(?:s|ed)?) (?:the|that|this) {_POST}\b",
    re.IGNORECASE,
)
_FOLLOWED = re.compile(r"\b(?:was|were|been) (?:replaced|succeeded|followed) by\b", re.IGNORECASE)
_UNSURE = re.compile(
    r"\b(?:will|would|may|might|could|should|can|must|shall|if|unless|not|never|nobody|no one"
    r"|plan(?:s|ned)?|expect\w*|propos\w+|refus\w+|declin\w+|hop(?:es?|ed)|want(?:s|ed)?"
    r"|temporar\w+|almost|nearly|rumou?r\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
_OTHER = frozenset({"conj", "advcl", "parataxis", "relcl", "ccomp"})
_HE = frozenset("he she it they".split())
_COMING = frozenset("be come serve lead head run manage chair direct hold".split())


def is_sure(text: str) -> bool:
    """Tell whether a text tells what happened, no plan and no denial."""
    return not _UNSURE.search(text)


def successions(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield who was there first and who came in their place, as the two heads."""
    left, since = list(_left(tree)), 0
    for verb, token in enumerate(tree.tokens):
        if token.pos in {"VERB", "AUX"}:
            yield from _ordered(tree, verb)
            yield from _followed(tree, verb)
            new = _taking(tree, verb)
            before = {who for leaving, who in left if since <= leaving < verb and who != new}
            if new is not None and len(before) == 1:
                yield before.pop(), new
            since = verb if new is not None else since  # whom a third one follows is another


def _left(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield each verb of leaving, and who leaves."""
    for verb, token in enumerate(tree.tokens):
        lemma = token.lemma.lower()
        particles = {f"{lemma} {tree.lower(k)}" for k in tree.with_deps(verb, "prt", "advmod")}
        who = _subject(tree, verb)
        if who is not None and tree.lower(who) in _HE:
            who = subject_before(tree, who)
        named = who is not None and tree.tokens[who].pos in NOUNS
        leaving = lemma in _LEAVING or bool(particles & _DOWN)
        if named and who is not None and leaving and is_sure(_clause(tree, verb)):
            yield verb, who


def _taking(tree: Tree, verb: int) -> int | None:
    """Return who takes the place of somebody told of before, None where nobody does."""
    text = _clause(tree, verb)
    subject = _subject(tree, verb)
    if subject is None or not is_sure(text):
        return None
    named = tree.tokens[subject].pos in NOUNS
    return subject if named and _TAKES.search(text) else None


def _followed(tree: Tree, verb: int) -> Iterator[tuple[int, int]]:
    """Yield the two of *she was succeeded by Farr*, behind the one subject that she may be."""
    subject, text = _subject(tree, verb), _clause(tree, verb)
    pronoun = subject is not None and tree.lower(subject) in _HE
    old = subject_before(tree, subject) if subject is not None and pronoun else None
    if old is not None and _FOLLOWED.search(text) and is_sure(text):
        agents = [k for p in tree.with_deps(verb, "agent") for k in tree.with_deps(p, "pobj")]
        yield from ((old, k) for k in agents if tree.tokens[k].pos in NOUNS)


def _subject(tree: Tree, verb: int) -> int | None:
    """Return the subject of a verb, or of the one with which it is joined."""
    own = tree.child(verb, "nsubj", "nsubjpass")
    joined = own is None and tree.tokens[verb].dep == "conj"
    return tree.child(tree.tokens[verb].head, "nsubj", "nsubjpass") if joined else own


def _clause(tree: Tree, verb: int) -> str:
    """Return the words of a clause of its own, without those joined to it."""
    own = sorted(tree.below(verb, _OTHER))
    return " ".join(tree.lower(i) for i in own if tree.tokens[i].dep not in {"cc", "punct"})


def _ordered(tree: Tree, verb: int) -> Iterator[tuple[int, int]]:
    """Yield the two of *Lund was treasurer before Farr* and *Farr was treasurer after Lund*."""
    who = tree.child(verb, "nsubj")
    role = tree.child(verb, "attr")
    if who is None or tree.tokens[verb].lemma not in _COMING or tree.tokens[who].pos not in NOUNS:
        return
    if (role is None and tree.tokens[verb].lemma == "be") or not is_sure(_clause(tree, verb)):
        return
    heads = [verb, *([role] if role is not None else [])]
    for link in (k for h in heads for k in tree.with_deps(h, "prep")):
        for other in tree.with_deps(link, "pobj"):
            named = tree.tokens[other].pos == "PROPN" or tree.tokens[verb].lemma == "come"
            if named and tree.lower(link) in {"before", "after"}:
                yield (who, other) if tree.lower(link) == "before" else (other, who)
