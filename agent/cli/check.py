"""``affidavit check``: check a draft against documents."""

from pathlib import Path
from typing import Annotated

import typer

from agent.cli.options import RunOptions, Workspace, with_options


@with_options(RunOptions)
def check(
    draft: Annotated[str, typer.Argument(help="A text or Markdown file, or - for stdin.")],
    docs: Annotated[
        list[Path] | None,
        typer.Option(
            "--docs",
            metavar="PATH",
            help="A file or folder to check against, not indexed; may be repeated.",
        ),
    ] = None,
    workspace: Workspace = None,
    question: Annotated[
        str | None, typer.Option("--question", "-q", help="The question that the draft answers.")
    ] = None,
    *,
    run: RunOptions,
) -> int:
    """Check every claim of DRAFT against documents: --docs PATH, or an indexed --workspace."""
    from agent.cli.ahead import load_ahead
    from agent.cli.draft import read_draft
    from agent.cli.outcome import conclude

    _check_target(docs, workspace)
    context, text = run.context(), read_draft(draft)

    from agent.models.local import local_models

    models = local_models()
    load_ahead(context, models.student, models.embedder, models.entailment, models.second)

    from agent.api import check as check_draft

    # Python throughout, this would only have slowed down the imports.
    load_ahead(context, models.parser)
    return conclude(
        lambda listener: check_draft(
            text,
            documents=docs or None,
            workspace=workspace,
            question=question,
            context=context,
            on_event=listener,
        ),
        run,
    )


def _check_target(docs: list[Path] | None, workspace: str | None) -> None:
    """Raise InputError when it is not clear what to check against."""
    from agent.errors import InputError

    if docs and workspace is not None:
        raise InputError("give either --docs or --workspace, not both")
    missing = [str(path) for path in docs or () if not path.exists()]
    if missing:
        raise InputError(f"--docs names what does not exist: {', '.join(missing)}")
