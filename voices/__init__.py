"""Hearing and speaking: streaming Whisper, Piper, the model catalogue and the rendered prompts."""
