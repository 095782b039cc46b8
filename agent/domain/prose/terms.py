"""Content words of a text, reduced to stems, for overlap between short texts."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+|(?<=\d)[.,:]\d+)*")

STOPWORDS = frozenset(
    """a an the this that these those i me my mine we us our ours you your yours he him his she her
    hers it its they them their theirs who whom whose which what when where why how is am are was
    were be been being do does did doing done have has had having will would shall should can could
    may might must ought and or but nor so yet if then else than as at by for from in into of off on
    onto out over to under up with within without about above after again against all also any
    because before below between both down during each either few further here just like more most
    much many neither no not now only other own same some still such there through too until very
    via while let lets please get gets getting got give gives given take takes taken need needs
    one ones someone anyone something anything ever never ahead long far often soon early late
    re ve ll s t d m don doesn didn isn aren wasn weren won shouldn couldn can't cannot per vs etc
    """.split()
)

SUFFIXES = (
    ("ifications", "ify"), ("ification", "ify"), ("ational", "ate"), ("ations", "ate"),
    ("ation", "ate"), ("iness", "y"), ("ements", "e"), ("ement", "e"), ("ments", ""),
    ("ment", ""), ("ingly", ""), ("ings", ""), ("ing", ""), ("ies", "y"), ("ied", "y"),
    ("edly", ""), ("ed", ""), ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"),
    ("ously", "ous"), ("ally", "al"), ("ily", "y"), ("ly", ""), ("s", ""),
)  # fmt: skip
MIN_STEM = 3


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """Return a crude stem of an English word: endings off, doubled consonants and final e off."""
    low = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    low = low.lower().replace("’", "'").replace(",", "")
    low = low.removesuffix("'s").split("'", maxsplit=1)[0]
    if len(low) <= MIN_STEM or any(c.isdigit() for c in low):
        return low
    for suffix, replacement in SUFFIXES:
        if low.endswith(suffix) and len(low) - len(suffix) + len(replacement) >= MIN_STEM:
            if suffix == "s" and low.endswith(("ss", "us", "is")):
                break
            low = low[: len(low) - len(suffix)] + replacement
            break
    if len(low) > MIN_STEM and low[-1] == low[-2] and low[-1] not in "aeiouls":
        low = low[:-1]
    return low[:-1] if low.endswith("e") and len(low) > MIN_STEM else low


def words(text: str) -> list[str]:
    """Return the words of ``text``, as written, in order."""
    return WORD.findall(text)


def terms(text: str) -> list[str]:
    """Return the stems of the content words of ``text``, in order, repetitions kept.

    The letter of a name is one of them: the *A* of "Tent A", the *D* of "vitamin D".
    """
    return [
        stem(m[0])
        for m in WORD.finditer(text)
        if m[0].lower().replace("’", "'") not in STOPWORDS or _is_letter(text, m.start(), m.end())
    ]


def _is_letter(text: str, start: int, end: int) -> bool:
    """Tell a capital behind a word from the article at the start of a sentence, and from *I*."""
    alone = end - start == 1 and text[start].isupper() and text[start] != "I"
    return alone and text[max(start - 1, 0)] == " " and text[max(start - 2, 0)].islower()


def overlap(wanted: Iterable[str], offered: Iterable[str]) -> float:
    """Return the share (0–1) of the distinct ``wanted`` stems among ``offered``; 0 for none."""
    want = set(wanted)
    return len(want & set(offered)) / len(want) if want else 0.0
