"""The command line ``affidavit``."""


def main() -> None:
    """Run the command line and exit with its status; the target of the console script."""
    from agent.cli.app import run

    raise SystemExit(run())
