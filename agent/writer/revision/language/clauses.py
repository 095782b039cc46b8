"""Taking a clause out of a sentence so that what stays is still a sentence."""

import re

from agent.domain.anchors import ANCHOR
from agent.domain.text import Span
from agent.writer.revision.language.modality import AUXILIARY

CONNECTIVE = (
    r"(?:and also|and that|as well as|and|but|or|nor|yet|while|whereas|although|even though|though"
    r"|because|since|so that|so|plus|then|which|who|where|that|with|including|even if|unless|if"
    r"|when|after|before|until|meaning|making|(?:bearing|keeping) in mind(?: that)?|given that"
    r"|noting that|provided that|in which case|as long as|so long as)"
)
TRAILING = re.compile(rf"(?:[\s,;:–—-]|\b{CONNECTIVE})*+$", re.IGNORECASE)
LEADING = re.compile(
    r"^\s*[,;:–—-]*\s*(?:(?:and also|and|but|or|while|whereas|although|though|yet|so|plus|then"
    r"|as well as)\b\s*)?",
    re.IGNORECASE,
)
CONDITION = re.compile(
    r"\s*(?:if|when|whenever|once|unless|should|although|though|while|whereas|because|since|as"
    r"|after|before|until|even if|in case|provided that)\b[^,;:]*[,;:]?\s*",
    re.IGNORECASE,
)
LABEL = re.compile(
    r"\W*(?:\*\*|__)[^*_\n]{1,60}(?:[:.](?:\*\*|__)|(?:\*\*|__)\s?:)\s+"
    r"|[A-Z][^\W_]*(?: [\w-]+){0,2}:\s+"
)
"""What stands before a sentence and tells of what it speaks: "**Deadline:** ", "Note: "."""
ASIDE = re.compile(r",\s+(?:who|whom|whose|which|where)\b", re.IGNORECASE)
NEXT = re.compile(rf",\s+{CONNECTIVE}\b", re.IGNORECASE)
MARKS = ("`", "**", "__", '"', "*", "_")


def body(draft: str, sentence: Span) -> Span:
    """Return the sentence without its closing marks and the anchors around them."""
    start, end = sentence.start, sentence.end
    while True:
        tail = draft[start:end].rstrip()
        anchors = [m for m in ANCHOR.finditer(tail) if m.end() == len(tail)]
        if anchors:
            end = start + anchors[-1].start()
            continue
        bare = tail.rstrip(".!?…")
        if len(bare) == end - start:
            return Span(start=start, end=end)
        if len(bare) == len(tail) and len(tail) == end - start:
            return Span(start=start, end=end)
        end = start + len(bare)


def removal(draft: str, sentence: Span, region: Span) -> tuple[Span, str]:
    """Return the edit that takes ``region`` out of ``sentence``: a span and its replacement.

    The connective that tied the region to the rest goes with it; what becomes the start of the
    sentence gets its capital. A region that is the whole body takes the sentence with it.
    """
    inner = body(draft, sentence)
    region = _with_marks(draft, region, inner)
    left, right = draft[inner.start : region.start], draft[region.end : inner.end]
    if not says(left) and not says(right):
        return sentence, ""
    if not says(right) and CONDITION.fullmatch(left):
        return sentence, ""
    if not says(right):
        cut = TRAILING.search(left)
        start = inner.start + (cut.start() if cut else len(left))
        return Span(start=start, end=inner.end), ""
    lead = LEADING.match(right)
    skipped = lead.end() if lead else 0
    if not says(left) or LABEL.fullmatch(left):
        begin = region.end + skipped
        head = draft[begin : begin + 1]
        return Span(start=sentence.start, end=begin + 1), left + head.upper()
    cut = TRAILING.search(left)
    start = inner.start + (cut.start() if cut else len(left))
    if ASIDE.match(draft, start) and right[:1] == "," and not NEXT.match(right):
        return Span(start=start, end=region.end + 1), ""
    if right.lstrip()[:1] in ",;:":
        return Span(start=start, end=region.end), ""
    return Span(start=start, end=region.end), "" if right[:1].isspace() else " "


def _with_marks(draft: str, region: Span, inner: Span) -> Span:
    """Return ``region`` with the other mark of the code, emphasis or quotation that it cuts.

    Brackets that hold nothing else go with it.
    """
    start, end = region.start, region.end
    if draft.endswith("(", inner.start, start) and draft.startswith(")", end):
        start, end = start - 1, end + 1
    for mark in MARKS:
        if region.of(draft).count(mark) % 2 and draft.startswith(mark, end):
            end += len(mark)
        elif region.of(draft).count(mark) % 2 and draft.endswith(mark, inner.start, start):
            start -= len(mark)
    return Span(start=start, end=min(end, max(inner.end, region.end)))


def after_label(draft: str, sentence: Span) -> Span:
    """Return the sentence without the label that it opens with."""
    label = LABEL.match(draft, sentence.start, sentence.end)
    return Span(start=label.end() if label else sentence.start, end=sentence.end)


def leading(clause: str) -> str:
    """Return the connective and marks that open ``clause``, '' where there are none."""
    lead = LEADING.match(clause)
    return lead[0] if lead else ""


def lost_subject(clause: str, whole: str) -> str:
    """Return what ``whole`` has before the words of ``clause``, with the blank after it.

    Where the two word it differently, that is what stands before the verb that opens the clause.
    """
    said, full = clause.rstrip(". "), whole.rstrip(". ")
    if full.lower().endswith(f" {said.lower()}"):
        return full[: -len(said)]
    opening = AUXILIARY.match(said)
    verb = opening and AUXILIARY.search(full, 1)
    return full[: verb.start()] if verb else ""


def says(text: str) -> bool:
    """Tell whether ``text`` holds a word that is no connective."""
    plain = ANCHOR.sub(" ", text)
    return bool(re.sub(rf"\b{CONNECTIVE}\b|[^A-Za-z0-9]", "", plain, flags=re.IGNORECASE))
