"""Facts on what a thing is or where it lies: *the plant is a class B installation*."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree

CUE = re.compile(
    r"\b(?:is|are|been|lies?|belongs?|located|situated|works?|serves?|'s|’s)\b|, (?:an?|the) ",
    re.IGNORECASE,
)
_PLACING = frozenset("lie locate situate stand sit".split())
_SERVING = frozenset("employ work serve register classify license class list rate".split())
_NO_MORE = re.compile(
    r"\b(?:no longer|former|formerly|until|not|never|n['’]t|if|unless|may|might|could|would"
    r"|planned|proposed|unlike|except|like)\b",
    re.IGNORECASE,
)


class Phrase(NamedTuple):
    """A noun phrase: its tree, its head and its tokens."""

    tree: Tree
    head: int
    tokens: tuple[int, ...]

    @property
    def text(self) -> str:
        """Its text."""
        return self.tree.quote(self.tokens)

    @property
    def words(self) -> frozenset[str]:
        """The stems of its telling words."""
        return frozenset(
            self.tree.stems[i]
            for i in self.tokens
            if (self.tree.tokens[i].pos in CONTENT_POS or self.tree.tokens[i].pos == "NUM")
            and self.tree.lower(i) not in SILENT
        )

    @property
    def before(self) -> frozenset[str]:
        """The stems of the telling words before its head."""
        own = tuple(i for i in self.tokens if i < self.head)
        return self._replace(tokens=own).words

    @property
    def after(self) -> frozenset[str]:
        """The stems of the telling words behind its head."""
        own = tuple(i for i in self.tokens if i > self.head)
        return self._replace(tokens=own).words

    @property
    def opening(self) -> str:
        """Its first word if that is an article or the like, '' for none."""
        first = self.tree.tokens[self.tokens[0]]
        return first.text.lower() if first.pos == "DET" else ""

    @property
    def whole(self) -> bool:
        """Tell whether its tokens stand in a row."""
        return self.tokens == tuple(range(self.tokens[0], self.tokens[-1] + 1))


class Fact(NamedTuple):
    """What a sentence says of a thing: what it is, or the larger thing in which it lies."""

    thing: Phrase
    kind: Phrase
    placed: bool = False


def phrase(tree: Tree, head: int) -> Phrase:
    """Return the phrase of a noun, without what is only said of it in passing."""
    stop = frozenset({"appos", "relcl", "acl", "conj", "cc", "punct", "advcl"})
    below = tree.below(head, stop)
    marked = {head, *(i for i in below if tree.tokens[i].dep not in stop)}
    return Phrase(tree, head, tuple(sorted(marked)))


def full_phrase(tree: Tree, head: int) -> Phrase:
    """Return the phrase of a noun with all that hangs on it."""
    return Phrase(tree, head, tree.subtree(head))


def facts(reading: Reading) -> Iterator[Fact]:
    """Yield what a text says of things as they are now."""
    if _NO_MORE.search(reading.tree.text):
        return
    tree = reading.tree
    for frame in reading.frames:
        plain = not frame.stance.negated and frame.reality is Reality.FACT and not frame.asked
        if not plain or frame.tree.tokens[frame.verb].tag not in ("VBZ", "VBP", "VBN"):
            continue
        subjects = [i for i in tree.with_deps(frame.verb, "nsubj", "nsubjpass") if _noun(tree, i)]
        if len(subjects) == 1 and not tree.with_deps(subjects[0], "conj"):
            yield from _of(tree, frame.verb, phrase(tree, subjects[0]))


def _of(tree: Tree, verb: int, thing: Phrase) -> Iterator[Fact]:
    for noun in tree.with_deps(verb, "attr"):
        if _noun(tree, noun) and not tree.with_deps(noun, "conj"):
            yield from _of_kind(tree, noun, thing)
    if tree.tokens[verb].lemma.lower() in _SERVING:
        for noun in _inside(tree, verb, ("as",)):
            yield Fact(thing, phrase(tree, noun))
    if tree.tokens[verb].lemma.lower() in _PLACING | {"be"}:
        for whole in _inside(tree, verb, ("in", "within")):
            yield Fact(thing, phrase(tree, whole), placed=True)


def _of_kind(tree: Tree, noun: int, thing: Phrase) -> Iterator[Fact]:
    """Yield what a thing is called; what it is *part of* is the larger one in which it lies."""
    kind = phrase(tree, noun)
    parts = _inside(tree, noun) if tree.lower(noun) == "part" else ()
    for whole in parts:
        yield Fact(thing, phrase(tree, whole), placed=True)
    if not parts:
        yield Fact(thing, kind)
        if kind.opening in ("the", "") and thing.opening == "the":
            yield Fact(kind, thing)


def _inside(tree: Tree, index: int, words: tuple[str, ...] = ("of",)) -> tuple[int, ...]:
    preps = (p for p in tree.with_deps(index, "prep") if tree.lower(p) in words)
    return tuple(n for p in preps for n in tree.with_deps(p, "pobj") if _noun(tree, n))


def _noun(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos in NOUNS
