"""The policy of a run, laid together: preset, file, environment, context, command line.

Each layer overrules those before it; a layer may hold part of a policy only, and may name the
``preset`` that all start from.
"""

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from agent.domain.policy import Policy, parse_policy
from agent.domain.presets import PRESETS, leaves, merged
from agent.errors import InputError, PolicyError
from agent.settings import settings

PREFIX = "AFFIDAVIT_POLICY__"
FILE = "AFFIDAVIT_POLICY"
DEFAULT_FILE = "policy.yaml"
MAX_NODES = 10_000  # of a policy in YAML


class Layer(NamedTuple):
    """Some values of a policy, and where they come from."""

    origin: str
    values: Mapping[str, Any]


def resolve(layers: Sequence[Layer]) -> tuple[Policy, dict[str, str]]:
    """Return the policy that ``layers`` come to, and the origin of each value by dotted path.

    Raises:
        PolicyError: naming the layer and the value that is not allowed.
    """
    named = [layer.values["preset"] for layer in layers if layer.values.get("preset")]
    preset = named[-1] if named else "balanced"
    if preset not in PRESETS:
        raise PolicyError(f"there is no preset {preset!r}; choose one of: {', '.join(PRESETS)}")
    values = Policy().model_dump(mode="json")
    origins = dict.fromkeys(leaves(values), "default")
    for origin, given in (Layer(f"preset {preset}", PRESETS[preset]), *layers):
        own = {key: value for key, value in given.items() if key != "preset"}
        values = merged(values, own)
        _checked(origin, values)
        origins |= dict.fromkeys(leaves(own), origin)
    origins["preset"] = next((la.origin for la in reversed(layers) if la.values.get("preset")), "")
    return parse_policy({**values, "preset": preset}), origins


def _checked(origin: str, values: Mapping[str, Any]) -> None:
    try:
        parse_policy(values)
    except PolicyError as error:
        raise PolicyError(f"{error} [from: {origin}]") from error


def process_layers(file: Path | None = None) -> list[Layer]:
    """Return the layers of this process: the policy file, then the environment.

    Args:
        file: a file named on the command line, which stands in for the process's own.
    """
    chosen = file or _own_file()
    found = [Layer(f"file {chosen}", read_policy(chosen))] if chosen else []
    from_environment = environment(os.environ)
    if from_environment:
        found.append(Layer("environment", from_environment))
    return found


def _own_file() -> Path | None:
    """Return the file that AFFIDAVIT_POLICY names, else policy.yaml in the home folder if any."""
    if os.environ.get(FILE):
        return Path(os.environ[FILE])
    default = settings().home / DEFAULT_FILE
    return default if default.is_file() else None


def environment(variables: Mapping[str, str]) -> dict[str, Any]:
    """Return the values of variables such as ``AFFIDAVIT_POLICY__GATES__MIN_COVERAGE=0.9``.

    Raises:
        InputError: when a value is not valid YAML.
        PolicyError: for a variable that begins like these and would not be read.
    """
    values: dict[str, Any] = {}
    for name in sorted(variables):
        if name.startswith(f"{FILE}_") and not name.startswith(PREFIX):
            raise PolicyError(
                f"the variable {name} names no policy value: two underscores part the names, as in "
                f"{PREFIX}GATES__MIN_COVERAGE=0.9"
            )
        if name.startswith(PREFIX):
            path = name.removeprefix(PREFIX).lower().split("__")
            values = merged(values, nested(path, parsed(variables[name], name)))
    return values


def read_policy(file: Path) -> dict[str, Any]:
    """Return the mapping in the YAML ``file``; an empty file is an empty mapping.

    Raises:
        InputError: when the file cannot be read, is no YAML, or holds no mapping.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise InputError(f"the policy file {file} does not exist") from error
    except UnicodeDecodeError as error:
        raise InputError(f"the policy file {file} is not UTF-8 text: save it as UTF-8") from error
    except OSError as error:
        told = error.strerror or error
        raise InputError(f"the policy file {file} cannot be read: {told}") from error
    value = parsed(text, f"the policy file {file}")
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InputError(f"the policy file {file} must hold KEY: VALUE lines")
    return {str(key): inner for key, inner in value.items()}


def nested(path: Sequence[str], value: Any) -> dict[str, Any]:
    """Return ``{path[0]: {path[1]: … value}}``."""
    for key in reversed(path):
        value = {key: value}
    return dict(value)


def parsed(text: str, name: str) -> Any:
    """Return ``text`` read as YAML; ``name`` is what errors call it.

    Raises:
        InputError: when it is none, a key stands twice, or aliases make it endless.
    """
    try:
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        _demand_plain(node)
        return None if node is None else loader.construct_document(node)
    except RecursionError as error:
        raise InputError(f"{name} is not valid YAML: it is nested too deeply") from error
    except (yaml.YAMLError, ValueError) as error:
        raise InputError(f"{name} is not valid YAML: {' '.join(str(error).split())}") from error


def _demand_plain(node: yaml.Node | None) -> None:
    """Raise a YAMLError for keys that stand twice, and for more nodes than anybody writes."""
    waiting, seen = [node], 0
    while waiting and seen < MAX_NODES:
        found, seen = waiting.pop(), seen + 1
        if isinstance(found, yaml.MappingNode):
            keys = [key.value for key, _ in found.value if isinstance(key, yaml.ScalarNode)]
            doubled = [key for key, count in Counter(keys).items() if count > 1]
            if doubled:
                raise yaml.YAMLError(f"the key {doubled[0]!r} stands twice")
            waiting += [inner for pair in found.value for inner in pair]
        elif isinstance(found, yaml.SequenceNode):
            waiting += found.value
    if waiting:
        raise yaml.YAMLError(f"it has more than {MAX_NODES} values, aliases included")


@lru_cache(maxsize=32)
def _process_policy(home: Path, variables: tuple[tuple[str, str], ...]) -> tuple[Layer, ...]:
    return tuple(process_layers())


@lru_cache(maxsize=32)
def _changed(home: Path, variables: tuple[tuple[str, str], ...], given: str) -> Policy:
    """Return the policy of a process changed by ``given``, a JSON object."""
    layers = _process_policy(home, variables)
    return resolve([*layers, Layer("context", json.loads(given))])[0]


def with_process_policy(given: Mapping[str, Any]) -> Policy:
    """Return the policy of this process changed by ``given``, the values of a context as JSON.

    The process's file is read once; its variables are read anew each time. The same policy is laid
    together once: every call asks for it, most of them for that of the process alone.
    """
    own = tuple((k, v) for k, v in sorted(os.environ.items()) if k.startswith(FILE))
    return _changed(settings().home, own, json.dumps(given))
