"""``affidavit check``: check a draft against documents."""

from typing import Annotated

import typer

from agent.cli.options import Docs, RunOptions, Workspace, one_source, with_options


@with_options(RunOptions)
def check(
    draft: Annotated[str, typer.Argument(help="A text or Markdown file, or - for stdin.")],
    docs: Docs = None,
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

    one_source(docs, workspace)
    context, text = run.context(), read_draft(draft)

    from agent.models.local import local_models

    models = local_models()
    small = (models.student, models.embedder, models.matcher, models.entailment)
    load_ahead(context, *small, models.second)

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
