"""The compiled graphs: wiring only."""
