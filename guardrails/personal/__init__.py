"""How each kind of personal data is found; `guardrails.pii` is the way in."""
