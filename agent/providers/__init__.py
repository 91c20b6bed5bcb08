"""Language models behind one small Protocol. None is needed: without one the line reads its cards."""
