"""Light edits that keep a sentence true: how near-verbatim supported claims are made."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

_PAIRS = (
    "about/approximately buy/purchase bought/purchased shows/indicates showed/indicated begin/start"
    " began/started begins/starts large/big help/assist large/sizeable yearly/annually"
    " each/every needs/requires need/require needed/required allowed/permitted gets/receives"
    " got/received obtain/get use/utilise used/employed end/finish ends/finishes near/close_to"
    " also/additionally because/since however/though quickly/rapidly often/frequently"
    " must/has_to may/is_allowed_to build/construct built/constructed staff/employees"
    " film/movie author/writer company/firm wrote/authored released/issued children/kids"
    " doctor/physician choose/select chose/selected send/dispatch sent/dispatched pay/settle"
    " whole/entire method/approach usually/normally enough/sufficient between/from_between"
    " said/stated says/states while/whereas rose/increased fell/dropped rise/increase fall/drop"
    " lives/resides lived/resided situated/located biggest/largest total/overall keep/retain"
    " kept/retained give/provide gave/provided given/provided"
)
_KEPT = {"between", "may", "must", "end", "fall", "rise", "since", "from_between", "use", "pay"}
SYNONYMS: dict[str, str] = {}
for _pair in _PAIRS.split():
    _left, _right = _pair.replace("_", " ").split("/")
    SYNONYMS.setdefault(_left, _right)
    SYNONYMS.setdefault(_right, _left)
for _word in _KEPT:
    SYNONYMS.pop(_word, None)

_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    " sixteen seventeen eighteen nineteen twenty"
).split()
_LEAD = re.compile(
    r"^((?:In|On|At|During|After|Before|Since|By|From|Until|For|Under|Within) [^,.;]{3,60}), "
    r"(?=[a-zA-Z0-9])"
)
_OPENERS = frozenset("The A An In On At It They He She This These Those There His Her Its".split())
_GUARD = re.compile(r"\b(?:only|if|unless|except|provided|not|no|never|without|most|least)\b", re.I)
_SPLITS = re.compile(r"; |, (?:and|but|while|which|who|although|though|so|because) ")
_REPORT = (
    "According to the document, {}",
    "The text states that {}",
    "The document says that {}",
    "It is stated that {}",
    "The source reports that {}",
)


def lower_first(text: str) -> str:
    """Lower the first letter where the first word is no name."""
    first = text.split(" ", 1)[0]
    return text[0].lower() + text[1:] if first in _OPENERS else text


def synonyms(text: str, rng: Random) -> str:
    """Exchange one or two words for synonyms."""
    found = [m for m in re.finditer(r"\b[a-z]+\b", text) if m.group() in SYNONYMS]
    for match in sorted(rng.sample(found, min(len(found), 2)), key=lambda m: -m.start()):
        text = text[: match.start()] + SYNONYMS[match.group()] + text[match.end() :]
    return text


def number_format(text: str, rng: Random) -> str:
    """Write a number the other way: 12 / twelve, % / percent, 5,000 / 5000, € / euros."""
    options: list[Callable[[str], str]] = [
        lambda t: re.sub(r"(\d) ?%", r"\1 percent", t),
        lambda t: re.sub(r"(\d) percent\b", r"\1%", t),
        lambda t: re.sub(r"\b(\d{1,3}),(\d{3})\b", r"\1\2", t),
        lambda t: re.sub(r"€ ?(\d[\d,.]*\d|\d)", r"\1 euros", t),
        lambda t: re.sub(r"\$ ?(\d[\d,.]*\d|\d)(?! ?[mb]illion)", r"\1 dollars", t),
        lambda t: re.sub(r"(\d) ?km\b", r"\1 kilometres", t),
        lambda t: re.sub(r"(\d) ?kg\b", r"\1 kilograms", t),
        lambda t: re.sub(
            r"(?<![\d.,€$£-])\b(1?\d|20)\b(?![\d.,:%/-]|st|nd|rd|th| [A-Z]| percent)",
            lambda m: _NUMBERS[int(m.group())],
            t,
        ),
        lambda t: re.sub(
            r"\b(" + "|".join(_NUMBERS[2:]) + r")\b(?! and)",
            lambda m: str(_NUMBERS.index(m.group())),
            t,
        ),
    ]
    rng.shuffle(options)
    for option in options:
        changed = option(text)
        if changed != text:
            return changed
    return text


def move_lead(text: str, rng: Random) -> str:
    """Move a leading adjunct to the end, or drop it where nothing hangs on it."""
    match = _LEAD.match(text)
    if not match:
        return text
    rest = text[match.end() :]
    rest = rest[0].upper() + rest[1:]
    if rng.random() < 0.3 and not _GUARD.search(text):
        return rest
    if rest[-1:] != "." or "," in rest or ";" in rest:
        return text
    lead = match.group(1)
    return f"{rest[:-1]} {lead[0].lower()}{lead[1:]}."


def drop_bracket(text: str, rng: Random) -> str:
    """Drop what stands in brackets."""
    del rng
    return re.sub(r" \([^()]*\)", "", text)


def first_clause(text: str, rng: Random) -> str:
    """Keep the first clause of a sentence that has several."""
    del rng
    match = _SPLITS.search(text)
    if not match or match.start() < 25 or _GUARD.search(text[match.start() :]):
        return text
    return text[: match.start()].rstrip(",;") + "."


def last_clause(text: str, rng: Random) -> str:
    """Keep the last clause, if it starts with a subject of its own."""
    del rng
    parts = re.split(r"; (?:and )?|, (?:and|but|while) (?=the |it |they |he |she |a |[A-Z])", text)
    tail = parts[-1]
    return tail[0].upper() + tail[1:] if len(parts) > 1 and len(tail.split()) >= 5 else text


def contraction(text: str, rng: Random) -> str:
    """Contract or expand a negated verb."""
    del rng
    if "n't" in text:
        return re.sub(r"\b(do|does|did|is|are|was|were|has|have|had)n't\b", r"\1 not", text)
    return re.sub(r"\b(do|does|did|is|are|was|were|has|have|had) not\b", r"\1n't", text)


def report(text: str, rng: Random) -> str:
    """Put a reporting phrase in front."""
    return rng.choice(_REPORT).format(lower_first(text))


EDITS: tuple[Callable[[str, Random], str], ...] = (
    synonyms, synonyms, number_format, number_format, move_lead, drop_bracket, first_clause,
    first_clause, last_clause, contraction,
)  # fmt: skip


def rewrite(sentence: str, rng: Random) -> str:
    """Return a true claim close to a sentence of the evidence.

    Args:
        sentence: A sentence of the evidence.
        rng: Source of choice; one in five sentences comes back as it is.
    """
    if rng.random() < 0.2:
        return sentence
    for edit in rng.sample(EDITS, rng.choice((2, 4, 6))):
        sentence = edit(sentence, rng)
    return report(sentence, rng) if rng.random() < 0.04 else sentence


def join(first: str, second: str, rng: Random) -> str:
    """Join two claims into one compound sentence, or leave them side by side."""
    if rng.random() < 0.4 or not first.endswith("."):
        return f"{first} {second}"
    return f"{first[:-1]}, and {lower_first(second)}"
