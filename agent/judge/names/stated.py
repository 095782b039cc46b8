"""Whether a premise states a name: its words, its acronym, its expansion, its adjective."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from agent.judge.clauses.people import name_key
from agent.judge.names.mentions import Mention, words_of
from agent.judge.names.vocabulary import (
    APART,
    CONNECTORS,
    COURTESY,
    EQUIVALENTS,
    GENERIC,
    TITLES,
)

_SPREAD = 5
_MAX_ACRONYM = 8


class Wording:
    """The words of a premise, with what is known from its document counted as stated."""

    def __init__(self, text: str, context: Iterable[str] = ()) -> None:
        self.words = words_of(text)
        self.known = frozenset(w for name in context if " " not in name for w in words_of(name))
        self.numbered = frozenset(" ".join(words_of(name)) for name in context if " " in name)

    @cached_property
    def _set(self) -> frozenset[str]:
        joined = {a + b for a, b in zip(self.words, self.words[1:], strict=False)}
        return frozenset(self.words) | joined

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(name_key(w) for w in self.words)

    @cached_property
    def _spellings(self) -> frozenset[str]:
        return frozenset(_spelling(w) for w in self._set)

    @cached_property
    def _initials(self) -> str:
        """The initials of all words that count in an acronym, in order."""
        return "".join(w[0] for w in self.words if w not in CONNECTORS)

    def has(self, word: str) -> bool:
        """Tell whether ``word`` (folded) is stated in any form."""
        if word in self._set or name_key(word) in self._stems:
            return True
        if _spelling(word) in self._spellings:
            return True
        if len(word) == 1:
            return any(w.startswith(word) for w in self._set)
        if any(e in self._set for e in EQUIVALENTS.get(word, ())):
            return True
        return self._abbreviated(word)

    def _abbreviated(self, word: str) -> bool:
        """Tell whether consecutive words of the premise spell ``word`` by their initials."""
        if not 2 <= len(word) <= _MAX_ACRONYM or not word.isalpha():
            return False
        return (len(word) > 2 and word in self._initials) or self._spells(word)

    def _spells(self, word: str) -> bool:
        size = len(word)
        return any(
            "".join(w[0] for w in self.words[i : i + size]) == word
            for i in range(len(self.words) - size + 1)
        )

    def together(self, words: tuple[str, ...]) -> bool:
        """Tell whether ``words`` stand near one another somewhere in the premise."""
        places = [[i for i, w in enumerate(self.words) if _same(w, wanted)] for wanted in words]
        if len(places) < 2 or not all(places):
            return True
        return any(
            all(any(abs(p - first) <= _SPREAD for p in others) for others in places[1:])
            for first in places[0]
        )


def _spelling(word: str) -> str:
    """Return a word as it is written where a letter has no mark: *Mueller* for *Müller*."""
    return word.replace("ae", "a").replace("oe", "o").replace("ue", "u")


def _same(word: str, wanted: str) -> bool:
    return _spelling(word) == _spelling(wanted) or name_key(word) == name_key(wanted)


@lru_cache(maxsize=8192)
def spells(first: str, second: str) -> bool:
    """Tell whether two names say the same by acronym, spelling, adjective or a title left out."""
    titles = [frozenset(words_of(text)) & COURTESY for text in (first, second)]
    if all(titles) and titles[0] != titles[1]:
        return False
    return _covers(Wording(second), first) or _covers(Wording(first), second)


def _covers(wording: Wording, name: str) -> bool:
    told = [w for w in words_of(name) if w not in COURTESY]
    words = [w for w in told if w not in CONNECTORS] or told  # *Y* may be all of a name
    joined = "".join(words)
    known = EQUIVALENTS.get(joined, frozenset()) & _joined(wording.words)
    return all(wording.has(w) for w in words) or wording.has(joined) or bool(known)


def _joined(words: Sequence[str]) -> frozenset[str]:
    """Return a name as one word as well: *unitedkingdom*."""
    return frozenset((*words, "".join(w for w in words if w not in CONNECTORS)))


def absent(mention: Mention, wording: Wording) -> str | None:
    """Return the part of ``mention`` that the premise does not state, or None.

    The part is the whole name where its distinctive words are missing; class words ("Office",
    "River") may be missing as long as a distinctive word is there.
    """
    gone = [w for w in mention.words if not wording.has(w) and w not in wording.known]
    if not gone:
        if mention.person and not wording.together(_personal(mention)):
            return mention.text
        return None
    if _spelled(mention, wording):
        return None
    kept = [w for w in mention.words if w not in gone]
    if all(w in GENERIC - APART for w in gone) and any(w not in GENERIC | TITLES for w in kept):
        return None
    return " ".join(gone) if kept and mention.person else mention.text


def _personal(mention: Mention) -> tuple[str, ...]:
    return tuple(w for w in mention.words if w not in TITLES and len(w) > 1)


def _spelled(mention: Mention, wording: Wording) -> bool:
    """Tell whether the premise carries the acronym of ``mention``, or its words as one."""
    initials = "".join(w[0] for w in mention.words)
    known = wording.known
    if len(initials) > 1 and (wording.has(initials) or initials in known):
        return True
    joined = "".join(mention.words)
    return joined != mention.words[0] and (
        wording.has(joined) or any(wording.has(e) for e in EQUIVALENTS.get(joined, ()))
    )
