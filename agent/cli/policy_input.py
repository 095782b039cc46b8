"""The policy of a run as the command line lays it over that of the process."""

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from agent.domain.policy import Policy
from agent.domain.presets import leaves, merged
from agent.errors import InputError, PolicyError
from agent.policies import Layer, nested, parsed, process_layers, resolve

FREE = ("risk.impact.", "risk.words.")


def effective_policy(
    file: Path | None = None,
    settings: Sequence[str] = (),
    *,
    max_revisions: int | None = None,
    preset: str | None = None,
) -> tuple[Policy, dict[str, str]]:
    """Return the policy and the origin of each value: file, environment, then command line.

    Raises:
        InputError: when the file cannot be read, or a setting is not KEY=VALUE.
        PolicyError: when a key is unknown or a value is not allowed.
    """
    values: dict[str, Any] = {}
    for path, value in map(parse_setting, settings):
        check_path(Policy().model_dump(mode="json"), path)
        values = merged(values, nested(path, value))
    if max_revisions is not None:
        values["max_revisions"] = max_revisions
    if preset is not None:
        values["preset"] = preset
    return resolve([*process_layers(file), Layer("command line", values)])


def parse_setting(
    setting: str, option: str = "--set", example: str = "gates.min_coverage=0.9"
) -> tuple[tuple[str, ...], Any]:
    """Return path and value of ``a.b=VALUE``; the value is read as YAML (numbers, true, text).

    ``option`` and ``example`` are those that an error names.
    """
    key, equals, text = setting.partition("=")
    path = tuple(part.strip() for part in key.split("."))
    if not equals or not all(path):
        raise InputError(
            f"{option} {setting!r} is not KEY=VALUE: write for instance {option} {example}"
        )
    return path, parsed(text, f"the value of {option} {setting!r}")


def check_path(values: Mapping[str, Any], path: Sequence[str]) -> None:
    """Raise PolicyError, with the nearest names, when ``path`` names no policy value."""
    known = {*leaves(values), *(key for key, value in values.items() if value)}
    known |= {f"risk.{name}" for name in values.get("risk", {})}
    name = ".".join(path)
    if name in known or name.startswith(FREE):
        return
    near = difflib.get_close_matches(name, known, n=3)
    near += [k for k in sorted(known) if k.endswith(f".{name}") and k not in near]
    hint = f"did you mean {' or '.join(near)}?" if near else "`affidavit policy show` lists all"
    raise PolicyError(f"there is no policy value {name!r}: {hint}")
