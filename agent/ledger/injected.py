"""Risk flags for documents that address the model."""

from collections.abc import Iterable

from agent.domain.critique import Severity
from agent.domain.report import FlagType, RiskFlag
from agent.domain.text import Chunk, Injection, InjectionKind
from agent.domain.wording import short_source


def injection_flags(chunks: Iterable[Chunk]) -> tuple[RiskFlag, ...]:
    """Return one flag a document of which a chunk tries to instruct the model.

    What a page merely hides is left unread without a flag.
    """
    found: dict[str, tuple[Chunk, list[Injection]]] = {}
    for chunk in chunks:
        telling = [i for i in chunk.injections if i.kind is not InjectionKind.HIDDEN]
        if telling:
            found.setdefault(chunk.document_id, (chunk, []))[1].extend(telling)
    return tuple(_flag(chunk, listed) for chunk, listed in found.values())


def _flag(chunk: Chunk, found: list[Injection]) -> RiskFlag:
    more = f" and {len(found) - 1} more" if len(found) > 1 else ""
    return RiskFlag(
        type=FlagType.PROMPT_INJECTION,
        severity=Severity.HIGH,
        description=f"“{chunk.title}” ({short_source(chunk.source)}) addresses the model; "
        f"this was not read: “{found[0].excerpt}”{more}",
    )
