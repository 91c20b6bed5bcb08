// What the console asks the server. Whoever is not logged in gets `Unknown`, everything else that fails `Trouble`.

export class Unknown extends Error {}

export class Trouble extends Error {}

let token = "";

async function ask(path, options = {}) {
  let reply;
  try {
    reply = await fetch(`/console${path}`, options);
  } catch {
    throw new Trouble("The line cannot be reached.");
  }
  if (reply.status === 401) throw new Unknown((await problem(reply)) ?? "Log in.");
  if (!reply.ok) throw new Trouble((await problem(reply)) ?? `The line answered ${reply.status}.`);
  return reply.status === 204 ? null : reply.json();
}

async function problem(reply) {
  try {
    return (await reply.json()).detail;
  } catch {
    return null;
  }
}

export const get = (path) => ask(path, { headers: { Accept: "application/json" } });

export const post = (path, body = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": token },
    body: JSON.stringify(body),
  });

/** Who is logged in; throws `Unknown`. */
export async function session() {
  const found = await get("/session");
  token = found.csrf;
  return found.user;
}

export async function login(user, password) {
  const found = await post("/login", { user, password });
  token = found.csrf;
  return found.user;
}

/** A call's events as they happen, until `stop` is called or the call ends. */
export function follow(call, take) {
  const stream = new EventSource(`/console/calls/${encodeURIComponent(call)}/events`);
  const names = "call_started speech_started speech_stopped partial final gate turn_started retrieval answer say_started say_finished interrupted escalation handoff dtmf locale degraded error call_ended review".split(" ");
  for (const name of names) {
    stream.addEventListener(name, (event) => {
      if (!event.data) return; // the stream's own error, not the call's
      const happened = JSON.parse(event.data);
      take(happened);
      if (happened.event === "call_ended") stream.close();
    });
  }
  return () => stream.close();
}

/** The events of all calls under way; `begin` is called whenever they are told from the first again. */
export function followLive(begin, take) {
  const stream = new EventSource("/console/live");
  stream.addEventListener("open", begin);
  stream.addEventListener("happened", (event) => take(JSON.parse(event.data)));
  return () => stream.close();
}
