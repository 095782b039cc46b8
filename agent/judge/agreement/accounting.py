"""Accounting: which words a claim needs said, and which of them a sentence says in any form.

A word is said by its own stem, by a word of the same pole of an axis (*shrink*, *decline*) or by
a set phrase (*right away*, *immediately*). Words that other rules weigh (quantities, modality,
negation) and words that say nothing of their own (*people*, a verb that only ties a number to
its thing) need no counterpart.
"""

from collections.abc import Iterable

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.relation import alike
from agent.judge.clauses.frame import SILENT
from agent.judge.clauses.phrases import signs
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.stance import lends
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.once import once
from agent.judge.quantities.binding.bindings import HEADING
from agent.judge.quantities.reading.extract import quantities

_LIGHT = frozenset("be have do get make take give".split())
_ANYONE = frozenset("people person individual anyone someone everyone anybody somebody".split())
_MEASURING = frozenset(
    """amount come total stand hold contain carry include last run cost weigh measure reach number
    count record comprise equal""".split()
)
PRONOUNS = frozenset(
    "it its they their them he she him her his this that these those we our".split()
)
_APART = frozenset({"relcl", "acl", "advcl", "conj", "appos"})


@once
def wanted(claim: Analysis, tree: Tree) -> frozenset[str]:
    """Return the stems, and signs of set phrases, that evidence for ``claim`` must have."""
    numbers = quantities(claim)
    measured = [q for q in numbers if not q.is_date]
    phrases = signs(tree, 0, len(tree.tokens))
    inside = frozenset[int]().union(*phrases.values())
    silent = _LIGHT | (_MEASURING if numbers else frozenset())
    single = frozenset(
        tree.stems[i]
        for i, t in enumerate(tree.tokens)
        if t.pos in CONTENT_POS
        and i not in inside
        and tree.lower(i) not in SILENT
        and t.lemma.lower() not in _ANYONE
        and not (t.lemma.lower() in silent and t.pos in {"VERB", "AUX"})
        and not (t.pos == "NUM" and t.text.isalpha())
        and not any(q.start <= t.start < q.end for q in measured)
        and lends(tree, i) is None
    )
    return single | frozenset(s for s, at in phrases.items() if not _numeric(tree, at, claim))


def _numeric(tree: Tree, tokens: Iterable[int], claim: Analysis) -> bool:
    """Tell whether a phrase belongs to a quantity, which the rule on numbers reads."""
    at = [tree.tokens[i].start for i in tokens]
    return any(q.start <= p <= q.end + 1 for q in quantities(claim) for p in at)


def said(words: Iterable[str], offered: frozenset[str]) -> frozenset[str]:
    """Return those of ``words`` that ``offered`` says, itself or by a word of the same pole."""
    return frozenset(w for w in words if w in offered or not alike(w).isdisjoint(offered))


@once
def spoken_words(reading: Reading) -> tuple[frozenset[str], ...]:
    """Return what each sentence says, see `_sentence_words`."""
    return tuple(_sentence_words(reading, n) for n in range(len(reading.tree.sentences)))


def _sentence_words(reading: Reading, number: int) -> frozenset[str]:
    """Return what a sentence says: its stems and phrases, the heading, what it points back to."""
    tree = reading.tree
    start, end = tree.sentences[number]
    words = frozenset(tree.stems[start:end]) | frozenset(signs(tree, start, end))
    words |= around(reading, number)
    if any(tree.lower(i) in PRONOUNS for i in range(start, end)):
        words |= subjects(reading, number - 1)
    return words


def around(reading: Reading, number: int) -> frozenset[str]:
    """Return the stems that a heading, or a lead-in to a list, gives to a sentence."""
    tree = reading.tree
    words = _heading_words(tree)
    for before in range(number):
        first, last = tree.sentences[before]
        if tree.tokens[last - 1].text == ":":
            words |= frozenset(tree.stems[first:last])
    return words


@once
def _heading_words(tree: Tree) -> frozenset[str]:
    match = HEADING.match(tree.text)
    end = match.end() if match else 0
    return frozenset(s for s, t in zip(tree.stems, tree.tokens, strict=True) if t.end <= end)


def subjects(reading: Reading, number: int) -> frozenset[str]:
    """Return the stems of the subjects of sentence ``number`` with all that modifies them."""
    tree = reading.tree
    heads = (
        i for f in reading.frames if tree.sentence_of[f.verb] == number for i in f.roles.subjects
    )
    return frozenset(tree.stems[k] for i in heads for k in tree.below(i, _APART))


def spoken(tree: Tree, first: int = 0, last: int | None = None) -> dict[int, str]:
    """Return the stem of each token of a range; a set phrase stands at its first token."""
    last = len(tree.tokens) if last is None else last
    found = dict(enumerate(tree.stems[first:last], first))
    for sign, tokens in signs(tree, first, last).items():
        for i in tokens:
            found.pop(i, None)
        found[min(tokens)] = sign
    return found
