"""The rule extractor: a draft into atomic claims, by rules on a dependency parse."""

import asyncio
import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.claim import Claim, Extraction, Importance
from agent.domain.text import Span
from agent.judge.claims.checkworthiness.checkable import is_hypothetical, is_impression
from agent.judge.claims.checkworthiness.kinds import claim_type, has_figure, importance
from agent.judge.claims.checkworthiness.talk import held, says_nothing
from agent.judge.claims.layout.arrangement import arrange
from agent.judge.claims.layout.units import BORROWED, Unit, UnitKind, read_units
from agent.judge.claims.parsing.clause import Clause, render, subject_of, worded
from agent.judge.claims.parsing.code import CodeParser, code_in
from agent.judge.claims.parsing.inflection import uncapitalised
from agent.judge.claims.parsing.trees import Trees
from agent.judge.claims.reference import latter
from agent.judge.claims.reference.asked import asked_about
from agent.judge.claims.reference.bands import ended
from agent.judge.claims.reference.likewise import spelt_out
from agent.judge.claims.reference.mentions import Mention, Number
from agent.judge.claims.reference.pronouns import mentions_of, resolutions
from agent.judge.claims.splitting.gapping import Before, completed
from agent.judge.claims.splitting.split import split_clauses
from agent.judge.clauses.tree import Tree
from agent.ports import Parser

_SIGN = re.compile(r"[ \u00a0\u202f]?[%‰€£¥$°](?!\w)")
_PROSE = frozenset({UnitKind.SENTENCE, UnitKind.ITEM})
MIN_WORDS = 3
"""Words that a sentence without a verb that the parser sees must have to count as a claim."""


class RuleExtractor:
    """Extracts claims without a chat model; deterministic."""

    def __init__(self, parser: Parser) -> None:
        self._parser = parser

    async def extract(self, draft: str, question: str | None, max_claims: int) -> Extraction:
        """Return the claims of ``draft`` in order, at most ``max_claims``.

        Where the cap cuts, minor claims go first, then the last ones.
        """
        return await asyncio.to_thread(self.extract_now, draft, question, max_claims)

    def extract_now(self, draft: str, question: str | None, max_claims: int) -> Extraction:
        """Do the work of ``extract`` in the calling thread."""
        trees = Trees(CodeParser(self._parser, code_in(draft)))
        units = arrange(read_units(draft), trees)
        trees.load(unit.text for unit in units)
        reader = _Reader(trees, question)
        claims = [claim for unit in units for claim in reader.read(unit)]
        return capped(_numbered(claims), max_claims)


def capped(claims: Sequence[Claim], limit: int) -> Extraction:
    """Return at most ``limit`` claims in order; minor ones are left out first, then later ones."""
    material = [i for i, c in enumerate(claims) if c.importance is not Importance.MINOR]
    minor = [i for i, c in enumerate(claims) if c.importance is Importance.MINOR]
    kept = sorted([*material, *minor][:limit])
    return Extraction(claims=tuple(claims[i] for i in kept), omitted=len(claims) - len(kept))


def _numbered(claims: Sequence[Claim]) -> list[Claim]:
    return [
        c.model_copy(update={"claim_id": f"c{n:02d}-{c.claim_id}"})
        for n, c in enumerate(claims, start=1)
    ]


def named(mentions: Sequence[Mention]) -> list[Mention]:
    """Return a heading's mentions; what "it" means below "Overview" or "Parking" is not plain."""
    return [m if m.number is Number.MANY else replace(m, text="") for m in mentions]


def fingerprint(text: str, span: Span) -> str:
    """Return a short hash of a claim's place and words."""
    content = f"{span.start}:{span.end}:{text}"
    return hashlib.sha256(content.encode()).hexdigest()[:8]


class _Reader:
    """Reads units one after the other, keeping in mind what was spoken of last."""

    def __init__(self, trees: Trees, question: str | None) -> None:
        self._trees = trees
        self._question = question
        self._earlier: list[Mention] = []
        self._sentence: Span | None = None
        self._before: list[Mention] = []
        self._counted = ""
        self._clause: Before | None = None
        self._pair: tuple[Tree | None, Sequence[str]] = (None, ())
        self._latest: tuple[Span, str] | None = None
        self._made = Counter[Span]()

    def read(self, unit: Unit) -> list[Claim]:
        """Return the claims of one unit."""
        if unit.sentence != self._sentence:
            self._earlier = self._before or self._earlier
            self._before, self._sentence, self._counted = [], unit.sentence, ""
        if unit.kind is UnitKind.CELL:
            self._counted = ""  # a column says itself what it counts
        if unit.kind is UnitKind.HEADING:
            self._earlier = []  # a section speaks of something new
        tree = self._trees.of(unit.text)
        last = self._clause if unit.kind is not UnitKind.CELL else None
        paired = latter.meant(tree, *self._pair) if last else {}
        clauses, self._counted = completed(split_clauses(tree), tree, self._counted, last)
        self._clause = (clauses[-1][0], tree) if clauses and unit.kind in _PROSE else None
        if not latter.CUE.search(unit.text):
            self._pair = (tree, [worded(subject_of(c, tree), tree) for c, _ in clauses])
        told = [*self._earlier, *self._before]
        claims, settled = [], asked_about(self._question, tree, told)
        for clause, words in clauses:
            known = resolutions(clause, tree, self._before, self._earlier, settled)
            known = latter.resolved(known, paired, clause, tree)
            mentions = mentions_of(clause, tree, known)
            self._before.extend(named(mentions) if unit.kind is UnitKind.HEADING else mentions)
            claim = self._claim(unit, clause, tree, words | known.edits)
            if claim and not unit.silent:
                claims.append(claim)
                self._latest = (unit.sentence, claim.text)
                self._made[unit.sentence] += 1
        return claims

    def _said(self, unit: Unit) -> str:
        """Return the claim before, '' where the sentence before made none or several."""
        if not self._latest:
            return ""
        sentence, text = self._latest
        return "" if self._made[sentence] > 1 and sentence != unit.sentence else text

    def _claim(self, unit: Unit, clause: Clause, tree: Tree, edits: dict[int, str]) -> Claim | None:
        said = _unheld(render(clause, tree, edits))
        before = self._said(unit)
        under = led(unit.lead, said, named=_opens_with_name(clause, tree, edits))
        text = ended(spelt_out(under, before, self._trees), before)
        span = place(unit, clause, tree)
        if span is None or not _is_checkable(said, unit, clause, tree):
            return None
        kind = claim_type(said, clause, tree)
        return Claim(
            claim_id=fingerprint(text, span),
            text=text,
            span=span,
            type=kind,
            importance=importance(text, kind, self._question),
            citations=unit.citations,
        )


def _unheld(text: str) -> str:
    """Return ``text`` without the "I think" before what documents can settle."""
    start = held(text)
    return f"{text[start].upper()}{text[start + 1 :]}" if start else text


def _opens_with_name(clause: Clause, tree: Tree, edits: dict[int, str]) -> bool:
    """Tell "Ms Ito has a week" and "She has a week", where that is Ms Ito."""
    first = next((i for i in clause.items if isinstance(i, int)), clause.root)
    if first in edits:
        return edits[first][:1].isupper()
    return tree.tokens[first].pos == "PROPN" and bool(tree.tokens[first].entity)


def led(lead: str, text: str, *, named: bool = False) -> str:
    """Return ``text`` behind a condition or purpose that holds for it, a name as it is written."""
    if not lead or not text:
        return text
    if named:
        return f"{lead}, {text}"
    word, blank, rest = text.partition(" ")
    return f"{lead}, {uncapitalised(word)}{blank}{rest}"


def place(unit: Unit, clause: Clause, tree: Tree) -> Span | None:
    """Return the smallest range of the draft that holds the clause's own words."""
    words = [i for i in clause.own if any(c.isalnum() for c in tree.tokens[i].text)]
    if not words:
        return None
    start, end = tree.tokens[min(words)].start, tree.tokens[max(words)].end
    if unit.text[end - 1].isdigit() and (sign := _SIGN.match(unit.text, end)):
        end = sign.end()
    while end < len(unit.text) and unit.text[end] in ')”’"' and _closes(unit.text, start, end):
        end += 1
    while (
        start > 0
        and unit.text[start - 1] in '$€£(“"'
        and start - 1 >= 0
        and _opens(unit.text, start, end)
    ):
        start -= 1
    offsets = [o for o in unit.offsets[start:end] if o != BORROWED]
    return Span(start=offsets[0], end=offsets[-1] + 1) if offsets else None


_PAIRS = {")": "(", "”": "“"}


def _closes(text: str, start: int, end: int) -> bool:
    mark = text[end]
    if mark in _PAIRS:
        return text.count(_PAIRS[mark], start, end) > text.count(mark, start, end)
    return text.count(mark, start, end) % 2 == 1


def _opens(text: str, start: int, end: int) -> bool:
    mark = text[start - 1]
    if mark in "$€£¥":
        return True
    closing = {"(": ")", "“": "”"}.get(mark, mark)
    if closing == mark:
        return text.count(mark, start, end) % 2 == 1
    return text.count(closing, start, end) > text.count(mark, start, end)


def _is_checkable(text: str, unit: Unit, clause: Clause, tree: Tree) -> bool:
    """Tell whether a clause claims something that documents could settle."""
    if says_nothing(text) or not any(c.isalpha() for c in text):
        return False
    if is_impression(clause.root, tree) or is_hypothetical(clause.root, tree):
        return False
    if tree.is_clause(clause.root) or clause.subject or clause.auxiliaries:
        return True
    if unit.kind is UnitKind.CELL or unit.lead or BORROWED in unit.offsets:
        return True
    if has_figure(text) or any(tree.is_finite(i) for i in clause.body):
        return True
    words = [i for i in clause.own if any(c.isalnum() for c in tree.tokens[i].text)]
    verbal = unit.kind is UnitKind.ITEM and tree.tokens[0].tag in ("VBZ", "NNS")
    return (unit.text.endswith(".") or verbal) and len(words) >= MIN_WORDS
