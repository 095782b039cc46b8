"""Entries: lines of *Key: value* in blocks with the same first key, each told with its first line.

*Model: Alto 300 / Weight: 3 kg* below *Model: Alto 200 / Weight: 4 kg* is a table set in lines:
*Weight: 3 kg* is that of the Alto 300.
"""

import re
from collections.abc import Iterator, Sequence

_LINE = re.compile(r"(?P<key>[A-Z][^:.;|?!]{0,40}): (?P<value>[^:;|?]{1,80})")
_FEWEST = 2  # lines of an entry, and entries with the same first key


def with_their_names(texts: Sequence[str]) -> list[str]:
    """Return sentences, each line of an entry with the first line of that: *Model: B; Weight: 3*.

    Lines are those of entries where their first key comes again, and every time with other lines.
    """
    found = list(texts)
    for run in _runs(texts):
        keys = [key for _, key in run]
        starts = [n for n, key in enumerate(keys) if key == keys[0]]
        sizes = [b - a for a, b in zip(starts, [*starts[1:], len(run)], strict=True)]
        if len(starts) < _FEWEST or min(sizes) < _FEWEST or not _alike(keys, starts):
            continue
        for start, size in zip(starts, sizes, strict=True):
            first = run[start][0]
            for at, _ in run[start + 1 : start + size]:
                found[at] = f"{texts[first].rstrip(' .')}; {texts[at]}"
    return found


def _runs(texts: Sequence[str]) -> Iterator[list[tuple[int, str]]]:
    """Yield the runs of lines with a key: the number of each and its key."""
    run: list[tuple[int, str]] = []
    for n, text in enumerate(texts):
        match = _LINE.fullmatch(text)
        if match is None:
            yield from [run] if run else []
            run = []
        else:
            run.append((n, match["key"].lower()))
    yield from [run] if run else []


def _alike(keys: Sequence[str], starts: Sequence[int]) -> bool:
    """Tell whether the entries have most of their keys in common."""
    entries = [
        frozenset(keys[a + 1 : b]) for a, b in zip(starts, [*starts[1:], len(keys)], strict=True)
    ]
    return all(2 * len(entry & entries[0]) >= len(entry) for entry in entries)
