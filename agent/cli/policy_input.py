"""The policy of a run from a YAML file, ``--set`` and ``--max-revisions``, in this order."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from agent.domain.policy import Policy, parse_policy
from agent.errors import InputError, PolicyError


def effective_policy(
    file: Path | None = None, settings: Sequence[str] = (), max_revisions: int | None = None
) -> Policy:
    """Return the default policy, changed by ``file``, then ``settings``, then ``max_revisions``.

    Raises:
        InputError: when the file cannot be read, or a setting is not KEY=VALUE.
        PolicyError: when a key is unknown or a value is not allowed.
    """
    values = Policy().model_dump(mode="json")
    if file is not None:
        values = merged(values, read_policy(file))
    for path, value in map(parse_setting, settings):
        check_path(values, path)
        values = merged(values, nested(path, value))
    if max_revisions is not None:
        values["max_revisions"] = max_revisions
    return parse_policy(values)


def read_policy(file: Path) -> dict[str, Any]:
    """Return the mapping in the YAML ``file``; an empty file is an empty mapping."""
    try:
        value = _yaml(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise InputError(f"the policy file {file} does not exist") from error
    except OSError as error:
        raise InputError(
            f"the policy file {file} cannot be read: {error.strerror or error}"
        ) from error
    except ValueError as error:
        raise InputError(f"the policy file {file} is not valid YAML: {error}") from error
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InputError(f"the policy file {file} must hold KEY: VALUE lines")
    return {str(key): inner for key, inner in value.items()}


def parse_setting(setting: str) -> tuple[tuple[str, ...], Any]:
    """Return path and value of ``a.b=VALUE``; the value is read as YAML (numbers, true, text)."""
    key, equals, text = setting.partition("=")
    path = tuple(part.strip() for part in key.split("."))
    if not equals or not all(path):
        raise InputError(
            f"--set {setting!r} is not KEY=VALUE: write for instance --set gates.min_coverage=0.9"
        )
    try:
        return path, _yaml(text)
    except ValueError as error:
        raise InputError(f"the value of --set {setting!r} is not valid: {error}") from error


def check_path(values: Mapping[str, Any], path: Sequence[str]) -> None:
    """Raise PolicyError, with the nearest names, when ``path`` names no policy value."""
    known = set(_paths(values))
    name = ".".join(path)
    if name in known or name.startswith("risk.impact."):
        return
    near = difflib.get_close_matches(name, known, n=3)
    near += [k for k in sorted(known) if k.endswith(f".{name}") and k not in near]
    hint = f"did you mean {' or '.join(near)}?" if near else "`affidavit policy show` lists all"
    raise PolicyError(f"there is no policy value {name!r}: {hint}")


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``base`` with the values of ``over``; mappings in both are merged."""
    result = dict(base)
    for key, value in over.items():
        old = result.get(key)
        both = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[key] = merged(old, value) if both else value  # type: ignore[arg-type]
    return result


def nested(path: Sequence[str], value: Any) -> dict[str, Any]:
    """Return ``{path[0]: {path[1]: … value}}``."""
    for key in reversed(path):
        value = {key: value}
    return dict(value)


def _paths(values: Mapping[str, Any], prefix: str = "") -> Iterable[str]:
    for key, value in values.items():
        yield prefix + key
        if isinstance(value, Mapping):
            yield from _paths(value, f"{prefix}{key}.")


def _yaml(text: str) -> Any:
    import yaml

    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise ValueError(" ".join(str(error).split())) from error
