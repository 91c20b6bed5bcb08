"""How a call gets in and out: pipeline, Twilio, WebRTC, web app, and the dialler that plays a caller."""
