"""Scripted callers who talk over the line, hesitate, whisper and cough, and what is seen on the wire when they do."""
