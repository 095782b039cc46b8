"""What a user may choose of a batch; imported by the command line, so it imports nothing."""

from enum import StrEnum

PART_ROWS = 64
"""Rows that are stored together: the most that a kill can cost, for each worker."""


class Engine(StrEnum):
    """Where a batch is worked on."""

    LOCAL = "local"
    RAY = "ray"
