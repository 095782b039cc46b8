"""Whether words of a quote may be put into a clause: what comes of it must be what the quote says.

A number is taken over, but not the place that it had: what is only planned has not happened, and
the speed that a machine reached is not the one that its contract demands.
"""

import re
from collections.abc import Sequence

from agent.domain.prose.figures import FigureKind, figures
from agent.domain.prose.terms import stem, terms, words
from agent.writer.revision.correction.attribute import same_role
from agent.writer.revision.correction.things import of_one_thing
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.conditions import PAST
from agent.writer.revision.language.leaning import of_others
from agent.writer.revision.language.modality import modals
from agent.writer.revision.language.phrases import Swap, swapped

_WANTING = (
    r"plan|intend|hope|expect|aim|propose|want|wish|ask|seek|consider|recommend|threaten|promise"
    r"|offer|agree|appl[yi]|request|suggest|decline|refuse|try|tri"
)
PLANNED = re.compile(
    rf"\b(?:will|shall|would|going to|(?:{_WANTING})(?:e?s|e?d|ing|ning)?\b(?= (?:to|that)\b)"
    r"|(?:is|are|was|were|be) (?:due|about|set|expected|planned|scheduled|proposed|hoped|to)\b"
    r"|proposals?|plans?|intentions?)\b",
    re.IGNORECASE,
)
"""What tells of something that has not been done yet."""
_IRREGULAR = (
    "began became bought broke brought built came chose cut did drew drove fell found gave grew "
    "had held kept led left lost made met opened paid put ran rose said sank saw sent set shrank "
    "shut sold spent spoke stood taught took told went won withdrew wrote"
).split()
DONE = re.compile(
    rf"{PAST.pattern}|^(?:(?!\b(?:is|are|be|been|being|will|may|can|must|shall)\b)[^,;:])*?"
    rf"(?<!\bthe )(?<!\ban )(?<!\ba )\b(?:[a-z]+ed|{'|'.join(_IRREGULAR)})\b",
    re.IGNORECASE,
)
"""A clause that tells what happened."""


def admitted(clause: str, claim: str, sentence: str, found: Sequence[Swap]) -> bool:
    """Tell whether a clause with words of ``sentence`` exchanged says what the sentence says.

    It does not where a plan becomes what happened ("opened in 2028"), a figure another one's part
    ("the contractual 42 packs", when 42 were made), what is left of a thing the whole of it ("all
    claims", where "all other claims" is meant), what is said of something else, or where no
    sentence is left.
    """
    made = swapped(clause, found)
    if is_planned(sentence) and DONE.search(made) and not is_planned(made):
        return False
    if of_others(sentence, claim):
        return False
    if terms(clause)[:1] != terms(claim)[:1] and not of_one_thing(claim, sentence):
        return False  # the clause has its subject from the one before
    if all(_only_sharper(clause, swap) for swap in found):
        return False
    alike = all(_in_its_part(clause, sentence, swap) for swap in found)
    return alike and stays_sentence(clause, made)


def stays_sentence(clause: str, made: str) -> bool:
    """Tell whether what is made of a clause is a sentence, if the clause is one.

    It is where it has the verb of the clause: "both keep it secret" for "both must keep it secret".
    """
    same = {m.verb for m in modals(clause)} & {stem(w) for w in words(made)[1:]}
    return is_complete(made) or bool(DONE.search(made) or same) or not is_complete(clause)


def _only_sharper(clause: str, swap: Swap) -> bool:
    """Tell a date that is only told more exactly, which is not what is wrong: "December 1951"."""
    span, text = swap
    dated = [f for f in figures(text) if f.kind is FigureKind.DATE and f.text == text.strip()]
    return bool(dated) and re.search(rf"\b{re.escape(span.of(clause))}\b", text) is not None


def is_planned(text: str) -> bool:
    """Tell whether a text speaks of what somebody will do, means to do or has proposed."""
    return bool(PLANNED.search(text))


def _in_its_part(clause: str, sentence: str, swap: Swap) -> bool:
    """Tell whether the figures of a swap have the part in the sentence that they get."""
    span, text = swap
    gone = [f for f in figures(clause) if f.span.overlaps(span)]
    keys = {f.key for f in figures(text)}
    come = [f for f in figures(sentence) if f.key in keys]
    if len(gone) != len(come) or len(gone) != 1:
        return True
    return same_role(gone[0], come[0], clause, sentence)
