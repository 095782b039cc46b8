"""Messages as they go over a pipe: eight bytes of length, then a pickle."""

import pickle
import struct
from typing import Any

LENGTH = struct.Struct("!Q")


def frame(message: Any) -> bytes:
    """Return a message as it goes over the pipe."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body
