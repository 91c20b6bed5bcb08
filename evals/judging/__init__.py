"""Scorers that ask a language model. They never gate safety, and without a key they are not run, never passed."""
