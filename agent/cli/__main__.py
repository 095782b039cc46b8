"""``python -m agent.cli``: the command line where the console script is not on the path."""

from agent.cli import main

main()
