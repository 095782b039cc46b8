"""Every error that Affidavit raises on purpose.

AffidavitError
├── InputError            what the caller gave cannot be used (exit status 2, HTTP 400)
│   ├── PolicyError       a policy value is out of range or unknown
│   └── RoleError         a role names an implementation that does not exist
├── NotFoundError         a named workspace, document or audit does not exist (exit 2, HTTP 404)
├── AccessError           the caller's key does not allow it (HTTP 403)
├── LoadError             one file cannot be read; indexing records it and goes on
├── CorpusBusyError       another process is writing to the index
├── StorageError          the disk or database that holds the state cannot be used
├── ReviewRequired        the policy holds the answer until a person decides (exit 3, HTTP 202)
├── ModelError            a local or remote model failed; becomes `unassessed`, never a verdict
│   ├── MisalignedError   a model names what is not in the text it was given
│   ├── CutError          a reply was cut at its token limit
│   └── BudgetError       a call was not made, because it could exceed the run's budget
├── PromptError           a prompt file is missing, or its variables do not match
└── IntegrityError        stored data contradicts itself (quote, span or hash does not match)
    └── RecordedError     an audit record of that id exists already
"""

from typing import Any


class AffidavitError(RuntimeError):
    """Root of the tree: the message names what is wrong and how to mend it.

    A LangGraph server hides the message of an exception that is no built-in one's kind, and our
    messages are written to be read; hence RuntimeError.
    """


class InputError(AffidavitError):
    """The caller's input cannot be used."""


class PolicyError(InputError):
    """A policy value is unknown or out of its range."""


class RoleError(InputError):
    """A role (writer, skeptic, extractor, judge) names no implementation."""


class NotFoundError(AffidavitError):
    """A workspace, document, chunk or audit record of that name does not exist."""


class AccessError(AffidavitError):
    """The caller may not do this, or not there."""


class LoadError(AffidavitError):
    """One document cannot be read."""


class CorpusBusyError(AffidavitError):
    """Another process holds the index for writing."""


class StorageError(AffidavitError):
    """The disk or the database that holds the state cannot be used; the input is not to blame."""


class ReviewRequired(AffidavitError):  # noqa: N818 - it is no failure
    """The run waits for a person: decide with ``agent.api.review(error.thread_id, …)``.

    ``thread_id`` names the paused run; ``request`` is the ``ReviewRequest`` with the held report.
    """

    def __init__(self, thread_id: str, request: Any) -> None:
        super().__init__(
            f"the answer is held for review ({request.reason}); decide on thread {thread_id}"
        )
        self.thread_id = thread_id
        self.request = request


class ModelError(AffidavitError):
    """A model or a tool failed."""


class MisalignedError(ModelError):
    """A model names what the text it was given does not contain."""


class CutError(ModelError):
    """A chat model's reply was cut at its token limit; ``text`` is what came of it."""

    def __init__(self, text: str) -> None:
        super().__init__("the reply was cut at its token limit; raise chat.max_output_tokens")
        self.text = text


class BudgetError(ModelError):
    """A call to a chat model was not made: its worst case does not fit the run's budget."""


class PromptError(AffidavitError):
    """A prompt file is missing, or does not name exactly the variables it is given."""


class IntegrityError(AffidavitError):
    """Stored data contradicts itself."""


class RecordedError(IntegrityError):
    """There is an audit record of that id already; records are never replaced."""
