"""A prompt as it is sent: instructions, input, and the version of the file it came from."""

from agent.domain.base import Frozen


class Prompt(Frozen):
    """``system`` instructs, ``user`` holds the input; ``version`` is the hash of the file."""

    name: str
    version: str
    system: str
    user: str
