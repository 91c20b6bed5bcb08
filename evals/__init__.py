"""Goldens, scenarios, scorers, replay, conditions, reports and benchmarks."""
