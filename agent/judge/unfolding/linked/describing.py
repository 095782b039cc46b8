"""Things told as a claim describes them: *the station that drained the polder*.

Where *the polder was drained by the station at Aldern*, what is said of the station at Aldern is
said of the station that drained the polder.
"""

from collections.abc import Iterator, Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading, read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import NOUNS
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.linked.facts import Phrase, full_phrase, phrase
from agent.judge.unfolding.linked.instances import Told, put
from agent.ports import Parser

_CLAUSES = ("relcl", "acl")


def told_as_described(
    claim: str, split: Sequence[Sequence[Sentence]], parser: Parser
) -> Iterator[Told]:
    """Yield the sentences on a thing as they are told of what a claim describes."""
    sentences = [s for own in split for s in own if not s.title]
    wanted = content(claim)
    near = [s for s in sentences if wanted & content(s.text)]
    if len(near) < 2:
        return
    (mine,) = parser.parse([claim], entities=False)
    described = _described(read(mine))
    if described is None:
        return
    name, clause = described
    analyses = parser.parse([s.text for s in near], entities=False)
    for source, analysis in zip(near, analyses, strict=True):
        for thing in _meant(clause, name, read(analysis)):
            for sentence, other in zip(near, analyses, strict=True):
                if sentence != source and (text := _told(other, thing, name.text)):
                    yield Told(sentence, text, source)


def _described(claim: Reading) -> tuple[Phrase, Frame] | None:
    """Return the phrase that describes a thing in a claim, and the clause that does."""
    tree = claim.tree
    for frame in claim.frames:
        token = tree.tokens[frame.verb]
        if token.dep in _CLAUSES and tree.tokens[token.head].pos == "NOUN":
            own = full_phrase(tree, token.head)
            plain = not frame.stance.negated and own.whole
            return (own, frame) if plain and not tree.with_deps(token.head, "conj") else None
    return None


def _meant(clause: Frame, name: Phrase, reading: Reading) -> Iterator[Phrase]:
    """Yield the things of which a sentence says what a clause says of the thing it describes."""
    wanted = clause.words - {clause.tree.stems[name.head]}
    for frame in reading.frames:
        plain = not frame.stance.negated and frame.reality is Reality.FACT and not frame.asked
        if frame.key != clause.key or not plain:
            continue
        for mine, theirs in (
            (clause.roles.subjects, frame.roles.subjects),
            (clause.roles.objects, frame.roles.objects),
        ):
            if name.head in mine and len(theirs) == 1:
                thing = phrase(reading.tree, theirs[0])
                if wanted <= frame.words - thing.words and thing.whole:
                    yield thing


def _told(analysis: Analysis, thing: Phrase, name: str) -> str:
    """Return a sentence on a thing with another name for it, '' for a sentence on others."""
    reading = read(analysis)
    tree = reading.tree
    for i, token in enumerate(tree.tokens):
        if token.pos in NOUNS and tree.stems[i] == thing.tree.stems[thing.head]:
            own = phrase(tree, i)
            if own.whole and own.words == thing.words and not tree.with_deps(i, "conj"):
                return put(reading, own, name)
    return ""
