"""Figures by which a clause differs from a sentence that says the same word for word."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from agent.domain.prose.figures import Figure, figures
from agent.domain.prose.terms import overlap, terms
from agent.writer.revision.correction.things import plain_terms
from agent.writer.revision.language.denial import denies
from agent.writer.revision.language.phrases import PRONOUNS, WORD, Swap

LED = 2  # words before two figures that are the same
ABOUT = 0.3  # share of the words of a clause that a sentence with the same figures has
HALF = 0.5  # the same, where the clause is contradicted, and has no word in place of another
LEAST = 3  # words of a clause that are found again in their order
GOING_ON = re.compile(
    r"\s*(?:[.,;:]|(?:and|but|or)\b|\Z)(?!\s*(?:but )?(?:only|if|unless|except)\b)"
)
"""What may stand behind the words that two texts share: an end, or something more."""


class _Word(NamedTuple):
    """A word in small letters, or a figure, with its place."""

    said: str
    start: int
    end: int
    figure: Figure | None = None


def figures_in_place(clause: str, claim: str, quote: str) -> list[Swap] | None:
    """Return the swaps of the figures that a quote gives where the clause gives others, or None.

    "Ends unless notice is given three months before" becomes "six months before" by "It ends unless
    notice is given six months before": in a condition too, as all else stands word for word. The
    quote may begin with a pronoun or with what ``claim`` is of, and either text may go on.
    """
    mine, theirs = _words(clause), _words(quote)
    shared = min(len(mine), len(theirs))
    if shared < LEAST:
        return None
    for at in range(len(theirs) - shared + 1):
        pairs = list(zip(mine[:shared], theirs[at : at + shared], strict=True))
        if any(a.said != b.said for a, b in pairs) or not _is_of(claim, quote, theirs[:at]):
            continue
        if not (_may_end(clause, pairs[-1][0]) and _may_end(quote, pairs[-1][1])):
            return None
        return [
            (a.figure.span, b.figure.text)
            for a, b in pairs
            if a.figure and b.figure and a.figure.key != b.figure.key
        ] or None
    return None


def odd_figure(clause: str, quote: str, *, weak: bool = False) -> Swap | None:
    """Return the swap of the one figure of its kind that each text has alone, or None.

    "Of these, 6 days carry over, if taken by 31 March" becomes "by 30 April" by "6 days carry over;
    they must be taken by 30 April". The two have another figure in common and the quote all content
    words of the clause, or else both have the same content words behind the same two words. Of a
    claim that is ``weak`` some of the words are enough, with another figure and those two words.
    """
    claimed, stated = figures(clause), figures(quote)
    keys = [{f.key for f in found} for found in (claimed, stated)]
    wrong = [f for f in claimed if f.key not in keys[1]]
    if len(wrong) != 1 or denies(clause) != denies(quote):
        return None
    mine = wrong[0]
    free = [f for f in stated if f.key not in keys[0] and f.kind is mine.kind]
    if len(free) != 1 or free[0].unit != mine.unit:
        return None
    led = [_led(t, f) for t, f in ((clause, mine), (quote, free[0]))]
    said, told = (set(plain_terms(t)) for t in (clause, quote))
    led_alike = led[0] == led[1] and len(led[0]) == LED
    if keys[0] & keys[1]:
        akin = len(said) >= LED and said <= told
        least = ABOUT if weak else HALF
        akin |= (
            led_alike and overlap(said, told) >= least and (weak or not _reworded(clause, quote))
        )
    else:
        akin = led_alike and said == told
    return (mine.span, free[0].text) if akin else None


def _reworded(clause: str, quote: str) -> bool:
    """Tell whether a word of the quote stands where the clause has another one."""
    runs = [WORD.findall(t) for t in (clause, quote)]
    one, other = ([w.lower() for w in run] for run in runs)
    news = [set(plain_terms(t)) for t in (clause, quote)]
    return any(
        tag == "replace"
        and set(terms(" ".join(one[a:b]))) & news[0] - news[1]
        and set(terms(" ".join(other[c:d]))) & news[1] - news[0]
        for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    )


def _led(text: str, figure: Figure) -> list[str]:
    """Return the words right before a figure, in small letters."""
    return [m[0].lower() for m in WORD.finditer(text, 0, figure.span.start)][-LED:]


def _words(text: str) -> list[_Word]:
    found = figures(text)
    plain = [
        _Word(m[0].lower(), m.start(), m.end())
        for m in WORD.finditer(text)
        if not any(f.span.start < m.end() and m.start() < f.span.end for f in found)
    ]
    marked = [_Word("#", f.span.start, f.span.end, f) for f in found]
    return sorted([*plain, *marked], key=lambda w: w.start)


def _is_of(claim: str, quote: str, before: Sequence[_Word]) -> bool:
    """Tell whether the quote says of what is claimed what stands behind its first words."""
    if not before or (len(before) == 1 and before[0].said in PRONOUNS):
        return True
    named = terms(quote[: before[-1].end])
    return bool(named) and set(named) <= set(terms(claim))


def _may_end(text: str, last: _Word) -> bool:
    """Tell whether what follows a word adds something, and does not limit what it ends."""
    return GOING_ON.match(text, last.end) is not None
