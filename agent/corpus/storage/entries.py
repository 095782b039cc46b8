"""What a catalogue knows of a document without its text, and where a workspace stands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue knows of an indexed document without its text.

    ``size`` and ``modified`` (nanoseconds, 0: not to be trusted) are those of the file;
    ``recipe`` names the chunking rules and the embedder that were used; ``origin`` the database
    or loader that the document came from ('' for a file or a text that was sent).
    """

    document_id: str
    source: str
    content_hash: str
    recipe: str
    size: int
    modified: int
    origin: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """Where a workspace stands.

    ``vectors`` names the published vector folder ('' for none); it was made at generation
    ``covered`` and holds ``size`` vectors.
    """

    generation: int
    vectors: str
    covered: int
    size: int
