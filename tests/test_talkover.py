"""Whether a script that somebody talks over was heard in one piece; `atalaia telephone talk-over` makes the calls."""

from evals.twilio.talkover import TalkOver, longest_piece, table


def test_a_script_with_a_hole_is_not_whole() -> None:
    script = bytes(range(200)) * 3
    assert longest_piece(script, b"\xff" * 50 + script + b"\xff") == len(script)
    assert longest_piece(script, script[:300] + b"\xff" + script[300:]) == 300
    assert longest_piece(script, b"\xff" * 100) == 0
    broken = TalkOver("en-US", 600, 300, 0, True, 2)
    assert not broken.held
    assert "| 300 |" in table([broken])
