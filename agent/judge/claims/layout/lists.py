"""List items and their lead-in: each item becomes a statement that stands alone."""

import re
from dataclasses import replace

from agent.judge.claims.layout.colons import colon_of, labelled, take_apart
from agent.judge.claims.layout.units import Unit
from agent.judge.claims.parsing.inflection import is_plural, uncapitalised
from agent.judge.claims.parsing.trees import Trees

_OPEN = re.compile(
    r"\b(?:is|are|was|were|be|includes?|including|included|contains?|covers?|provides?|offers?"
    r"|requires?|supports?|needs?|has|have|means|comprises?|gets?|receives?|states? that|that|to"
    r"|must|should|shall|can|may|will|cannot|not|of|for|with|by|in|on|at|from|as|via|least"
    r"|allows?|lets?|such as|uses?|bring|submit|provide|include|send|sends?)$",
    re.IGNORECASE,
)
_FOLLOWING = re.compile(r",?\s*(?:all of |each of |one of |any of )?the following$", re.IGNORECASE)
_MEANINGLESS = re.compile(
    r"\b(?:here(?:'s|’s| is| are)|below|as follows|follow these|the following (?:steps|points"
    r"|information|details|ways|things|facts)|^(?:it|that|this) (?:all )?depends"
    r"|step[- ]by[- ]step|what you need to|how to|to summari"
    r"|in (?:short|summary|brief|practice|detail|essence|general|plain (?:english|words|terms))$"
    r"|key (?:points|facts|takeaways)|these (?:are|steps|points))\b",
    re.IGNORECASE,
)
_ASKING = re.compile(r"(?:why|what|how|where|who|which)(?:['’]s)?\b", re.IGNORECASE)
_LIST_TAIL = re.compile(r"(?:[;,]\s*(?:and|or|and/or)?|\s+(?:and|or))\s*$", re.IGNORECASE)
_CONDITION = re.compile(
    r"(?:if|when|once|after|before|to|for|during|in|on|at|under|until|unless|while|within|upon"
    r"|as|by|with|without|because|since)\b",
    re.IGNORECASE,
)
_POINTING = re.compile(r"\b(?:this|these|those|following|steps?|remember|note)\b", re.IGNORECASE)


def is_lead(unit: Unit) -> bool:
    """Tell whether the unit introduces what follows it."""
    return unit.text.endswith(":") and len(unit.text) > 1


def lead_text(unit: Unit) -> str:
    """Return the lead-in's words without its colon."""
    return unit.text.rstrip(": ")


def is_told(lead: Unit, trees: Trees) -> bool:
    """Tell whether a lead-in states something by itself ("There are three plans:")."""
    text = lead_text(lead)
    if _MEANINGLESS.search(text) or _FOLLOWING.search(text) or "following" in text.lower():
        return False
    if _ASKING.match(text):
        return False
    bare = _CONDITION.match(text) and (_POINTING.search(text) or not _commands(text, trees))
    if _is_title(text, trees):
        return False
    return trees.is_statement(text) and not _OPEN.search(text) and not bare


def _is_title(text: str, trees: Trees) -> bool:
    """Tell "Key money points", whose plural the parser takes for a verb."""
    tree = trees.of(text)
    *before, last = tree.tokens
    return (
        last.tag == "VBZ"
        and bool(before)
        and all(t.pos in ("NOUN", "PROPN", "ADJ") for t in before)
    )


def compose(lead: Unit | None, item: Unit, trees: Trees) -> list[Unit]:
    """Return the statements of a list item, with its lead-in where it needs it."""
    item = item.cut(0, len(_LIST_TAIL.sub("", item.text)))
    if lead is None or is_lead(item):
        return take_apart(item, trees)
    text = lead_text(lead)
    text = _FOLLOWING.sub("", text)
    if _MEANINGLESS.search(text):
        return take_apart(item, trees)
    return _composed(text, item, trees)


def under_heading(heading: str, item: Unit, trees: Trees) -> list[Unit]:
    """Return the statements of an item without lead-in; a fragment is put behind its heading."""
    bare = len(item.text.split()) > 2 and not trees.is_statement(item.text)
    if heading and bare and colon_of(item) is None:
        return [_joined(f"{heading}: ", item)]
    return compose(None, item, trees)


def _composed(text: str, item: Unit, trees: Trees) -> list[Unit]:
    subject = trees.is_assertion(item.text)
    if _OPEN.search(text) and trees.of(text).tokens[0].tag != "TO":
        return take_apart(item, trees) if subject else [_joined(text + " ", item)]
    if _CONDITION.match(text) and not _main_clause(text, trees):
        case = text.partition(",")[0] if _commands(text, trees) else text
        return [replace(part, lead=case) for part in take_apart(item, trees)]
    if trees.is_statement(item.text) or _is_labelled(item, trees):
        return take_apart(item, trees)
    if not trees.is_statement(text):
        return [_under_noun(text, item, trees)]
    return [_joined(f"{text}: ", item)]


def _main_clause(text: str, trees: Trees) -> bool:
    """Tell whether a lead-in says something besides its condition: not so "If it rains"."""
    tree = trees.of(text)
    opens = tree.tokens[0]
    held = opens.head if opens.dep in ("mark", "advmod") else None
    return any(
        tree.is_finite(r) and r != held and tree.with_deps(r, "nsubj", "nsubjpass", "expl")
        for r in tree.roots
    )


def _commands(text: str, trees: Trees) -> bool:
    """Tell a command behind a condition: "To apply, fill in the form"."""
    rest = text.partition(", ")[2]
    tree = trees.of(rest)
    return bool(rest) and any(tree.is_imperative(r) for r in tree.roots)


def _is_labelled(item: Unit, trees: Trees) -> bool:
    colon = colon_of(item)
    label = colon[0].text if colon else item.text.partition(": ")[0]
    return label != item.text and (" " not in label or not trees.is_statement(label))


def _joined(before: str, item: Unit) -> Unit:
    """Put the lead-in before the item, whose first word loses its capital if it is plain."""
    word = item.text.split(None, 1)[0]
    lowered = uncapitalised(word) if word.isalpha() else word
    return replace(item, text=lowered + item.text[len(word) :]).put(before)


def _under_noun(text: str, item: Unit, trees: Trees) -> Unit:
    """Return an item under a bare noun: "Requirements: a passport", "Pro plan: includes …"."""
    tree = trees.of(item.text)
    if tree.tokens and tree.tokens[0].tag == "VBZ":
        return _joined(f"{text} ", item)
    if is_plural(text):
        return _joined(f"{text} include ", item)
    return labelled(text, item, trees)
