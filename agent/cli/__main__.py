"""`python -m agent.cli`: the `atalaia` command."""

from agent.cli import main

main()
