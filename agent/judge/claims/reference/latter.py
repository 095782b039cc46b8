"""*The former* and *the latter*: the first and the second of two things named before."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from agent.domain.prose.casing import capital, small
from agent.judge.claims.parsing.clause import Clause
from agent.judge.claims.parsing.inflection import possessive
from agent.judge.claims.reference.mentions import Mention, Number
from agent.judge.claims.reference.pronouns import Resolution
from agent.judge.clauses.series import all_series
from agent.judge.clauses.tree import Tree

CUE = re.compile(r"\bthe (?:former|latter)\b", re.IGNORECASE)
_WORDS = ("former", "latter")
_NOUNS = frozenset({"NOUN", "PROPN", "ADJ"})
_COUNTS = frozenset({"one", "two", "three"})
_LETTER = re.compile(r"[^\W\d_]{2}")
_ARTICLE = re.compile(r"^an? ", re.IGNORECASE)


def named(tree: Tree, before: Tree | None) -> str | None:
    """Return a text with what the former and the latter are, None where that is unclear.

    Args:
        tree: the tree of the text.
        before: that of the sentence before it.
    """
    edits = meant(tree, before)
    parts: list[str] = []
    done = 0
    for index in sorted(edits):
        token = tree.tokens[index]
        parts += [tree.text[done : token.start] if edits[index] else "", edits[index]]
        done = token.end
    return "".join([*parts, tree.text[done:]]) if edits else None


def meant(tree: Tree, before: Tree | None, subjects: Sequence[str] = ()) -> dict[int, str]:
    """Return what is put for each token of the former and the latter; none where that is unclear.

    Args:
        tree: the tree of the text.
        before: that of the sentence before it.
        subjects: what the clauses of that sentence are on, if that is known.
    """
    marks = [i for i in range(1, len(tree.tokens)) if _stands_alone(tree, i)]
    if not marks:
        return {}
    pairs = _pairs(tree, range(marks[0] - 1)) or (_last(before) if before is not None else [])
    if not pairs and len(set(subjects)) == len(subjects) == len(_WORDS):
        pairs = [tuple(subjects)]
    if len(pairs) != 1:
        return {}
    members = pairs[0]
    edits = dict[int, str]()
    for mark in marks:
        member = members[_WORDS.index(tree.lower(mark))]
        gone = [mark]
        if mark + 1 < len(tree.tokens) and tree.lower(mark + 1) in {"'s", "’s"}:
            member, gone = possessive(member), [mark, mark + 1]
        edits |= {mark - 1: _fitted(member, tree, mark - 1), **dict.fromkeys(gone, "")}
    return edits


def resolved(known: Resolution, edits: Mapping[int, str], clause: Clause, tree: Tree) -> Resolution:
    """Return what a clause's pronouns stand for, with what is put for these words in it.

    "The former 60%" is another figure.
    """
    if any(tree.tokens[i].dep == "amod" for i in edits):
        return known
    mine = {i: text for i, text in edits.items() if i in clause.body}
    mentions = {
        i + 1: Mention(text, text.rpartition(" ")[2].lower(), Number.ONE, personal=None)
        for i, text in mine.items()
        if text
    }
    return replace(known, mentions=known.mentions | mentions, edits=known.edits | mine)


def _stands_alone(tree: Tree, index: int) -> bool:
    """Tell whether a word is such a pronoun: not *the former director*, *the latter two*."""
    if tree.lower(index) not in _WORDS or tree.lower(index - 1) != "the":
        return False
    if index + 1 == len(tree.tokens):
        return True
    return tree.tokens[index + 1].pos not in _NOUNS and tree.lower(index + 1) not in _COUNTS


def _last(tree: Tree) -> list[tuple[str, ...]]:
    if not tree.sentences:
        return []
    last = range(*tree.sentences[-1])
    return _pairs(tree, last) or _two_people(tree, last)


def _two_people(tree: Tree, sentence: range) -> list[tuple[str, ...]]:
    """Return the two people that a sentence names: "Mr Brandt works with Ms Ito"."""
    last = [i for i in sentence if _is_named(i, tree) and not _is_named(i + 1, tree)]
    people = []
    for end in last:
        start = min([end, *tree.with_deps(end, "compound")])
        people.append(tree.quote(range(start, end + 1)))
    return [tuple(people)] if len(set(people)) == len(people) == len(_WORDS) else []


def _is_named(index: int, tree: Tree) -> bool:
    if index >= len(tree.tokens):
        return False
    return tree.tokens[index].entity == "PERSON" and tree.tokens[index].pos == "PROPN"


def _pairs(tree: Tree, sentence: range) -> list[tuple[str, ...]]:
    """Return the series of two nouns in a range, those of the last sentence that has any."""
    sentences = [
        range(max(start, sentence.start), min(end, sentence.stop)) for start, end in tree.sentences
    ]
    for part in reversed([s for s in sentences if s]):
        found = [s for s in all_series(tree, part) if len(s.members) == len(_WORDS)]
        if found:
            return [s.members for s in found if all(map(_LETTER.search, s.members))]
    return []


def _fitted(member: str, tree: Tree, index: int) -> str:
    """Return the name of a thing known by now, in the case that its place wants."""
    text = _ARTICLE.sub("the ", member)
    if tree.tokens[index].text[:1].isupper():
        return capital(text)
    return text if _is_name(text) else small(text)


def _is_name(text: str) -> bool:
    first = text.split(maxsplit=1)[0]
    return first[:1].isupper() and first.lower() not in {"the", "a", "an"}
