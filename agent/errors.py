"""Every error that Affidavit raises on purpose.

AffidavitError
├── InputError            what the caller gave cannot be used (exit status 2, HTTP 400)
│   ├── PolicyError       a policy value is out of range or unknown
│   └── RoleError         a role names an implementation that does not exist
├── NotFoundError         a named workspace, document or audit does not exist (exit 2, HTTP 404)
├── LoadError             one file cannot be read; indexing records it and goes on
├── CorpusBusyError       another process is writing to the index
├── ModelError            a local or remote model failed; becomes `unassessed`, never a verdict
└── IntegrityError        stored data contradicts itself (quote, span or hash does not match)
"""


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


class LoadError(AffidavitError):
    """One document cannot be read."""


class CorpusBusyError(AffidavitError):
    """Another process holds the index for writing."""


class ModelError(AffidavitError):
    """A model or a tool failed."""


class IntegrityError(AffidavitError):
    """Stored data contradicts itself."""
