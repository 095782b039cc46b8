"""Bans and denials told of what they except: *no jewellery apart from rings* lets rings be worn.

Who or what is excepted takes the place that the claim gives it: *vehicles may not enter the park,
except for ambulances* says that ambulances may, *nurses must not wear jewellery, apart from a plain
ring* that they may wear that.
"""

import re
from collections.abc import Iterable, Sequence

from agent.domain.prose.casing import capital
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.unfolding.denied import edited, lifted

_APART = re.compile(
    r"^(?P<main>(?:[^;:.]|(?<=\d)\.(?=\d))+?),? (?:except(?:ing)?(?: for)?|with the exception of|"
    r"save(?: for)?|other than|apart from|aside from) (?P<who>(?!when\b|where\b|if\b|that\b|as\b)"
    r"(?:[^,;:.]|(?<=\d)[.,](?=\d))+?)[.!]?$",
    re.IGNORECASE | re.DOTALL,
)
_NAMING = NOUNS | {"ADJ"}
_DEGREES = frozenset({"JJR", "JJS"})
_NARROW = frozenset("only alone just solely exclusively".split())
_OTHERS = frozenset("other others non outside without".split())


def allowed(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a ban or a denial lets through, None where the claim is not about that."""
    start = tree.tokens[sentence.start].start
    match = _APART.match(tree.quote(sentence))
    if match is None or claim.words & (_NARROW | _OTHERS):
        return None
    main, who = (
        _within(tree, start + match.start(part), start + match.end(part))
        for part in ("main", "who")
    )
    names = _names(tree, who)
    own = names - words_of(tree, main)
    if not main or not own or not names <= {*claim.stems} or _tells_of_itself(claim, tree, who):
        return None
    turned = lifted(tree, main, claim)
    if not turned:
        return None
    if tree.tokens[who.start].pos == "ADP":
        return f"{capital(edited(tree, main, turned))} {match['who']}."
    place = _place(tree, main, who, claim)
    if place is None or any(place[0] < last and first < place[1] for first, last, _ in turned):
        return None
    return f"{capital(edited(tree, main, [*turned, (*place, match['who'])]))}."


def _tells_of_itself(claim: Tree, tree: Tree, who: range) -> bool:
    """Tell whether a claim says only by which what is excepted is known: *cars carry patients*."""
    verbs = words_of(tree, who, {"VERB"})
    return any(claim.stems[i] in verbs for i, t in enumerate(claim.tokens) if t.head == i)


def _within(tree: Tree, first: int, last: int) -> range:
    inside = [i for i, t in enumerate(tree.tokens) if first <= t.start and t.end <= last]
    return range(inside[0], inside[-1] + 1) if inside else range(0)


def _names(tree: Tree, words: Iterable[int]) -> set[str]:
    tokens = ((i, tree.tokens[i]) for i in words)
    return {tree.stems[i] for i, t in tokens if t.pos in _NAMING and t.tag not in _DEGREES}


def _place(tree: Tree, main: range, who: range, claim: Tree) -> tuple[int, int] | None:
    """Return from where to where what is excepted stands in for what it is excepted from.

    That is a thing of the same name, else the subject or the object, as in the claim.
    """
    heads = [i for i in who if tree.tokens[i].pos in NOUNS]
    if not heads:
        return None
    head = next((i for i in heads if tree.tokens[i].head not in who), heads[0])
    same = [i for i in main if tree.stems[i] == tree.stems[head] and tree.tokens[i].pos in NOUNS]
    if same:
        return _left(tree, same[-1])
    acting = [i for i, t in enumerate(claim.tokens) if t.dep in SUBJECTS]
    leads = any(claim.stems[i] == tree.stems[head] for i in acting)
    if leads:
        subject = tree.subject_among(main)
        return None if subject is None else _edges(tree, sorted(tree.below(subject)), main)
    found = [i for i in main if tree.tokens[i].dep == "dobj"]
    return _left(tree, found[0]) if found else None


def _left(tree: Tree, noun: int) -> tuple[int, int]:
    """Return where a noun with the words before it stands; what follows it is kept."""
    first = min(i for i in tree.below(noun) if i <= noun)
    return tree.tokens[first].start, tree.tokens[noun].end


def _edges(tree: Tree, words: Sequence[int], main: range) -> tuple[int, int]:
    inside = [i for i in words if i in main]
    return tree.tokens[inside[0]].start, tree.tokens[inside[-1]].end
