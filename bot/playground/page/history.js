/* The messages of the place on screen: loaded, kept up to date, scrolled. */

import * as api from "./api.js";
import { paintMarks } from "./components.js";
import { find } from "./dom.js";
import { forgive } from "./interactions.js";
import { continues, isPrivate, messageItem, spoken } from "./message.js";
import { keepPicker } from "./picker.js";
import { clearUnread, countUnread, known, meet, on, placeById, tell } from "./store.js";

const NEAR = 60;
const PAGE = 50;

const scroller = find("#scroller");
const list = find("#messages");
const jump = find("#jump");
const start = find("#start");

/** id -> {message, item} of the place on screen, oldest first. */
let shown = new Map();
/** Events of this place while its messages are being fetched; null when they are not. */
let waiting = null;
let loads = 0;
let atEnd = true;
let lastTop = 0;
let missed = 0;
let complete = false;
let olderAsked = false;

/** Fetches the place on screen anew; what is already shown of it stays where it is. */
export async function load() {
  const place = known.current;
  const turn = (loads += 1);
  waiting = [];
  if (list.dataset.place !== place) clear(place);
  let messages;
  try {
    messages = await api.messages(place);
  } catch (error) {
    tell("trouble", error.message);
    messages = [...shown.values()].map(({ message }) => message);
  }
  if (turn !== loads) return;
  const meanwhile = waiting;
  waiting = null;
  settle(messages);
  meanwhile.forEach(hear);
  seen();
}

function clear(place) {
  list.dataset.place = place;
  list.replaceChildren();
  shown = new Map();
  complete = false;
  start.hidden = true;
  keepPicker(null);
  toEnd();
}

/** Makes the newest part of what is shown equal to `messages`, the newest there are. */
function settle(messages) {
  const fetched = new Set(messages.map((message) => message.id));
  const joined = messages.some((message) => shown.has(message.id));
  const first = BigInt(messages[0]?.id ?? 0);
  for (const id of [...shown.keys()]) {
    if (!joined || (BigInt(id) >= first && !fetched.has(id))) drop(id);
  }
  if (!joined) complete = messages.length < PAGE;
  for (const message of messages) {
    if (JSON.stringify(shown.get(message.id)?.message) !== JSON.stringify(message)) put(message);
  }
  arrange();
  if (atEnd) toEnd();
}

/** Shows the messages anew: places they name have come or gone. */
export function repaint() {
  for (const { message } of [...shown.values()]) put(message);
  arrange();
}

/** Takes a live event of any place: message, edit or delete. */
export function hear(event) {
  // A deleted message may have been among the unread ones.
  if (event.t === "delete" && placeById(event.channel_id)?.unread) tell("stale");
  if (event.channel_id !== known.current) {
    elsewhere(event);
  } else if (waiting) {
    waiting.push(event);
  } else if (event.t === "delete") {
    drop(event.message_id);
  } else if (event.t === "message" || shown.has(event.message.id)) {
    const isNew = !shown.has(event.message.id);
    put(event.message);
    arrange();
    if (isNew) arrived(event.message);
  }
}

function elsewhere(event) {
  if (event.t !== "message") return;
  const place = placeById(event.channel_id);
  if (place) countUnread(place, event.message);
  else tell("stale");
}

function arrived(message) {
  const mine = message.author.id === known.me.id;
  if (!mine) find("#announcer").textContent = spoken(shown.get(message.id).item);
  if (mine || isPrivate(message)) toEnd();
  if (!atEnd && !mine) missed += 1;
  if (document.hidden || !atEnd) countUnread(placeById(known.current), message);
  else if (!mine) seen();
  paintJump();
}

/** Adds a message in order of ids, or replaces it and keeps the focus within it. */
function put(message) {
  meet(message);
  const old = shown.get(message.id)?.item;
  const item = messageItem(message);
  shown.set(message.id, { message, item });
  if (old) {
    forgive(message.id);
    const focus = focusIn(old);
    old.replaceWith(item);
    restoreFocus(item, focus);
    keepPicker(item);
  } else {
    const later = [...list.children].find(
      (other) => BigInt(other.dataset.messageId) > BigInt(message.id),
    );
    list.insertBefore(item, later ?? null);
  }
  paintMarks(item);
}

const focusable = (item) => [...item.querySelectorAll("button:not(:disabled), a[href]")];

function focusIn(item) {
  if (!item.contains(document.activeElement)) return null;
  return {
    id: document.activeElement.dataset.customId,
    at: focusable(item).indexOf(document.activeElement),
  };
}

function restoreFocus(item, focus) {
  if (!focus) return;
  const places = focusable(item);
  const same = focus.id && places.find((one) => one.dataset.customId === focus.id);
  (same || places[Math.min(focus.at, places.length - 1)] || item).focus({ preventScroll: true });
}

function drop(id) {
  const gone = shown.get(id);
  if (!gone) return;
  shown.delete(id);
  forgive(id);
  gone.item.remove();
  keepPicker(null);
  arrange();
}

/** Marks which messages go on from the one before and which begin a day. */
function arrange() {
  let before = null;
  for (const item of list.children) {
    const { message } = shown.get(item.dataset.messageId);
    const day = item.dataset.day !== (before && shown.get(before.id).item.dataset.day);
    item.classList.toggle("new-day", day);
    item.classList.toggle("compact", !day && continues(message, before));
    before = message;
  }
  start.hidden = !complete;
}

function toEnd() {
  atEnd = true;
  missed = 0;
  scroller.scrollTop = scroller.scrollHeight;
  paintJump();
}

function paintJump() {
  jump.hidden = atEnd;
  jump.querySelector("span").textContent = missed ? `${missed} new` : "To the newest";
}

/** Tells the server that the place on screen has been read, if it is being looked at. */
export function seen() {
  const place = placeById(known.current);
  if (document.hidden || !atEnd || !place) return;
  if (place.unread || place.mentions) clearUnread(place);
  api.markRead(place.id).catch((error) => tell("trouble", error.message));
}

async function older() {
  const first = list.firstElementChild?.dataset.messageId;
  if (complete || olderAsked || waiting || !first) return;
  olderAsked = true;
  const turn = loads;
  try {
    const messages = await api.messages(known.current, first);
    if (turn !== loads) return;
    const height = scroller.scrollHeight;
    complete = messages.length < PAGE;
    messages.forEach(put);
    arrange();
    scroller.scrollTop += scroller.scrollHeight - height;
  } catch (error) {
    tell("trouble", error.message);
  } finally {
    olderAsked = false;
  }
}

/** Shows a message of the place on screen, if it is loaded. */
export function reveal(id) {
  const item = shown.get(id)?.item;
  item?.scrollIntoView({ block: "center" });
  item?.focus({ preventScroll: true });
}

scroller.addEventListener("scroll", () => {
  const was = atEnd;
  const movedUp = scroller.scrollTop < lastTop;
  lastTop = scroller.scrollTop;
  if (scroller.scrollHeight - lastTop - scroller.clientHeight < NEAR) atEnd = true;
  else if (movedUp) atEnd = false;
  if (atEnd && !was) {
    missed = 0;
    seen();
  }
  paintJump();
  if (scroller.scrollTop < NEAR) older();
});
new ResizeObserver(() => atEnd && toEnd()).observe(list);
new ResizeObserver(() => atEnd && toEnd()).observe(scroller);
jump.addEventListener("click", toEnd);
document.addEventListener("visibilitychange", seen);
list.addEventListener("contextmenu", (event) => {
  const item = event.target.closest(".message");
  if (!item || event.target.closest("a, img, input") || !getSelection().isCollapsed) return;
  event.preventDefault();
  const { message } = shown.get(item.dataset.messageId);
  tell("menu", { message, at: { left: event.clientX, bottom: event.clientY } });
});
on("remove", (id) =>
  api.remove(known.current, id).catch((error) => tell("trouble", error.message)),
);
