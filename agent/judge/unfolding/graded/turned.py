"""Comparisons told from the other side: *day trains are dearer than night trains*.

*Night trains are cheaper than day trains* is told so for a claim that has the day trains first, in
the claim's word where that is the opposite one; where it is the same, it is denied: *day trains are
not cheaper*. *Not as quick as* is told by what one is more or less than the other.
"""

import re
from collections.abc import Iterable, Iterator

from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree
from agent.judge.once import once
from agent.judge.unfolding.denied import denied, finite
from agent.judge.unfolding.graded.grades import AMOUNTS, Comparison, comparison, opposite, relation

CUE = re.compile(r"\bthan\b|(?:\bnot|n['’]t)\b[^.;:]*\bas\b", re.IGNORECASE)
EQUAL = re.compile(r"\b(?:as|so) [\w -]+ as\b", re.IGNORECASE)
_NONE = frozenset("no nobody none nothing neither nor".split())
_POINTING = re.compile(r"(?:those|that)\b", re.IGNORECASE)
_ARTICLE = re.compile(r"(?:the|an?|this|that|my|our|your|his|her|its|their)\b", re.IGNORECASE)
_ONE = re.compile(r"(?<=\w )ones?$", re.IGNORECASE)
_FULL = NOUNS | {"NUM"}
_SUBJECTIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}


def from_other_side(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with what it compares exchanged, if the claim has it so; else None."""
    told, asked = comparison(tree, sentence), _asked(claim)
    if told is None or asked is None or not told.right or (told.share and asked.share):
        return None
    same = relation(told.graded, asked.graded)
    for left in _lefts(told, sentence):
        if _is_turned(told, left, asked):
            word = _quoted(asked) if same < 0 else opposite(told)
            pieces = {left: _in_full(told, left), told.right: _in_place(told, left, asked.tree)}
            if same > 0 and (denial := _denial(told, left)):
                return _put(told, sentence, pieces | denial)
            return _put(told, sentence, pieces | _graded(told, word))
    if same > 0 and told.denial:
        return _put(told, sentence, _graded(told, _quoted(asked)))
    return None


def is_asked(claim: Tree) -> bool:
    """Tell whether a claim compares."""
    return _asked(claim) is not None


@once
def _asked(claim: Tree) -> Comparison | None:
    return comparison(claim, range(len(claim.tokens)))


def _lefts(told: Comparison, sentence: range) -> Iterator[range]:
    """Yield what may be compared with the words after *than*, each as it stands in one piece.

    It is what has the same preposition before it, or else the subject, or what there is more of.
    """
    tree, at, opens = told.tree, told.graded.words.start, told.right.start
    before = range(sentence.start, told.joint)
    heads = [i for i in before if tree.lower(i) == tree.lower(opens)]
    if not heads or tree.tokens[opens].pos != "ADP":
        heads = _subject(tree, range(sentence.start, at))
        heads += [i for i in before if i > at and tree.tokens[i].pos in NOUNS]
    for head in heads:
        inside = sorted(i for i in tree.below(head) if i in before and i not in told.graded.words)
        words = range(inside[0], inside[-1] + 1)
        if len(words) == len(inside) and not any(tree.lower(i) in _NONE for i in words):
            yield words


def _subject(tree: Tree, words: range) -> list[int]:
    """Return the last subject among some words that is no part of another one, if any."""
    found: list[int] = []
    for i in words:
        inside = bool(found) and i in tree.below(found[-1])
        if tree.tokens[i].dep in SUBJECTS and not inside:
            found.append(i)
    return found[-1:]


def _is_turned(told: Comparison, left: range, asked: Comparison) -> bool:
    """Tell whether a claim has first what the sentence has after *than*."""
    one, two = _named(told.tree, left), _named(told.tree, told.right)
    if not _is_full(told.tree, told.right) or _continues(told, left):
        two |= _named(told.tree, [_head(told.tree, left)])
    every = range(len(asked.tree.tokens))
    first = _named(asked.tree, (i for i in every if i not in asked.right))
    second = _named(asked.tree, asked.right)
    ours, theirs = one - two, two - one - (_named(told.tree, told.right) & second)
    leads = bool(theirs & first - second)
    if not asked.right:
        return leads and not ours & first and (bool(ours) or _continues(told, left))
    return leads and bool(ours & (second - first))


def _continues(told: Comparison, left: range) -> bool:
    """Tell whether the words after *than* say more of the same thing: *than in the old house*."""
    tree, opens = told.tree, told.right.start
    return tree.tokens[opens].pos == "ADP" and tree.lower(left.start) != tree.lower(opens)


def _named(tree: Tree, words: Iterable[int]) -> frozenset[str]:
    """Return the stems of what tells one of two from the other: no comparatives."""
    tokens = ((tree.stems[i] or tree.lower(i), tree.tokens[i]) for i in words)
    kept = (s for s, t in tokens if t.pos in CONTENT_POS or t.tag == "PRP")
    return frozenset(kept) - {"one"} - AMOUNTS


def _quoted(asked: Comparison) -> str:
    return asked.tree.quote(asked.graded.words)


def _graded(told: Comparison, word: str) -> dict[range, str]:
    """Return the pieces by which a sentence tells that there is more or less, not *not as much*."""
    joint = range(told.joint, told.joint + 1)
    return {told.denial: told.affirmed, told.share: "", told.graded.words: word, joint: "than"}


def _denial(told: Comparison, left: range) -> dict[range, str]:
    """Return the piece by which a comparison is denied, none where that is unclear."""
    tree = told.tree
    if told.denial:
        return {}
    subject = tree.subject_among(left)
    start = left.start if subject is None else left.stop
    verb = finite(tree, range(start, told.joint)) if subject is not None else None
    if subject is None:
        verb = finite(tree, range(told.joint))
    late = verb is None or verb > told.graded.words.start  # *more patients chose*
    word = "" if verb is None or late else denied(tree, verb)
    return {range(verb, verb + 1): word} if verb is not None and word else {}


def _put(told: Comparison, sentence: range, pieces: dict[range, str]) -> str:
    """Return a sentence with other words in some places."""
    tree = told.tree
    text, at = "", tree.tokens[sentence.start].start
    for piece in sorted(filter(None, pieces), key=lambda p: p.start):
        between = tree.text[at : tree.tokens[piece.start].start]
        text += between or (" " if text else "")
        text += pieces[piece]
        at = tree.tokens[piece[-1]].end
    text = f"{text}{tree.text[at : tree.tokens[sentence[-1]].end]}".replace("  ", " ")
    return f"{text[:1].upper()}{text[1:]}"


def _in_full(told: Comparison, left: range) -> str:
    """Return the words after *than* as a subject: *those* or *the new* with their noun."""
    tree, right = told.tree, told.right
    text = tree.quote(right).rstrip(".")
    if _continues(told, left):
        return f"{tree.quote(left)} {text}"
    if text.lower() in _SUBJECTIVE:
        return _SUBJECTIVE[text.lower()]
    noun = tree.tokens[_head(tree, left)].text
    if pointing := _pointing(text):
        return f"{text[: pointing.start()]}{noun}{text[pointing.end() :]}"
    return text if _is_full(tree, right) else f"{text} {noun}"


def _is_full(tree: Tree, words: range) -> bool:
    """Tell whether some words name what they are of, as *those* and *the first* do not."""
    named = any(tree.tokens[i].pos in _FULL or tree.tokens[i].tag == "PRP" for i in words)
    owned = tree.tokens[words[-1]].tag == "POS"
    return named and not owned and _pointing(tree.quote(words)) is None


def _pointing(text: str) -> re.Match[str] | None:
    """Return the word that stands for a noun: the *those* of *those on tablets*, or *one*."""
    return _POINTING.match(text) or (_ONE.search(text) if _ARTICLE.match(text) else None)


def _in_place(told: Comparison, left: range, claim: Tree) -> str:
    """Return what stood first as it is written within a sentence."""
    text, first = told.tree.quote(left), told.tree.tokens[left.start]
    named = first.pos == "PROPN" or first.text in {"I", *(t.text for t in claim.tokens[1:])}
    return text if named else f"{text[:1].lower()}{text[1:]}"


def _head(tree: Tree, words: range) -> int:
    """Return the noun that some words are about: the first that hangs on none of them."""
    nouns = [i for i in words if tree.tokens[i].pos in NOUNS]
    outer = (i for i in nouns if tree.tokens[i].head not in words)
    return next(outer, nouns[0] if nouns else words.start)
