"""What lies between a caller's mouth and the line: codecs, networks, rooms, noise, other talkers.

Each condition is a function `(samples, value, chance)`: int16 mono at 8 kHz, how strong (None for its usual strength;
the docstring says in what unit), and where its randomness comes from. It gives int16 mono at 8 kHz, of another length
only if it changes the tempo. They are registered under the entry points `atalaia.conditions`; `atalaia replay
--condition babble=10 --condition loss=5` applies them in that order.
"""
