"""What a loader takes out of a file."""

import datetime

from agent.domain.base import Frozen
from agent.domain.text import Locator


class Extracted(Frozen):
    """The text of a file with the title and date of its metadata ('' and None: it has none).

    ``unread`` names what of the file could not be read, and why; '' where nothing is missing.
    """

    text: str
    title: str = ""
    date: datetime.date | None = None
    locators: tuple[Locator, ...] = ()
    unread: str = ""
