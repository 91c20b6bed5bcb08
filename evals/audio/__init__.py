"""Recorded calls through the real pipeline: who calls, under which conditions, and what became of it."""
