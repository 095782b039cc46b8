"""Conditions without *if*, told with it: *should the trial fail* is *if the trial should fail*.

The sentence otherwise seems to tell as a fact what it only supposes: *had the pilot turned*.
"""

import re
from collections.abc import Iterator
from itertools import takewhile

from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_INVERTED = r"(?:had|were|should)"
_WOULD = r"(?:would|could|might)"
CUE = re.compile(
    rf"(?:^|[,;:—–(]|\b(?:that|and|but|or))\W*{_INVERTED} \w"
    rf"|\b{_WOULD}\b[^.;?]*? (?:had|were) \w"
    r"|\bshould (?:the|an?|any|it|they|s?he|you|we|this|that|no)\b",
    re.IGNORECASE,
)
FOLDED = re.compile(rf"^\W*{_INVERTED} |, (?:had|were) \w", re.IGNORECASE)
_OPENING = frozenset(", ; : — – ( “ ‘ \" ' that and but or".split())
_QUESTION = "?"
_NAMING = NOUNS | {"DET", "ADJ", "PRON", "NUM"}
THEN = frozenset({"would", "could", "might"})


def with_if(tree: Tree) -> str:
    """Return a text with *if* before the clauses that suppose by their order alone.

    Example:
        "Had we asked, he would have come." is told as "If we had asked, he would have come."
    """
    parts, done = [], 0
    for auxiliary, end in _inverted(tree):
        first, last = tree.tokens[auxiliary], tree.tokens[end]
        name = tree.text[tree.tokens[auxiliary + 1].start : last.end]
        opening = "If" if first.text[0].isupper() else "if"
        parts += [tree.text[done : first.start], f"{opening} {name} {first.text.lower()}"]
        done = last.end
    return "".join([*parts, tree.text[done:]])


def _inverted(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield the auxiliary that opens a clause and where its subject ends, if no question is asked.

    The parser takes the subject of *had the guard not overslept, he would …* for an object.
    """
    for start, end in tree.sentences:
        if _QUESTION in tree.lowers[start:end]:
            continue
        for i in range(start, end - 1):
            if tree.lower(i) in {"had", "were", "should"} and _opens(tree, i, start):
                subject = _subject(tree, i)
                last = None if subject is None else _last(tree, i, subject)
                if last is not None:
                    yield i, last
                elif subject is None and i == start and not THEN.isdisjoint(tree.lowers[i:end]):
                    named = takewhile(lambda k: tree.tokens[k].pos in _NAMING, range(i + 1, end))
                    yield from ((i, k) for k in [*named][-1:])


def _opens(tree: Tree, index: int, start: int) -> bool:
    """Tell whether a word opens a clause; *should* does so before the subject of its verb.

    Others do after what would be: *it would have held had the beam not rotted*.
    """
    if index == start or tree.lower(index - 1) in _OPENING or tree.lower(index) == "should":
        return True
    return not THEN.isdisjoint(tree.lowers[start:index])


def _subject(tree: Tree, auxiliary: int) -> int | None:
    """Return the subject that stands right after the auxiliary of a clause, None without one."""
    subjects = _subjects(tree, auxiliary)
    behind = sorted(k for k in subjects if k > auxiliary)
    if not behind or min(_phrase(tree, behind[0])) != auxiliary + 1:
        return None
    return None if any(k < auxiliary for k in subjects) else behind[0]


def _last(tree: Tree, auxiliary: int, subject: int) -> int | None:
    """Return the last word of a subject, None where no verb follows it.

    In *should a fire alarm sound* the parser takes the verb for the last of several nouns.
    """
    last, verb = max(_phrase(tree, subject)), tree.tokens[subject].head
    parted = any(tree.lower(i) == "," for i in range(last, max(verb, last)))
    if tree.lower(auxiliary) != "should" or (verb > last and not parted):
        return last
    named = tree.tokens[subject - 1].pos in NOUNS and tree.tokens[subject].tag == "NN"
    return subject - 1 if named else None


def _subjects(tree: Tree, auxiliary: int) -> set[int]:
    start, end = tree.sentences[tree.sentence_of[auxiliary]]
    would = not THEN.isdisjoint(tree.lowers[start:auxiliary])
    if would or auxiliary == start:  # those of what would be are not its own
        return {k for k in range(auxiliary, end) if tree.tokens[k].dep in (*SUBJECTS, "expl")}
    places = (auxiliary, tree.tokens[auxiliary].head)
    return {k for p in places for k in tree.with_deps(p, *SUBJECTS, "expl")}


def _phrase(tree: Tree, noun: int) -> list[int]:
    return sorted(tree.below(noun, frozenset({"relcl", "acl", "punct"})))
