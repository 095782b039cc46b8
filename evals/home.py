"""A home for one evaluation: what it indexes and records is its own, and goes with it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

HOME = "AFFIDAVIT_HOME"


@contextmanager
def own_home() -> Iterator[None]:
    """Work in a home that goes afterwards: no other index is searched, no record is left."""
    before = os.environ.get(HOME)
    with tempfile.TemporaryDirectory(prefix="affidavit-eval-") as home:
        os.environ[HOME] = home
        try:
            yield
        finally:
            os.environ.pop(HOME)
            if before is not None:
                os.environ[HOME] = before
