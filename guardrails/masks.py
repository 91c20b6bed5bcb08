"""Sets of word positions as integers: bit i is word i.

Every operation costs one pass over n/64 machine words, whatever the text, so that the work of the gate is
the number of its rules times the length of the text: linear by construction.
"""


def around(mask: int, width: int) -> int:
    """Every position at most `width` words from one in `mask`."""
    return after(mask, width) | before(mask, width)


def beside(mask: int, width: int) -> int:
    """Every position at most `width` words from another one in `mask`: one word cannot be two ideas at once."""
    return after(mask << 1, width - 1) | before(mask >> 1, width - 1)


def after(mask: int, width: int) -> int:
    """Every position in `mask` or up to `width` words after one."""
    done = 0
    while done < width:
        step = min(done + 1, width - done)
        mask |= mask << step
        done += step
    return mask


def before(mask: int, width: int) -> int:
    """Every position in `mask` or up to `width` words before one."""
    done = 0
    while done < width:
        step = min(done + 1, width - done)
        mask |= mask >> step
        done += step
    return mask


def within_sentence(mask: int, words: int, width: int) -> int:
    """Like `around`, but a step never leaves the run of set bits in `words` that it started in."""
    mask &= words
    forward = backward = mask
    for _ in range(width):
        forward |= (forward << 1) & words
        backward |= (backward >> 1) & words
    return forward | backward


def positions(mask: int) -> list[int]:
    """The positions in a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
