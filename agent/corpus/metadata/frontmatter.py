"""Front matter: the YAML or TOML block that may open a Markdown file."""

import re
from collections.abc import Mapping
from typing import Any

_BLOCK = re.compile(
    r"\A\ufeff?(?P<mark>---|\+\+\+)[ \t]*\r?\n(?P<body>[\s\S]*?)"
    r"^(?:(?P=mark)|\.\.\.)[ \t]*(?:\r?\n|\Z)",
    re.M,
)
_FIELD = re.compile(r"^([A-Za-z_][\w -]*):[ \t]*(.*?)[ \t\r]*$", re.M)


def front_matter(text: str) -> tuple[Mapping[str, Any], int]:
    """Return the fields of the front matter and the offset at which the body begins.

    Without front matter that is ``({}, 0)``. Field names are lower case, with ``_`` for spaces
    and hyphens. A block that is no valid YAML is read line by line, ``name: value``.
    """
    match = _BLOCK.match(text)
    if not match:
        return {}, 0
    fields = _parse(match["body"], toml=match["mark"] == "+++")
    if not fields and match["body"].strip():
        return {}, 0
    return {re.sub(r"[\s-]+", "_", str(k).lower()): v for k, v in fields.items()}, match.end()


def _parse(body: str, *, toml: bool) -> Mapping[str, Any]:
    import tomllib

    import yaml

    try:
        data = tomllib.loads(body) if toml else yaml.safe_load(body)
    except (yaml.YAMLError, tomllib.TOMLDecodeError, ValueError, RecursionError):
        return dict(_FIELD.findall(body))
    return data if isinstance(data, dict) else {}
