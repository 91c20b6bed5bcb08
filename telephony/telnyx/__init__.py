"""Telnyx: a second way in, to keep the first one thin. Its wire is Pipecat's own serializer; the rest is the line's."""
