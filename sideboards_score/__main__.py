"""Run the program with ``python -m sideboards_score``."""

from sideboards_score.cli.app import main

main()
