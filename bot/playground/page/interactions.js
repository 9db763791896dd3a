/* Interactions under way: what was clicked or sent, until the bot has answered it or has not. */

import { tell } from "./store.js";

const FAILED = "This interaction failed";
const REMEMBERED = 30;

/** interaction id -> {key, modal}: begun here and not yet answered. */
const running = new Map();
/** Events that overtook the reply to the request that began their interaction. */
const early = [];
/** key -> {busy: true} | {failed: sentence} */
const marks = new Map();
/** Ids of messages on which this person has acted and that have not changed since. */
const acted = new Set();

export const markOf = (key) => marks.get(key) ?? {};

function mark(key, value) {
  if (value) marks.set(key, value);
  else marks.delete(key);
  tell("mark", key);
}

/** Whether this person has acted on a message since it changed; it has changed now. */
export const takeAct = (message) => acted.delete(message);

/** Forgets the failures on a message that has changed or gone. */
export function forgive(message) {
  for (const [key, { failed }] of marks)
    if (failed && key.startsWith(`${message}|`)) mark(key, null);
}

/**
 * Begins an interaction known by `key` unless one with that key is under way; `request` resolves
 * to {interaction_id}. `modal` is called if the bot answers with a modal. Resolves to false when
 * it was refused at once.
 */
export async function begin(key, request, modal) {
  if (markOf(key).busy) return false;
  mark(key, { busy: true });
  acted.add(key.split("|")[0]);
  let id;
  try {
    id = (await request()).interaction_id;
  } catch (error) {
    mark(key, { failed: error.message });
    return false;
  }
  running.set(id, { key, modal });
  const waiting = early.filter((event) => event.interaction_id === id);
  waiting.forEach(hear);
  return true;
}

/** Takes a live event of an interaction: modal, done or failed. */
export function hear(event) {
  const begun = running.get(event.interaction_id);
  if (!begun) {
    early.push(event);
    if (early.length > REMEMBERED) early.shift();
    return;
  }
  running.delete(event.interaction_id);
  mark(begun.key, event.t === "failed" ? { failed: event.why ?? FAILED } : null);
  if (event.t === "modal") begun.modal?.(event);
}

/** Gives up what is under way: its answer was lost with the connection. */
export function lose() {
  for (const id of [...running.keys()]) hear({ t: "failed", interaction_id: id });
}
