"""``affidavit policy``: the thresholds of a run."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer

from agent.cli.console import write_json, write_line
from agent.cli.failures import GROUNDED
from agent.cli.options import Json, PolicyOptions, with_options

app = typer.Typer(help="Show the policy: every threshold of a run.", rich_markup_mode=None)
WIDTH = 44


@app.callback()
def group() -> None:
    """Show the policy: every threshold of a run."""


@app.command()
@with_options(PolicyOptions)
def show(
    json: Json = False,
    origins: Annotated[
        bool, typer.Option("--origins", help="With --json: print where each value comes from.")
    ] = False,
    *,
    run: PolicyOptions,
) -> int:
    """Print the effective policy and where each value comes from.

    The text is YAML that --policy reads. Each of these overrules those before it: defaults,
    --preset, the file (--policy, $AFFIDAVIT_POLICY, or policy.yaml in $AFFIDAVIT_HOME), variables
    such as AFFIDAVIT_POLICY__GATES__MIN_COVERAGE, the context of a request, the command line.
    """
    policy, sources = run.effective_policy()
    values = policy.model_dump(mode="json")
    if json:
        write_json({"policy": values, "origins": sources} if origins else values)
    else:
        write_line("\n".join(_lines(values, sources)))
    return GROUNDED


def _lines(values: Mapping[str, Any], origins: Mapping[str, str], path: str = "") -> Iterator[str]:
    indent = "  " * path.count(".")
    for key, value in values.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{key}:"
            yield from _lines(value, origins, f"{path}{key}.")
        else:
            line = f"{indent}{key}: {_written(value)}"
            origin = origins.get(path + key, "")
            told = origin not in ("", "default")
            yield f"{line:{WIDTH}}  # {origin}" if told else line


def _written(value: Any) -> str:
    import yaml

    return (
        yaml.safe_dump(value, default_flow_style=True, width=10_000).removesuffix("...\n").strip()
    )
