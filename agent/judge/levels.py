"""From what a chat model ruled to a verdict: its quotes verified, the strict rules heard.

`chat` asks the model for a level (full, partial, contradicted, none) with quotations.
"""

import asyncio
from collections.abc import Sequence
from typing import Literal, NamedTuple

from agent.domain.evidence import Entailment, Quote, Relation
from agent.domain.finding import Finding, Outcome
from agent.domain.policy import LevelScores, Policy
from agent.domain.prose.markup import readable
from agent.domain.quoting import find_quote
from agent.domain.text import Span
from agent.domain.verdict import Case, Derivation, Label, Verdict, unassessed
from agent.judge.agreement.measure import Agreement
from agent.judge.alignment.lexical import coverage
from agent.judge.checked import Checked
from agent.judge.names.mentions import known_names, strangers
from agent.judge.passages.windows import Window, sentences
from agent.judge.rules import asked, findings
from agent.judge.standing.check import as_it_stands
from agent.judge.weighing.confidence import level_confidence
from agent.ports import Embedder, Parser

Level = Literal["full", "partial", "contradicted", "none"]

UNPROVEN = "the judge ruled “{level}” but quoted nothing that the documents say"
BESIDE = "the judge ruled “{level}” but quoted nothing that bears on the claim"
BEARS = 0.25  # cosine, or share of the claim's words, from which a quotation bears on the claim
HARD = frozenset({"numbers", "names"})
"""Rules whose conflict means that the evidence says otherwise; polarity only casts doubt here."""


class Quoted(NamedTuple):
    """A quotation as the model gave it: the passage it names (None: unknown), its words."""

    passage: int | None
    text: str
    relation: Relation


class Ruling(NamedTuple):
    """What the model ruled on one claim."""

    level: Level
    inferred: bool
    reason: str
    quotes: tuple[Quoted, ...]


class Placed(NamedTuple):
    """A verified quotation: a range of a passage, and its cosine to the claim."""

    passage: int
    span: Span
    relation: Relation
    similarity: float = 0.0


async def ruled(
    case: Case, ruling: Ruling, policy: Policy, tools: tuple[Embedder, Parser]
) -> Verdict:
    """Return the verdict; a ruling that no verified quote proves is ``unassessed``.

    A quotation counts for the whole of its sentences, whatever part of them the model chose.

    Args:
        case: the claim and its passages.
        ruling: what the model said.
        policy: the numbers of the level formula, and the tolerance of the number rule.
        tools: embedder for the similarity of quotes, parser for the strict rules.
    """
    embedder, parser = tools
    placed = _whole(case, verified(case, ruling.quotes))
    if ruling.level in ("full", "partial") and _opposed(placed):
        ruling = ruling._replace(level="contradicted")
    wanted = {"full": Relation.SUPPORTS, "partial": Relation.SUPPORTS}.get(ruling.level)
    wanted = Relation.CONTRADICTS if ruling.level == "contradicted" else wanted
    if wanted and not any(p.relation is wanted for p in placed):
        return unassessed(UNPROVEN.format(level=ruling.level))
    texts = [case.claim, *(p.span.of(case.passages[p.passage].text) for p in placed)]
    vectors = await embedder.embed(texts)
    near = [
        p._replace(similarity=max(-1.0, min(1.0, float(v @ vectors[0]))))
        for p, v in zip(placed, vectors[1:], strict=True)
    ]
    if wanted and not _bears(case, [p for p in near if p.relation is wanted]):
        return unassessed(BESIDE.format(level=ruling.level))
    return await asyncio.to_thread(_decided, case, ruling, near, (policy, parser))


def _bears(case: Case, placed: Sequence[Placed]) -> bool:
    """Tell whether quotations speak of what the claim speaks of, by words or by meaning."""
    said = [p.span.of(case.passages[p.passage].text) for p in placed]
    return max(p.similarity for p in placed) >= BEARS or coverage(case.claim, said) >= BEARS


def _opposed(placed: Sequence[Placed]) -> bool:
    """Tell whether a quotation contradicts: one source against another settles the claim."""
    return any(p.relation is Relation.CONTRADICTS for p in placed)


def verified(case: Case, quotes: Sequence[Quoted]) -> list[Placed]:
    """Return the quotations that a passage of the case really contains, each once.

    One whose source was not given, or that stands in another passage, is looked for in all.
    """
    found: list[Placed] = []
    for quote in quotes:
        order = list(range(len(case.passages)))
        if quote.passage is not None:
            order.sort(key=lambda i: i != quote.passage)
        for i in order:
            span = find_quote(quote.text, case.passages[i].text)
            if span is not None:
                found.append(Placed(i, span, quote.relation))
                break
    return list(dict.fromkeys(found))


def _whole(case: Case, placed: Sequence[Placed]) -> list[Placed]:
    """Return the quotations widened to the sentences that they are part of, each once."""
    split = sentences(case.passages)
    found = []
    for quote in placed:
        spans = [s.span for s in split[quote.passage] if s.span.overlaps(quote.span)]
        ends = [quote.span, *spans]
        span = Span(start=min(s.start for s in ends), end=max(s.end for s in ends))
        found.append(quote._replace(span=span))
    return list(dict.fromkeys(found))


def _decided(
    case: Case, ruling: Ruling, placed: Sequence[Placed], tools: tuple[Policy, Parser]
) -> Verdict:
    policy, parser = tools
    label, confidence, reason = _labelled(case, ruling, placed, policy)
    backing = [p for p in placed if p.relation is Relation.SUPPORTS]
    derivation: Derivation | None = None
    if label in (Label.SUPPORTED, Label.WEAK):
        found = _findings(case, backing, policy, parser)
        derivation = _located(found, backing)
        label, confidence, reason = _overruled((label, confidence, reason), found, policy)
    sides = _sides(label, placed)
    return Verdict(
        label=label,
        confidence=confidence,
        support=_support(label, confidence),
        reason=reason,
        evidence=tuple(_quote(case, p, r, confidence) for p, r in sides),
        derivation=derivation if label in (Label.SUPPORTED, Label.WEAK) else None,
    )


def _labelled(
    case: Case, ruling: Ruling, placed: Sequence[Placed], policy: Policy
) -> tuple[Label, float, str]:
    scores = policy.level_scores
    if ruling.level == "none":
        return Label.NOT_FOUND, scores.full, ruling.reason
    if ruling.level == "contradicted":
        against = [p for p in placed if p.relation is Relation.CONTRADICTS]
        sure = _confidence(case, against, "full", scores, inferred=ruling.inferred)
        return Label.CONTRADICTED, sure, ruling.reason
    backing = [p for p in placed if p.relation is Relation.SUPPORTS]
    sure = _confidence(case, backing, ruling.level, scores, inferred=ruling.inferred)
    full = ruling.level == "full" and sure > policy.supported_above
    return (Label.SUPPORTED if full else Label.WEAK), sure, ruling.reason


def _confidence(
    case: Case, placed: Sequence[Placed], level: str, scores: LevelScores, *, inferred: bool
) -> float:
    documents = {case.passages[p.passage].document_id for p in placed}
    mean = sum(p.similarity for p in placed) / len(placed)
    return level_confidence(scores, level, len(documents), mean, inferred=inferred)


def _findings(
    case: Case, placed: Sequence[Placed], policy: Policy, parser: Parser
) -> tuple[Finding, ...]:
    """Return what the strict rules find in the supporting quotes, read together."""
    passages = [case.passages[p.passage] for p in placed]
    names = frozenset[str]().union(
        *(known_names(f"{p.title}. {p.heading}. {p.text}") for p in passages)
    )
    said = [" ".join(readable(p.span.of(case.passages[p.passage].text))[0].split()) for p in placed]
    names |= strangers(case.question, [p.text for p in case.passages])
    (claim,), question = parser.parse([case.claim]), asked(case, parser)
    found = findings(claim, parser.parse(said), policy.number_tolerance, names, question)
    checked = Checked(found, Agreement())
    return as_it_stands(checked, claim, _window(case, placed), case.passages).findings


def _window(case: Case, placed: Sequence[Placed]) -> Window:
    """Return the sentences of the quotes."""
    split = sentences(case.passages)
    return Window(
        sentences=tuple(s for p in placed for s in split[p.passage] if s.span.overlaps(p.span))
    )


def _located(found: Sequence[Finding], placed: Sequence[Placed]) -> Derivation | None:
    """Return the derivation with its operands counted by passage, not by quote."""
    derivation = next((f.derivation for f in found if f.derivation), None)
    if derivation is None:
        return None
    operands = tuple(
        o.model_copy(update={"index": placed[o.index].passage}) for o in derivation.operands
    )
    return derivation.model_copy(update={"operands": operands})


def _overruled(
    so_far: tuple[Label, float, str], found: Sequence[Finding], policy: Policy
) -> tuple[Label, float, str]:
    """Return the ruling after the strict rules: contradicted, or weak at most, or as it was."""
    label, confidence, reason = so_far
    hard = [f for f in found if f.outcome is Outcome.CONFLICT and f.rule in HARD]
    if hard:
        told = "; ".join(f.reason for f in hard if f.reason)
        return Label.CONTRADICTED, policy.level_scores.full, f"a strict rule overrules: {told}"
    doubts = [f for f in found if f.outcome in (Outcome.MISSING, Outcome.CONFLICT)]
    if doubts and label is Label.SUPPORTED:
        told = "; ".join(f.reason for f in doubts if f.reason)
        return Label.WEAK, min(confidence, policy.level_scores.partial), f"{reason}; {told}"
    return so_far


def _support(label: Label, confidence: float) -> float:
    """Return the probability that the evidence supports the claim."""
    if label in (Label.SUPPORTED, Label.WEAK):
        return confidence
    return 0.0 if label is Label.NOT_FOUND else 1 - confidence


def _sides(label: Label, placed: Sequence[Placed]) -> list[tuple[Placed, Relation]]:
    """Return the quotes that the ledger shows, each with what it does for the claim."""
    if label is Label.NOT_FOUND:
        return [(p, Relation.MENTIONS) for p in placed]
    if label is Label.CONTRADICTED and not _opposed(placed):
        return [(p, Relation.CONTRADICTS) for p in placed if p.relation is Relation.SUPPORTS]
    kept = [p for p in placed if label is Label.CONTRADICTED or p.relation is Relation.SUPPORTS]
    return [(p, p.relation) for p in kept if p.relation is not Relation.MENTIONS]


def _quote(case: Case, placed: Placed, relation: Relation, confidence: float) -> Quote:
    rest = 1 - confidence
    scores = {
        Relation.SUPPORTS: Entailment(support=confidence, neutral=rest, contradict=0.0),
        Relation.CONTRADICTS: Entailment(support=0.0, neutral=rest, contradict=confidence),
        Relation.MENTIONS: Entailment(support=0.0, neutral=1.0, contradict=0.0),
    }
    return Quote(
        index=placed.passage,
        quote=placed.span.of(case.passages[placed.passage].text),
        span=placed.span,
        relation=relation,
        similarity=placed.similarity,
        entailment=scores[relation],
    )
