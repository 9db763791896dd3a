/* The messages of a place in a pane of the page: loaded, kept up to date, scrolled. */

import * as api from "./api.js";
import { announce, beforeEdit } from "./announcer.js";
import { paintMarks } from "./components.js";
import { find } from "./dom.js";
import { remember, rest } from "./focus.js";
import { forgive, takeAct } from "./interactions.js";
import { continues, isPrivate, messageItem } from "./message.js";
import { keepPicker } from "./picker.js";
import { clearUnread, countUnread, meet, on, placeById, tell } from "./store.js";

const NEAR = 60;
const PAGE = 50;

/** One pane; `node` has a .scroller with the list .messages, the beginning .start, and .jump. */
class Pane {
  /** id of the place on screen */
  place = null;
  /** id -> {message, item} of the place on screen, oldest first. */
  shown = new Map();
  /** Events of this place while its messages are being fetched; null when they are not. */
  waiting = null;
  loads = 0;
  atEnd = true;
  lastTop = 0;
  missed = 0;
  complete = false;
  olderAsked = false;

  constructor(node) {
    this.scroller = node.querySelector(".scroller");
    this.list = node.querySelector(".messages");
    this.start = node.querySelector(".start");
    this.jump = node.querySelector(".jump");
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.jump.addEventListener("click", () => this.toEnd());
    this.list.addEventListener("contextmenu", (event) => this.menu(event));
    const stay = new ResizeObserver(() => this.atEnd && this.toEnd());
    stay.observe(this.list);
    stay.observe(this.scroller);
  }

  /** Shows a place, or none (null). Fetches it anew; what is already shown of it stays. */
  async show(place) {
    const turn = (this.loads += 1);
    if (this.place !== place) this.clear();
    this.place = place;
    this.waiting = place && [];
    if (!place) return;
    let messages;
    try {
      messages = await api.messages(place);
    } catch (error) {
      tell("trouble", error.message);
      messages = [...this.shown.values()].map(({ message }) => message);
    }
    if (turn !== this.loads) return;
    const meanwhile = this.waiting;
    this.waiting = null;
    this.settle(messages);
    for (const event of meanwhile) this.hear(event);
    this.seen();
  }

  clear() {
    this.list.replaceChildren();
    this.shown = new Map();
    this.complete = false;
    this.start.hidden = true;
    keepPicker(null);
    this.toEnd();
  }

  /** Makes the newest part of what is shown equal to `messages`, the newest there are. */
  settle(messages) {
    const fetched = new Set(messages.map((message) => message.id));
    const joined = messages.some((message) => this.shown.has(message.id));
    const first = BigInt(messages[0]?.id ?? 0);
    for (const id of [...this.shown.keys()]) {
      if (!joined || (BigInt(id) >= first && !fetched.has(id))) this.drop(id);
    }
    if (!joined) this.complete = messages.length < PAGE;
    for (const message of messages) {
      const before = this.shown.get(message.id)?.message;
      if (JSON.stringify(before) !== JSON.stringify(message)) this.put(message);
    }
    this.arrange();
    if (this.atEnd) this.toEnd();
  }

  /** Shows the messages anew: places they name have come or gone, or times have a new language. */
  repaint() {
    for (const { message } of [...this.shown.values()]) this.put(message);
    this.arrange();
  }

  /** Takes a live event of the place on screen: message, edit or delete. */
  hear(event) {
    if (this.waiting) {
      this.waiting.push(event);
    } else if (event.t === "delete") {
      this.drop(event.message_id);
    } else if (event.t === "message" || this.shown.has(event.message.id)) {
      const before = this.shown.get(event.message.id);
      const told = before && beforeEdit(before.item, this.concern(event.message));
      this.put(event.message);
      this.arrange();
      if (before) told(this.shown.get(event.message.id).item);
      else this.arrived(event);
    }
  }

  /** What an edit of a message has to do with this person. */
  concern(message) {
    const own = takeAct(message.id);
    return { own, personal: isPrivate(message) || Boolean(placeById(this.place)?.dm) };
  }

  arrived({ message }) {
    const { mine } = message;
    if (!mine) announce(this.shown.get(message.id).item);
    if (mine || isPrivate(message)) this.toEnd();
    if (!this.atEnd && !mine) this.missed += 1;
    const place = placeById(this.place);
    if ((document.hidden || !this.atEnd) && place) countUnread(place, message);
    else if (!mine) this.seen();
    this.paintJump();
  }

  /** Adds a message in order of ids, or replaces it and keeps the focus within it. */
  put(message) {
    meet(message);
    const old = this.shown.get(message.id)?.item;
    const item = messageItem(message);
    this.shown.set(message.id, { message, item });
    if (old) {
      forgive(message.id);
      const back = old.contains(document.activeElement) ? remember() : null;
      old.replaceWith(item);
      back?.();
      keepPicker(item);
    } else {
      const later = [...this.list.children].find(
        (other) => BigInt(other.dataset.messageId) > BigInt(message.id),
      );
      this.list.insertBefore(item, later ?? null);
    }
    paintMarks(item);
  }

  drop(id) {
    const gone = this.shown.get(id);
    if (!gone) return;
    this.shown.delete(id);
    forgive(id);
    const { item } = gone;
    const held = item.contains(document.activeElement);
    const near = item.nextElementSibling ?? item.previousElementSibling ?? this.scroller;
    item.remove();
    if (held) rest(near);
    keepPicker(null);
    this.arrange();
  }

  /** Marks which messages go on from the one before and which begin a day. */
  arrange() {
    let before = null;
    for (const item of this.list.children) {
      const { message } = this.shown.get(item.dataset.messageId);
      const day = item.dataset.day !== (before && this.shown.get(before.id).item.dataset.day);
      item.classList.toggle("new-day", day);
      item.classList.toggle("compact", !day && continues(message, before));
      before = message;
    }
    this.start.hidden = !this.complete;
  }

  toEnd() {
    this.atEnd = true;
    this.missed = 0;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.paintJump();
  }

  paintJump() {
    this.jump.hidden = this.atEnd;
    const { missed } = this;
    this.jump.querySelector("span").textContent = missed ? `${missed} new` : "To the newest";
  }

  /** Tells the server that the place on screen has been read, if it is being looked at. */
  seen() {
    const place = placeById(this.place);
    if (document.hidden || !this.atEnd || !place) return;
    if (place.unread || place.mentions) clearUnread(place);
    api.markRead(place.id).catch((error) => tell("trouble", error.message));
  }

  scrolled() {
    const { scroller } = this;
    const was = this.atEnd;
    const movedUp = scroller.scrollTop < this.lastTop;
    this.lastTop = scroller.scrollTop;
    if (scroller.scrollHeight - this.lastTop - scroller.clientHeight < NEAR) this.atEnd = true;
    else if (movedUp) this.atEnd = false;
    if (this.atEnd && !was) {
      this.missed = 0;
      this.seen();
    }
    this.paintJump();
    if (scroller.scrollTop < NEAR) this.older();
  }

  async older() {
    const first = this.list.firstElementChild?.dataset.messageId;
    if (this.complete || this.olderAsked || this.waiting || !first) return;
    this.olderAsked = true;
    const turn = this.loads;
    try {
      const messages = await api.messages(this.place, first);
      if (turn !== this.loads) return;
      const height = this.scroller.scrollHeight;
      this.complete = messages.length < PAGE;
      for (const message of messages) this.put(message);
      this.arrange();
      this.scroller.scrollTop += this.scroller.scrollHeight - height;
    } catch (error) {
      tell("trouble", error.message);
    } finally {
      this.olderAsked = false;
    }
  }

  /** Shows a message of the place on screen, if it is loaded. */
  reveal(id) {
    const item = this.shown.get(id)?.item;
    item?.scrollIntoView({ block: "center" });
    item?.focus({ preventScroll: true });
  }

  menu(event) {
    const item = event.target.closest(".message");
    if (!item || event.target.closest("a, img, input") || !getSelection().isCollapsed) return;
    event.preventDefault();
    const { message } = this.shown.get(item.dataset.messageId);
    tell("menu", { message, at: { left: event.clientX, bottom: event.clientY } });
  }
}

/** The place that the person has gone to, and the direct messages beside it on wide windows. */
export const main = new Pane(find("#main"));
export const beside = new Pane(find("#beside"));
const panes = [main, beside];

/** Takes a live event of any place: message, edit or delete. */
export function hear(event) {
  // A deleted message may have been among the unread ones.
  if (event.t === "delete" && placeById(event.channel_id)?.unread) tell("stale");
  const pane = panes.find((one) => one.place === event.channel_id);
  if (pane) pane.hear(event);
  else elsewhere(event);
}

function elsewhere(event) {
  if (event.t !== "message") return;
  const place = placeById(event.channel_id);
  if (place) countUnread(place, event.message);
  else tell("stale");
}

export const repaint = () => panes.forEach((pane) => pane.repaint());

/** Marks as read what was unread in the places on screen. */
export function catchUp() {
  for (const pane of panes) if (placeById(pane.place)?.unread) pane.seen();
}

/** Fetches what is on screen anew: events may have been lost. */
export const reload = () => panes.forEach((pane) => pane.show(pane.place));

document.addEventListener("visibilitychange", catchUp);
on("remove", ({ channel_id: channel, id }) =>
  api.remove(channel, id).catch((error) => tell("trouble", error.message)),
);
