"""Things told as a claim describes them: *the station that drained the polder*.

Where *the polder was drained by the station at Aldern*, what is said of the station at Aldern is
said of the station that drained the polder. *The leader of the choir* is whoever leads it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.tags import COMMON, PLURALS
from agent.judge.alignment.lexical import content
from agent.judge.clauses.reading import Reading, read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.linked.facts import Phrase, full_phrase, phrase
from agent.judge.unfolding.linked.instances import Told, put
from agent.ports import Parser

_DEFINITE = frozenset({"the", "this", "that"})
LONG = 5  # letters of a noun of which the verb can be told: *owner*
_CLAUSES = ("relcl", "acl")
_DOERS = {
    "successor": "succeed", "author": "write", "architect": "design", "head": "head lead",
    "chair": "chair", "discoverer": "discover", "heir": "inherit", "host": "host",
}  # fmt: skip
_HELPING = "was|were|is|are|be|been|has|had|have|will|can|may|must"
_MAY_DESCRIBE = re.compile(
    rf"\b(?:who|whom|whose|which|that)\b|(?:er|or|{'|'.join(_DOERS)}) of\b|['’]s \w"
    rf"|\b(?:the|this) (?:(?!(?:{_HELPING})\b)[\w-]+ ){{1,3}}\w+(?:ed|en|wn|lt|ght|ing)\b",
    re.IGNORECASE,
)
"""What may call a thing by a clause or by a deed; others need not be read."""
_PRONOUNS = frozenset("it its he him his she her they them their".split())


class _Description(NamedTuple):
    """What a claim calls a thing: its phrase, the verbs that say so, its part in them, the rest."""

    name: Phrase
    keys: frozenset[str]
    acts: bool
    words: frozenset[str]


class _Known(NamedTuple):
    """A sentence, its reading, and the words of the sentence before it."""

    sentence: Sentence
    reading: Reading
    before: frozenset[str]


def told_as_described(
    claim: str, split: Sequence[Sequence[Sentence]], parser: Parser
) -> Iterator[Told]:
    """Yield the sentences on a thing as they are told of what a claim describes.

    And those on what they describe themselves, told of it by its name.
    """
    sentences = [s for own in split for s in own if not s.title]
    (mine,) = parser.parse([claim], entities=False)
    described = list(_described(read(mine)))
    may = described or any(_MAY_DESCRIBE.search(s.text) for s in sentences)
    known = _near(claim, sentences, parser) if may else []
    theirs = [(s, d) for s, r, _ in known for d in _described(r) if d.name.opening in _DEFINITE]
    if len(known) < 2 or not (described or theirs):
        return
    for source, reading, before in known:
        for said in described:
            for thing in _meant(said, reading, before):
                yield from _as_described(said, thing, source, known)
        for sentence, said in theirs:
            for thing in _meant(said, reading, before):
                if sentence != source and _is_named(thing):
                    yield Told(sentence, put(said.name, thing.text), source)


def _near(claim: str, sentences: Sequence[Sentence], parser: Parser) -> list[_Known]:
    """Return the sentences with a word of a claim, and those that come after one."""
    wanted = content(claim)
    near = [s for s in sentences if wanted & content(s.text)]
    places = {(s.passage, s.order + n) for s in near for n in (0, 1)}
    near = [s for s in sentences if (s.passage, s.order) in places]
    if len(near) < 2:  # of one alone nothing follows
        return []
    parsed = [read(a) for a in parser.parse([s.text for s in near], entities=False)]
    words = {
        (s.passage, s.order): frozenset(r.tree.stems) for s, r in zip(near, parsed, strict=True)
    }
    return [
        _Known(s, r, words.get((s.passage, s.order - 1), frozenset()))
        for s, r in zip(near, parsed, strict=True)
    ]


def _as_described(
    said: _Description,
    thing: Phrase,
    source: Sentence,
    known: Sequence[_Known],
) -> Iterator[Told]:
    for sentence, reading, _ in known:
        far = sentence.passage != source.passage
        text = _told(reading, thing, said.name.text, far=far) if sentence != source else ""
        if text:
            yield Told(sentence, text, source)


def _is_named(thing: Phrase) -> bool:
    """Tell whether a phrase names one thing by a name or a number: *Ship B*, *room 12*."""
    tree = thing.tree
    kinds = {tree.tokens[i].pos for i in thing.tokens}
    return thing.opening not in ("a", "an") and not kinds.isdisjoint(("PROPN", "NUM"))


def _described(claim: Reading) -> Iterator[_Description]:
    """Yield what a claim describes, by a clause or by the noun for whoever does something."""
    tree = claim.tree
    for frame in claim.frames:
        token = tree.tokens[frame.verb]
        infinite = any(tree.lower(k) == "to" for k in tree.with_deps(frame.verb, "aux"))
        if token.dep in _CLAUSES and tree.tokens[token.head].pos == "NOUN" and not infinite:
            own, roles = full_phrase(tree, token.head), frame.roles
            plain = not frame.stance.negated and own.head in roles.heads
            if plain and _is_one(own):
                rest = frame.words - {tree.stems[own.head]}
                yield _Description(own, frozenset({frame.key}), own.head in roles.subjects, rest)
    for i, token in enumerate(tree.tokens):
        keys = _deeds(token.text.lower()) if token.tag in COMMON else frozenset()
        goals = [*tree.with_deps(i, "poss"), *_of(tree, i)] if keys else []
        own = full_phrase(tree, i)
        if len(goals) == 1 and _is_one(own):
            yield _Description(own, keys, True, full_phrase(tree, goals[0]).words)


def _is_one(own: Phrase) -> bool:
    return own.whole and not own.tree.with_deps(own.head, "conj")


def _of(tree: Tree, noun: int) -> list[int]:
    preps = (p for p in tree.with_deps(noun, "prep") if tree.lower(p) == "of")
    return [n for p in preps for n in tree.with_deps(p, "pobj")]


def _deeds(noun: str) -> frozenset[str]:
    """Return the keys of the verbs for what a person or thing with this noun does."""
    if noun in _DOERS:
        return frozenset(map(stem, _DOERS[noun].split()))
    if not noun.endswith(("er", "or")) or len(noun) < LONG:
        return frozenset()
    root = noun[:-2]
    bare = root[:-1] if root[-1] == root[-2] else root
    return frozenset(map(stem, (root, f"{root}e", bare)))


def _meant(said: _Description, reading: Reading, before: frozenset[str]) -> Iterator[Phrase]:
    """Yield the things of which a sentence says what describes the thing of a claim.

    A pronoun may stand for what the sentence before it is about.
    """
    for frame in reading.frames:
        plain = not frame.stance.negated and frame.reality is Reality.FACT and not frame.asked
        if frame.key not in said.keys or not plain:
            continue
        back = any(reading.tree.lower(i) in _PRONOUNS for i in frame.scope)
        told = frame.words | before if back else frame.words
        theirs = frame.roles.subjects if said.acts else frame.roles.objects
        if len(theirs) == 1:
            thing = phrase(reading.tree, theirs[0])
            if said.words <= told - thing.words and thing.whole:
                yield thing


def _told(reading: Reading, thing: Phrase, name: str, *, far: bool) -> str:
    """Return a sentence on a thing with another name for it, '' for a sentence on others."""
    tree = reading.tree
    for i, token in enumerate(tree.tokens):
        if token.pos in NOUNS and tree.stems[i] == thing.tree.stems[thing.head]:
            own = phrase(tree, i)
            alone = own.whole and not tree.with_deps(i, "conj")
            if alone and own.words == thing.words and _is_known(own, far=far):
                return put(own, name)
    return ""


def _is_known(own: Phrase, *, far: bool) -> bool:
    """Tell whether a phrase names one thing: *a farmer* may be any, *the mayor* that of any town.

    ``far`` tells that it stands in another text than the phrase it is to mean the same as.
    """
    tree = own.tree
    if any(tree.tokens[i].pos == "PROPN" for i in own.tokens):
        return True
    single = tree.tokens[own.head].tag not in PLURALS
    return own.opening in _DEFINITE and single and not (far and len(own.words) == 1)
