"""The rows of a full text that count, whichever database holds it."""

import sqlite3
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Listed:
    """The rows of a full text that count: ``numbers`` in rising order, and the chunk of each."""

    db: sqlite3.Connection
    numbers: Ints
    ids: npt.NDArray[np.bytes_]
