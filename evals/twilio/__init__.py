"""Twilio as a stand-in: its REST resources, and a network that carries calls and obeys TwiML. For tests and evaluations."""
