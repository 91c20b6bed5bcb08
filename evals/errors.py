"""What can go wrong in an evaluation."""


class EvalError(ValueError):
    """An evaluation that cannot be run as asked; the text says what to do."""
