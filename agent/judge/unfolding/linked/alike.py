"""Two things said to have the same, or different ones: *both wards use the same pump*.

What each of the two has stands in a sentence of its own.
"""

import re
from collections.abc import Iterator, Sequence

from agent.domain.text import Passage
from agent.judge.alignment.lexical import content
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading, read
from agent.judge.clauses.reality import Reality
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.linked.answers import Answer
from agent.judge.unfolding.linked.facts import Phrase, phrase
from agent.ports import Parser

CUE = re.compile(r"\b(?:the same|different|both)\b", re.IGNORECASE)
_ASKED = re.compile(
    r"(?:both )?(?P<one>[^,]{1,80}?) and (?P<two>[^,]{1,80}?) (?:both )?(?P<verb>(?-i:[a-z])+ .*?)"
    r"(?P<how>the same|different) (?P<what>[\w -]+?)s?[.\s]*$",
    re.IGNORECASE,
)
_JOINT = re.compile(
    r"(?:both (?P<a>[^,]{1,80}?) and (?P<b>[^,]+?)|(?P<c>[^,]{1,80}?) and (?P<d>[^,]{1,80}?) both)"
    r" (?P<rest>(?-i:[a-z]).+)",
    re.IGNORECASE,
)
_DENYING = re.compile(r"\b(?:not|no|never|only|neither|some|partly)\b|n['’]t\b", re.IGNORECASE)
_Role = str


def answer(
    claim: str, split: Sequence[Sequence[Sentence]], passages: Sequence[Passage], parser: Parser
) -> Answer | None:
    """Return whether two things have what a claim says that both have; None where unclear."""
    if not CUE.search(claim) or _DENYING.search(claim):
        return None
    wanted = content(claim)
    sentences = [s for own in split for s in own if not s.title and wanted & content(s.text)]
    if len(sentences) < 2:
        return None
    mine, *theirs = parser.parse([claim, *(s.text for s in sentences)], entities=False)
    told = list(zip(sentences, map(read, theirs), strict=True))
    asked, joint = _ASKED.match(claim), _JOINT.match(claim)
    if asked is not None:
        return _same(asked, read(mine), told)
    return _each(joint, told) if joint is not None else None


def _same(
    asked: re.Match[str], claim: Reading, told: Sequence[tuple[Sentence, Reading]]
) -> Answer | None:
    """Return whether two things have one and the same, by what is told of each."""
    at = next((i for i in range(len(claim.tree.tokens)) if _is_what(claim.tree, i, asked)), None)
    frame = next((f for f in claim.frames if at in dict(_fillers(f))), None)
    if at is None or frame is None:
        return None
    role, kind = dict(_fillers(frame))[at], claim.tree.stems[at]
    sides = [list(_had(asked[side], frame, role, kind, told)) for side in ("one", "two")]
    if any(len({p.words for _, p in had}) != 1 for had in sides):
        return None
    (one, mine), (two, theirs) = (had[0] for had in sides)
    known = frozenset({kind})
    if one == two or not mine.words - known or not theirs.words - known:
        return None
    alike = mine.words == theirs.words
    if not alike and (mine.words <= theirs.words or theirs.words <= mine.words):
        return None
    return Answer(alike == (asked["how"].lower() == "the same"), one, two)


def _is_what(tree: Tree, index: int, asked: re.Match[str]) -> bool:
    token = tree.tokens[index]
    same = any(tree.lower(k) in ("same", "different") for k in tree.with_deps(index, "amod"))
    return token.pos in NOUNS and token.start >= asked.start("what") and same


def _fillers(frame: Frame) -> Iterator[tuple[int, _Role]]:
    roles = frame.roles
    yield from ((i, prep) for prep, i in roles.obliques)
    yield from ((i, "object") for i in roles.objects)
    yield from ((i, "subject") for i in roles.subjects)


def _had(
    thing: str, asked: Frame, role: _Role, kind: str, told: Sequence[tuple[Sentence, Reading]]
) -> Iterator[tuple[Sentence, Phrase]]:
    """Yield what is told of a thing in the part of what a claim says to be the same."""
    for sentence, reading in told:
        for frame in reading.frames:
            plain = not frame.stance.negated and frame.reality is Reality.FACT and not frame.asked
            if frame.key != asked.key or not plain:
                continue
            fillers = [(phrase(reading.tree, i), r) for i, r in _fillers(frame)]
            if not any(content(p.text) == content(thing) for p, _ in fillers):
                continue
            had = [p for p, r in fillers if r == role and content(p.text) != content(thing)]
            own = [p for p in had if p.tree.stems[p.head] == kind]
            yield from ((sentence, p) for p in own or had)


def _each(joint: re.Match[str], told: Sequence[tuple[Sentence, Reading]]) -> Answer | None:
    """Return that two things have what a claim says, where a sentence on each says so."""
    rest = content(joint["rest"])
    found: list[Sentence] = []
    for thing in (joint["a"] or joint["c"], joint["b"] or joint["d"]):
        saying = [
            s for s, r in told if rest <= content(s.text) and _is_on(thing, r) and _plainly(s.text)
        ]
        if len(saying) != 1:
            return None
        found += saying
    one, two = found
    return Answer(True, one, two) if one != two else None


def _is_on(thing: str, reading: Reading) -> bool:
    """Tell whether a sentence has one clause, or a first one, with a thing for its subject."""
    tree = reading.tree
    subjects = tree.with_deps(tree.roots[0], "nsubj", "nsubjpass") if tree.roots else []
    texts = [content(phrase(tree, i).text) for i in subjects]
    return content(thing) in texts


def _plainly(text: str) -> bool:
    return not re.search(rf"{_DENYING.pattern}|\b(?:but|while|whereas|if|except)\b", text)
