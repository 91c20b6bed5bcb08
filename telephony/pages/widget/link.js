// The connection to the line: WebRTC audio both ways, a data channel beside it, and what to do when it is lost.

const PING = 1000;
const AWAY = 2000; // how long "disconnected" may last before a new connection is tried
const RETRY = 2000;
const CONNECT = 20000;

/** Why a call could not be made: `busy`, `limited`, `failed`. */
export class NoCall extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

async function post(path, body, method = "POST") {
  let reply;
  try {
    reply = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new NoCall("failed");
  }
  if (reply.status === 503) throw new NoCall("busy");
  if (reply.status === 429) throw new NoCall("limited");
  if (reply.status === 404) throw new NoCall("gone");
  if (!reply.ok) throw new NoCall("failed");
  return reply.json();
}

/**
 * One call. Tells its story to `tell`: `{type: "connected" | "lost" | "back" | "closed" | "message", …}`.
 * `closed` comes last, with a reason.
 */
export class Link {
  constructor(microphone, audio, tell) {
    this.microphone = microphone;
    this.audio = audio;
    this.tell = tell;
    this.seen = 0;
    this.closed = false;
    this.lostAt = null;
    this.servers = [];
    this.onOnline = () => this.lostAt !== null && this.reconnect();
    window.addEventListener("online", this.onOnline);
    this.onLeave = () => this.leave();
    window.addEventListener("pagehide", this.onLeave);
  }

  /** Ask for a call and connect it. */
  async call(locale, country) {
    const session = await post("/api/session", {});
    this.servers = session.ice_servers;
    this.patience = session.reconnect_seconds * 1000;
    await this.connect({ token: session.token, locale, country });
    this.tell({ type: "connected" });
  }

  /** A new peer connection, offered, answered and open. */
  async connect(who) {
    const peer = new RTCPeerConnection({ iceServers: this.servers, bundlePolicy: "max-bundle" });
    this.drop();
    this.peer = peer;
    const channel = (this.channel = peer.createDataChannel("line", { ordered: true }));
    const opened = new Promise((resolve, reject) => {
      channel.onopen = resolve;
      peer.onconnectionstatechange = () => {
        if (peer.connectionState === "failed") reject(new NoCall("failed"));
        this.watch(peer);
      };
      setTimeout(() => reject(new NoCall("failed")), CONNECT);
    });
    opened.catch(() => {});
    channel.onmessage = (event) => this.receive(event.data);
    channel.onclose = () => this.peer === peer && this.lose();
    peer.ontrack = (event) => {
      this.audio.srcObject = new MediaStream([event.track]);
      this.receiver = event.receiver;
      this.onaudio?.(this.audio.srcObject);
      this.audio.play().catch(() => this.tell({ type: "silent" }));
    };
    for (const track of this.microphone.getTracks()) peer.addTrack(track, this.microphone);

    const early = [];
    let id = null;
    peer.onicecandidate = (event) => {
      const candidate = event.candidate?.toJSON() ?? { candidate: "", sdpMid: "0", sdpMLineIndex: 0 };
      if (id === null) early.push(candidate);
      else this.trickle(id, [candidate]);
    };
    await peer.setLocalDescription(await peer.createOffer());
    const answer = await post("/api/offer", { type: "offer", sdp: peer.localDescription.sdp, ...who });
    this.id = id = answer.pc_id;
    this.secret = answer.secret;
    await peer.setRemoteDescription({ type: answer.type, sdp: answer.sdp });
    if (early.length) this.trickle(id, early);
    await opened;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => channel.readyState === "open" && channel.send("ping"), PING);
    channel.send("ping");
  }

  trickle(id, candidates) {
    post("/api/offer", { pc_id: id, candidates }, "PATCH").catch(() => {});
  }

  receive(data) {
    const message = JSON.parse(data);
    if (message.type === "signalling") return;
    if (message.n !== undefined) {
      if (message.n <= this.seen) return;
      this.seen = message.n;
    }
    if (message.type === "mark") this.confirm(message.name);
    else if (message.type === "ended") this.close(message.reason);
    else this.tell({ type: "message", message });
  }

  /** Tell the line that what it said was heard: after the delay that this browser adds, and only if it sounded. */
  async confirm(name) {
    let delay = 0.08;
    const stats = await this.receiver?.getStats();
    for (const report of stats?.values() ?? []) {
      if (report.type === "inbound-rtp" && report.jitterBufferEmittedCount > 0) {
        delay += report.jitterBufferDelay / report.jitterBufferEmittedCount;
      }
    }
    setTimeout(() => !this.audio.paused && !this.audio.muted && this.send({ type: "mark", name }), Math.min(delay, 1) * 1000);
  }

  send(message) {
    if (this.channel?.readyState === "open") this.channel.send(JSON.stringify(message));
  }

  key(digit) {
    this.send({ type: "key", digit });
  }

  end() {
    this.send({ type: "end" });
    setTimeout(() => this.close("caller_hung_up"), 400);
  }

  /** The page goes away: say so, that the line need not wait for it to come back. */
  leave() {
    this.send({ type: "end" });
    this.close("caller_hung_up");
  }

  watch(peer) {
    if (this.peer !== peer || this.closed) return;
    clearTimeout(this.away);
    if (peer.connectionState === "failed") this.lose();
    if (peer.connectionState === "disconnected") this.away = setTimeout(() => this.lose(), AWAY);
  }

  lose() {
    if (this.closed || this.lostAt !== null || this.id === undefined) return;
    this.lostAt = Date.now();
    this.tell({ type: "lost" });
    this.reconnect();
  }

  async reconnect() {
    if (this.closed || this.trying) return;
    this.trying = true;
    while (!this.closed && this.lostAt !== null) {
      try {
        await this.connect({ pc_id: this.id, secret: this.secret });
        this.lostAt = null;
        this.send({ type: "resume", after: this.seen });
        this.tell({ type: "back" });
      } catch (error) {
        if (error.reason === "gone") this.close("lost");
        else if (Date.now() - this.lostAt > this.patience) this.close("lost");
        else await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
    this.trying = false;
  }

  drop() {
    if (!this.peer) return;
    this.peer.onconnectionstatechange = this.peer.ontrack = this.peer.onicecandidate = null;
    this.channel.onclose = this.channel.onmessage = null;
    this.peer.close();
  }

  close(reason) {
    if (this.closed) return;
    this.closed = true;
    clearInterval(this.pinging);
    clearTimeout(this.away);
    window.removeEventListener("online", this.onOnline);
    window.removeEventListener("pagehide", this.onLeave);
    this.drop();
    for (const track of this.microphone.getTracks()) track.stop();
    this.tell({ type: "closed", reason });
  }
}
