"""Heads: what is told of hot meals is not told of meals, where cold meals are told of as well.

*The fee is €60* leaves unsaid which fee it is where there are an annual one and an entrance fee.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import COMMON
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content
from agent.judge.alignment.matter import content as matter
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.reading import read
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.passages.windows import Window, beside
from agent.ports import Parser

SAYING = 0.6  # share of the claim's words of a sentence that may bear it out
_SETTING_APART = frozenset({"amod", "compound", "nmod", "poss", "nummod"})
_HANGING = frozenset("relcl acl prep appos conj nummod poss amod compound nmod".split())
_OPEN = frozenset("a an the".split())
_VAGUE = frozenset("own other such same whole entire new old respective following main".split())
_ALIKE = re.compile(
    r"\b(?:same|also|too|likewise|both|all|each|every|any|neither)\b", re.IGNORECASE
)


class _Subject(NamedTuple):
    """A subject by what sets it apart from others of its kind, and the words said of it."""

    own: frozenset[str]
    name: str
    said: frozenset[str]


def of_its_kind(
    checked: Checked, case: Case, window: Window, claim: Analysis, parser: Parser
) -> Checked:
    """Return what was found in a window, and that it says so of a part of the claim's kind only.

    A draft that has named the part by then may call it by the kind.
    """
    tree = read(claim).tree
    head = _bare(tree)
    if head is None or any(f.outcome in _OBJECTIONS or f.derivation for f in checked.findings):
        return checked
    wanted, known = matter(tree), _named(case, window)
    own = list(_subjects(tree.stems[head], [s.text for s in window.sentences], parser))
    most = max((len(s.said & wanted) for s in own), default=0)
    saying = [s for s in own if len(s.said & wanted) == most >= SAYING * len(wanted)]
    if not saying or not all(s.own and s.own.isdisjoint(known) for s in saying):
        return checked
    texts = [t for t in beside(window, case.passages) if tree.lower(head)[:4] in t.lower()]
    others = [*own, *_subjects(tree.stems[head], texts, parser)]
    told = frozenset[str]().union(*(s.own for s in saying))
    rivals = [o for o in others if o.own - told and told - o.own and not wanted <= o.said]
    if not rivals or any(not o.own for o in others):
        return checked
    return said_of_another(checked, f"the evidence says so of “{saying[0].name}” only")


_OBJECTIONS = frozenset({Outcome.MISSING, Outcome.CONFLICT})


def _bare(tree: Tree) -> int | None:
    """Return the subject of a claim where nothing sets it apart: *meals*, *the fee*."""
    if len(tree.sentences) != 1 or _ALIKE.search(tree.text):
        return None
    for i, token in enumerate(tree.tokens):
        if token.dep in SUBJECTS and tree.tokens[token.head].head == token.head:
            plain = token.tag in COMMON and not tree.with_deps(i, *_HANGING)
            opening = {tree.lower(k) for k in tree.with_deps(i, "det")}
            return i if plain and opening <= _OPEN else None
    return None


def _subjects(head: str, texts: Sequence[str], parser: Parser) -> Iterator[_Subject]:
    """Yield the subjects of a kind in some texts."""
    for analysis in parser.parse(list(dict.fromkeys(texts)), entities=False):
        tree = read(analysis).tree
        tokens = enumerate(tree.tokens)
        nouns = [i for i, t in tokens if t.dep in SUBJECTS and t.pos in NOUNS]
        found = [i for i in nouns if tree.stems[i] == head]
        for i, following in pairwise([*found, len(tree.tokens)]):
            _, end = tree.sentences[tree.sentence_of[i]]
            apart = [k for k in tree.with_deps(i, *_SETTING_APART) if k < i]
            words = [k for m in apart for k in tree.below(m) if tree.tokens[k].tag != "PRP$"]
            own = frozenset(w for k in words if (w := tree.stems[k]).isalnum()) - _VAGUE
            said = frozenset(tree.stems[k] for k in range(i, min(end, following)))
            yield _Subject(own, tree.quote([*apart[:1], i]), said)


def _named(case: Case, window: Window) -> frozenset[str]:
    """Return the stems of the words of a draft and of the titles over a window."""
    own = [case.passages[i] for i in sorted(window.passages)]
    titles = " ".join(f"{p.title} {p.heading}" for p in own)
    return frozenset(map(stem, content(f"{case.context} {titles}")))
