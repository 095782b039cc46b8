"""Documents and queries of any number, whose words are distributed as those of a language are."""

import json
import os
import time
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

SECTIONS = 20
"""Sections of a document; each becomes one chunk."""
WORDS = 90
"""Words of a section: chunks of a real handbook have 132 tokens on average, these about as many."""
SENTENCE = 15
CONTENT = 0.55
"""Share of words that are no function words; these are drawn by the law of Zipf and Mandelbrot."""
VOCABULARY = 120_000
FLATTENED = 20.0
"""Mandelbrot's constant: the most frequent content word is then in a fifth of all sections."""
ASKED = 6
"""Content words of a query."""

_FUNCTION = (
    "the of and to a in is that for it was on as with by at from be are this or an which not but "
    "have has they will all"
).split()
_WEIGHTS = Path(__file__).parents[1] / "agent/models/weights/embedder-minilm-l6"


def write_documents(folder: Path, chunks: int) -> None:
    """Write Markdown files that make ``chunks`` chunks, a thousand files a folder."""
    past = time.time() - 60  # a time that may be trusted at once
    for number in range(-(-chunks // SECTIONS)):
        place = folder / f"{number // 1000:03}"
        place.mkdir(parents=True, exist_ok=True)
        count = min(SECTIONS, chunks - number * SECTIONS)
        path = place / f"{number:06}.md"
        path.write_text(_document(number, count), "utf-8")
        os.utime(path, (past, past))


def queries(count: int) -> list[str]:
    """Return questions of distinct content words, as frequent in them as in the documents."""
    chance = np.random.default_rng(7)
    words, shares = _vocabulary()
    drawn = np.searchsorted(shares, chance.random((count, 3 * ASKED))) + len(_FUNCTION)
    return [" ".join([words[i] for i in dict.fromkeys(row)][:ASKED]) for row in drawn.tolist()]


def _document(number: int, sections: int) -> str:
    chance = np.random.default_rng(number)
    words, shares = _vocabulary()
    shape = (sections, WORDS)
    content = np.searchsorted(shares, chance.random(shape)) + len(_FUNCTION)
    function = chance.integers(0, len(_FUNCTION), shape)
    drawn = np.where(chance.random(shape) < CONTENT, content, function).tolist()
    parts = (f"## Part {number}.{k}\n\n{_prose(words, row)}" for k, row in enumerate(drawn))
    return f"# Report {number}\n\n" + "\n\n".join(parts) + "\n"


def _prose(words: list[str], drawn: list[int]) -> str:
    lines = (drawn[i : i + SENTENCE] for i in range(0, WORDS, SENTENCE))
    return " ".join(" ".join([words[i] for i in line]).capitalize() + "." for line in lines)


@cache
def _vocabulary() -> tuple[list[str], npt.NDArray[np.float64]]:
    """Return function words, then content words by frequency, and the share up to each of these."""
    pieces = json.loads((_WEIGHTS / "tokenizer.json").read_text("utf-8"))["model"]["vocab"]
    whole = sorted(p for p in pieces if p.isascii() and p.isalpha() and len(p) > 3)
    chance = np.random.default_rng(1)
    words = [whole[i] for i in chance.permutation(len(whole)) if whole[i] not in _FUNCTION]
    made = (
        a + b for a, b in zip(chance.choice(words, VOCABULARY), reversed(words * 9), strict=False)
    )
    words = list(dict.fromkeys([*words, *made]))[:VOCABULARY]
    weights = 1.0 / (np.arange(len(words)) + 1.0 + FLATTENED)
    return [*_FUNCTION, *words], np.cumsum(weights) / weights.sum()
