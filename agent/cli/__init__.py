"""The command line ``affidavit``."""


def main() -> None:
    """Run the command line and exit with its status; the target of the console script."""
    from agent.cli.interrupts import leave_at_once

    leave_at_once()  # before the imports that take a while
    from agent.cli.app import run

    raise SystemExit(run())
