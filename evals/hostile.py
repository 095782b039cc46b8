"""Files damaged in many ways are indexed: `affidavit eval hostile`.

The run must end, every file must be read or named with a reason, and memory must stay bounded.
Vectors are a stand-in, since reading is what is tried.
"""

import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from evals.scale import WordHashes
from evals.speed import peak_mb

MOST = 400_000
"""Longer seeds are cut, so that ten thousand files fit on a disk."""

Damage = Callable[[bytes, random.Random], bytes]
Figures = dict[str, Any]


def run(folder: Path, count: int, seed: int = 1) -> Figures:
    """Damage ``count`` copies of the files in ``folder``, index them, and count what came of it."""
    from agent.corpus.corpus import Corpus

    with tempfile.TemporaryDirectory(prefix="affidavit-hostile-") as place:
        home = Path(place)
        office(home / "sound")
        write([*seeds(folder), *seeds(home / "sound")], home / "files", count, seed)
        corpus = Corpus(home, WordHashes())
        started = time.perf_counter()
        report = asyncio.run(corpus.index([home / "files"], workspace="hostile"))
        seconds = time.perf_counter() - started
        named = {f.source for f in report.failures}
        reasons = Counter(_kind(f.reason) for f in report.failures)
        return {
            "files": count,
            "read": report.added,
            "named": len(named),
            "lost": count - report.added - len(named),
            "without_reason": sum(not f.reason.strip() for f in report.failures),
            "chunks": report.chunks,
            "seconds": round(seconds, 1),
            "peak_mb": round(peak_mb()),
            "parser_peak_mb": round(_children_mb()),
            "reasons": dict(reasons.most_common()),
        }


def seeds(folder: Path) -> list[Path]:
    """Return the files that are damaged.

    Raises:
        ValueError: when there is none.
    """
    found = sorted(p for p in folder.rglob("*") if p.is_file() and p.stat().st_size)
    if not found:
        raise ValueError(f"{folder} holds no files to damage")
    return found


def office(folder: Path) -> None:
    """Write one sound file of each Office type."""
    import docx
    import openpyxl
    import pptx

    folder.mkdir()
    deck = pptx.Presentation()
    deck.slides.add_slide(deck.slide_layouts[1]).shapes.title.text = "Talk"
    deck.save(str(folder / "a.pptx"))
    text = docx.Document()
    text.add_heading("Rules", 1)
    text.add_paragraph("The rule holds.")
    text.save(str(folder / "a.docx"))
    book = openpyxl.Workbook()
    book.active.append(["Name", "Weight"])
    book.active.append(["Tent", 2])
    book.save(folder / "a.xlsx")


def write(found: Sequence[Path], folder: Path, count: int, seed: int) -> None:
    """Write ``count`` damaged copies of the files, some under the type of another."""
    chance = random.Random(seed)
    suffixes = sorted({p.suffix for p in found} | {".pdf", ".html", ".docx", ".csv"})
    for number in range(count):
        source = found[number % len(found)]
        damage = DAMAGE[chance.randrange(len(DAMAGE))]
        suffix = source.suffix if chance.random() < 0.7 else chance.choice(suffixes)
        place = folder / f"{number // 1000:03}"
        place.mkdir(parents=True, exist_ok=True)
        data = damage(source.read_bytes()[:MOST], chance)
        (place / f"{number:06}{suffix}").write_bytes(data)


def _cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _flipped(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randrange(1, 200)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _repeated(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randrange(len(data)) for _ in "ab")
    return data[:start] + data[start:end] * chance.randrange(5) + data[end:]


def _nested(data: bytes, chance: random.Random) -> bytes:
    deep = [b"<div>" * 3000, b"[" * 20_000, b"\x00" * 3000, b"> " * 5000, b"\n" + b"#" * 9000]
    return chance.choice(deep) + data


def _spliced(data: bytes, chance: random.Random) -> bytes:
    parts = [data[i : i + 64] for i in range(0, len(data), 64)]
    chance.shuffle(parts)
    return b"".join(parts)


def _long_line(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", b" ") * chance.randrange(1, 8)


def _noise(data: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(1, 5000))


def _marks(data: bytes, chance: random.Random) -> bytes:
    mark = chance.choice([b"\xff\xfe", b"\xef\xbb\xbf", b"\x00", b"\xe2\x80\xae", b"\xed\xa0\x80"])
    return mark + mark.join(data[i : i + 500] for i in range(0, len(data), 500))


DAMAGE: tuple[Damage, ...] = (
    _cut,
    _flipped,
    _repeated,
    _nested,
    _spliced,
    _long_line,
    _noise,
    _marks,
)


def _kind(reason: str) -> str:
    """Return a reason without what is particular to its file."""
    return reason.split(" (", maxsplit=1)[0].split(";", maxsplit=1)[0][:60]


def _children_mb() -> float:
    """Return the peak of the largest process that this one started and that ended, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (
        1e6 if os.uname().sysname == "Darwin" else 1e3
    )
