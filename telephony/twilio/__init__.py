"""Twilio: its webhooks, its media streams, and what its REST API can do to a call."""
