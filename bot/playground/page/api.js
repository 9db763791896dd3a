/* The people API: what this person asks of the playground's server. Failures carry its sentence. */

let base = "";

async function ask(method, path, body) {
  const request = { method, headers: {} };
  if (method !== "GET") {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body ?? {});
  }
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Error("The playground cannot be reached.");
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok)
    throw new Error(answer?.error ?? `The playground refused (${response.status}).`);
  return answer;
}

/** From now on `api` speaks for this person. */
export function speakFor(person) {
  base = `/people/${encodeURIComponent(person.id)}`;
}

export const liveAddress = () =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/live`;

export const people = () => ask("GET", "/people");
export const addPerson = (name) => ask("POST", "/people", { name });
export const changeMe = (change) => ask("PATCH", base, change);
export const state = () => ask("GET", `${base}/state`);

export const openServer = (name) => ask("POST", `${base}/guilds`, { name });
export const changeServer = (guild, change) => ask("PATCH", `${base}/guilds/${guild}`, change);
export const openChannel = (guild, what) => ask("POST", `${base}/guilds/${guild}/channels`, what);
export const changeChannel = (channel, change) =>
  ask("PATCH", `${base}/channels/${channel}`, change);
export const deleteChannel = (channel) => ask("DELETE", `${base}/channels/${channel}`);
export const openThread = (channel, what) =>
  ask("POST", `${base}/channels/${channel}/threads`, what);

export const openDirect = () => ask("POST", `${base}/dm`);

export function messages(channel, before) {
  const older = before ? `&before=${before}` : "";
  return ask("GET", `${base}/channels/${channel}/messages?limit=50${older}`);
}

export const say = (channel, content) =>
  ask("POST", `${base}/channels/${channel}/messages`, { content });
export const remove = (channel, message) =>
  ask("DELETE", `${base}/channels/${channel}/messages/${message}`);
export const markRead = (channel) => ask("POST", `${base}/channels/${channel}/read`);
export const press = (body) => ask("POST", `${base}/press`, body);
export const command = (body) => ask("POST", `${base}/command`, body);
export const menuCommand = (body) => ask("POST", `${base}/menu`, body);
export const autocomplete = (body) => ask("POST", `${base}/autocomplete`, body);
export const submit = (body) => ask("POST", `${base}/submit`, body);
