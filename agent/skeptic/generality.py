"""Overgeneralisation: a draft that says all, never or always where its source does not."""

import re
from collections.abc import Iterator, Mapping

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Chunk

UNIVERSAL = re.compile(
    r"\b(?:all|every|everyone|everybody|always|never|none|nobody|no one|in every case|any time"
    r"|without exception|entirely|completely|guaranteed)\b",
    re.IGNORECASE,
)
EQUAL = re.compile(
    r"\b(?:all|each|every|everyone|any|anyone|always|never|no|none|not|cannot|only|must)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
LIMITED = re.compile(
    r"\b(?:some|most|many|several|few|often|usually|generally|typically|sometimes|may|might|can"
    r"|except|unless|however|certain|eligible|in some cases|if|depending|where possible|likely"
    r"|up to|one|two|three|four|five|half)\b",
    re.IGNORECASE,
)
NEAR = 0.5


def overgeneralised(draft: str, chunks: Mapping[str, Chunk]) -> Iterator[Issue]:
    """Yield an issue for each universal sentence whose nearest source sentence is limited."""
    offered: dict[str, list[str]] = {}
    for sentence in split_sentences(draft):
        text = strip_anchors(sentence.of(draft))[0]
        word = UNIVERSAL.search(text)
        if word is None or text.rstrip().endswith("?"):
            continue
        ids = [i for i, _ in find_anchors(sentence.of(draft)) if i in chunks] or list(chunks)
        for chunk_id in ids:
            offered.setdefault(chunk_id, _sentences(chunks[chunk_id]))
        nearest = _nearest(text, [s for i in ids for s in offered[i]])
        if nearest and not EQUAL.search(nearest) and LIMITED.search(nearest):
            yield Issue(
                kind=IssueKind.OVERGENERALISATION,
                severity=Severity.MEDIUM,
                span=sentence,
                why=f"“{word[0]}” goes further than the source: “{nearest}”",
            )


def _sentences(chunk: Chunk) -> list[str]:
    plain = " ".join(readable(chunk.text)[0].split())
    return [s.of(plain) for s in split_sentences(plain)]


def _nearest(text: str, sentences: list[str]) -> str | None:
    """Return the sentence that shares most words with ``text``, if it shares half of them."""
    wanted = terms(UNIVERSAL.sub(" ", text))
    best = max(sentences, key=lambda s: overlap(wanted, terms(s)), default=None)
    return best if best is not None and overlap(wanted, terms(best)) >= NEAR else None
