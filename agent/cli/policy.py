"""``affidavit policy``: the thresholds of a run."""

import typer

from agent.cli.console import write_json, write_line
from agent.cli.failures import GROUNDED
from agent.cli.options import Json, PolicyOptions, with_options

app = typer.Typer(help="Show the policy: every threshold of a run.", rich_markup_mode=None)


@app.callback()
def group() -> None:
    """Show the policy: every threshold of a run."""


@app.command()
@with_options(PolicyOptions)
def show(json: Json = False, *, run: PolicyOptions) -> int:
    """Print the effective policy as YAML that --policy reads, or as JSON."""
    import yaml

    values = run.policy_values()
    if json:
        write_json(values)
    else:
        write_line(yaml.safe_dump(values, sort_keys=False, allow_unicode=False).rstrip())
    return GROUNDED
