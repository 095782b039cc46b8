"""Items of lists that deny, each told as a sentence: *the price does not include tax*.

Where *You need:* and *You do not need:* stand one below the other, a window around an item has both
heads, and with the wrong one it says the opposite. Below *You may not:* alone, an item still reads
as if it were asked for.
"""

import re
from collections.abc import Mapping, Sequence

from agent.domain.prose.casing import capital, small
from agent.domain.prose.tags import SINGULARS
from agent.domain.text import Span
from agent.judge.alignment.lexical import content
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import Tree
from agent.judge.passages.windows import Sentence
from agent.judge.unfolding.denied import FINITE
from agent.ports import Parser

MOST = 60  # items told
WORDS = 60  # of the items of a list that is told in one sentence
LONGEST = 14  # words of an item
_DENIES = re.compile(
    r"\b(?:not|no|never|cannot|without|non|neither|excluded?s?|exempt(?:ed)?|prohibited|forbidden|banned|closed|"
    r"except|ineligible|uncovered|exclusions?|don['’]ts|unsuitable)\b|n['’]t\b",
    re.IGNORECASE,
)
_FOLLOWING = re.compile(
    r"^(?:the )?following(?: \w+)? (?P<rest>(?:are|is|may|must|can|cannot|shall|will|do|does|need|"
    r"have|count|belong)\b.*)$",
    re.IGNORECASE,
)
_INVERTED = re.compile(r"^(?P<what>\S.*?) (?:is|are)$", re.IGNORECASE)
_QUALITY = re.compile(
    r"^(?:not |never |generally |strictly )?[a-z]+(?:ed|en|ible|able|empt|ory|ional)\b"
    r"(?!.*\b(?:is|are|may|must|can|will|has|have|does|do)\b)",
    re.IGNORECASE,
)
_BOTH = re.compile(
    r"\b(?:but|only|other|others|rest|all|both|instead|while|whereas)\b", re.IGNORECASE
)
_ONLY = re.compile(r"\b(?:but|only|other|rest)\b", re.IGNORECASE)
_ROW = re.compile(r"^(?P<head>[A-Z][^:.;]{3,70}): (?P<items>[^:.;]+,[^:.;]+)\.?$")
_ADDING = re.compile(
    r"(?:including|excluding|unless|if|in which|because|but|so|as|then"
    r"|[a-z]+(?:ed|en) (?:by|after|on|in|at|only|when|if|to)) ?\b",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\b(?:and|or)\b")
_OPEN_ENDS = frozenset({"VERB", "ADP", "AUX", "PART", "SCONJ"})
_PLACING = frozenset({"ADP", "ADV", "SCONJ"})


def told_apart(sentences: Sequence[Sentence], claim: str, parser: Parser) -> list[Sentence]:
    """Return the sentences, the items of lists told in full where a head denies or is an opposite.

    For a claim on items of one list alone, what stands below the opposite heads is told as them.
    """
    return _run_on(_below_heads(sentences, claim, parser), parser)


def _below_heads(sentences: Sequence[Sentence], claim: str, parser: Parser) -> list[Sentence]:
    heads = {s.lead for s in sentences if s.lead is not None}
    opposed = _opposed([sentences[h].text for h in heads])
    if not opposed:
        heads = {h for h in heads if _denies_alone(sentences[h].text)}
    if not heads:
        return list(sentences)
    items = [s for s in sentences if s.lead in heads and len(s.text.split()) <= LONGEST][:MOST]
    trees = _trees([*(sentences[h].text for h in heads), *(s.text for s in items)], parser)
    told = {s: _told(_bare(sentences[s.lead or 0].text), _bare(s.text), trees) for s in items}
    if not opposed:
        plain = {s: text for s, text in told.items() if ": " not in text}
        return [s._replace(text=plain[s], lead=None) if s in plain else s for s in sentences]
    found = [s._replace(text=told[s], lead=None) if s in told else s for s in sentences]
    for head in heads:
        found[head] = _with_items(sentences[head], [s for s in items if s.lead == head])
    return _of_one_list(found, sentences, items, claim)


def _of_one_list(
    told: list[Sentence], sentences: Sequence[Sentence], items: Sequence[Sentence], claim: str
) -> list[Sentence]:
    """Return what is told, for a claim on items of lists of one kind without the opposite ones."""
    said = content(claim)
    own = [s for s in items if (words := content(s.text)) and words <= said]
    kinds = {_is_denying(sentences, s) for s in own}
    if len(kinds) != 1 or _BOTH.search(claim):
        return told
    alone = told[sentences.index(own[0])]
    others = {s for s in items if _is_denying(sentences, s) not in kinds}
    heads = {s.lead for s in others}
    return [
        alone if i in heads or s in others else t
        for i, (s, t) in enumerate(zip(sentences, told, strict=True))
    ]


def _denies_alone(head: str) -> bool:
    """Tell whether a head denies what stands below it, and not only what is not below it."""
    return bool(_DENIES.search(head)) and not _ONLY.search(head) and head.rstrip().endswith(":")


def _is_denying(sentences: Sequence[Sentence], item: Sentence) -> bool:
    return _DENIES.search(sentences[item.lead or 0].text) is not None


def _run_on(sentences: list[Sentence], parser: Parser) -> list[Sentence]:
    """Return the sentences, those told without a colon that are a head and its items in a row."""
    rows = {i: m for i, s in enumerate(sentences) if (m := _ROW.match(s.text)) and s.lead is None}
    if not _opposed([m["head"] for m in rows.values()]):
        return sentences
    found = list(sentences)
    for i, match in rows.items():
        if not _is_list(match["items"], parser):
            continue
        *first, last = re.split(r",\s+(?!and\b|or\b)", match["items"])
        items = (
            f"{', '.join(first)} and {last}"
            if first and not _JOINED.search(last)
            else match["items"]
        )
        trees = _trees([match["head"], items], parser)
        found[i] = found[i]._replace(text=_told(_bare(match["head"]), _bare(items), trees))
    return found


def _is_list(items: str, parser: Parser) -> bool:
    """Tell whether each of several parts names something: none is a clause or an addition."""
    parts = [p.strip() for p in items.split(",")]
    trees = [read(a).tree for a in parser.parse(parts, entities=False)]
    if any(t.tag in FINITE for tree in trees for t in tree.tokens):
        return False
    return not any(_ADDING.match(p) for p in parts[1:])


def _opposed(heads: Sequence[str]) -> bool:
    return len({bool(_DENIES.search(h)) for h in heads}) > 1


def _trees(texts: Sequence[str], parser: Parser) -> dict[str, Tree]:
    bare = list(dict.fromkeys(_bare(t) for t in texts))
    return {t: read(a).tree for t, a in zip(bare, parser.parse(bare, entities=False), strict=True)}


def _with_items(head: Sentence, items: Sequence[Sentence]) -> Sentence:
    """Return a head with its items as one sentence, or as it stands where they are many."""
    listed = ", ".join(_bare(s.text) for s in items)
    if not items or len(listed.split()) > WORDS:
        return head
    span = Span(start=head.span.start, end=items[-1].span.end)
    return head._replace(text=f"{_bare(head.text)}: {listed}.", span=span, title=False)


def _bare(text: str) -> str:
    return text.strip().strip("*_").rstrip(" :;,.*_")


def _told(head: str, item: str, trees: Mapping[str, Tree]) -> str:
    """Return what a head says of an item: in a sentence where that is plain, else behind it."""
    be = "is" if _is_one(trees[item]) else "are"
    if match := _FOLLOWING.match(head):
        rest = re.sub(r"^(?:is|are)\b", be, match["rest"])
        return f"{capital(item)} {rest}."
    if match := _INVERTED.match(head):
        return f"{capital(item)} {be} {small(match['what'])}."
    if _QUALITY.match(head):
        return f"{capital(item)} {be} {small(head)}."
    tokens = trees[head].tokens
    placed = trees[item].tokens[:1] and trees[item].tokens[0].pos in _PLACING
    if len(tokens) > 1 and (tokens[-1].pos in _OPEN_ENDS or placed):
        return f"{head} {item}."
    return f"{head}: {item}."


def _is_one(tree: Tree) -> bool:
    """Tell whether an item is a single thing."""
    root = next((t for i, t in enumerate(tree.tokens) if t.head == i), None)
    joined = any(t.text.lower() in {"and", "or"} for t in tree.tokens)
    return root is not None and root.tag in SINGULARS and not joined
