"""What leaves the process about its calls: spans, metrics and logs, all of them views of the call's events."""
