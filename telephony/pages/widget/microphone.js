// The caller's microphone, and how loud it is.

/** Why there is no microphone: `denied`, `missing` or `insecure`. */
export class NoMicrophone extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** The microphone's stream, cleaned of the line's own voice. */
export async function openMicrophone() {
  if (!navigator.mediaDevices?.getUserMedia) throw new NoMicrophone("insecure");
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
    });
  } catch (error) {
    const denied = error.name === "NotAllowedError" || error.name === "SecurityError";
    throw new NoMicrophone(denied ? "denied" : "missing");
  }
}

/** Measures streams; one audio context for all of them, made by a press of a button as browsers want it. */
export class Meter {
  constructor() {
    this.context = new AudioContext();
    this.buffer = new Float32Array(512);
  }

  /** A function that gives the loudness now, 0 to 1, on a scale like hearing's. */
  of(stream) {
    const analyser = this.context.createAnalyser();
    analyser.fftSize = 512;
    this.context.createMediaStreamSource(stream).connect(analyser);
    return () => {
      analyser.getFloatTimeDomainData(this.buffer);
      const power = this.buffer.reduce((sum, sample) => sum + sample * sample, 0) / this.buffer.length;
      const decibels = 10 * Math.log10(power + 1e-10);
      return Math.min(1, Math.max(0, (decibels + 55) / 45));
    };
  }

  close() {
    this.context.close();
  }
}
