"""Python's own hook at start: the processes that tests start are those of the default install.

It has no torch. Where the extra `hf` put one, spaCy would import it, a third of a short command's
time, and nothing that is tested from outside uses it.
"""

import sys

sys.modules["torch"] = None  # type: ignore[assignment]
