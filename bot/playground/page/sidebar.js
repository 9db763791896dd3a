/* The list of places on the left, with what is unread in each; a drawer on narrow windows. */

import * as api from "./api.js";
import { badge, el, find, icon } from "./dom.js";
import { face } from "./faces.js";
import { adopt, callsIn, known, nameOf, on, tell, totalCalls, totalUnread } from "./store.js";

const list = find("#places");
const drawer = find("#sidebar");
const backdrop = find("#backdrop");
const opener = find("#open-drawer");
const main = find("#main");

function paint() {
  const focused = list.contains(document.activeElement)
    ? document.activeElement.dataset.place
    : null;
  const groups = known.guilds.map((guild) =>
    group(
      guild.name + (guild.has_bot ? (guild.dark ? " (outage)" : "") : " (without the bot)"),
      known.places.filter((place) => place.guild?.id === guild.id),
    ),
  );
  const direct = known.places.filter((place) => place.dm);
  if (!direct.some((place) => place.context === 1) && known.bot) direct.push(unopened());
  list.replaceChildren(...groups, ...(direct.length ? [group("Direct messages", direct)] : []));
  if (focused) list.querySelector(`[data-place="${focused}"]`)?.focus();
  paintOpener();
}

/** The direct messages with the bot before the first of them; going there opens them. */
function unopened() {
  return { id: "", dm: true, context: 1, name: nameOf(known.bot), recipient: known.bot, unread: 0 };
}

function group(title, places) {
  return el(
    "section",
    { "aria-label": title },
    el("h2", { text: title }),
    el(
      "ul",
      {},
      places.map((place) => el("li", {}, entry(place))),
    ),
  );
}

function entry(place) {
  const here = place.id === known.current;
  const thread = Boolean(place.parent_id);
  const classes = ["place", thread && "thread", place.unread && "unread", here && "here"];
  const calls = callsIn(place);
  return el(
    "a",
    {
      class: classes.filter(Boolean).join(" "),
      href: `?as=${encodeURIComponent(known.me.name)}&channel=${place.id}`,
      "aria-current": here ? "page" : null,
      testid: `${place.dm ? "dm" : thread ? "thread" : "channel"}-${place.name}`,
      data: { place: place.id, unread: place.unread, mentions: place.mentions },
      on: { click: go },
    },
    place.dm
      ? face(place.recipient, "tiny")
      : el("span", { class: "hash", "aria-hidden": "true", text: thread ? "└" : "#" }),
    thread && el("span", { class: "hidden-text", text: "Thread" }),
    el("span", { class: "place-name", text: place.name }),
    kindOf(place) && el("span", { class: "soft kind", text: kindOf(place) }),
    place.unread ? el("span", { class: "hidden-text", text: `${place.unread} unread` }) : null,
    badge(calls, "call"),
  );
}

/** What is unusual about a place, in a word. */
function kindOf(place) {
  if (place.hidden) return "hidden";
  if (place.locked) return "locked";
  return { 5: "news", 12: "private" }[place.type] ?? null;
}

async function go(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const channel = event.currentTarget.dataset.place || (await opened());
  if (channel) tell("go", { channel, alone: true });
  closeDrawer();
}

/** The channel of the direct messages with the bot, which this person opens now. */
async function opened() {
  try {
    const { id } = await api.openDirect();
    adopt(await api.state());
    return id;
  } catch (error) {
    tell("trouble", error.message);
    return null;
  }
}

function paintOpener() {
  const [total, calls] = [totalUnread(), totalCalls()];
  const shown = badge(calls, "call");
  opener.replaceChildren(icon("menu"), shown ?? "");
  const news = [shown && `${shown.textContent} for you`, total && `${total} unread`];
  opener.ariaLabel = ["Channels and people", ...news.filter(Boolean)].join(", ");
}

function openDrawer() {
  drawer.classList.add("open");
  backdrop.hidden = false;
  main.inert = true;
  opener.setAttribute("aria-expanded", "true");
  (list.querySelector("[aria-current]") ?? drawer).focus();
}

export function closeDrawer() {
  if (!drawer.classList.contains("open")) return;
  drawer.classList.remove("open");
  backdrop.hidden = true;
  main.inert = false;
  opener.setAttribute("aria-expanded", "false");
  opener.focus();
}

opener.addEventListener("click", openDrawer);
backdrop.addEventListener("click", closeDrawer);
find("#close-drawer").addEventListener("click", closeDrawer);
drawer.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
on("places", paint);
on("bot", paint);
