"""Portions: "all of the stores" against "37 of the 40 stores", "most" against "four of nine"."""

import re
from collections.abc import Iterator

from agent.domain.finding import Outcome, Term
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import CONTENT_POS, Tree

ABOUT = 0.6  # share of the claim's words that the sentence must have
_NUMBER = rf"(?:\d+(?:,\d{{3}})*(?:\.\d+)?|{ONE_TO_TWELVE})"
_NOUN = r"(?P<noun>[\w-]+(?: [\w-]+)?)"
_LEAD = r"(?:the |its |their |his |her |all |these |those )*"
_PART = re.compile(
    rf"\b(?P<part>{_NUMBER})(?: \w+)? (?:out )?of {_LEAD}(?P<whole>{_NUMBER}) {_NOUN}",
    re.IGNORECASE,
)
_WHOLE_FIRST = re.compile(
    rf"\b(?:out )?of {_LEAD}(?P<whole>{_NUMBER}) {_NOUN}[^.;:]{{0,40}}?,"
    rf"(?: only| just)? (?P<part>{_NUMBER})\b",
    re.IGNORECASE,
)
_ALL_BUT = re.compile(r"\ball (?:but|except) $", re.IGNORECASE)
_PERCENT = re.compile(
    rf"\b(?P<part>\d+(?:\.\d+)?) ?(?:%|per ?cent) of {_LEAD}{_NOUN}",
    re.IGNORECASE,
)
_FRACTION = re.compile(
    r"\b(?P<part>half|(?:a|one|two|three|four) (?:third|quarter|fifth|tenth)s?) of "
    rf"{_LEAD}{_NOUN}",
    re.IGNORECASE,
)
_FLOOR = re.compile(
    r"\b(?:at least|(?<!no )(?<!not )more than|(?<!not )over|above|a minimum of|upwards of|"
    r"(?:no|not) (?:less|fewer) than)\s+$",
    re.IGNORECASE,
)
_CAPPED = re.compile(r"\b(?:no|not) more than\b", re.IGNORECASE)
_DENIED_ALL = re.compile(
    r"(?:\b(?:not|cannot|never)|n['’]t)\b[^.;,]*\b(?:all|every|each)\b", re.IGNORECASE
)
_CLAIMED = re.compile(
    r"\b(?P<word>not all|not every|all|every|each|none|no|most|(?:a |the )?majority|"
    r"(?:a |the )?minority|more than half|over half|less than half|fewer than half|half)\b"
    rf"(?: of)? ?{_LEAD}(?:(?:{_NUMBER}) )?(?P<noun>[\w'’-]+(?: [\w-]+){{0,2}})",
    re.IGNORECASE,
)
_RANGES: dict[str, tuple[float, float]] = {
    "all": (1, 1), "every": (1, 1), "each": (1, 1), "none": (0, 0), "no": (0, 0),
    "most": (0.5, 1), "majority": (0.5, 1), "minority": (0, 0.5), "more than half": (0.5, 1),
    "over half": (0.5, 1), "less than half": (0, 0.5), "fewer than half": (0, 0.5),
    "half": (0.45, 0.55), "not all": (0, 0.999), "not every": (0, 0.999),
}  # fmt: skip
_WHOLE = frozenset({"all", "every", "each"})
_HUNDRED = 100.0
_OPEN = frozenset(_RANGES) - {"all", "every", "each", "none", "no", "half"}


def compare_portions(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return whether the share that a claim names fits the numbers that the evidence gives.

    Only where claim and evidence name the same noun, and the sentence has most words of the
    claim besides; ``none`` otherwise.
    """
    match = _CLAIMED.search(claim.text)
    if match is None:
        return Outcome.NONE, ""
    word = match["word"].lower().removeprefix("a ").removeprefix("the ")
    if word in _WHOLE and _DENIED_ALL.search(claim.text, 0, match.end("word")):
        word = "not all"
    nouns = _nouns(match["noun"])
    wanted = {s for s, t in zip(claim.stems, claim.tokens, strict=True) if t.pos in CONTENT_POS}
    for number in range(len(premise.sentences)):
        words = frozenset(premise.stems[slice(*premise.sentences[number])])
        if len(wanted & words) < ABOUT * len(wanted):
            continue
        for share, said, noun in _stated(premise, number):
            if nouns & _nouns(noun):
                return _judged(word, share, said)
    return Outcome.NONE, ""


def part_for_all(claim: Tree, premise: Tree) -> Term | None:
    """Return what stands for *all* where a sentence says of a part what the claim denies of all.

    *The hall cannot seat all guests* against *the hall seats at most half of the guests*.
    """
    match = _CLAIMED.search(claim.text)
    denials = sum(t.text.lower() in NEGATIVES for t in claim.tokens)
    if match is None or denials != 1 or not _DENIED_ALL.search(claim.text, 0, match.end("word")):
        return None
    nouns, wanted = _nouns(match["noun"]), content(claim)
    for number, (start, end) in enumerate(premise.sentences):
        text = premise.quote(range(start, end))
        plain = frozenset(_CAPPED.sub("", text).lower().split()).isdisjoint(NEGATIVES)
        if plain and wanted <= words_of(premise, range(start, end)):
            parts = (p for p, noun in _partial(premise, number) if nouns & _nouns(noun))
            part = next(parts, "")
            return Term(*match.span("word"), f"more than {part}") if part else None
    return None


def _partial(tree: Tree, number: int) -> Iterator[tuple[str, str]]:
    """Yield each part of which a sentence speaks, if of no more than that, and what it is of."""
    text = tree.quote(range(*tree.sentences[number]))
    for match in (m for p in (_PERCENT, _FRACTION) for m in p.finditer(text)):
        part = match["part"]
        whole = part[:1].isdigit() and float(part) >= _HUNDRED
        if not whole and not _FLOOR.search(text, 0, match.start()):
            yield match[0].partition(" of ")[0], match["noun"]


def _nouns(text: str) -> frozenset[str]:
    return frozenset(stem(n) for n in text.replace("’s", "").replace("'s", "").split())


def _stated(tree: Tree, number: int) -> Iterator[tuple[float, str, str]]:
    """Yield each share (0–1) that a sentence gives, its words, and the noun it is of."""
    start, end = tree.sentences[number]
    text = tree.quote(range(start, end))
    for pattern in (_PART, _WHOLE_FIRST):
        for match in pattern.finditer(text):
            part, whole = value(match["part"]), value(match["whole"])
            if part is None or not whole or part > whole:
                continue
            if _ALL_BUT.search(text, 0, match.start()):
                yield (
                    1 - part / whole,
                    f"all but {match['part']} of {match['whole']}",
                    match["noun"],
                )
            else:
                yield part / whole, f"{match['part']} of {match['whole']}", match["noun"]
    for match in _PERCENT.finditer(text):
        yield float(match["part"]) / 100, f"{match['part']}%", match["noun"]


def _judged(word: str, share: float, said: str) -> tuple[Outcome, str]:
    low, high = _RANGES[word]
    inside = low < share < high or share in (low, high)
    if word in _OPEN and share == 0.5:
        inside = False
    if inside:
        return Outcome.MATCH, ""
    return Outcome.CONFLICT, f"the claim says {word}, the evidence {said}"
