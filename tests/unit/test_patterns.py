"""No pattern of the project takes for ever on a text that repeats itself."""

import importlib
import pkgutil
import random
import re
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

import agent

LENGTH = 150
SECONDS = 5.0
"""What takes longer on LENGTH characters grows with them faster than their cube."""
REPEATED = (
    *("1,", "1 ", "1.", "a ", "a", "A ", "the ", "of the ", "a, ", "a, b and ", "(", "()", '"'),
    *("“a” ", "- ", "-", "and ", "or ", "A. ", "a. ", "|", "| a ", "€1 ", "1% ", "1 kg ", "*"),
    *("3 March 2020, ", "not ", "so that ", "A-1 ", "a/b ", ";", ": ", "10:00 ", "one ", "`a` "),
    *(" ", "\n"),
)
COMMON = "1 12 one a the kg cats and or not is are it they per of in at A Anna ( - ; :".split()


def modules() -> list[str]:
    names = [m.name for m in pkgutil.walk_packages(agent.__path__, "agent.")]
    return [n for n in names if not n.endswith("__main__")]


def patterns() -> dict[re.Pattern[str], str]:
    """Return the patterns that modules hold, in whatever they hold them, by where they are."""
    found: dict[re.Pattern[str], str] = {}
    for name in modules():
        importlib.import_module(name)
        for variable, value in vars(sys.modules[name]).items():
            found |= {p: f"{name}.{variable}" for p in _held(value, 3) if p not in found}
    return found


def _held(value: Any, depth: int) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
        yield value
    elif depth and isinstance(value, dict):
        for part in (*value, *value.values()):
            yield from _held(part, depth - 1)
    elif depth and isinstance(value, tuple | list | frozenset):
        for part in value:
            yield from _held(part, depth - 1)


def _texts(pattern: re.Pattern[str]) -> Iterator[str]:
    """Yield what repeats a mark or a word, or up to five of them, of the pattern's own ones too."""
    rng = random.Random(pattern.pattern)
    own = list(dict.fromkeys(re.findall(r"[A-Za-z]{2,}", pattern.pattern))) or ["is"]
    drawn = [
        [rng.choice(rng.choice((own, COMMON))) for _ in range(rng.randint(1, 5))] for _ in range(30)
    ]
    mixed = [" ".join(words) + rng.choice((" ", ", ")) for words in drawn]
    for unit in (*REPEATED, *(f"{word} " for word in own[:20]), *mixed):
        text = (unit * LENGTH)[:LENGTH]
        yield text
        yield text + "!="


class EndlessError(Exception):
    pass


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise EndlessError


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer of the system here")
def test_each_pattern_comes_to_an_end() -> None:
    known = patterns()
    assert len(known) > 1500
    endless = []
    before = signal.signal(signal.SIGALRM, _stop)
    try:
        for pattern, where in known.items():
            for text in _texts(pattern):
                signal.setitimer(signal.ITIMER_REAL, SECONDS)
                try:
                    pattern.search(text)
                    pattern.fullmatch(text)
                except EndlessError:
                    endless.append(f"{where} on {text[:20]!r}…: {pattern.pattern[:60]}")
                    break
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not endless
