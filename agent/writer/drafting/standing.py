"""Sentences made to stand alone: behind their lead-in, or the words that open their paragraph."""

import re
from collections.abc import Sequence

from agent.domain.prose.casing import capital
from agent.domain.prose.markup import readable
from agent.writer.drafting.leaning import FINITE
from agent.writer.drafting.manner import DOING

PREAMBLE = re.compile(
    r"^(?:please note[:,]?\s+|note[:,]\s+|(?:below|here|these|the following|following)\s+"
    r"(?:are|is)\s+(?:the |an? |some )?)(?=\S)",
    re.IGNORECASE,
)
BINDING = re.compile(
    r"\b(?:if|when|unless|once|not|never|no|don['’]t|cannot|can['’]t|except|only|prohibited|avoid|"
    r"without|before|after|until|for|exempt)\b",
    re.IGNORECASE,
)
WHOLE = re.compile(r"^[\"'“(]?[A-Z][^:]*\s\S+\s\S.*[.!?][\"'”)]?$", re.DOTALL)
FOLLOWING = re.compile(r"\bfollowing\b", re.IGNORECASE)
RUN_IN = re.compile(r"\s*(?P<mark>\*{1,3}|_{1,3})(?P<head>[^*_\n]{2,60}?)\.(?P=mark)\s+(?=\S)")
"""Marked words that open a paragraph as a heading does: "**Under 5.** Entry is free."."""


def run_in(text: str) -> str:
    """Return the words that open a paragraph as a heading of its own, '' where there are none.

    Words that say something themselves are none, but are told as a sentence.
    """
    match = RUN_IN.match(text)
    head = readable(match["head"])[0].strip() if match else ""
    return "" if FINITE.search(head) or DOING.match(head) else head


def standing(body: str, leads: Sequence[str]) -> str:
    """Return ``body`` as a sentence that stands alone, its lead-in put in front where needed."""
    text = body.strip()
    binding = [lead for lead in leads[:-1] if BINDING.search(lead)]
    if leads and (not WHOLE.match(text) or binding or _holds(leads[-1], text)):
        said = " ".join(introduction(lead) for lead in (*binding[-1:], leads[-1]))
        text = f"{said} {text}"
    text = capital(re.sub(r",? (?:and|or)$", "", text.rstrip(" ,;")))
    return text if text.endswith((".", "!", "?", ".”", '."', ".)")) else f"{text}."


def _holds(lead: str, item: str) -> bool:
    """Tell whether an item is not said without its lead-in, though it ends like a sentence."""
    is_phrase = FOLLOWING.search(lead) and not FINITE.search(item) and not DOING.match(item)
    return bool(is_phrase or BINDING.search(lead))


def introduction(lead: str) -> str:
    """Return a lead-in fit to precede one item: "Below are the limits:" → "The limits:"."""
    return capital(PREAMBLE.sub("", lead.strip()))


def headed(text: str, head: str, *, first: bool) -> str:
    """Return a sentence behind the words that open its paragraph: the ``first``, or a fragment."""
    return f"{head}: {text}" if head and (first or not FINITE.search(text)) else text
