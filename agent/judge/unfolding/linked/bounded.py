"""Rules for those beyond a bound, told of one whose value another sentence gives.

*Water with more than 50 mg/l of nitrate must not be given to infants* and *nitrate in the Selm well
was 62 mg/l* tell that its water must not be given to them; had it been 42 mg/l, they would not.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.passages.windows import Sentence
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.linked.facts import Phrase, full_phrase
from agent.judge.unfolding.linked.instances import put, reaches
from agent.ports import Parser

BOUND = re.compile(
    r"\b(?:than|over|above|below|under|at least|at most|or (?:more|less|older|younger|above|below)"
    r"|exceed\w*|up to|beyond)\b",
    re.IGNORECASE,
)


_FILLING = SUBJECTS | {"dobj"}


class Bounded(NamedTuple):
    """A rule, as it is told of one thing, '' where that is not beyond its bound; and the value."""

    sentence: Sentence
    text: str
    other: Sentence


class _Rule(NamedTuple):
    analysis: Analysis
    made_for: Phrase
    bound: Quantity


def told_beyond(
    claim: str, split: Sequence[Sequence[Sentence]], parser: Parser
) -> Iterator[Bounded]:
    """Yield the rules with a bound that say what a claim says of its subject."""
    sentences = [s for own in split for s in own if not s.title]
    wanted = content(claim)
    near = [s for s in sentences if BOUND.search(s.text) and wanted & content(s.text)]
    if len(sentences) < 2 or not near:
        return
    mine, *parsed = parser.parse([claim, *(s.text for s in near)], entities=False)
    rules = [(s, rule) for s, a in zip(near, parsed, strict=True) if (rule := _rule(a))]
    measured = {q.dimension for q in quantities(mine)}
    rules = [(s, rule) for s, rule in rules if rule.bound.dimension not in measured]
    for subject in _things(read(mine).tree):
        said = wanted - content(subject.text)
        for sentence, rule in rules:
            if said and said <= content(sentence.text):
                yield from _of_values(subject, sentence, rule, sentences, parser)


def _of_values(
    subject: Phrase, sentence: Sentence, rule: _Rule, sentences: Sequence[Sentence], parser: Parser
) -> Iterator[Bounded]:
    """Yield a rule for the one value that the evidence gives of a subject."""
    kind = rule.made_for.tree.stems[rule.made_for.head]
    own = subject.words - {kind}
    giving = [s for s in sentences if s != sentence and content(subject.text) & content(s.text)]
    for other, value in zip(
        giving, parser.parse([s.text for s in giving], entities=False), strict=True
    ):
        words = frozenset(read(value).tree.stems)
        found = [q for q in quantities(value) if q.dimension == rule.bound.dimension]
        if not own or not own <= words or len(found) != 1 or not _of_its_kind(rule, subject, words):
            continue
        if found[0].dimension == "count" and found[0].noun != rule.bound.noun:
            continue
        if found[0].interval.is_point:
            beyond = reaches(rule.bound, value)
            text = put(rule.made_for, subject.text) if beyond else ""
            yield Bounded(sentence, text, other)


def _of_its_kind(rule: _Rule, subject: Phrase, words: frozenset[str]) -> bool:
    """Tell whether a value is of what a bound measures, of one for which its rule is made."""
    tree, head = rule.made_for.tree, rule.made_for.head
    bound = rule.bound
    outside = [
        i for i in rule.made_for.tokens if not bound.start <= tree.tokens[i].start < bound.end
    ]
    measured = {tree.stems[i] for i in outside if tree.tokens[i].pos in NOUNS and i != head}
    known = words | subject.words
    if not measured <= known:
        return False
    return tree.stems[head] in known or bool(measured) or bool(bound.noun)


def _rule(analysis: Analysis) -> _Rule | None:
    """Return the rule of a sentence for those of a kind that are beyond a bound, None for none."""
    tree = read(analysis).tree
    for i, token in enumerate(tree.tokens):
        if token.dep not in _FILLING or token.pos not in NOUNS or tree.with_deps(i, "conj"):
            continue
        own = full_phrase(tree, i)
        start, end = tree.tokens[own.tokens[0]].start, tree.tokens[own.tokens[-1]].end
        inside = [q for q in quantities(analysis) if start <= q.start < end]
        bounded = len(inside) == 1 and inside[0].interval.is_one_sided and not inside[0].is_date
        if own.whole and bounded and inside[0].start != start:
            return _Rule(analysis, own, inside[0])
    return None


def _things(tree: Tree) -> Iterator[Phrase]:
    """Yield the subjects and objects of a claim, but for those that are several."""
    for i, token in enumerate(tree.tokens):
        if token.dep in _FILLING and token.pos in NOUNS and tree.tokens[token.head].pos != "ADP":
            own = full_phrase(tree, i)
            if own.whole and (_is_firm(own) or not tree.with_deps(i, "conj", "relcl")):
                yield own


def _is_firm(own: Phrase) -> bool:
    """Tell whether a phrase is one name: *Tanner & Co*."""
    return "&" in own.text and all(own.tree.lower(i) != "and" for i in own.tokens)
