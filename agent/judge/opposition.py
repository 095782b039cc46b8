"""Opposition: another document that says otherwise of the same thing than the one that supports.

Readers take *the firm sells stoves* for a denial of *the firm sells tents*. So what a second
document says is only put to a reader where it is a counterpart of the claim.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.evidence import Entailment
from agent.domain.finding import Finding, Outcome
from agent.domain.policy import Policy
from agent.domain.prose.terms import words
from agent.domain.text import Passage
from agent.domain.verdict import Label, Verdict, unassessed
from agent.errors import ModelError
from agent.judge.alignment.lexical import content, overlap
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.clauses.writings import ITSELF
from agent.judge.counterparts import LONGEST, counterpart
from agent.judge.passages.windows import Sentence, Window, sentences
from agent.judge.passages.wordings import readable
from agent.judge.unfolding.plainly import plainly
from agent.judge.verdict import decide
from agent.judge.weighing.opinion import Opinion
from agent.judge.weighing.scoring import Scored
from agent.ports import EntailmentModel, Parser

DENIED = 0.7  # contradiction that the reader must find in a counterpart
RULE = "counterpart"
_EDITION = re.compile(
    r"\d+|v\d+|old|new|older|newer|current|former|previous|latest|revised|updated|amended|final|"
    r"draft|original|edition|version|archived?",
    re.IGNORECASE,
)

_DENIED = re.compile(
    r"(?:no|false|wrong|untrue|incorrect)\b|"
    r"(?:this|that|it) (?:is|was) (?:false|wrong|untrue|incorrect|not|no longer|a myth)\b",
    re.IGNORECASE,
)
_UNTELLING = re.compile(
    r"doc|docs|document|documents|source|file|text|evidence|page|md|txt|pdf|docx|html?",
    re.IGNORECASE,
)
_Ruled = Opinion | Verdict | None


class Rival(NamedTuple):
    """A sentence of another document, and what it has in the place of the claim's words."""

    sentence: Sentence
    instead: str


async def opposed(
    ruled: Sequence[_Ruled], policy: Policy, reader: EntailmentModel, parser: Parser
) -> list[_Ruled]:
    """Return the opinions, those on supported claims with what another document holds against."""
    found = list(ruled)
    rivals = await asyncio.to_thread(
        lambda: {i: r for i, o in enumerate(found) if (r := _rival(o, policy, parser)) is not None}
    )
    if not rivals:
        return found
    known = {i: o for i in rivals if isinstance(o := found[i], Opinion)}
    try:
        read_so = await reader.entail(
            [readable(rivals[i].sentence.text, o.case.claim) for i, o in known.items()]
        )
    except ModelError as error:
        return [unassessed(str(error)) if i in rivals else o for i, o in enumerate(found)]
    for (i, o), entailment in zip(known.items(), read_so, strict=True):
        if entailment.contradict >= DENIED:
            found[i] = _against(o, rivals[i], entailment)
    return found


def _rival(ruled: _Ruled, policy: Policy, parser: Parser) -> Rival | None:
    """Return the first counterpart by its text, if the claim is supported and there is one."""
    if not isinstance(ruled, Opinion):
        return None
    best, worst, _ = ruled.weighed
    if decide(ruled.p, best, worst, policy) is not Label.SUPPORTED:
        return None
    rivals = (_counterpart(ruled, s, parser) for s in _nearly(ruled))
    found = (r for r in rivals if r is not None)
    return min(found, key=lambda r: (r.sentence.text, r.sentence.passage), default=None)


def _nearly(opinion: Opinion) -> Iterator[Sentence]:
    """Yield the sentences of documents without a part in the support that nearly repeat it.

    They are told plainly, without who says so.
    """
    case, best = opinion.case, opinion.weighed.best
    split = sentences(case.passages)
    shares = {s: overlap(case.claim, s.text) for found in split for s in found}
    used = {*best.window.passages, *(s.passage for s, share in shares.items() if share == 1.0)}
    granting = {case.passages[i].document_id for i in used}
    for s, share in shares.items():
        apart = case.passages[s.passage].document_id not in granting
        if not (share > 0 and apart) or s.title or _withdrawn(s, split[s.passage]):
            continue
        told = (s._replace(text=t) for t in (s.text, *plainly(s.text, case.claim)))
        yield from (t for t in told if _repeats(case.claim, t.text))


def _withdrawn(sentence: Sentence, siblings: Sequence[Sentence]) -> bool:
    """Tell whether the text before a sentence asks for it, or the one after it denies it."""
    before, after = siblings[: sentence.order], siblings[sentence.order + 1 :]
    asked = bool(before) and before[-1].text.endswith(("?", ":"))
    return asked or (bool(after) and _DENIED.match(after[0].text) is not None)


def _repeats(claim: str, text: str) -> bool:
    """Tell whether two texts begin or end alike, but for a few words in one place."""
    first, second = ([w.lower() for w in words(t)] for t in (claim, text))
    if abs(len(first) - len(second)) >= LONGEST:
        return False
    shared = min(len(first), len(second))
    start = next((n for n in range(shared) if first[n] != second[n]), shared)
    rest = shared - start
    end = next((n for n in range(rest) if first[-n - 1] != second[-n - 1]), rest)
    return start + end > 1 and 0 < max(len(first), len(second)) - start - end <= LONGEST


def _counterpart(opinion: Opinion, sentence: Sentence, parser: Parser) -> Rival | None:
    case, supporting = opinion.case, min(opinion.weighed.best.window.passages)
    (claim,) = parser.parse([case.claim])
    (other,) = parser.parse([sentence.text], entities=False)
    mine = read(claim).tree
    found = counterpart(mine, read(other).tree)
    places = case.passages[supporting], case.passages[sentence.passage]
    if found is None or not same_things(mine, *places) or _nested(*found, case.passages):
        return None
    return Rival(sentence, found.theirs)


def same_things(claim: Tree, one: Passage, other: Passage) -> bool:
    """Tell whether *the server* of one document may be that of another one.

    It is not where their titles tell of two of a kind (*Lease A*, *Lease B*; two years are two
    editions of one), or where each calls its own by another name (*the Tarn bridge*) and the claim
    calls it by none.
    """
    first, second = (_title(p.title) for p in (one, other))
    itself = any(t.lemma in ITSELF for t in claim.tokens)
    if first - second and second - first and (itself or first & second):
        return False
    bare = (i for i in range(len(claim.tokens)) if not claim.with_deps(i, "amod", "compound"))
    nouns = (claim.tokens[i].text for i in bare if claim.tokens[i].tag in {"NN", "NNS"})
    called = ([_called(noun, p) for p in (one, other)] for noun in nouns)
    return not any(a and b and a.isdisjoint(b) for a, b in called)


def _title(text: str) -> frozenset[str]:
    """Return the words of a title that tell what a document is about."""
    told = [
        w.lower() for w in words(text) if not (_EDITION.fullmatch(w) or _UNTELLING.fullmatch(w))
    ]
    return frozenset(told) if any(len(w) > 1 for w in told) else frozenset()


def _nested(one: str, other: str, passages: Sequence[Passage]) -> bool:
    """Tell whether a passage names two places as one in the other: *Kreuzberg, Berlin*."""
    a, b = re.escape(one), re.escape(other)
    within = re.compile(rf"\b(?:{a}\W+(?:(?:in|of)\s+)?{b}|{b}\W+(?:(?:in|of)\s+)?{a})\b")
    return any(within.search(p.text) for p in passages)


def _called(noun: str, passage: Passage) -> frozenset[str]:
    """Return the words before a noun in a passage that tell which one is meant."""
    text = f"{passage.title}. {passage.heading}. {passage.text}"
    before = re.finditer(rf"([\w'’-]+)\s+{re.escape(noun)}\b", text, re.IGNORECASE)
    return frozenset[str]().union(*(content(m[1]) for m in before))


def _against(opinion: Opinion, rival: Rival, entailment: Entailment) -> Opinion:
    """Return the opinion with a rival as the window that contradicts, as if by a strict rule."""
    why = f"another document has “{rival.instead}” in this place"
    window = Window(sentences=(rival.sentence,))
    share = overlap(opinion.case.claim, window.premise)
    worst = Scored(
        window=window,
        entailment=entailment,
        similarity=share,
        overlap=share,
        findings=(Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=why),),
    )
    return opinion._replace(weighed=opinion.weighed._replace(worst=worst))
