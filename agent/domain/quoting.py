"""Where in a text a model's quotation stands: found again exactly, and verified."""

import re

from rapidfuzz import fuzz

from agent.domain.text import Span

CLOSE = 88.0  # least similarity, 0–100, of a quotation and the range taken for it
_SAME = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "\u2011": "-"}
)
_DIGITS = re.compile(r"\d+")


def find_quote(quote: str, text: str, *, fuzzy: bool = False) -> Span | None:
    """Return the range of ``text`` that ``quote`` copies, None where there is none.

    Case, white space and the shape of quotation marks and dashes do not matter. With ``fuzzy``
    neither do a few letters, as long as every number is the same; the range then begins and ends
    with whole words.
    """
    wanted = quote.strip()
    if not wanted:
        return None
    at = text.find(wanted)
    if at >= 0:
        return Span(start=at, end=at + len(wanted))
    needle, _ = _folded(wanted)
    hay, offsets = _folded(text)
    at = hay.find(needle)
    if at >= 0 and needle:
        return Span(start=offsets[at], end=offsets[at + len(needle) - 1] + 1)
    return _near(needle, hay, offsets) if fuzzy else None


def _near(needle: str, hay: str, offsets: list[int]) -> Span | None:
    if len(needle) > len(hay) * 1.5:
        return None
    found = fuzz.partial_ratio_alignment(needle, hay, score_cutoff=CLOSE)
    if found is None:
        return None
    start, end = found.dest_start, found.dest_end
    while start > 0 and hay[start - 1].isalnum() and hay[start].isalnum():
        start -= 1
    while end < len(hay) and hay[end].isalnum() and hay[end - 1].isalnum():
        end += 1
    taken = hay[start:end]
    left = start + len(taken) - len(taken.lstrip())
    taken = taken.strip()
    same = sorted(_DIGITS.findall(needle)) == sorted(_DIGITS.findall(taken))
    if not taken or not same or fuzz.ratio(needle, taken) < CLOSE:
        return None
    return Span(start=offsets[left], end=offsets[left + len(taken) - 1] + 1)


def _folded(text: str) -> tuple[str, list[int]]:
    """Return ``text`` with case, blanks and quotation marks made alike, and each index's origin."""
    kept: list[str] = []
    offsets: list[int] = []
    for i, raw in enumerate(text.translate(_SAME)):
        low = raw.lower()
        char = " " if raw.isspace() else low if len(low) == 1 else raw
        if char == " " and (not kept or kept[-1] == " "):
            continue
        kept.append(char)
        offsets.append(i)
    return "".join(kept), offsets
