"""Ctrl-C: the process ends at once."""

import os
import signal
import sys
from types import FrameType

INTERRUPTED = 130
SHOW_CURSOR = "\x1b[?25h"


def leave_at_once() -> None:
    """Make Ctrl-C end this process immediately, with one line and status 130.

    The usual exception would first wait for inference that runs in threads, for many seconds on
    a long draft. Nothing is lost: index and audit log are written in transactions, and a report
    is printed only when it is complete.
    """
    signal.signal(signal.SIGINT, _leave)


def _leave(_: int, __: FrameType | None) -> None:
    # A progress line on the terminal has hidden the cursor.
    start = f"{SHOW_CURSOR}\r\n" if sys.stderr.isatty() else ""
    os.write(2, f"{start}affidavit: interrupted\n".encode("ascii"))
    os._exit(INTERRUPTED)
