"""What happens to a call when one of its parts does not work: each part, in each way, in each state of the call."""
