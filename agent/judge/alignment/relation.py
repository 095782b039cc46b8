"""How two words stand to each other: same, opposite or unrelated."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from agent.judge.alignment import opposites
from agent.judge.alignment.alike import VERBS_ALIKE
from agent.judge.clauses.families import NEGATING
from agent.judge.clauses.stems import stem

_FIRM_PREFIXES = ("un", "ir", "non")  # few other words begin so
SHORT = 5  # characters of a stem too short to have such a prefix
_FALSE_PREFIX = frozenset(
    """invaluable inflammable increase include indicate inform install instruct intend interest
    introduce invest involve discuss discover display distribute distinct unless until under unit
    understand union import impose improve impact impress imply international internal disease
    district distance invent inspect insert inspire input disclose dispatch dispose indent infer
    infuse ingest inject inquire insist inhabit incur indeed""".split()
)


class Relation(Enum):
    """Outcome of comparing two predicates."""

    SAME = "same"
    COMPLEMENT = "complement"
    CONTRARY = "contrary"
    CONVERSE = "converse"


class _Pole(NamedTuple):
    axis: str
    sign: int
    complementary: bool


def _axes(text: str, name: str, complementary: bool) -> dict[str, list[_Pole]]:
    table: dict[str, list[_Pole]] = {}
    for number, line in enumerate(text.strip().splitlines()):
        poles = line.split("|")
        for sign, words in zip((1, -1), poles, strict=True):
            for word in words.split():
                table.setdefault(_key(word), []).append(
                    _Pole(f"{name}{number}", sign, complementary)
                )
    return table


def _merge(*tables: dict[str, list[_Pole]]) -> dict[str, list[_Pole]]:
    merged: dict[str, list[_Pole]] = {}
    for table in tables:
        for key, poles in table.items():
            merged.setdefault(key, []).extend(poles)
    return merged


@lru_cache(maxsize=1)
def _verbs() -> dict[str, list[_Pole]]:
    return _merge(
        _axes(opposites.VERBS_COMPLEMENTARY, "vp", True),
        _axes(opposites.VERBS_CONTRARY, "vc", False),
    )


@lru_cache(maxsize=1)
def _modifiers() -> dict[str, list[_Pole]]:
    return _merge(
        _axes(opposites.ADJECTIVES_COMPLEMENTARY, "ap", True),
        _axes(opposites.ADJECTIVES_CONTRARY, "ac", False),
        _axes(opposites.ADVERBS, "av", False),
    )


@lru_cache(maxsize=1)
def _alike() -> dict[str, frozenset[str]]:
    table: dict[str, frozenset[str]] = {}
    for line in VERBS_ALIKE.strip().splitlines():
        keys = frozenset(_key(word) for word in line.split())
        for key in keys:
            table[key] = table.get(key, frozenset()) | keys
    return table


def _key(word: str) -> str:
    first, _, particle = word.partition("_")
    return stem(first) + (f"_{particle}" if particle else "")


@lru_cache(maxsize=1)
def _converses() -> dict[str, list[_Pole]]:
    return _axes(opposites.CONVERSES, "cv", False)


@lru_cache(maxsize=16384)
def alike(word: str) -> frozenset[str]:
    """Return the stems that say much the same as ``word``: of its group, or of its pole."""
    found = set(_alike().get(word, ()))
    for table in (_verbs(), _modifiers()):
        for pole in table.get(word, ()):
            found |= _on_poles()[pole.axis, pole.sign]
    return frozenset(found - {word})


@lru_cache(maxsize=1)
def _on_poles() -> dict[tuple[str, int], set[str]]:
    """Return the words at each pole of an axis."""
    found: dict[tuple[str, int], set[str]] = {}
    for table in (_verbs(), _modifiers()):
        for word, poles in table.items():
            for pole in poles:
                found.setdefault((pole.axis, pole.sign), set()).add(word)
    return found


@lru_cache(maxsize=16384)
def verb_relation(first: str, second: str) -> Relation | None:
    """Compare two predicate keys (stems, particles appended) as verbs."""
    if first != second and _compare(first, second, _converses()) is Relation.CONTRARY:
        return Relation.CONVERSE
    relation = _compare(first, second, _verbs())
    if relation is None and second in _alike().get(first, ()):
        return Relation.SAME
    return relation


def has_converse(verb: str) -> bool:
    """Tell whether the deed of a predicate key may be told from the other side."""
    return verb in _converses()


@lru_cache(maxsize=16384)
def modifier_relation(first: str, second: str) -> Relation | None:
    """Compare two stems of adjectives or adverbs."""
    return _compare(first, second, _modifiers())


@lru_cache(maxsize=1)
def prepositions() -> dict[str, list[_Pole]]:
    """Return the prepositions that have an opposite, with the poles where they stand."""
    table: dict[str, list[_Pole]] = {}
    for number, line in enumerate(opposites.PREPOSITIONS.strip().splitlines()):
        for sign, words in zip((1, -1), line.split("|"), strict=True):
            for word in words.split():
                table.setdefault(word, []).append(_Pole(f"p{number}", sign, False))
    return table


def opposite_prepositions(first: str, second: str) -> bool:
    """Tell whether two prepositions say the opposite of the same noun (before / after)."""
    table = prepositions()
    known = first in table and second in table
    return known and _compare(first, second, table) is Relation.CONTRARY


def _compare(first: str, second: str, table: dict[str, list[_Pole]]) -> Relation | None:
    if first == second:
        return Relation.SAME
    if _prefixed(first, second) or _prefixed(second, first):
        return Relation.COMPLEMENT
    shared = [
        (a, b) for a in table.get(first, ()) for b in table.get(second, ()) if a.axis == b.axis
    ]
    if not shared:
        return None
    if any(a.sign == b.sign for a, b in shared):
        return Relation.SAME
    return Relation.COMPLEMENT if shared[0][0].complementary else Relation.CONTRARY


def denying(word: str) -> bool:
    """Tell whether a stem may be a denial in itself: *irreversible*, *uninsured*, *excluded*."""
    if word in _DENYING:
        return True
    return len(word) > SHORT and word.startswith(_FIRM_PREFIXES) and word not in _STEMMED_FALSE


def _prefixed(long: str, short: str) -> bool:
    if len(short) < 4 or long in _STEMMED_FALSE:
        return False
    return any(long == prefix + short for prefix in NEGATING)


_STEMMED_FALSE = frozenset(stem(w) for w in _FALSE_PREFIX)
_DENYING = frozenset(map(stem, ("excluded", "exempt", "exempted")))
