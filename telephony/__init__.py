"""How a call gets in and out: pipeline, Twilio, WebRTC, web app, and the dialler that plays a caller."""

import voices as voices  # before any part of Pipecat imports the ONNX runtime: see `voices.QUIET`
