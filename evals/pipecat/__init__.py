"""Pipecat's own evaluations of this line: their YAML scenarios, their harness, our telephone in between."""
