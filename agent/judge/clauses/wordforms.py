"""Whether two words with one stem can say the same: *design* and *designer* are two things.

A stem brings a noun together with the verb and the adjective made from it: *the approval* and
*was approved*. Two nouns of one stem are different things unless both name the deed (*shipment*,
*shipping*), both the one who does it (*adviser*, *advisor*) or both the quality (*validity*).
"""

from functools import lru_cache

from agent.domain.prose.analysis import Token
from agent.judge.clauses.stems import fold
from agent.judge.clauses.tree import NOUNS

_ENDINGS = {
    "doer": "er or ist ian ant ent eer ee man woman person smith wright",
    "deed": "ion ation ment ance ence ancy ency ing al ure age ery sis",
    "quality": "ity ness dom hood ship ism cy",
}
_KINDS = sorted(
    ((ending, kind) for kind, endings in _ENDINGS.items() for ending in endings.split()),
    key=lambda e: -len(e[0]),
)
_ROOT = 3  # least characters before an ending
_SPELLINGS = (
    ("isation", "ization"), ("ise", "ize"), ("ised", "ized"), ("yse", "yze"), ("our", "or"),
    ("ogue", "og"), ("ll", "l"), ("ae", "e"), ("oe", "e"), ("gement", "gment"), ("ph", "f"),
    ("ical", "ic"), ("ative", "ive"), ("eing", "ing"), ("nce", "nse"), ("ey", "y"), ("-", ""),
)  # fmt: skip
"""British and American, older and newer spellings, and adjectives with two endings."""

_DERIVED = frozenset(
    """e y s t c er or ar ist ian an ant ent ee eer ion tion ation ition ization isation
    ification ment ement ance ence ancy ency ce cy ing al ial ual ical ic ics ity ivity
    ality ability ness ship ism ure age ry ery ory ary ol ate ative ive ous ious le able
    ible""".split()
)
_LONG_ROOT = 4


def lookalike(first: str, second: str) -> bool:
    """Tell whether two different words are one root with two endings: *edition*, *editor*."""
    one, other = sorted((_folded(first), _folded(second)), key=len)
    if one[:_ROOT] != other[:_ROOT]:
        return False
    shared = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    return one != other and any(
        _derived(one[n:], root=n) and _derived(other[n:], root=n) for n in range(_ROOT, shared + 1)
    )


def _derived(ending: str, root: int) -> bool:
    return ending in _DERIVED or (ending == "" and root >= _LONG_ROOT)


def same_word(mine: Token, theirs: Token) -> bool:
    """Tell whether two tokens with one stem may be forms of one word, or name one thing."""
    if mine.pos in NOUNS and theirs.pos in NOUNS:
        return _alike(mine, theirs) or _kind(mine) == _kind(theirs) != "" or _doing(mine, theirs)
    if mine.pos == theirs.pos == "ADJ":
        return _alike(mine, theirs)
    return True


def _doing(mine: Token, theirs: Token) -> bool:
    """Tell whether one of two nouns is the other with *-ing*: *the harvest*, *harvesting*."""
    one, other = (_folded(t.lemma).removesuffix("e") for t in (mine, theirs))
    return one.removesuffix("ing") == other or other.removesuffix("ing") == one


def _alike(mine: Token, theirs: Token) -> bool:
    """Tell whether two words are written alike but for number, spelling and diacritics."""
    if mine.tag == theirs.tag == "NNP":
        return fold(mine.text) == fold(theirs.text)
    forms = [{_plain(t.lemma), _plain(t.text)} for t in (mine, theirs)]
    return not forms[0].isdisjoint(forms[1])


def _plain(word: str) -> str:
    key = fold(word)
    for spelling, plain in _SPELLINGS:
        key = key.replace(spelling, plain)
    return _singular(key)


@lru_cache(maxsize=16384)
def _folded(word: str) -> str:
    return _singular(fold(word))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > _ROOT + 1:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    plural = word.endswith("s") and not word.endswith(("ss", "us", "is"))
    return word[:-1] if plural else word


def _kind(token: Token) -> str:
    """Return whether a noun names a deed, a doer or a quality by its ending, '' for none."""
    word = _folded(token.lemma)
    return next(
        (kind for end, kind in _KINDS if word.endswith(end) and len(word) - len(end) >= _ROOT), ""
    )
