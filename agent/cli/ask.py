"""``affidavit ask``: answer a question from documents."""

from typing import Annotated

import typer

from agent.cli.options import Docs, RunOptions, Workspace, one_source, with_options


@with_options(RunOptions)
def ask(
    question: Annotated[str, typer.Argument(help="The question, in quotes.")],
    docs: Docs = None,
    workspace: Workspace = None,
    *,
    run: RunOptions,
) -> int:
    """Answer QUESTION from --docs PATH or an indexed --workspace, with every claim checked."""
    from agent.cli.ahead import load_ahead
    from agent.cli.outcome import conclude
    from agent.errors import InputError

    if not question.strip():
        raise InputError("the question is empty: give it in quotes")
    one_source(docs, workspace)
    context = run.context()

    from agent.models.local import local_models

    models = local_models()
    own = () if "writer" in context else (models.answers,)  # of the writer that is no chat model
    load_ahead(context, models.embedder, models.matcher, models.entailment, *own)

    from agent.api import answer

    return conclude(
        lambda listener: answer(
            question,
            documents=docs or None,
            workspace=workspace,
            context=context,
            on_event=listener,
        ),
        run,
    )
