"""Twins: what is said of the travel policy does not oppose what is said of the home policy.

A window about another thing of the kind, told apart by common nouns or adjectives, is no
counterweight to one that bears the claim out for the claim's own thing.
"""

from collections.abc import Iterator, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.stems import fold, stem
from agent.judge.clauses.tree import NOUNS
from agent.judge.names.things import Named, apart
from agent.judge.passages.windows import Window, siblings
from agent.judge.quantities.quantity import RULE as NUMBERS
from agent.judge.quantities.reading.extract import quantities
from agent.ports import Parser

_NAMING = NOUNS | {"ADJ"}
_FORMS = frozenset({"VERB", "ADV"})
_OPENING = frozenset({"DET", "PRON", "ADP", "PUNCT"})
_VAGUE = frozenset(
    """other same such own certain various several many few whole entire full only main general
    usual normal standard total overall actual respective relevant following above said present
    single maximum minimum average further additional more less""".split()
)
_EDITIONS = frozenset(
    map(
        stem,
        """old new older newer current former previous latest revised updated amended final draft
        original next last recent past future early earlier late later initial""".split(),
    )
)
_OBJECTIONS = (Outcome.CONFLICT, Outcome.MISSING)


def of_twins(
    claim: Analysis,
    found: Sequence[Checked],
    windows: Sequence[Window],
    passages: Sequence[Passage],
    parser: Parser,
) -> list[Checked]:
    """Return what was found in each window, one about a twin no longer opposed to the claim.

    Only where a window about the claim's own thing bears it out, with nothing to object.
    """
    bearing = [w for w, c in zip(windows, found, strict=True) if _bears_out(claim, c)]
    told = list(_things(claim)) if bearing and len(bearing) < len(windows) else []
    kept = list(found)
    for mine in told:
        place = _Places(mine, passages, parser)
        if any(apart_from(mine, n) for n in told) or not any(map(place.is_own, bearing)):
            continue
        for i, window in enumerate(windows):
            other = None if window in bearing else place.other(window)
            if other is not None:
                kept[i] = _unopposed(kept[i], mine, other)
    return kept


def apart_from(mine: Named, other: Named) -> bool:
    """Tell whether two are things of one kind that their words tell apart.

    *The current contract* may be the employment contract, but not the old one.
    """
    editions = [not _EDITIONS.isdisjoint(w) for w in (mine.own - other.own, other.own - mine.own)]
    return apart(mine, other) and editions[0] == editions[1]


def _bears_out(claim: Analysis, checked: Checked) -> bool:
    if any(f.outcome in _OBJECTIONS for f in checked.findings):
        return False
    number = next((f.outcome for f in checked.findings if f.rule == NUMBERS), Outcome.NONE)
    return number is Outcome.MATCH if quantities(claim) else checked.agreement.stated


def _unopposed(checked: Checked, mine: Named, other: Named) -> Checked:
    """Return what was found, each objection as what is only said of another thing."""
    reason = f"the evidence says this of “{other.text}”, not of “{mine.text}”"
    told = said_of_another(checked, reason)
    findings = tuple(_missed(f, reason) for f in told.findings)
    return Checked(findings, told.agreement)


def _missed(finding: Finding, reason: str) -> Finding:
    if finding.outcome not in _OBJECTIONS:
        return finding
    told = finding.reason if finding.outcome is Outcome.MISSING else reason
    return Finding(rule=finding.rule, outcome=Outcome.MISSING, reason=told, twin=True)


class _Places:
    """Which windows are about one thing of a claim, and which about another of its kind."""

    def __init__(self, mine: Named, passages: Sequence[Passage], parser: Parser) -> None:
        self._mine = mine
        self._passages = passages
        self._parser = parser

    def is_own(self, window: Window) -> bool:
        """Tell whether a window, or else the passages that it is of, name the thing."""
        for texts in (self._texts(window), self._around(window)):
            named = self._named(texts)
            if named:
                return any(self._mine.own <= n.own for n in named)
        return False

    def other(self, window: Window) -> Named | None:
        """Return the other thing that a window, or else its passages, are about alone."""
        for texts in (self._texts(window), self._around(window)):
            named = self._named(texts)
            if named:
                alone = all(apart_from(self._mine, n) for n in named)
                return named[0] if alone and not self._mentioned(texts, named[0]) else None
        return None

    def _mentioned(self, texts: Sequence[str], other: Named) -> bool:
        """Tell whether the words that tell the claim's thing from another stand anywhere."""
        parts = self._parser.parse(list(texts), entities=False)
        words = {stem(fold(t.text)) for p in parts for t in p.tokens}
        return not words.isdisjoint(self._mine.own - other.own)

    def _named(self, texts: Sequence[str]) -> list[Named]:
        parts = self._parser.parse(list(texts), entities=False)
        return [n for p in parts for n in _of_kind(p, self._mine.kind)]

    def _texts(self, window: Window) -> list[str]:
        return [*filter(None, [window.prefix.strip()]), *(s.text for s in window.sentences)]

    def _around(self, window: Window) -> list[str]:
        """Return the titles, headings and sentences of its passages that may name the kind."""
        found = []
        for i in sorted(window.passages):
            passage = self._passages[i]
            first = next(s for s in window.sentences if s.passage == i)
            texts = [passage.title, passage.heading]
            texts += [s.text for s in siblings(first, self._passages)]
            found += [t for t in texts if self._mine.kind[:4] in t.lower()]
        return found


def _things(part: Analysis) -> Iterator[Named]:
    """Yield the nouns of a text that words right before them tell apart: *travel policy*."""
    tokens = part.tokens
    for i, token in enumerate(tokens):
        goes_on = i + 1 < len(tokens) and tokens[i + 1].pos in NOUNS
        if token.pos in NOUNS and not goes_on:
            yield from _named(part, i)


def _of_kind(part: Analysis, kind: str) -> Iterator[Named]:
    """Yield the same of one kind, wherever it stands: *the travel policy excess*."""
    for i, token in enumerate(part.tokens):
        if stem(fold(token.lemma)) == kind:
            yield from _named(part, i)


def _named(part: Analysis, index: int) -> Iterator[Named]:
    first = index
    while first and _is_naming(part, first - 1):
        first -= 1
    words = (fold(t.text) for t in part.tokens[first:index] if t.text.isalpha())
    own = frozenset(stem(w) for w in words if w not in _VAGUE)
    if own:
        token = part.tokens[index]
        text = part.text[part.tokens[first].start : token.end]
        yield Named(stem(fold(token.lemma)), own, text)


def _is_naming(part: Analysis, index: int) -> bool:
    """Tell whether a word may stand in a name: no verb but right after an article (*read*)."""
    token = part.tokens[index]
    if token.pos in _FORMS:
        return index == 0 or part.tokens[index - 1].pos in _OPENING
    return token.pos in _NAMING
