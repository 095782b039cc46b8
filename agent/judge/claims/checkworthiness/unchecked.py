"""Sentences that no claim covers although they have a figure or lay down a rule."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.anchors import strip_anchors
from agent.domain.claim import Claim
from agent.domain.prose.blocks import Block, BlockKind, split_blocks
from agent.domain.prose.figures import AMOUNTS, figures, is_measured
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import sentences_between
from agent.domain.text import Span
from agent.judge.claims.checkworthiness.kinds import has_figure
from agent.judge.claims.checkworthiness.talk import Talk, talk

_RULE = re.compile(
    r"\b(?:must|shall|mandatory|prohibited|forbidden|obliged|required|allowed|permitted|entitled"
    r"|eligible)\b",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(r"\bif\b.*\b(?:would|could|might)\b|\b(?:would|could|might)\b.*\bif\b", re.I)
_SENTENCE = re.compile(r"[A-Z][\w'’-]* [^=;{}<>]+[.!]")
_REPLY = re.compile(
    r"(?:A(?:nswer)?: ?)?(?:yes|no|correct|exactly|indeed|right|true|certainly|of course)"
    r"(?:, (?:it|they|you|he|she|there|that) \w+(?: not)?)?[.!]?",
    re.IGNORECASE,
)
_NOWHERE = Span(start=0, end=0)
_ASSERTS_NOTHING = (Talk.QUESTION, Talk.SILENCE, Talk.SUPPOSED, Talk.GREETING)


def unchecked(draft: str, claims: Sequence[Claim]) -> list[str]:
    """Return the sentences of ``draft`` that one would expect among ``claims``, as they read.

    Lines of code count where they read as sentences, headings where no claim has their figures,
    questions where a plain yes or no after them makes a statement of them.
    """
    told = {f.key for claim in claims for f in figures(claim.text)}
    found: list[str] = []
    parts = [(block.kind, span) for block in split_blocks(draft) for span in _parts(draft, block)]
    following = [span for _, span in parts[1:]] + [_NOWHERE]
    for (kind, span), after in zip(parts, following, strict=False):
        if any(claim.span.overlaps(span) for claim in claims):
            continue
        said = _read(draft, span)
        reply = _read(draft, after)
        if said.endswith("?") and _REPLY.fullmatch(reply):
            found += [f"{said} {reply}"] if _tells(said) else []
            continue
        new = {f.key for f in figures(said)} - told
        if _matters(said, kind) and (new or kind is not BlockKind.HEADING):
            found.append(said)
    return found


def _read(draft: str, span: Span) -> str:
    return " ".join(readable(strip_anchors(span.of(draft))[0])[0].split())


def _parts(draft: str, block: Block) -> Iterator[Span]:
    """Yield what of a block may be a sentence; the rows of a table are claims cell by cell."""
    if block.kind is BlockKind.CODE:
        yield Span(start=block.start, end=block.end)
    elif block.kind not in (BlockKind.ROW, BlockKind.RULE):
        yield from sentences_between(draft, block.start, block.end)


def _matters(said: str, kind: BlockKind) -> bool:
    if kind is BlockKind.CODE:
        return bool(_SENTENCE.fullmatch(said)) and is_measured(said)
    talked = talk(said)
    if talked in _ASSERTS_NOTHING or said.endswith(":") or _SUPPOSED.search(said):
        return False
    if kind is BlockKind.HEADING:
        return any(f.kind in AMOUNTS for f in figures(said))
    if talked is Talk.REMARK:
        return is_measured(said)
    return _tells(said)


def _tells(said: str) -> bool:
    return has_figure(said) or bool(_RULE.search(said))
