"""Whether a quote gives a figure of the very thing that a clause gives one of."""

import re

from agent.domain.prose.figures import Figure, FigureKind
from agent.domain.prose.terms import overlap, stem, terms
from agent.writer.comparators import WORDS
from agent.writer.revision.correction.things import without_figures
from agent.writer.revision.language.conditions import BELONGING, subject, tells_case

ALMOST_ALL = 0.75  # share of what a counted subject does that the quote must say too
REACH = 64  # characters before a figure in which the verb of its change may stand
POINTS = (FigureKind.DATE, FigureKind.CLOCK, FigureKind.CODE)
"""Kinds of figures of which none is the size of a change."""
ABOUT = rf"(?:(?:{'|'.join(WORDS.values())}|an? (?:further|additional|extra))\s+)?$"
CHANGES = (
    r"\b(?:rais\w+|rises?|rose|risen|rising|falls?|fell|fallen|falling|increas\w+|decreas\w+|drop\w*"
    r"|gr[eo]w\w*|shr[aiu]nk\w*|declin\w+|climb\w*|cuts?|cutting|reduc\w+|lower(?:s|ed|ing)"
    r"|jump\w*|dip(?:s|ped)?|slip(?:s|ped)?|soar\w*|plung\w+|widen\w*|narrow\w*|improv\w+"
    r"|worsen\w*|gain\w*|los(?:es?|ing)|lost|shorten\w*|lengthen\w*|exten\w+|expand\w*|chang\w+"
    r"|growth|rise|fall|loss|differ\w*|exceed\w*|surpass\w*)\b"
)
BY = re.compile(rf"\bby\s+{ABOUT}", re.IGNORECASE)
CHANGED_BY = re.compile(rf"{CHANGES}.*\bby\s+{ABOUT}", re.IGNORECASE)
MOVED = re.compile(
    r"\b(?:add(?:s|ed|ing)?|gain(?:s|ed)?|los(?:es?|t|ing)|sav(?:es?|ed|ing)|sheds?|up|down"
    r"|(?:deduct|subtract)(?:s|ed|ing)?|dock(?:s|ed|ing)?|(?:addition|deduction|subtraction)s?\s+of"
    rf"|(?:{CHANGES})(?:\s+[\w-]+){{0,3}}\s+of)\s+{ABOUT}",
    re.IGNORECASE,
)
MORE = re.compile(
    r"(?:[\s-](?!(?:and|or|but|is|are|was|were)\b)[\w-]++){0,3}\s+"
    r"(?:more|less|fewer|higher|lower|larger|smaller|longer|shorter|above|below|cheaper|dearer"
    r"|up|down|off)\b(?!\s+(?:if|when|for|in|at|on)\b)",
    re.IGNORECASE,
)
TAKEN = re.compile(
    r"(?:[\s-](?!(?:and|or|but)\b)[\w-]++){0,4}\s+(?:is|are|was|were|(?:ha[sd]|have|will|can|may|must)"
    r"(?:\s+be(?:en)?))\s+(?:then\s+|later\s+)?(?:deducted|subtracted|docked|added|gained|lost"
    r"|taken\s+off)\b",
    re.IGNORECASE,
)
"""What tells behind a figure that it is the size of a change: "three points were deducted"."""
BASE = re.compile(
    r"\b(?:against|compared (?:with|to)|versus|vs\.?|instead of|rather than|previously|formerly"
    rf"|originally|from)\s+{ABOUT}",
    re.IGNORECASE,
)
COMPARED = re.compile(
    r"\b(?:than|compared (?:with|to)|against|versus|vs\.?)(?:\s+(?:in|on|at|for|of))*\s+$",
    re.IGNORECASE,
)
STATISTIC = re.compile(
    r"\W{0,2}(?:CI|CrI|confidence|credible|prediction)\b|[\s-](?:percentile|quantile)",
    re.IGNORECASE,
)
TESTED = re.compile(
    r"\b(?:p|n|sd|se|r|df|chi2)\s?[=<>≤≥]?\s?$|±\s?$|\b(?:ratio|index|deviation|error)\s*[=:]?\s?$",
    re.IGNORECASE,
)
BRACKET = re.compile(r"[(\[][^()\[\]]*[)\]]")
SHARE_OF = re.compile(r"\s+of\s+(?:(?:all|the|its|their|our|your|these|those)\s+)*([\w'’-]+)")

NORM = re.compile(
    r"\b(?:require[ds]?|requirement|demand(?:s|ed)?|contract(?:ual(?:ly)?|s)?|agreed|prescribed"
    r"|permitted|permissible|promised|guaranteed|target(?:ed|s)?|planned|stipulat\w+|norm|standard"
    r"|limit|maximum|minimum|threshold|quota|budget(?:ed)?|(?:asks?|calls?) for|must|orders?"
    r"|ordered)\b[^.;:]*$",
    re.IGNORECASE,
)
"""What tells that a figure is what is to be, not what is."""
BEYOND = re.compile(
    r"\b(?:exceed\w*|surpass\w*|reach\w*|miss(?:ed|es)?|beat|met|meets?|outdid|topp(?:ed|s)"
    r"|(?:above|below|over|under|beyond|short of|within)) (?:the|its|their|his|her|our)\s+"
    r"(?:[\w-]+\s+){0,3}$",
    re.IGNORECASE,
)
"""What leads to a figure with which another one, that is not told, is compared."""
WHOLE = re.compile(
    r"\b(?:(?:most|all|half|none|many|some|few|part|the majority|every one|both|out|thirds?"
    r"|quarters?|[\d.,]+%?|one|two|three|four|five|six|seven|eight|nine|ten) of|all)\s+"
    r"(?:(?:the|its|their|our|his|her|these|those)\s+)?$",
    re.IGNORECASE,
)
"""What leads to the number of all, of which a part is spoken of: "most of the 214 reviews"."""


def same_attribute(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell whether ``other`` may be what the quote gives where the clause gives ``figure``.

    It may not where one is the size of a change and the other a level or what is compared with,
    where it belongs to an interval, a test, a bracket or a share that the clause does not speak
    of, where it tells of which case the quote speaks, or counts those who did something else.
    """
    kinds_differ = part_of(clause, figure) != part_of(quote, other)
    tells = tells_case(quote, other) and not tells_case(clause, figure)
    return same_role(figure, other, clause, quote) and not (
        kinds_differ
        or (tells and _of_subject(quote, other))
        or _of_a_test(clause, other, quote)
        or _of_a_bracket(clause, other, quote)
        or _of_others(figure, other, clause, quote)
        or _of_other_doers(figure, other, clause, quote)
    )


def same_role(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell whether ``other`` is a norm or the number of all where ``figure`` is one.

    "Exceeded the contractual 50 packs" takes no 42 that were made in a trial, and "most of the 214
    reviews" no 48 that were answered.
    """
    said, stated = clause[: figure.span.start], quote[: other.span.start]
    if WHOLE.search(said):
        return bool(WHOLE.search(stated))
    return not BEYOND.search(said) or bool(BEYOND.search(stated) or NORM.search(stated))


def part_of(text: str, figure: Figure) -> str:
    """Return what part a figure has: the size of a "change", the "base" of one, or a "level".

    A point in time is a "base" too where something is only compared with it.
    """
    before, after = text[: figure.span.start], text[figure.span.end :]
    near = before[-REACH:]
    if figure.kind in POINTS:
        return "base" if COMPARED.search(near) else "level"
    counted = figure.kind is FigureKind.COUNT
    by = CHANGED_BY.search(near) if counted else BY.search(near)
    if by or MOVED.search(near) or MORE.match(after) or TAKEN.match(after):
        return "change"
    return "base" if BASE.search(near) else "level"


def _of_subject(quote: str, other: Figure) -> bool:
    """Tell a figure behind the noun of the subject: "deposits over £500 are …"."""
    inside = other.span.end < len(subject(quote))
    return inside and bool(BELONGING.search(quote[: other.span.start]))


def _of_a_test(clause: str, other: Figure, quote: str) -> bool:
    """Tell the 95 of a confidence interval, a P value or a deviation, if the clause has none."""
    after = STATISTIC.match(quote, other.span.end)
    before = TESTED.search(quote[: other.span.start])
    word = (after or before or [""])[0].strip(" -(=<>≤≥±:")
    return bool(after or before) and not (word and stem(word) in set(terms(clause)))


def _of_a_bracket(clause: str, other: Figure, quote: str) -> bool:
    """Tell a figure in a bracket that says something which the clause does not speak of."""
    for bracket in BRACKET.finditer(quote):
        if bracket.start() < other.span.start < bracket.end():
            inside = set(_plain(bracket[0]))
            return bool(inside) and not inside & set(terms(clause))
    return False


def _of_others(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell a share of what the clause tells no share of: "95% of the users"."""
    whole = SHARE_OF.match(quote, other.span.end) if other.kind is FigureKind.PERCENT else None
    if whole is None:
        return False
    own = SHARE_OF.match(clause, figure.span.end)
    there = set(terms(own[1] if own else clause))
    return bool(terms(whole[1])) and not there & set(terms(whole[1]))


def _of_other_doers(figure: Figure, other: Figure, clause: str, quote: str) -> bool:
    """Tell the number of those who did what the clause does not say: "420 pupils", "25 left".

    A clause that opens with its number says of how many the rest holds. Where the quote does not
    open with its own, it must say nearly all of that rest.
    """
    if figure.kind is not FigureKind.COUNT or clause[: figure.span.start].strip():
        return False
    if not quote[: other.span.start].strip():
        return False
    _, _, done = clause[figure.span.end :].strip().partition(" ")
    return overlap(_plain(done), terms(quote)) < ALMOST_ALL


def _plain(text: str) -> list[str]:
    """Return the content stems of ``text`` outside its figures."""
    return [t for t in terms(without_figures(text)) if not t[0].isdecimal()]
