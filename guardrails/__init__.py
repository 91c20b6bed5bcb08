"""What the line will and will not say, and what it must never miss.

Pure functions and data: no audio, no web, no model of its own. The posture is written for a reviewer in
`POSTURE.md`; a test keeps that file, this text and the README in step.

What the line is not:

- It does not diagnose: it never says what someone has.
- It does not prescribe: it never picks a medicine for someone.
- It does not change doses: it never says to take more, less, or none.
- It does not interpret tests or images.
- It does not act towards clinicians: it books, sends and renews nothing.
- It does not replace emergency services, a doctor, a nurse or a pharmacist.
- It does not rate truth: it shows evidence and its source, never a score.
- All data is synthetic: the cards are written for this project and marked so.
"""
