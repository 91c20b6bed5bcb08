"""Benchmarks: the line beside a stock Pipecat bot with the same models, in one run."""
