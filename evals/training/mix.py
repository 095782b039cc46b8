"""The training mix: what one pass over the data holds.

Half of the authored files reword what is supported and copy what is contradicted. A model that
sees them alone learns that shared words mean contradiction. Every pass therefore holds supported
claims cut from the evidence itself, false claims next to their true twins, and all sets of
``train``, where the bias points the other way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from evals.training import data, premises, sentences, tables
from evals.training.data import CONTRADICT, NEUTRAL, PARTLY, SUPPORT, Example, Row
from evals.training.perturb import invent, perturb
from evals.training.rewrite import join, rewrite

CAPS = {"infotabs": 6500, "conjnli": 1500, "rte": 900, "med_monotonicity": 1100, "begin": 600}
REPEATS = {"vitaminc_sample": 3, "fever_symmetric": 2, "fm2": 2, "q2_wow": 2, "summedits": 1}
VERBATIM_SHARE = {
    "fever_dev": 0.25, "mnli_dev": 0.12, "fm2": 0.4, "infotabs": 0.08, "q2_wow": 0.3,
    "wice_weak_subclaims": 1.0, "diasumfact": 0.6, "summedits": 0.8, "rte": 0.4, "begin": 0.4,
}  # fmt: skip
TABLES = 2500
INVENTED = 0.2


def labelled(row: Row, premise: str, source: str) -> Example:
    """Return the pair of a row, with the words known to be wrong where the row tells."""
    target = data.TARGETS[row["label"]]
    wrong: tuple[int, int] | None = (0, 0) if target == SUPPORT else None
    spans = row["meta"].get("error_span") or []
    if target != SUPPORT and spans and isinstance(spans[0], str):
        start = row["claim"].find(spans[0])
        wrong = (start, start + len(spans[0])) if start >= 0 else None
    return Example(premise, row["claim"], target, source, wrong)


def falsified(
    claim: str, premise: str, passage: str, pool: Sequence[str], rng: Random
) -> list[Example]:
    """Return a false version of a supported claim on the same premise, if one can be made."""
    if rng.random() < INVENTED:
        change = invent(claim, " ".join(rng.choices(pool, k=3)), rng)
    else:
        change = perturb(claim, passage, rng)
    if change is None:
        return []
    return [Example(premise, change.text, change.target, "perturbed", change.span)]


def from_sentence(parts: Sequence[str], pool: Sequence[str], rng: Random) -> list[Example]:
    """Make a near-verbatim claim from a passage, with its false and its unfounded twin.

    Args:
        parts: Sentences of the passage.
        pool: Sentences for distractors.
        rng: Source of choice.
    """
    index = rng.randrange(len(parts))
    if not 4 <= len(parts[index].split()) <= 45 or parts[index].endswith("?"):
        return []
    claim = rewrite(parts[index], rng)
    passage = " ".join(parts)
    short = rng.random() < 0.7
    premise = premises.around(parts, index, rng) if short else passage
    premise = premises.dress(premise, pool, rng, padded=0.1)
    found = [Example(premise, claim, SUPPORT, "verbatim", (0, 0))]
    if rng.random() < 0.65:
        found += falsified(claim, premise, passage, pool, rng)
    if rng.random() < 0.3 and len(parts) > 2:
        rest = premises.without(parts, index, rng)
        if sentences.coverage(claim, rest) < 0.7:
            found.append(Example(premises.dress(rest, pool, rng), claim, NEUTRAL, "cut"))
    return found


def compound(claims: Sequence[Row], parts: Sequence[str], rng: Random) -> list[Example]:
    """Join two claims on one passage; the worse half decides."""
    passage = " ".join(parts)
    good = [row["claim"] for row in claims if row["label"] == "supported"]
    good += [rewrite(part, rng) for part in parts if 4 <= len(part.split()) <= 25]
    bad = [row for row in claims if row["label"] in ("not_found", "contradicted")]
    if len(good) < 2:
        return []
    first, second = rng.sample(good, 2)
    if rng.random() < 0.5 or not bad:
        return [Example(passage, join(first, second, rng), SUPPORT, "compound", (0, 0))]
    row = rng.choice(bad)
    halves = [first, row["claim"]]
    rng.shuffle(halves)
    target = PARTLY if row["label"] == "not_found" else CONTRADICT
    text = join(halves[0], halves[1], rng)
    start = text.lower().find(row["claim"][1:-1].lower())
    span = (start, start + len(row["claim"])) if start >= 0 else None
    return [Example(passage, text, target, "compound", span)]


def authored_block(rows: Sequence[Row], others: Sequence[Row], pool: Sequence[str],
                   rng: Random) -> list[Example]:  # fmt: skip
    """Return everything one authored passage gives.

    Args:
        rows: The claims of the passage.
        others: Claims of other passages of the same domain.
        pool: Sentences for distractors.
        rng: Source of choice.
    """
    evidence = rows[0]["evidence"]
    sources = rows[0]["meta"].get("sources") or [evidence]
    parts = [part for source in sources for part in sentences.split(source)]
    found: list[Example] = []
    for row in rows:
        premise = premises.dress(premises.shuffle_sources(sources, rng), pool, rng, padded=0.08)
        found.append(labelled(row, premise, "authored"))
        if row["label"] == "supported" and rng.random() < 0.4:
            found += falsified(row["claim"], premise, evidence, pool, rng)
    for _ in range(rng.choice((3, 4, 5))):
        found += from_sentence(parts, pool, rng)
    if rng.random() < 0.8:
        found += compound(rows, parts, rng)
    for row in rng.sample(list(others), rng.choice((0, 1, 2))):
        premise = premises.dress(evidence, pool, rng)
        found.append(Example(premise, row["claim"], NEUTRAL, "other passage"))
    return found


def from_authored(folder: Path, rng: Random) -> list[Example]:
    """Return the pairs of all authored files."""
    found: list[Example] = []
    for _, rows in data.read_folder(folder):
        blocks: dict[int, list[Row]] = {}
        for row in rows:
            blocks.setdefault(row["meta"]["block"], []).append(row)
        pool = [part for block in blocks.values() for part in sentences.split(block[0]["evidence"])]
        for number, block in blocks.items():
            others = [row for row in rng.sample(rows, 8) if row["meta"]["block"] != number]
            found += authored_block(block, others, pool, rng)
    return found


def from_set(name: str, rows: list[Row], rng: Random) -> list[Example]:
    """Return the pairs of one public set, capped or repeated, with generated ones added."""
    rows = rng.sample(rows, min(len(rows), CAPS.get(name, len(rows)))) * REPEATS.get(name, 1)
    pool = [part for row in rng.sample(rows, 100) for part in sentences.split(row["evidence"])]
    share = VERBATIM_SHARE.get(name, 0.0)
    padded = 0.06 if name in ("fever_dev", "fm2", "vitaminc_sample", "q2_wow") else 0.0
    found: list[Example] = []
    for row in rows:
        meta = row["meta"]
        title = meta.get("title") or (meta.get("doc_id") if name == "fm2" else None)
        evidence = premises.shorten(row["evidence"], row["claim"], rng)
        premise = (
            premises.dress(evidence, pool, rng, title, padded) if padded or title else evidence
        )
        found.append(labelled(row, premise, name))
        if rng.random() < share:
            found += from_sentence(sentences.split(row["evidence"]), pool, rng)
        if row["label"] == "supported" and rng.random() < share:
            found += falsified(row["claim"], premise, evidence, pool, rng)
        if rng.random() < share / 3:
            other = rng.choice(rows)
            if other["evidence"] != row["evidence"]:
                found.append(Example(premise, other["claim"], NEUTRAL, "other passage"))
    return found


def build(folder: Path, seed: int) -> list[Example]:
    """Return one shuffled pass.

    Args:
        folder: The data folder with ``train`` and ``authored``.
        seed: Another seed gives other generated claims, distractors and headings.
    """
    rng = Random(seed)
    found = from_authored(folder / "authored", rng)
    for name, rows in data.read_folder(folder / "train"):
        found += from_set(name, rows, rng)
    found += tables.examples(TABLES, rng)
    rng.shuffle(found)
    return found


def counts(examples: Sequence[Example]) -> Counter[str]:
    """Return the number of pairs by source."""
    return Counter(example.source for example in examples)
